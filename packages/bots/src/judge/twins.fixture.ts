import { type AnyMatch, type AnyRules, canonicalText, FastChance, type Seat } from '@stakeout/kernel';
import { StatelessChance } from '@stakeout/testkit';
import { newTable, playOut, Table } from './match.fixture.ts';

/** Two finished matches that looked alike to a seat for so many actions, and what they are judged by. */
export interface Twins {
  readonly matches: readonly [AnyMatch, AnyMatch];
  readonly alike: number;
}

/**
 * Two matches with another truth behind the same view of a seat. They are played side by side, the second doing whatever looks
 * to the seat like what happened in the first, for as long as there is such a thing; then each goes its own way to the end.
 * Of several tries the one that goes on longest is taken.
 */
export function twinsFor(game: AnyRules, seats: number, seat: Seat, seed: number, tries = 1): Twins {
  const pairs = Array.from({ length: tries }, (_, number) => alikeFor(game, seats, seat, seed + 1000 * number));
  const [one, other] = pairs.reduce((best, pair) => (pair[0].length > best[0].length ? pair : best));
  const alike = one.length;
  return { matches: [playOut(one, undefined, seed + 1), playOut(other, undefined, seed + 2)], alike };
}

function alikeFor(game: AnyRules, seats: number, seat: Seat, seed: number): readonly [Table, Table] {
  const one = newTable(game, seats, seed);
  const view = game.view(one.state, seat);
  const chance = new FastChance(seed);
  const other = new Table(game, game.determinize(view, seat, chance), new StatelessChance(seed));
  for (let mover = one.mover; mover !== undefined; mover = one.mover) {
    const options = one.options(mover);
    const action = options[chance.pick(options.length)];
    const twin = twinOf(one, other, mover, action, seat, chance);
    if (twin === undefined) break;
    one.act(mover, action);
    other.act(mover, twin);
  }
  return [one, other];
}

/** What can be done at the other table that looks the same to the seat; the seat itself does the same. */
function twinOf(one: Table, other: Table, mover: Seat, action: unknown, seat: Seat, chance: FastChance): unknown {
  if (other.mover !== mover) return undefined;
  const seen = canonicalText(one.sight(mover, action, seat));
  const options = other.options(mover);
  const alike = options.filter(
    (option) =>
      canonicalText(other.sight(mover, option, seat)) === seen &&
      (mover !== seat || canonicalText(option) === canonicalText(action)),
  );
  return alike[chance.pick(alike.length)];
}
