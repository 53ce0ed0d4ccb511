import { type Attack, mustHold } from '../attack.ts';
import { publicTable, start } from '../gathering.ts';
import { TableSocket } from '../table-socket.ts';

const UNLIMITED = {
  STAKEOUT_REQUESTS_PER_MINUTE: '10000000',
  STAKEOUT_SOCKETS_PER_ADDRESS: '1000000',
  STAKEOUT_MESSAGES_PER_MINUTE: '1000000',
  STAKEOUT_BOT_PACE: '0',
};
const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;

/** Somebody plays a move on one node, and looks at the table on the other as soon as it is acknowledged. */
export const rejoinElsewhere: Attack = {
  name: 'rejoin-elsewhere',
  aim: 'see less on another node than was acknowledged',
  async run(stage) {
    const nodes = await stage.nodes(2, UNLIMITED);
    const [first] = nodes;
    if (first === undefined) throw new Error('a node is missing');
    const [guest, watcher] = [await stage.guest(first, 'Ada'), await stage.guest(first, 'Bea')];
    /** They make both nodes follow the match, each by what it hears. */
    let followers: readonly TableSocket[] = [];
    const moves = stage.times(10, 1000);
    let behind = 0;
    let table = '';
    let socket: TableSocket | null = null;
    for (let move = 0; move < moves; ) {
      if (socket === null) {
        await Promise.all(followers.map((follower) => follower.close()));
        table = await publicTable(guest, [...SEATS]);
        await start(guest, table);
        followers = await Promise.all(nodes.map((node) => TableSocket.open(watcher.at(node), table)));
        socket = await TableSocket.open(guest, table);
      }
      const asked = await socket.find(
        (one) => 'turn' in one && (one.turn.options.length > 0 || one.turn.outcome !== null),
      );
      if (asked === null || !('turn' in asked)) throw new Error('the match does not go on');
      if (asked.turn.outcome !== null) {
        await socket.close();
        socket = null;
        continue;
      }
      // The socket follows; what it heard last is what can be decided on.
      const { seq, turn } = latest(socket);
      const heard = socket.heard.length;
      const key = `a-move-${heard}-of-${move}`;
      socket.say({ type: 'act', key, seq, actions: [turn.options[0]] });
      const answer = await socket.answerTo(key);
      if (answer.type !== 'ack') {
        mustHold(answer.error === 'stale', `a move was refused: ${answer.error}`);
        await socket.next('state', heard);
        continue;
      }
      move += 1;
      const elsewhere = await TableSocket.open(guest.at(nodes[move % nodes.length] ?? first), table);
      const { seq: shown } = await elsewhere.next('state');
      if (shown < answer.seq) behind += 1;
      await socket.close();
      socket = elsewhere;
    }
    mustHold(behind === 0, `${behind} of ${moves} times the other node was behind what was acknowledged`);
    return { moves, behind };
  },
};

function latest({ heard }: TableSocket) {
  const found = heard.findLast((one) => 'turn' in one && one.turn.options.length > 0);
  if (found === undefined || !('turn' in found)) throw new Error('nothing can be decided');
  return found;
}
