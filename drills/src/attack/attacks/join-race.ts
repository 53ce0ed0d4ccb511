import { RUNNING_TABLES, type ServerMessage } from '@stakeout/protocol';
import { type Attack, mustHold } from '../attack.ts';
import { publicTable, start, takeSeat } from '../gathering.ts';
import { TableSocket } from '../table-socket.ts';

/** The drill is one address, and is not about limits. */
const UNLIMITED = { STAKEOUT_REQUESTS_PER_MINUTE: '10000000', STAKEOUT_SOCKETS_PER_ADDRESS: '1000000' };
const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;
const JOINERS = 6;
const LONGEST = 30_000;

const SIGHTS: Readonly<Record<string, (message: ServerMessage) => boolean>> = {
  'what was said': (message) => message.type === 'chat' && message.lines.some(({ text }) => text === 'Here we go'),
  'who sat down': (message) => message.type === 'table' && message.table.seats.some(({ name }) => name === 'Bea'),
  'the start': (message) => message.type === 'table' && message.table.status === 'running',
  'the first state': (message) => message.type === 'state',
};

/** Many come to a table on two nodes at the very moment at which everything happens there. */
export const joinRace: Attack = {
  name: 'join-race',
  aim: 'miss a seat, a line of chat or the start by coming at the wrong moment',
  async run(stage) {
    const nodes = await stage.nodes(2, UNLIMITED);
    const [first, second] = nodes;
    if (first === undefined || second === undefined) throw new Error('a node is missing');
    const newPeople = () => Promise.all(['Ada', 'Bea', 'Cid'].map((name) => stage.guest(first, name)));
    let people = await newPeople();
    const rounds = stage.times(10, 1000);
    let missed = 0;
    let example = '';
    for (let round = 0; round < rounds; round++) {
      // One host has only so many matches at a time.
      if (round > 0 && round % RUNNING_TABLES === 0) people = await newPeople();
      const [host, other, watcher] = people;
      if (host === undefined || other === undefined || watcher === undefined) throw new Error('somebody is missing');
      const table = await publicTable(host, [...SEATS]);
      const talker = await TableSocket.open(host, table);
      await talker.next('presence');
      const comers = Array.from({ length: JOINERS }, (_, index) => {
        const who = [host, other, watcher][index % 3] ?? host;
        return who.at(nodes[index % 2] ?? first);
      });
      const happen = async () => {
        await takeSeat(other.at(second), table);
        talker.say({ type: 'say', key: `said-in-${round}`, text: 'Here we go' });
        await start(host, table);
      };
      const [sockets] = await Promise.all([
        Promise.all(comers.map((comer) => TableSocket.open(comer, table))),
        happen(),
      ]);
      for (const socket of [talker, ...sockets]) {
        for (const [what, isSeen] of Object.entries(SIGHTS)) {
          if ((await socket.find(isSeen, 0, LONGEST)) !== null) continue;
          missed += 1;
          example ||= `${what}, in round ${round}`;
        }
      }
      mustHold(missed === 0, `${missed} sights were missed, such as ${example}`);
      await Promise.all([talker, ...sockets].map((socket) => socket.close()));
    }
    return { rounds, 'joiners a round': JOINERS, missed };
  },
};
