import type { Language } from '@stakeout/kernel';
import type { ComponentType } from 'react';
import type { IconName } from '../icons/names.ts';

/** What a rulebook has besides the clauses of the game. */
export interface GameBook {
  readonly glance: Readonly<Record<Language, Glance>>;
  readonly titles: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** The picture that belongs to a clause, where there is one. */
  readonly diagrams: Readonly<Record<string, ComponentType>>;
}

/** The game in half a minute. */
export interface Glance {
  readonly title: string;
  readonly aim: string;
  readonly steps: readonly GlanceStep[];
}

/** One step of a turn in a few words. */
interface GlanceStep {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly clause: string;
}
