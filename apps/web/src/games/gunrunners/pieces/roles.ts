import type { Role } from '@stakeout/gunrunners';
import type { IconName } from '../../../icons/names.ts';

/** The picture of each role, by its number. */
const ICONS: Readonly<Record<Role, IconName>> = {
  0: 'police-officer-head',
  1: 'tie',
  2: 'telepathy',
  3: 'unlit-bomb',
  4: 'spy',
  5: 'organigram',
  6: 'hand-truck',
};

export function roleIcon(role: Role): IconName {
  return ICONS[role];
}

/** The clause that says what an operative does. */
const CLAUSES: Readonly<Record<Role, string>> = {
  0: 'G6.1',
  1: 'G7.2',
  2: 'G7.3',
  3: 'G7.4',
  4: 'G7.5',
  5: 'G7.6',
  6: 'G7.7',
};

export function roleClause(role: Role): string {
  return CLAUSES[role];
}
