import type { LessonEntry } from '@stakeout/kernel';

/** The lessons of Gunrunners, in the order in which they build on each other. */
export const LIST: readonly LessonEntry[] = [
  { id: 'rows', chapter: 'crates', clauses: ['G3.4', 'G9.4'] },
  { id: 'delivery', chapter: 'crates', clauses: ['G5.2'] },
  { id: 'overflow', chapter: 'crates', clauses: ['G5.1'] },
  { id: 'flip', chapter: 'agents', clauses: ['G6.1'] },
  { id: 'undercover', chapter: 'agents', clauses: ['G6.4'] },
  { id: 'order', chapter: 'agents', clauses: ['G6.3'] },
  { id: 'bust', chapter: 'busts', clauses: ['G8.1', 'G8.2'] },
  { id: 'shares', chapter: 'busts', clauses: ['G8.4', 'G8.3'] },
  { id: 'ties', chapter: 'busts', clauses: ['G8.5'] },
  { id: 'seventh', chapter: 'busts', clauses: ['G9.1', 'G9.2'] },
  { id: 'director', chapter: 'operatives', clauses: ['G7.2', 'G7.1'] },
  { id: 'informer', chapter: 'operatives', clauses: ['G7.3'] },
  { id: 'saboteur', chapter: 'operatives', clauses: ['G7.4'] },
  { id: 'spy', chapter: 'operatives', clauses: ['G7.5'] },
  { id: 'manager', chapter: 'operatives', clauses: ['G7.6'] },
  { id: 'runner', chapter: 'operatives', clauses: ['G7.7'] },
];
