import { type AnyRules, type Outcome, type Seat, type Step, seenBy } from '@stakeout/kernel';
import type { BotsOfGame } from '../bots-of-game.ts';
import { type LivedStep, luckIn } from '../judge/index.ts';
import { POINTS } from '../judge/labels.ts';

/** Always the same, so that the same game has the same luck whenever it is reckoned. */
const SEED = 1;

/** What a seat lives through while a game is played, to ask the judge afterwards what was luck. */
export class Diary {
  private readonly game: AnyRules;
  private readonly seat: Seat;
  private readonly steps: LivedStep[] = [];
  private page: { readonly mover: Seat; readonly view: unknown; readonly options: readonly unknown[] } | null = null;

  constructor(game: AnyRules, seat: Seat) {
    this.game = game;
    this.seat = seat;
  }

  /** Somebody is about to act. */
  before(state: unknown, mover: Seat, options: readonly unknown[]): void {
    this.page = { mover, view: this.game.view(state, this.seat), options };
  }

  /** What they did, and what came of it. */
  after(action: unknown, { emissions, canBeUndone }: Step<unknown>): void {
    const { page, seat, steps } = this;
    if (page === null) return;
    const { mover, view, options } = page;
    steps.push({
      seq: steps.length + 1,
      mover,
      view,
      events: emissions.map((emission) => seenBy(emission, seat)),
      own: mover === seat ? { options, action, isQuiet: canBeUndone } : null,
    });
  }

  /** What draws and rolls brought the seat, in shares of a win. */
  luck(bots: BotsOfGame, outcome: Outcome, playouts: number): number {
    const { id, rulesVersion } = this.game;
    const lived = { game: id, rulesVersion, outcome, seat: this.seat, steps: this.steps };
    return luckIn(bots, lived, { seed: SEED, playouts }).value / POINTS;
  }
}
