import { ErrorBody, paths } from '@stakeout/protocol';
import { ask } from '../asking.ts';
import { type Attack, mustHold } from '../attack.ts';
import { paddedBox } from '../boxes.ts';

const NOTHINGS = Array(75_000).fill({});
const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

/** Configurations of as much as a request can carry, by game. */
const PADDED: readonly (readonly [game: string, config: object | string])[] = [
  ...['padding', '_note', 'tiles', 'asset_start', 'assets', 'patrol', 'notoriety', 'contacts'].map(
    (field) => ['escape-plan', { table: paddedBox(field) }] as const,
  ),
  ['escape-plan', { padding: NOTHINGS }],
  ['escape-plan', `{"table":{"assets":${DEEP}}}`],
  ['escape-plan', `{"table":{"_note":${DEEP}}}`],
  ['gunrunners', { deck: NOTHINGS }],
  ['gunrunners', { padding: NOTHINGS }],
  ['gunrunners', { deck: [{ role: 'spy', value: 1, padding: NOTHINGS }] }],
  ['gunrunners', `{"deck":${DEEP}}`],
];

export const paddedBoxes: Attack = {
  name: 'padded-box',
  aim: 'make the server keep 225 kB of nothing as the box of a table',

  async run(stage) {
    const server = await stage.server();
    const guest = await stage.guest(server, 'Mallory');
    let slowest = 0;
    let longest = 0;
    for (const [game, config] of PADDED) {
      const text = typeof config === 'string' ? config : JSON.stringify(config);
      const body = `{"game":"${game}","seats":[{"kind":"me"},{"kind":"open"}],"config":${text}}`;
      const answer = await ask(server.origin, guest, paths.tables, body);
      slowest = Math.max(slowest, answer.milliseconds);
      longest = Math.max(longest, answer.text.length);
      mustHold(answer.status === 422, `${text.slice(0, 60)}… was answered ${answer.status}`);
      const { error, refusals } = ErrorBody.parse(JSON.parse(answer.text));
      mustHold(error === 'badConfig' && refusals.length > 0, `${text.slice(0, 60)}… was refused without a reason`);
    }
    const mine = await guest.api.myTables();
    mustHold(mine.ok && mine.value.tables.length === 0, 'a padded table was kept');
    return { tried: PADDED.length, 'longest answer in bytes': longest, 'slowest in ms': Math.round(slowest) };
  },
};
