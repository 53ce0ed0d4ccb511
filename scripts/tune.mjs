/**
 * `npm run tune`: tunes what the strong bots of Escape Plan think things are worth (`packages/bots/src/escape-plan/keen.ts`), by SPSA
 * in games by instinct, some milliseconds each. What it finds is printed; whoever likes it writes it down and asks the arena.
 *
 *   npm run tune                                      four seats, the figures that matter most
 *   npm run tune -- --seats 1 --rounds 300            alone, against Costa
 *   npm run tune -- --keys contact,wound --seed 2     two figures, other deals
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root, setUp } from './set-up.mjs';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '100' },
    gate: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    keys: { type: 'string', default: 'contact,wound,cuffs,key,disc,room,money1,money2,can,afterwards,copAtGoal' },
  },
});
setUp();
const built = join(root, 'packages', 'bots', 'dist', 'escape-plan', 'tuning.js');
const { tuneSense } = await import(pathToFileURL(built).href);
const { keys, ...numbers } = values;
const order = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]));
console.log(JSON.stringify(tuneSense({ ...order, keys: keys.split(',') }, (line) => console.log(line))));
