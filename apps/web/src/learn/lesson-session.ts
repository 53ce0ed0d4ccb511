import {
  type AnyLessonStep,
  LANGUAGES,
  type LessonMove,
  type LessonPositions,
  LessonRun,
  type LessonStage,
  type Params,
  type Refusal,
  type Words,
} from '@stakeout/kernel';
import { explainFromView } from '../session/explain-from-view.ts';
import type { Answer, SeatPlate, TableChange, TableSnapshot } from '../session/session.ts';
import { SHOWN_ALONE, ShownSession } from '../session/shown-session.ts';
import { settings } from '../state/settings.ts';
import { sayIn } from '../text/say.ts';
import type { SpokenGame } from '../text/spoken.ts';
import { learnTexts } from './learn.texts.ts';
import { REFUSALS, refusalTexts } from './lesson-refusals.ts';

/** What a lesson is taught with. */
export interface LessonStuff {
  readonly id: string;
  readonly steps: readonly AnyLessonStep[];
  readonly positions: LessonPositions;
  /** The steps after which something is said. */
  readonly afters: ReadonlySet<string>;
}

/** Where a lesson is. A new object after every change. */
export interface LessonState {
  readonly stage: LessonStage;
  readonly index: number;
  readonly params: Params;
  /** How often something else was chosen in this step. */
  readonly misses: number;
}

/**
 * A lesson as a table: the rules run in the page, only what the step is about can be chosen, and nothing else is ever played.
 */
export class LessonSession extends ShownSession {
  readonly kind = 'local';
  readonly game: SpokenGame;
  readonly id: string;
  readonly #run: LessonRun;
  #misses = 0;
  #snapshot: TableSnapshot;
  #state: LessonState;

  constructor(game: SpokenGame, { id, steps, positions, afters }: LessonStuff) {
    super();
    this.game = { ...game, texts: withRefusals(game.texts) };
    this.id = `lesson-${id}`;
    this.#run = new LessonRun(game, id, steps, positions, afters);
    this.#snapshot = this.#opened();
    this.#state = this.#standing();
  }

  get lesson(): LessonState {
    return this.#state;
  }

  readonly get = (): TableSnapshot => this.#snapshot;

  /** The actions that the arrow shows. */
  solution(): readonly unknown[] {
    return this.#run.solution();
  }

  async act(...actions: readonly unknown[]): Promise<Answer> {
    if (this.#run.stage !== 'ask') return refusedBy(REFUSALS.read);
    const verdict = this.#run.play(actions);
    if (verdict.kind !== 'right') {
      this.#misses++;
      this.#changed({ type: 'other' });
      return refusedBy(verdict.kind === 'wrong' ? REFUSALS.wrong : REFUSALS.notNow);
    }
    this.#misses = 0;
    this.#show(verdict.moves);
    return { ok: true };
  }

  /** On from what was read. */
  goOn(): void {
    const { index } = this.#run;
    const moves = this.#run.goOn();
    const isElsewhere = this.#run.index !== index && this.#run.step.start !== undefined;
    if (isElsewhere) this.#jump();
    else this.#show(moves);
  }

  /** To the beginning of a step. */
  goBack(index: number): void {
    this.#misses = 0;
    this.#run.goBack(index);
    this.#jump();
  }

  #jump(): void {
    this.#snapshot = this.#opened();
    this.#changed({ type: 'replaced' });
  }

  #show(moves: readonly LessonMove[]): void {
    for (const [index, { seat, events, view, toAct }] of moves.entries()) {
      const before = this.#snapshot;
      const by = seat === this.#run.seat ? 'person' : 'bot';
      const move = { seat, by, events } as const;
      const isLast = index === moves.length - 1;
      this.#snapshot = {
        ...before,
        view,
        seq: before.seq + 1,
        toAct,
        options: isLast ? this.#run.options() : [],
        moves: [...before.moves, move],
        ...this.#offer(),
      };
      this.#changed({ type: 'moved', move, before });
    }
    if (moves.length === 0) {
      this.#snapshot = { ...this.#snapshot, options: this.#run.options(), ...this.#offer() };
      this.#changed({ type: 'other' });
    }
  }

  #changed(change: TableChange): void {
    this.#state = this.#standing();
    this.tell(change);
  }

  #standing(): LessonState {
    const { stage, index, params } = this.#run;
    return { stage, index, params, misses: this.#misses };
  }

  #offer(): Pick<TableSnapshot, 'offer'> {
    const refusal = this.#run.stage === 'ask' ? REFUSALS.notNow : REFUSALS.read;
    return { offer: { includes: (actions) => this.#run.isOffered(actions), refusal } };
  }

  #opened(): TableSnapshot {
    const { start } = this.#run.step;
    const config = start === undefined ? this.#snapshot.config : configured(this.game, start.config, start.seats);
    const count = start?.seats ?? this.#snapshot.seats.length;
    return {
      status: 'running',
      ...SHOWN_ALONE,
      config,
      seats: Array.from({ length: count }, (_, seat) => this.#plate(seat)),
      viewer: this.#run.seat,
      view: this.#run.view(),
      seq: 0,
      toAct: this.#run.toAct(),
      options: this.#run.options(),
      // A match that ends in a lesson ends nothing: what is to be read of it is on the slip.
      outcome: null,
      moves: [],
      ...this.#offer(),
    };
  }

  #plate(seat: number): SeatPlate {
    const { language } = settings.get();
    const name = this.game.texts[language].terms['seat']?.(seat) ?? '';
    const isOwn = seat === this.#run.seat;
    return {
      name: isOwn ? sayIn(learnTexts, language)('you') : name,
      kind: isOwn ? 'person' : 'bot',
      level: null,
      isPresent: true,
      isReady: true,
      standIn: false,
      resigned: false,
    };
  }

  explain(action: unknown): readonly Refusal[] {
    const { view, viewer } = this.#snapshot;
    if (this.#run.stage !== 'ask') return [REFUSALS.read];
    const refusals = explainFromView(this.game, view, viewer, action);
    return refusals.length > 0 ? refusals : [REFUSALS.notNow];
  }
}

function refusedBy(refusal: Refusal): Answer {
  return { ok: false, error: 'illegal', refusals: [refusal] };
}

/** The words of the game with what lessons say beside the table. Languages are loaded as they are wanted. */
function withRefusals(texts: SpokenGame['texts']): SpokenGame['texts'] {
  const properties = LANGUAGES.map((language) => [
    language,
    {
      enumerable: true,
      get: (): Words => {
        const words = texts[language];
        return { ...words, messages: { ...words.messages, ...refusalTexts(language) } };
      },
    },
  ]);
  return Object.defineProperties({}, Object.fromEntries(properties)) as SpokenGame['texts'];
}

function configured(game: SpokenGame, config: unknown, seats: number): unknown {
  const result = game.configure(config, seats);
  return result.ok ? result.value : config;
}
