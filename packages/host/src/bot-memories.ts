import type { Answer, Question } from '@stakeout/bots';
import { type AnyMatch, isUndo, lengthOf, movesOf, retell, type Seat } from '@stakeout/kernel';
import { eventsFor } from './sights.ts';

/** What a bot wrote down, and how much of the match it had heard of by then. */
interface Memory {
  readonly notes: unknown;
  /** What its seat was shown since it wrote that down, as far as it is kept here; the match tells the rest. */
  readonly events: readonly unknown[];
  /** How many actions stood, and how long the log was, up to where it knows. */
  readonly moves: number;
  readonly entries: number;
}

/** A bot's decision: what to ask it, but for which bot it is and its luck, and what its answer means. */
export interface Decision {
  readonly question: Omit<Question, 'bot' | 'seed'>;
  /** Keeps what the bot wrote down, and gives the action it chose. */
  readonly take: (answer: Pick<Answer, 'index' | 'notes'>) => unknown;
}

/** Whoever has heard nothing is told everything. */
const NOTHING: Memory = { notes: null, events: [], moves: 0, entries: 0 };

/**
 * What the bots of a match keep in mind from decision to decision. It goes by places in the log, so it outlives the match in memory:
 * a match that is opened again from a checkpoint is decided on as if it had never been closed.
 */
export class BotMemories {
  private readonly memories = new Map<Seat, Memory>();

  /** Whether what the bot of the seat knows and what this match can tell is the whole story; a match from its beginning can tell all. */
  canDecide(match: AnyMatch, seat: Seat): boolean {
    return match.before.entries === 0 || this.trueMemory(match, seat) !== null;
  }

  /** The bot gets the seat's view, the seat's options and what the seat was shown since it last decided. It must know enough for that. */
  decision(match: AnyMatch, seat: Seat): Decision {
    const { game, header, state } = match;
    const { notes, events: kept, moves } = this.trueMemory(match, seat) ?? NOTHING;
    const options = game.legal(state, seat);
    const events = [...kept, ...shownSince(match, seat, moves)];
    const known = { events: [], moves: movesOf(match), entries: lengthOf(match) };
    return {
      question: { game: game.id, config: header.config, seat, view: game.view(state, seat), options, notes, events },
      take: (answer) => {
        this.memories.set(seat, { notes: answer.notes, ...known });
        return options[answer.index];
      },
    };
  }

  /**
   * The match is about to be closed, and can be opened again from a checkpoint of when its log was so long: what happened before that
   * is kept here. Behind a checkpoint nothing is taken back.
   */
  keepUntil(match: AnyMatch, checkpoint: number): void {
    const moves = movesAt(match, checkpoint);
    for (const seat of this.memories.keys()) {
      const memory = this.trueMemory(match, seat);
      if (memory === null) this.memories.delete(seat);
      else if (memory.entries < checkpoint) {
        const events = [...memory.events, ...shownSince(match, seat, memory.moves, moves)];
        this.memories.set(seat, { notes: memory.notes, events, moves, entries: checkpoint });
      }
    }
  }

  /** All that is written down, and what is kept besides. */
  notes(): readonly unknown[] {
    return [...this.memories.values()].flatMap(({ notes, events }) => (events.length > 0 ? [notes, events] : [notes]));
  }

  /** `null` when nothing was written down, when it is of a match that never was, or when what came after it cannot be told. */
  private trueMemory(match: AnyMatch, seat: Seat): Memory | null {
    const memory = this.memories.get(seat);
    if (memory === undefined || memory.entries < match.before.entries) return null;
    // Once something of it was taken back, it is of a match that never was.
    let { moves } = memory;
    for (const entry of match.entries.slice(memory.entries - match.before.entries)) {
      moves += isUndo(entry) ? -entry.undo : 1;
      if (moves < memory.moves) return null;
    }
    return memory;
  }
}

/** What the seat was shown of the standing actions from one to another. */
function shownSince(match: AnyMatch, seat: Seat, from: number, to = Number.POSITIVE_INFINITY): unknown[] {
  return retell(match, from)
    .slice(0, to - from)
    .flatMap((emissions) => eventsFor(emissions, seat));
}

/** How many actions stood when the log was so long. */
function movesAt({ before, entries }: AnyMatch, length: number): number {
  return entries
    .slice(0, Math.max(0, length - before.entries))
    .reduce((moves, entry) => moves + (isUndo(entry) ? -entry.undo : 1), before.moves);
}
