import type { Language, Refusal } from '@stakeout/kernel';
import type { ComponentType } from 'react';
import type { InWords } from '../games/facts.ts';
import type { BoxPart } from './own-box/box.ts';
import type { PanelProps } from './panel-props.ts';

/** What a game has to do with the making of its tables: the options that it has, and how they are chosen. */
export interface GameCreate<Options = unknown> {
  /** What can be chosen about the rules, where it takes more than a list of values for each option. */
  readonly Rules?: ComponentType<RulesProps<Options>>;
  /** What takes no more than that: the form shows it by itself. */
  readonly listed?: Listed;
  readonly usual: (language: Language) => Options;
  /** Only what this version knows of what a device has kept, field by field; anything else has its usual value. */
  readonly mended: (stored: Readonly<Record<string, unknown>>, usual: Options) => Options;
  /** The form for boxes of one's own, where the game takes any. */
  readonly box?: BoxPart;
  /** What the game is asked to configure for so many seats; with the data of a box of one's own, where one is played. */
  readonly config: (options: Options, count: number, box: unknown) => Record<string, unknown>;
  /** What was chosen for so many seats, line by line, for those who sit down at the table. */
  readonly told: (config: unknown, seats: number) => readonly InWords[];
  /** The field in which what is refused can be mended, and where in it; `box` for what is wrong with a box. `null`: the form as a whole. */
  readonly placeOf: (refusal: Refusal) => { readonly field: string; readonly where: InWords | null } | null;
}

/** Options by name. */
export type Listed = Readonly<Record<string, ListedOption>>;

/** An option of which every value is a number that can be listed. */
export interface ListedOption {
  readonly label: InWords;
  readonly values: readonly number[];
  readonly usual: number;
}

export interface RulesProps<Options> extends PanelProps {
  readonly options: Options;
  readonly onOptions: (change: Partial<Options>) => void;
}
