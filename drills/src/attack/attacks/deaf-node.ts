import { RUNNING_TABLES } from '@stakeout/protocol';
import { type Attack, mustHold } from '../attack.ts';
import { DeafLine } from '../deaf-line.ts';
import { publicTable, start, takeSeat } from '../gathering.ts';
import { TableSocket } from '../table-socket.ts';

const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;
/** A node that is told nothing looks once a second; the rest is for a busy machine. */
const LONGEST = 10_000;

/** Somebody is sent away, on one node, while looking at the table on another that hears of nothing. */
export const deafNode: Attack = {
  name: 'deaf-node',
  aim: 'keep a seat that was lost, on a node that was not told',
  async run(stage) {
    let line: DeafLine | null = null;
    const way = async (url: string, number: number) => {
      if (number === 1) return url;
      line = await DeafLine.to(url);
      stage.atTheEnd(() => line?.close());
      return line.url;
    };
    const [hearing, deaf] = await stage.nodes(2, {}, way);
    if (hearing === undefined || deaf === undefined) throw new Error('a node is missing');
    const newPeople = () => Promise.all(['Ada', 'Bea', 'Cid'].map((name) => stage.guest(hearing, name)));
    let people = await newPeople();
    (line as DeafLine | null)?.cut();

    let slowest = 0;
    const rounds = stage.times(2, 50);
    for (let round = 0; round < rounds; round++) {
      // One host has only so many matches at a time.
      if (round > 0 && round % RUNNING_TABLES === 0) people = await newPeople();
      const [host, kicked, heir] = people;
      if (host === undefined || kicked === undefined || heir === undefined) throw new Error('somebody is missing');
      const table = await publicTable(host, [...SEATS], { config: { start: 0 } });
      await takeSeat(kicked, table);
      const socket = await TableSocket.open(kicked.at(deaf), table);
      await socket.next('presence');
      await host.api.kick(table, 1);
      const lostAt = performance.now();
      await takeSeat(heir, table);
      await start(host, table);

      // By turns they ask at once, and wait to be told.
      if (round % 2 === 0) {
        socket.say({ type: 'act', key: 'not-mine-any-more', seq: 0, actions: [{}] });
        const answer = await socket.answerTo('not-mine-any-more');
        const isRefused = answer.type === 'refused' && answer.error === 'notSeated';
        mustHold(isRefused, `act was answered ${JSON.stringify(answer)}`);
        socket.say({ type: 'sync' });
      } else {
        const told = await socket.find((one) => one.type === 'table' && one.you.seat === null, 0, LONGEST);
        mustHold(told !== null, 'who was sent away was never told');
        slowest = Math.max(slowest, performance.now() - lostAt);
      }
      await socket.next('state');
      for (const message of socket.heard) {
        const viewer = 'view' in message ? (message.view as { viewer: number | null }).viewer : null;
        mustHold(viewer === null, `the view of seat ${viewer} was shown to somebody who lost it`);
      }
      await socket.close();
    }
    return { rounds, 'told after at most, ms': Math.round(slowest) };
  },
};
