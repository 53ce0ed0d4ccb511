import { expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import type { LocalMatch } from '../session/local/local-matches.ts';
import { ResultsTable } from './results-table.tsx';

const HERE: LocalMatch = {
  id: 'abc',
  game: 'gunrunners',
  rulesVersion: '2',
  config: {},
  seats: [{ kind: 'person', name: 'Ana' }],
  createdAt: 1,
  updatedAt: 2,
  status: 'over',
  seq: 9,
  moves: 9,
  toAct: [],
  gist: {},
  outcome: { ending: 'seven-busts', scores: [24, 20], places: [1, 2], winners: [0], tieBreaks: [] },
  daily: '2026-11-17',
};

it('what was played afterwards on this device stands apart: no place, no luck, marked as such', () => {
  const shown = show(<ResultsTable day="2026-11-17" game="gunrunners" seat={0} isOver here={HERE} />);
  const [, row] = shown.parts('tr');
  expect(row?.opening).toContain('daily-here');
  expect(row?.text).toContain('You (afterwards, on this device)');
  expect(row?.all('td')).toEqual(['–', expect.stringContaining('24'), '–', 'Replay']);
  expect(row?.html).toContain('href="/replay/local/abc"');
});
