import type { Event, View } from '@stakeout/gunrunners';
import { flushSync } from 'react-dom';
import type { Store } from '../../../state/store.ts';
import { duration, isStill } from '../../../table/motion/duration.ts';
import { pause } from '../../../table/motion/flight.ts';
import type { Beat } from '../../../table/motion/playback.ts';
import { play } from '../../../table/sound.ts';
import type { Choreography, Shown } from '../motion/choreography.ts';
import { type BustScene, type BustStep, forgotten, sceneAfter, stepsOf, toTheEnd } from './bust-scene.ts';
import type { SeenEvent } from './told-bust.ts';

/** How long each part takes, in the longest beats of the table. */
const TURNING = 0.9;
const READING: Readonly<Record<BustStep, number>> = { turn: 0.6, count: 1.6, tie: 1.6, share: 0.9, restock: 2.2 };

/** Tells busts, step by step: in the course of the game, and again for whoever wants to see one once more. */
export class BustTeller {
  readonly scene: Store<BustScene | null>;
  private readonly choreography: Choreography;
  private again: AbortController | null = null;

  constructor(scene: Store<BustScene | null>, choreography: Choreography) {
    this.scene = scene;
    this.choreography = choreography;
  }

  static tells({ type }: Event): boolean {
    return ['locationBusted', 'cratesTaken', 'fieldDiscarded', 'specialDelivery'].includes(type);
  }

  /** Tells one event of a bust. */
  async perform(beat: Beat): Promise<void> {
    this.again?.abort();
    await this.tell(beat, (scene) => scene);
  }

  /** The course of the game is past it. */
  readonly end = (): void => {
    const scene = this.scene.get();
    if (scene !== null && !scene.isTold) this.scene.set(toTheEnd(scene));
  };

  readonly close = (): void => {
    this.again?.abort();
    this.again = null;
    this.scene.set(null);
  };

  /** Tells a bust once more. `forgets`: its cards are gone, and nobody looks at them again. */
  async tellAgain(events: readonly SeenEvent[], speed: number, forgets: boolean): Promise<void> {
    this.close();
    const run = new AbortController();
    this.again = run;
    const as = (scene: BustScene) => ({ ...(forgets ? forgotten(scene) : scene), isAgain: true });
    for (const { event, before } of events) {
      const beat = { event, before, after: before, show: () => undefined, signal: run.signal, speed, isRetold: true };
      await this.tell(beat, as);
      if (run.signal.aborted) return;
    }
    this.end();
  }

  private async tell(beat: Shown, as: (scene: BustScene) => BustScene): Promise<void> {
    const event = beat.event as Event;
    const next = sceneAfter(this.scene.get(), event, beat.before as View);
    if (next === null) return;
    const scene = as(next);
    const isQuick = beat.speed === 0 || isStill();
    flushSync(() => this.scene.set(scene));
    if (event.type === 'locationBusted') {
      play('bust');
      beat.show();
      await this.turn(beat, scene, isQuick);
      for (const step of ['count', 'tie'] as const) {
        if (beat.signal.aborted || !stepsOf(scene).includes(step)) continue;
        this.change({ step });
        await this.read(step, beat, isQuick);
      }
      return;
    }
    if (isQuick) beat.show();
    else await this.choreography.move(event, beat);
    await this.read(scene.step, beat, isQuick);
  }

  /** Hidden cards are turned one by one, from left to right. */
  private async turn(beat: Pick<Beat, 'signal' | 'speed'>, { hidden, location }: BustScene, isQuick: boolean) {
    for (const [count, index] of hidden.entries()) {
      if (beat.signal.aborted) return;
      flushSync(() => this.change({ turned: count + 1 }));
      if (isQuick) continue;
      await this.choreography.turnUp(
        `field-${location}-${index}`,
        (duration('scene') * TURNING) / beat.speed,
        beat.signal,
      );
    }
  }

  private async read(step: BustStep, { signal, speed }: Pick<Beat, 'signal' | 'speed'>, isQuick: boolean) {
    if (!isQuick) await pause((duration('scene') * READING[step]) / speed, signal);
  }

  private change(what: Partial<BustScene>): void {
    const scene = this.scene.get();
    if (scene !== null) this.scene.set({ ...scene, ...what });
  }
}
