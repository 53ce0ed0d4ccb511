import type { PublicBoard } from '@stakeout/escape-plan';

/** The red box holds this many wounds; the next one brings handcuffs (E13.2). */
export const RED_BOX = 3;

/** Handcuffs to come: on which contact space, and what lies there. */
interface CuffsAhead {
  readonly space: number;
  readonly on: 'asset' | 'contact' | 'nothing';
  /** The contact card that is covered, or -1. */
  readonly card: number;
}

interface WoundsAhead {
  /** Wounds in the red box afterwards. */
  readonly wounds: number;
  readonly cuffs: readonly CuffsAhead[];
  /** Wounds that do nothing, as no handcuffs or no space is left. */
  readonly without: number;
}

type Wounded = Pick<PublicBoard, 'wounds' | 'cuffed' | 'contacts'>;

/** E13.1, E13.2: what so many wounds bring, one by one. */
export function woundsAhead(board: Wounded, cuffsLeft: number, count: number): WoundsAhead {
  let { wounds, cuffed } = board;
  let without = 0;
  const cuffs: CuffsAhead[] = [];
  for (let wound = 0; wound < count; wound++) {
    if (wounds < RED_BOX) {
      wounds++;
      continue;
    }
    const isFree = (_: number, space: number) => (cuffed & (1 << space)) === 0;
    const space = board.contacts.findLastIndex(isFree);
    if (space < 0 || cuffs.length === cuffsLeft) {
      without++;
      continue;
    }
    const content = board.contacts[space] ?? 0;
    cuffs.push({
      space,
      on: content < 0 ? 'asset' : content > 0 ? 'contact' : 'nothing',
      card: Math.max(-1, content - 1),
    });
    cuffed |= 1 << space;
    wounds--;
  }
  return { wounds, cuffs, without };
}
