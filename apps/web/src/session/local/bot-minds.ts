import { type BotsOfGame, think } from '@stakeout/bots';
import { hashOf, retell, type Seat, seenBy } from '@stakeout/kernel';
import type { BotLevel } from '@stakeout/protocol';
import type { AnyMatch } from './any-match.ts';

/** What a bot keeps in mind, and how many standing actions it has heard of. Can always be worked out again. */
interface Mind {
  readonly notes: unknown;
  readonly heard: number;
}

const SEED_DIGITS = 8;

/** The bots of one match. They get their seat's view, options and events; they think in slices and can be stopped. */
export class BotMinds {
  private readonly minds = new Map<Seat, Mind>();
  private readonly secret: string;
  private readonly bots: BotsOfGame;

  constructor(secret: string, bots: BotsOfGame) {
    this.secret = secret;
    this.bots = bots;
  }

  /** What the bot of the seat decides; `null` when nobody wants to know any more. */
  async decide(match: AnyMatch, seat: Seat, level: BotLevel, isCancelled: () => boolean): Promise<unknown> {
    const { game, state, standing } = match;
    const options = game.legal(state, seat);
    const count = standing.length;
    const known = this.minds.get(seat);
    // What was taken back, and heard of, must be heard anew.
    const { notes, heard } = known === undefined || known.heard > count ? { notes: null, heard: 0 } : known;
    const events = retell(match, heard).flatMap((emissions) => emissions.map((emission) => seenBy(emission, seat)));
    const question = { game: game.id, seat, view: game.view(state, seat), options, seed: this.seedFor(count) };
    const answer = await think(this.bots, { ...question, bot: level, notes, events }, breathe, isCancelled).catch(
      (error) => {
        // A bot that stumbles must not end the game for everybody else: this once it plays anything at all.
        console.error(error);
        return think(this.bots, { ...question, bot: 'random', notes: null, events: [] }, breathe, isCancelled);
      },
    );
    if (answer === null) return null;
    this.minds.set(seat, { notes: answer.notes, heard: count });
    return options[answer.index];
  }

  /** Made from the match, so that nobody gets another decision out of a bot by loading the page again. */
  private seedFor(count: number): number {
    return Number.parseInt(hashOf([this.secret, 'bots', count]).slice(0, SEED_DIGITS), 16);
  }
}

/** Lets messages in. Timers would do too, but browsers make those that follow each other wait. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
