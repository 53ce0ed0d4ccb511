import { type AnyGame, type Chance, KeyedChance, keyOfMatch, type MatchHeader } from '@stakeout/kernel';
import { StatelessChance } from '@stakeout/testkit';

/** Names of worlds are drawn below this. */
const NAMES = 2 ** 31;

/**
 * Games whose matches begin where a test wants them to. A match is known by its key, which the server passes as chance: what
 * is drawn from it first names the world the match begins in. Afterwards all matches draw alike, so that two that
 * begin in worlds which look the same go on looking the same.
 */
class Worlds {
  private readonly states = new Map<number, unknown>();
  private shared: Chance = new StatelessChance(0);

  /** The chance of all matches from now on. */
  deal(seed: number): Chance {
    this.shared = new StatelessChance(seed);
    return this.shared;
  }

  /** The match with this header is to begin in this state. */
  put(header: MatchHeader<unknown>, secret: string, state: unknown): void {
    this.states.set(nameOf(new KeyedChance(keyOfMatch(header, secret))), state);
  }

  /** What takes the place of `games.ts`. */
  gamesOf({ GAMES }: { readonly GAMES: readonly AnyGame[] }) {
    const games = GAMES.map((game) => this.wrap(game));
    return { GAMES: games, findGame: (id: string) => games.find((game) => game.id === id) ?? null };
  }

  private wrap(game: AnyGame): AnyGame {
    return {
      ...game,
      setup: (config, seats, chance) => {
        const state = this.states.get(nameOf(chance));
        return state === undefined ? game.setup(config, seats, chance) : game.copy(state);
      },
      applyInPlace: (state, seat, action, chance, events) =>
        game.applyInPlace(state, seat, action, this.replacing(chance), events),
    };
  }

  /** Draws are still asked of the match's own chance, since whether there were any decides what can be taken back. */
  private replacing(chance: Chance): Chance {
    return {
      below: (label, counter, bound) => {
        chance.below(label, counter, bound);
        return this.shared.below(label, counter, bound);
      },
    };
  }
}

function nameOf(chance: Chance): number {
  return chance.below('world', 0, NAMES);
}

/** The worlds of this test file. */
export const worlds = new Worlds();
