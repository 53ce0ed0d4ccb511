import { type Event, escapePlanRules, type Happening, isHappening, printedOf, type View } from '@stakeout/escape-plan';
import { flushSync } from 'react-dom';
import type { Store } from '../../../state/store.ts';
import { duration, isStill } from '../../../table/motion/duration.ts';
import { frame, pause } from '../../../table/motion/flight.ts';
import type { Beat } from '../../../table/motion/playback.ts';
import { type AutomaTurn, automaTurns } from '../automa/automa-turns.ts';
import { groundOf, storyOf } from '../automa/ground.ts';
import type { Choreography } from './choreography.ts';
import { type Cue, cuesOf } from './cues.ts';
import type { Screen } from './screen.ts';
import { type Story, toldPolice } from './story.ts';
import { STILL_SCENES, type Strip } from './strips.ts';

/** How long the frame stays around what changed, for readers who want no motion. */
const FRAMED = 2000;
/** How long a step of the police can be read; the card that they drew takes a moment more. */
const READING = 700;
const READING_CARD = 500;
/** How many times as long as a scene a strip stays: as long as it takes to read what it brings. */
const STRIPS: Readonly<Record<Strip['kind'], number>> = {
  part: 2,
  day: 5.5,
  patrol: 4.5,
  tiles: 3,
  due: 1.8,
  escaped: 2.6,
  arrested: 2.6,
  ended: 3.4,
};

/** What is to be told of a move. */
interface Plan {
  readonly turns: readonly AutomaTurn[];
  readonly cues: readonly Cue[];
  /** When it is cut short, what the police did can still be read. */
  readonly cut: () => void;
}

/** Tells a move happening by happening: each is seen before what it changed is on the table. */
export class Teller {
  private readonly choreography: Pick<Choreography, 'begin' | 'perform'>;
  private readonly screen: Screen;
  private readonly story: Store<Story>;
  /** How fast the police and the calendar are shown, whoever's move it was; 0 shows only what they brought. */
  private readonly publicSpeed: () => number;
  private plan: Plan | null = null;

  constructor(
    choreography: Pick<Choreography, 'begin' | 'perform'>,
    screen: Screen,
    story: Store<Story>,
    publicSpeed: () => number,
  ) {
    this.choreography = choreography;
    this.screen = screen;
    this.story = story;
    this.publicSpeed = publicSpeed;
  }

  async tell(beat: Beat): Promise<void> {
    const isFirst = beat.event === beat.move.events[0];
    const plan = isFirst || this.plan === null ? this.begin(beat) : this.plan;
    const happening = beat.event as Event;
    const cue = isHappening(happening) ? plan.cues.find(({ happenings }) => happenings.includes(happening)) : undefined;
    if (!isHappening(happening) || cue === undefined || beat.speed === 0) return;
    if (isStill()) {
      flushSync(beat.show);
      this.frame(happening, beat);
      if (happening === cue.happenings.at(-1)) await this.standStill(cue.strip, beat.signal);
      return;
    }
    await this.play(cue, happening, beat);
    if (beat.isRetold) this.frame(happening, beat, 'var(--paper-50)');
    if (happening !== plan.cues.at(-1)?.happenings.at(-1) || beat.signal.aborted) return;
    beat.signal.removeEventListener('abort', plan.cut);
    // Turns that were told one by one need not all be told again.
    this.end(this.publicSpeed() === 0 ? plan.turns : plan.turns.slice(-1));
  }

  private begin({ move, before, signal, speed }: Beat): Plan {
    const seen = before as View;
    const after = (move.events as readonly Event[]).reduce(escapePlanRules.fold, seen);
    const story = storyOf(move);
    const turns = automaTurns(story, groundOf(seen.table, after.table));
    const cut = () => this.end(turns);
    this.plan = { turns, cues: cuesOf(story, turns), cut };
    this.choreography.begin();
    if (speed === 0 || isStill() || story.length === 0) cut();
    else signal.addEventListener('abort', cut);
    return this.plan;
  }

  /** Whatever was told or skipped of the police can be read for a while. */
  private end(turns: readonly AutomaTurn[]): void {
    this.change({ strip: null, police: toldPolice(turns) ?? this.story.get().police });
  }

  private change(change: Partial<Story>): void {
    this.story.set({ ...this.story.get(), ...change });
  }

  private async play(cue: Cue, happening: Happening, beat: Beat): Promise<void> {
    const isPublic = cue.turn !== null || cue.strip !== null;
    const speed = isPublic ? this.publicSpeed() : beat.speed;
    if (happening === cue.happenings[0]) {
      if (cue.turn !== null) this.change({ police: { turns: [cue.turn], told: cue.told, isTelling: true } });
      if (cue.strip !== null && speed > 0) this.change({ strip: cue.strip });
    }
    if (speed === 0) return;
    const now = beat.before as View;
    const printed = printedOf(now.table);
    const show = () => flushSync(beat.show);
    const { signal } = beat;
    await this.choreography.perform({ happening, printed, now, next: beat.after as View, show, signal, speed });
    if (happening === cue.happenings.at(-1) && !signal.aborted) await this.linger(cue, speed, signal);
  }

  /** What a day brings, and how the game ends, is shown to everybody, if only as a picture. */
  private async standStill(strip: Strip | null, signal: AbortSignal): Promise<void> {
    if (strip === null || !STILL_SCENES.has(strip.kind) || this.publicSpeed() === 0) return;
    this.change({ strip });
    await pause(FRAMED / this.publicSpeed(), signal);
    this.change({ strip: null });
  }

  private async linger(
    { turn, strip, told: count, happenings }: Cue,
    speed: number,
    signal: AbortSignal,
  ): Promise<void> {
    if (strip !== null) {
      await pause((duration('scene') * STRIPS[strip.kind]) / speed, signal);
      this.change({ strip: null });
    }
    if (turn === null) return;
    const steps = newSteps(turn, count, happenings.length);
    await pause((READING * steps + (turn.card !== null && count <= 1 ? READING_CARD : 0)) / speed, signal);
  }

  private frame(happening: Happening, { after }: Beat, colour?: string): void {
    for (const piece of this.changedBy(happening, after as View)) if (piece !== null) frame(piece, FRAMED, colour);
  }

  /** Readers who want no motion see a frame around what changed. */
  private changedBy(happening: Happening, { table }: View): readonly (Element | null)[] {
    const { screen } = this;
    switch (happening.type) {
      case 'moved':
      case 'automaMoved':
      case 'wounded':
      case 'handcuffed':
        return [screen.pawn(happening.pawn), screen.place(`plate-${happening.pawn}`)];
      case 'copMoved':
        return [screen.cop(happening.to, happening.cop)];
      case 'tileLaid':
        return [screen.tile(happening.tile)];
      case 'placeAssigned':
        return [screen.node(happening.node)];
      case 'businessClosed':
      case 'cubeOnPlain':
      case 'cubeOnIncome':
        return [screen.node(table.places[happening.place] ?? -1)];
      case 'notorietyMoved':
        return [screen.place(`notoriety-${happening.pawn}`)];
      case 'patrolRevealed':
        return [screen.place(`exit-${happening.exit}`)];
      default:
        return [];
    }
  }
}

/** How many lines came with a cue: as many as there is to read. */
function newSteps({ steps }: AutomaTurn, count: number, happenings: number): number {
  const last = steps[count - 1]?.at ?? 0;
  return steps.slice(0, count).filter(({ at }) => at > last - happenings).length;
}
