import { WOUND_CUBES } from './numbers.ts';
import type { Board, Seen } from './state.ts';
import { spaceForHandcuffs } from './steps/wounds.ts';

/** Handcuffs to come: on which contact space, and what lies there. */
export interface CuffsAhead {
  readonly space: number;
  readonly on: 'asset' | 'contact' | 'nothing';
  /** The contact card that is covered, or -1. */
  readonly card: number;
}

export interface WoundsAhead {
  /** Wounds in the red box afterwards. */
  readonly wounds: number;
  readonly cuffs: readonly CuffsAhead[];
  /** Wounds that do nothing, as no handcuffs or no space is left. */
  readonly without: number;
}

type Wounded = Seen<Pick<Board, 'wounds' | 'cuffed' | 'contacts'>>;

/** E13.1, E13.2: what so many wounds would bring a player, one by one. */
export function woundsAhead(board: Wounded, cuffsLeft: number, count: number): WoundsAhead {
  let { wounds, cuffed } = board;
  let without = 0;
  const cuffs: CuffsAhead[] = [];
  for (let wound = 0; wound < count; wound++) {
    if (wounds < WOUND_CUBES) {
      wounds++;
      continue;
    }
    const space = spaceForHandcuffs({ contacts: board.contacts, cuffed });
    if (space < 0 || cuffs.length === cuffsLeft) {
      without++;
      continue;
    }
    const content = board.contacts[space] as number;
    const on = content < 0 ? 'asset' : content > 0 ? 'contact' : 'nothing';
    cuffs.push({ space, on, card: Math.max(-1, content - 1) });
    cuffed |= 1 << space;
    wounds--;
  }
  return { wounds, cuffs, without };
}
