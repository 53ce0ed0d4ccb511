import type { BotMemories } from '@stakeout/host';
import { weightOfNotes } from './weight.ts';

/** Of what all rooms may weigh, those that are closed may leave so much behind. */
const SHARE = 1 / 16;

interface Mind {
  readonly memories: BotMemories;
  readonly weight: number;
}

/**
 * What the bots of closed rooms keep in mind: a small part of a room, and the one that cannot be read again from a checkpoint. The oldest
 * are forgotten when there are too many; then the whole log is played through for a bot.
 */
export class Minds {
  /** Insertion order is order of closing. */
  private readonly minds = new Map<string, Mind>();
  private readonly most: number;
  /** What they weigh together, in bytes. */
  weight = 0;

  constructor(mostOfRooms: number) {
    this.most = mostOfRooms * SHARE;
  }

  keep(id: string, memories: BotMemories): void {
    this.take(id);
    const weight = weightOfNotes(memories);
    if (weight === 0) return;
    this.minds.set(id, { memories, weight });
    this.weight += weight;
    for (const oldest of this.minds.keys()) {
      if (this.weight <= this.most) return;
      this.take(oldest);
    }
  }

  /** What is kept of the room, which is not kept here any longer. */
  take(id: string): BotMemories | undefined {
    const mind = this.minds.get(id);
    if (mind === undefined) return undefined;
    this.minds.delete(id);
    this.weight -= mind.weight;
    return mind.memories;
  }
}
