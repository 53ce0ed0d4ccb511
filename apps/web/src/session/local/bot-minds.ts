import { type BotsOfGame, think } from '@stakeout/bots';
import { BotMemories } from '@stakeout/host';
import { type AnyMatch, hashOf, type Seat } from '@stakeout/kernel';
import type { BotLevel } from '@stakeout/protocol';

const SEED_DIGITS = 8;

/** The bots of one match. They think in slices and can be stopped. */
export class BotMinds {
  private readonly memories = new BotMemories();
  private readonly secret: string;
  private readonly bots: BotsOfGame;

  constructor(secret: string, bots: BotsOfGame) {
    this.secret = secret;
    this.bots = bots;
  }

  /** What the bot of the seat decides; `null` when nobody wants to know any more. */
  async decide(match: AnyMatch, seat: Seat, level: BotLevel, isCancelled: () => boolean): Promise<unknown> {
    const decision = this.memories.decision(match, seat);
    const question = { ...decision.question, seed: this.seedFor(match.standing.length) };
    const answer = await think(this.bots, { ...question, bot: level }, breathe, isCancelled).catch((error) => {
      // A bot that stumbles must not end the game for everybody else: this once it plays anything at all.
      console.error(error);
      return think(this.bots, { ...question, bot: 'random', notes: null, events: [] }, breathe, isCancelled);
    });
    return answer === null ? null : decision.take(answer);
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
