import type { Action, PublicBoard, PublicTable, Table, View } from '@stakeout/escape-plan';
import type { Message } from '@stakeout/kernel';
import type { IconName } from '../../../icons/names.ts';
import type { Say } from '../../../text/say.ts';
import type { EscapeParts, Target } from '../play/targets.ts';
import type { Trip } from '../play/trips.ts';
import type { Words } from '../words.ts';
import type { DecideTextId } from './decide.texts.ts';
import type { TurnStory } from './turn-story.ts';

/** Good is what helps or is done, bad what hurts; the words always say it too. */
type Tone = 'plain' | 'good' | 'bad';

/** A price, a gain or a count at the end of a row. */
export interface Mark {
  readonly text: string;
  readonly tone: Tone;
}

/** One thing that can be chosen, or, without a target, that is only to be known. */
export interface Row {
  readonly key: string;
  readonly target: Target | null;
  readonly icon: IconName | null;
  /** A cop in place of the icon: 0 to 2 the types, 3 Inspector Sandra, 4 Lieutenant Costa. */
  readonly badge: number | null;
  readonly title: string;
  readonly detail: string;
  readonly marks: readonly Mark[];
  /** The cops that it is about. */
  readonly cops: readonly number[];
  readonly tone: Tone;
  readonly isChosen: boolean;
  /** Whether it is one of the small ones that stand side by side. */
  readonly isShort: boolean;
  /** What it does, where touching its target alone would mean something else. */
  readonly action: Action | null;
  /** Why it cannot be chosen now. */
  readonly refusal: string | null;
  /** What is to be chosen next, once this is. */
  readonly rows: readonly Row[];
}

export interface Section {
  readonly id: string;
  readonly title: string | null;
  readonly rows: readonly Row[];
}

/** A step of a visit. */
export interface Step {
  readonly id: string;
  readonly state: 'done' | 'now' | 'next';
  readonly title: string;
  /** What it brought, or what it would bring. */
  readonly detail: string;
  readonly mayBeSkipped: boolean;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly tone: Tone;
}

/** Everything that the panel shows. */
export interface Panel {
  readonly heading: string;
  /** Whether the map shows the same choices, and better: where there is little room it comes first. */
  readonly isOnMap: boolean;
  readonly lead: string;
  readonly facts: readonly Fact[];
  readonly steps: readonly Step[];
  readonly sections: readonly Section[];
  /** What will surely follow, said before it does. */
  readonly warnings: readonly string[];
}

/** All that the panel is made from. */
export interface Scene {
  /** What may be put into words: without the own secrets while they are covered. */
  readonly view: View;
  readonly shown: PublicTable;
  readonly printed: Table;
  /** Whoever decides, and that player's board. */
  readonly seat: number;
  readonly board: PublicBoard;
  readonly options: readonly Action[];
  readonly trips: readonly Trip[];
  readonly parts: EscapeParts;
  readonly words: Words;
  readonly say: Say<DecideTextId>;
  /** The name of an action in a menu. */
  readonly messageOf: (action: Action) => Message;
  /** What could be touched after these touches, and what they would do. */
  readonly nextAfter: (parts: EscapeParts) => ReadonlySet<Target>;
  readonly planAfter: (parts: EscapeParts) => readonly Action[] | null;
  /** What happened in this turn so far. */
  readonly story: TurnStory;
}

const BLANK: Omit<Row, 'key' | 'title'> = {
  target: null,
  icon: null,
  badge: null,
  detail: '',
  marks: [],
  cops: [],
  tone: 'plain',
  isChosen: false,
  isShort: false,
  action: null,
  refusal: null,
  rows: [],
};

export function rowOf(key: string, title: string, rest: Partial<Row> = {}): Row {
  return { ...BLANK, key, title, ...rest };
}

export function mark(text: string, tone: Tone = 'plain'): Mark {
  return { text, tone };
}

/** Names begin small in the middle of a sentence, and large at the head of a row. */
export function headed(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** The numbers of the bits that are set. */
export function bitsOf(mask: number): readonly number[] {
  const bits: number[] = [];
  for (let bit = 0; mask >> bit !== 0; bit++) if ((mask & (1 << bit)) !== 0) bits.push(bit);
  return bits;
}
