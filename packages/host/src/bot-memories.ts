import type { Answer, Question } from '@stakeout/bots';
import { type AnyMatch, movesOf, retell, type Seat, type Standing } from '@stakeout/kernel';
import { eventsFor } from './sights.ts';

/** What a bot wrote down, and how much of the match it had heard of by then. */
interface Memory {
  readonly notes: unknown;
  readonly heard: number;
  /** The last action it had heard of: once that has been taken back, the notes are of a match that never was. */
  readonly last: Standing<unknown> | undefined;
}

/** A bot's decision: what to ask it, but for which bot it is and its luck, and what its answer means. */
export interface Decision {
  readonly question: Omit<Question, 'bot' | 'seed'>;
  /** Keeps what the bot wrote down, and gives the action it chose. */
  readonly take: (answer: Pick<Answer, 'index' | 'notes'>) => unknown;
}

/** What the bots of a match keep in mind from decision to decision. It can always be worked out again. */
export class BotMemories {
  private readonly memories = new Map<Seat, Memory>();

  /**
   * The bot gets the seat's view, the seat's options and what the seat was shown since it last decided. The match must be known
   * from its beginning, unless the bot has heard of that.
   */
  decision(match: AnyMatch, seat: Seat): Decision {
    const { game, header, state, standing } = match;
    const { notes, heard } = this.memoryOf(match, seat);
    const options = game.legal(state, seat);
    const events = retell(match, heard).flatMap((emissions) => eventsFor(emissions, seat));
    const known = { heard: movesOf(match), last: standing.at(-1) };
    return {
      question: { game: game.id, config: header.config, seat, view: game.view(state, seat), options, notes, events },
      take: (answer) => {
        this.memories.set(seat, { notes: answer.notes, ...known });
        return options[answer.index];
      },
    };
  }

  /** All that is written down. */
  notes(): readonly unknown[] {
    return [...this.memories.values()].map(({ notes }) => notes);
  }

  private memoryOf({ before, standing }: AnyMatch, seat: Seat): Pick<Memory, 'notes' | 'heard'> {
    const memory = this.memories.get(seat);
    const isTrue = memory !== undefined && standing[memory.heard - 1 - before.moves] === memory.last;
    return isTrue ? memory : { notes: null, heard: 0 };
  }
}
