import { printedOf, type View } from '@stakeout/escape-plan';
import { flushSync } from 'react-dom';
import type { Store } from '../../../state/store.ts';
import { duration, isStill } from '../../../table/motion/duration.ts';
import { frame, pause } from '../../../table/motion/flight.ts';
import type { Beat } from '../../../table/motion/playback.ts';
import { type AutomaTurn, automaTurns } from '../automa/automa-turns.ts';
import { groundOf, storyOf } from '../automa/ground.ts';
import { advance } from './advance.ts';
import type { Choreography } from './choreography.ts';
import { type Cue, cuesOf } from './cues.ts';
import type { Screen } from './screen.ts';
import { type Story, toldPolice } from './story.ts';
import type { Strip } from './strips.ts';

/** How long the frame stays around what changed, for readers who want no motion. */
const FRAMED = 2000;
/** How long a step of the police can be read; the card that they drew takes a moment more. */
const READING = 700;
const READING_CARD = 500;
/** How many times as long as a scene a strip stays. */
const STRIPS: Readonly<Record<Strip['kind'], number>> = {
  part: 1.4,
  day: 2.2,
  patrol: 2.4,
  tiles: 2.2,
  escaped: 2,
  arrested: 2,
};

/**
 * Tells a move. All that it changed comes first among its events, and then how it came about: so the story is played over
 * the table as it was, one thing after another, before the end is shown.
 */
export class Teller {
  private readonly choreography: Choreography;
  private readonly screen: Screen;
  private readonly story: Store<Story>;
  /** How fast the police and the calendar are shown, whoever's move it was; 0 shows only what they brought. */
  private readonly publicSpeed: () => number;

  constructor(choreography: Choreography, screen: Screen, story: Store<Story>, publicSpeed: () => number) {
    this.choreography = choreography;
    this.screen = screen;
    this.story = story;
    this.publicSpeed = publicSpeed;
  }

  async tell(beat: Beat): Promise<void> {
    const before = beat.before as View;
    const after = beat.after as View;
    const story = storyOf(beat.move);
    const turns = automaTurns(story, groundOf(before.table, after.table));
    const cues = cuesOf(story, turns);
    if (beat.speed === 0 || isStill()) {
      flushSync(beat.show);
      this.end(turns);
      if (beat.speed > 0) this.frameAround(cues, after);
      return;
    }
    const finish = () => this.end(turns);
    beat.signal.addEventListener('abort', finish);
    this.choreography.begin();
    let now = before;
    for (const [index, cue] of cues.entries()) {
      now = await this.play(cue, now, after, beat, index === cues.length - 1);
      if (beat.signal.aborted) return;
    }
    beat.signal.removeEventListener('abort', finish);
    // Turns that were told one by one need not all be told again.
    this.end(this.publicSpeed() === 0 ? turns : turns.slice(-1));
  }

  /** Whatever was told or skipped of the police can be read for a while. */
  private end(turns: readonly AutomaTurn[]): void {
    this.change({ strip: null, police: toldPolice(turns) ?? this.story.get().police });
  }

  private change(change: Partial<Story>): void {
    this.story.set({ ...this.story.get(), ...change });
  }

  private async play(cue: Cue, from: View, after: View, beat: Beat, isLastCue: boolean): Promise<View> {
    const publicSpeed = this.publicSpeed();
    const isPublic = cue.turn !== null || cue.strip !== null;
    const speed = isPublic ? publicSpeed : beat.speed;
    if (cue.turn !== null) this.change({ police: { turns: [cue.turn], told: cue.told, isTelling: true } });
    if (cue.strip !== null && speed > 0) this.change({ strip: cue.strip });
    let now = from;
    for (const happening of cue.happenings) {
      const shown = now;
      const next = advance(shown, happening, after);
      let isShown = false;
      const show = () => {
        if (isShown || next === shown) return;
        isShown = true;
        // With the last thing that happens everything else appears as well.
        const isEnd = isLastCue && happening === cue.happenings.at(-1);
        flushSync(isEnd ? beat.show : () => beat.present(next));
      };
      const moment = { happening, printed: printedOf(after.table), now, next, after, show };
      if (speed === 0) show();
      else await this.choreography.perform({ ...moment, signal: beat.signal, speed });
      if (beat.signal.aborted) return next;
      now = next;
    }
    if (speed > 0) await this.linger(cue, speed, beat.signal);
    return now;
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

  /** Readers who want no motion see a frame around what changed. */
  private frameAround(cues: readonly Cue[], after: View): void {
    for (const { what, params } of cues.flatMap(({ happenings }) => happenings)) {
      for (const piece of this.changedBy(what, params, after)) if (piece !== null) frame(piece, FRAMED);
    }
  }

  private changedBy(what: string, params: Readonly<Record<string, number>>, after: View): readonly (Element | null)[] {
    const number = (name: string) => params[name] ?? -1;
    const { screen } = this;
    switch (what) {
      case 'moved':
      case 'automaMoved':
      case 'wounded':
      case 'handcuffed':
        return [screen.pawn(number('pawn')), screen.place(`plate-${number('pawn')}`)];
      case 'copMoved':
        return [screen.cop(number('to'), number('cop'))];
      case 'tileLaid':
        return [screen.tile(number('tile'))];
      case 'placeAssigned':
        return [screen.node(number('node'))];
      case 'businessClosed':
      case 'cubeOnPlain':
      case 'cubeOnIncome':
        return [screen.node(after.table.places[number('place')] ?? -1)];
      case 'notorietyMoved':
        return [screen.place(`notoriety-${number('pawn')}`)];
      case 'patrolRevealed':
        return [screen.place(`exit-${number('exit')}`)];
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
