import { paths } from '@stakeout/protocol';
import { readFigures } from '../../load/metrics-page.ts';
import { inParallel } from '../../load/parallel.ts';
import { ask } from '../asking.ts';
import { type Attack, mustHold } from '../attack.ts';
import { Crowd } from '../crowd.ts';
import type { Guest } from '../stage.ts';

/** As many as the lobby shows. */
const TABLES = 50;
/** What reading a list may cost the server's processor, in milliseconds: it was a second. */
const MOST_MS = 20;
/** A list of fifty tables without their boxes. */
const MOST_BYTES = 64 * 1024;

export const paddedLobby: Attack = {
  name: 'padded-lobby',
  aim: 'make every look at the lobby cost a second, with fifty public tables that have boxes as large as can be',

  async run(stage) {
    const server = await stage.server();
    const crowd = new Crowd(stage, server);
    const hosts = new Set<Guest>();
    for (let number = 0; number < TABLES; number++) {
      const made = await crowd.makeLarge(number, { seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
      mustHold(typeof made !== 'string', `a table with a legal box was refused: ${made}`);
      hosts.add(made.host);
    }
    const visitors = [...hosts];
    await readFigures(server.origin);
    const before = server.cpuSeconds();
    const looks = Array.from({ length: stage.times(60, 240) }, (_, index) => index);
    const answers = await inParallel(looks, 4, async (index) => {
      const path = index % 2 === 0 ? paths.lobby : paths.myTables;
      return ask(server.origin, visitors[(index >> 1) % visitors.length] as Guest, path);
    });
    const each = ((server.cpuSeconds() - before) * 1000) / looks.length;
    const { loopLagMax } = await readFigures(server.origin);
    const longest = Math.max(...answers.map(({ text }) => text.length));
    mustHold(
      answers.every(({ status }) => status === 200),
      'a look at the lobby was refused',
    );
    mustHold(longest < MOST_BYTES && !answers.some(({ text }) => text.includes('xxxx')), 'the lobby tells of boxes');
    mustHold(each < MOST_MS, `a look at the lobby costs ${each.toFixed(1)} ms of the processor`);
    return {
      'ms of processor a look': each.toFixed(1),
      'longest list in bytes': longest,
      'longest stop of the event loop in ms': Math.round(loopLagMax),
    };
  },
};
