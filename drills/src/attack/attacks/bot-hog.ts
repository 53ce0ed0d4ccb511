import { RUNNING_TABLES } from '@stakeout/protocol';
import { type Attack, mustHold } from '../attack.ts';
import { publicTable, start } from '../gathering.ts';
import { TableSocket } from '../table-socket.ts';

/** One thread is shared by all; bots move as soon as they can. */
const ONE_THREAD = {
  STAKEOUT_BOT_THREADS: '1',
  STAKEOUT_BOT_PACE: '0',
  STAKEOUT_REQUESTS_PER_MINUTE: '10000000',
};
const HARD = { kind: 'bot', level: 'hard' } as const;
const EASY = { kind: 'bot', level: 'easy' } as const;
/** One decision is under way when a bot is asked; another may have been begun before the answer was stored and shown. */
const MOST_BETWEEN = 3;

/** Somebody fills the server with hard bots that play on and on, and somebody else waits for an easy one. */
export const botHog: Attack = {
  name: 'bot-hog',
  aim: 'make everybody else wait for their bots',
  async run(stage) {
    const server = await stage.server(ONE_THREAD);
    const [hog, guest] = [await stage.guest(server, 'Hugo'), await stage.guest(server, 'Ada')];
    let decisions = 0;
    const tables = stage.times(8, RUNNING_TABLES);
    for (let count = 0; count < tables; count++) {
      const table = await publicTable(hog, [{ kind: 'me' }, HARD, HARD, HARD]);
      await start(hog, table);
      // A bot plays the seat on, and nothing waits for a person any more.
      const socket = await TableSocket.open(hog, table);
      socket.say({ type: 'resign', key: 'play-without-me' });
      await socket.answerTo('play-without-me');
      void socket.find((message) => {
        if (message.type === 'entry') decisions += 1;
        return false;
      });
    }

    const table = await publicTable(guest, [{ kind: 'me' }, EASY], { config: { start: 0 } });
    await start(guest, table);
    const socket = await TableSocket.open(guest, table);
    let most = 0;
    let slowest = 0;
    const answers = stage.times(3, 20);
    for (let answered = 0, from = 0; answered < answers; ) {
      const asked = await socket.find(
        (one) => 'turn' in one && (one.turn.options.length > 0 || one.turn.outcome !== null),
        from,
      );
      if (asked === null || !('turn' in asked)) throw new Error('the easy bot does not answer at all');
      if (asked.turn.outcome !== null) break;
      from = socket.heard.length;
      const key = `a-move-${from}-of-mine`;
      const [began, before] = [performance.now(), decisions];
      socket.say({ type: 'act', key, seq: asked.seq, actions: [asked.turn.options[0]] });
      await socket.answerTo(key);
      const own = await socket.find((one) => one.type === 'entry' && one.by === 'person', from);
      // It may be the person's turn again; only when it is the bot's is it waited for.
      if (own === null || !('turn' in own) || own.turn.toAct[0] !== 1) continue;
      await socket.find((one) => one.type === 'entry' && one.by === 'bot' && one.seq > own.seq, from);
      most = Math.max(most, decisions - before);
      slowest = Math.max(slowest, performance.now() - began);
      answered += 1;
    }
    mustHold(most <= MOST_BETWEEN, `an easy bot came after ${most} decisions of somebody else's bots`);
    return { 'tables of the hog': tables, 'decisions waited for': most, 'slowest answer, ms': Math.round(slowest) };
  },
};
