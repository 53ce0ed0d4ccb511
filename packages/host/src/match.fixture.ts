import { gunrunners } from '@stakeout/gunrunners';
import {
  type AnyMatch,
  type AnyRules,
  FastChance,
  hexKeyFromSeed,
  newHeader,
  openMatch,
  type Seat,
} from '@stakeout/kernel';
import type { StoredEntry } from './entry.ts';
import { perform } from './performing.ts';

const game = gunrunners as unknown as AnyRules;

/** A match of two, and a log that is kept as a host would keep it. */
export class KeptMatch {
  readonly game = game;
  readonly secret = hexKeyFromSeed('1', 'secret');
  readonly match: AnyMatch;
  readonly log: StoredEntry[] = [];
  private readonly dice = new FastChance(5);

  constructor() {
    const config = game.configure({ edition: 'pt' }, 2);
    if (!config.ok) throw new Error('no such game');
    const nonces = ['a', 'b'].map((name) => hexKeyFromSeed('1', name));
    const players = ['Ana', 'Rui'];
    const header = newHeader(game, { matchId: 'm', players, config: config.value, secret: this.secret, nonces });
    this.match = openMatch(game, header, this.secret);
  }

  get stored() {
    const { header, opening } = this.match;
    return {
      rulesVersion: header.rulesVersion,
      header,
      secret: this.secret,
      opening: opening.hash,
      entries: structuredClone(this.log),
    };
  }

  get decider(): Seat {
    return game.toAct(this.match.state)[0] ?? 0;
  }

  /** Whoever is to act plays anything, until this holds. */
  playUntil(isReached: () => boolean): void {
    while (!isReached()) {
      const options = game.legal(this.match.state, this.decider);
      if (options.length === 0) throw new Error('it was never so');
      this.ask(this.decider, { actions: [options[this.dice.pick(options.length)]] });
    }
  }

  ask(...[seat, wish]: [Seat, Parameters<typeof perform>[2]]) {
    const result = perform(this.match, seat, wish);
    if (result.ok) this.log.push(...result.value.map(({ emissions: _, ...entry }) => entry));
    return result;
  }
}
