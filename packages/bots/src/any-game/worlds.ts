import type { AnyRules, Chance, Seat } from '@stakeout/kernel';
import type { Worlds } from '../search/world.ts';

/**
 * Any game as a search plays it, from the contract alone: worlds are made up by the game itself, and played on at random to
 * their end. Where several seats are to act at once, the one that searches decides first, since it knows nobody's choice.
 */
export function worldsOf(game: AnyRules, own: Seat): Worlds<unknown, unknown, unknown> {
  const mover = (world: unknown): Seat | -1 => {
    const deciders = game.toAct(world);
    return deciders.includes(own) ? own : (deciders[0] ?? -1);
  };
  return {
    imagine: (view, seat, chance) => game.determinize(view, seat, chance),
    mover,
    moves: (world, seat) => game.legal(world, seat),
    isSame: saysTheSame,
    play: (world, seat, move, chance) => game.applyInPlace(world, seat, move, chance, null),
    finish(world, chance) {
      for (let seat = mover(world); seat >= 0; seat = mover(world)) playAnything(game, world, seat, chance);
    },
    rewards(world, into) {
      const { winners, places } = outcomeOf(game, world);
      // A good place is worth something too: it tells worlds apart in which others win.
      places.forEach((place, seat) => {
        const standing = (places.length - place) / Math.max(1, places.length - 1);
        into[seat] = WEIGHT_OF_WIN * shareOf(winners, seat) + (1 - WEIGHT_OF_WIN) * standing;
      });
    },
    winShare: (world, seat) => shareOf(outcomeOf(game, world).winners, seat),
  };
}

const WEIGHT_OF_WIN = 0.8;

function playAnything(game: AnyRules, world: unknown, seat: Seat, chance: Chance): void {
  const options = game.legal(world, seat);
  game.applyInPlace(world, seat, options[chance.below('playout', 0, options.length)], chance, null);
}

function outcomeOf(game: AnyRules, world: unknown) {
  const outcome = game.outcome(world);
  if (outcome === null) throw new Error('nobody is to act, yet the game has no outcome');
  return outcome;
}

function shareOf(winners: readonly Seat[], seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Plain data is the same when it says the same. */
function saysTheSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return fields.length === others.size && fields.every(([name, value]) => saysTheSame(value, others.get(name)));
}
