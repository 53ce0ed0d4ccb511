import type { Event, EventOf, View } from '@stakeout/gunrunners';
import { type TakenShare, withShare } from './taken-share.ts';

/** A bust as it is being told: shares are added one by one. */
export interface BustScene {
  readonly location: number;
  /** 0 in the final bust. */
  readonly bust: number;
  /** Crates at the location before anybody took any. */
  readonly crates: number;
  readonly shares: readonly TakenShare[];
  /** What the special delivery brought to each location, once it has come. */
  readonly delivery: readonly number[] | null;
  /** Whether the field has been cleared: nobody takes anything more. */
  readonly isShared: boolean;
  /** Whether the game has gone on since. */
  readonly isOver: boolean;
}

/** The scene after an event; `null` where none is being played. */
export function sceneAfter(scene: BustScene | null, event: Event, before: View): BustScene | null {
  switch (event.type) {
    case 'locationBusted':
      return opened(event, before);
    case 'cratesTaken':
      return scene === null ? null : { ...scene, shares: withShare(scene.shares, event) };
    case 'fieldDiscarded':
      return scene === null ? null : { ...scene, isShared: true };
    case 'specialDelivery':
      return scene === null ? null : { ...scene, isShared: true, delivery: event.crates };
    case 'decisionPassed':
      return scene === null ? null : { ...scene, isOver: true };
    default:
      return scene;
  }
}

/** How many crates nobody took. */
export function staying({ crates, shares }: BustScene): number {
  return shares.reduce((left, share) => left - share.crates, crates);
}

function opened({ location, bust }: EventOf<'locationBusted'>, before: View): BustScene {
  return {
    location,
    bust,
    crates: before.crates[location] ?? 0,
    shares: [],
    delivery: null,
    isShared: false,
    isOver: false,
  };
}
