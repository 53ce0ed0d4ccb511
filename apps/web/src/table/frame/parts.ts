import type { ComponentType, ReactNode, RefObject } from 'react';
import type { InWords } from '../../games/facts.ts';
import type { Move, TableSession, TableSnapshot } from '../../session/session.ts';
import type { HintPanel } from '../hint-panel.tsx';
import type { Recap } from '../recap/recap.ts';
import type { NameOf } from '../seat-name.tsx';
import type { Telling } from '../selection/chooser.ts';
import type { Touching } from '../selection/touching.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { Tell } from '../use-announcements.ts';
import type { TopBarProps } from './top-bar.tsx';

/** The table as it is shown: moves are played one after another. */
export interface Playing {
  /** The table at the moment shown. */
  readonly snapshot: TableSnapshot;
  /** The move that is being told. */
  readonly told: Move | null;
  readonly isPlaying: boolean;
  /** Somebody's turn has been told, and stays until the reader goes on. */
  readonly isWaiting: boolean;
  readonly stage: Telling;
}

/** What a game makes its picture of: the moment shown, and what is chosen in it. */
export interface Moment<Shown extends Playing, Target extends string, Action> {
  readonly session: TableSession;
  readonly playing: Shown;
  readonly view: unknown;
  readonly selection: Selection<Target, Action>;
  /** Whether the seat at this screen has something to decide now, and nothing is being told. */
  readonly isActing: boolean;
  readonly nameOf: NameOf;
}

/** What every game makes of a moment; each adds what its own pieces need. */
export interface Picture {
  readonly prompt: { readonly kind: string; readonly text: string };
  /** Whether the moves say enough by themselves just now, so that the prompt need not be read out. */
  readonly isToldEnough: boolean;
  /** Whether something is still to be read before the match is over for good. */
  readonly isLingering: boolean;
}

export type HintProps = Parameters<typeof HintPanel>[0];

/** What a game puts into the frame of its table. */
export interface TableParts<Shown extends Playing, Target extends string, Action, Own extends Picture> {
  readonly usePlaying: (session: TableSession, root: RefObject<HTMLElement | null>) => Shown;
  readonly touching: Touching<Target, Action>;
  readonly tellMove: Tell;
  /** What is a story of its own, to be read by whoever's move brought it as well; nothing where there is none. */
  readonly isStory?: (event: unknown) => boolean;
  readonly usePicture: (moment: Moment<Shown, Target, Action>) => Own;
  /** What the curtain between two players hides. */
  readonly hides: 'Cards' | 'Board' | 'Secrets';
  readonly className: (view: never) => string;
  /** Gives `true` when a key meant something at this table alone. */
  readonly ownKeys: (event: KeyboardEvent, picture: Own, moment: Moment<Shown, Target, Action>) => boolean;
  /** Those keys in words. */
  readonly keys: readonly (readonly [key: string, does: InWords])[];
  /** Gives the pieces what they need. */
  readonly Provider: ComponentType<{ readonly picture: Own; readonly children: ReactNode }>;
  /** The guide through a first turn, where there is one. */
  readonly Coach?: ComponentType<{ readonly picture: Own }>;
  /** Whether its first card comes with the table, before anybody's move is told. */
  readonly guidesFirst?: true;
  /** Notes at the first meeting with a thing, where there are some. */
  readonly Note?: ComponentType;
  /** The table itself. */
  readonly Pieces: ComponentType<PiecesProps<Own>>;
  readonly LogSheet: ComponentType<{ readonly onClose: () => void }>;
  readonly Hints: ComponentType<HintProps>;
  /** How what the others did is told before one's own decision; loaded after the table. */
  readonly loadRecap: () => Promise<Recap>;
  /** What only this game has in its menu, and the sheets that it opens by name. */
  readonly MenuWays?: ComponentType<{ readonly onSheet: (name: string) => void }>;
  readonly OwnSheet?: ComponentType<{ readonly name: string; readonly onClose: () => void }>;
}

export interface PiecesProps<Own> {
  readonly picture: Own;
  readonly root: RefObject<HTMLElement | null>;
  /** For the bar at the top. */
  readonly top: TopBarProps;
}
