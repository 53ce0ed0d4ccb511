import { type BotsOfGame, type ReadFile, think } from '@stakeout/bots';
import { BotMemories, botSeed } from '@stakeout/host';
import type { AnyMatch, Seat } from '@stakeout/kernel';

/** The bots of one match. They think in slices and can be stopped. */
export class BotMinds {
  private readonly memories = new BotMemories();
  private readonly secret: string;
  private readonly bots: BotsOfGame;
  private readonly read: ReadFile;

  constructor(secret: string, bots: BotsOfGame, read: ReadFile) {
    this.secret = secret;
    this.bots = bots;
    this.read = read;
  }

  /** What the bot of the seat decides; `null` when nobody wants to know any more. */
  async decide(match: AnyMatch, seat: Seat, bot: string, isCancelled: () => boolean): Promise<unknown> {
    const decision = this.memories.decision(match, seat);
    const question = { ...decision.question, seed: botSeed(this.secret, match.standing.length) };
    const thread = { breathe, isCancelled, read: this.read };
    const answer = await think(this.bots, { ...question, bot }, thread).catch((error) => {
      // A bot that stumbles must not end the game for everybody else: this once it plays anything at all.
      console.error(error);
      return think(this.bots, { ...question, bot: 'random', notes: null, events: [] }, thread);
    });
    return answer === null ? null : decision.take(answer);
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
