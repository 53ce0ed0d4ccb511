import { expect, it } from 'vitest';
import { show } from '../../render.fixture.tsx';
import type { MatchEntry } from './entry.ts';
import { MatchList } from './match-list.tsx';

const outcome = { ending: 'over', scores: [3, 8], places: [2, 1], winners: [1], tieBreaks: [] };
const entry: MatchEntry = {
  key: 'local abc',
  id: 'abc',
  game: 'gunrunners',
  place: 'local',
  seats: [
    { seat: 0, name: 'Ada', isYou: true, hasResigned: false },
    { seat: 1, name: 'Vance', isYou: false, hasResigned: false },
  ],
  status: 'over',
  isYourTurn: false,
  isMine: true,
  gist: {},
  outcome,
  updatedAt: 0,
  href: '/replay/local/abc',
  origin: { kind: 'true', moves: 41, seat: 0, path: '/replay/local/one', players: ['Ada', 'Vance'], outcome },
};

it('a match that was played on is marked as such in the list, with the way to the one before', () => {
  const marked = show(<MatchList entries={[entry]} label="Matches" />);
  expect(marked.text).toContain('Played on from move 41');
  expect(marked.html).toContain('href="/replay/local/one#move=41"');
  expect(show(<MatchList entries={[{ ...entry, origin: null }]} label="Matches" />).text).not.toContain('Played on');
});

it('a finished match of one’s own can be dealt again; one that runs or was only watched cannot', () => {
  const htmlOf = (change: Partial<MatchEntry>) => show(<MatchList entries={[{ ...entry, ...change }]} label="" />).html;
  expect(htmlOf({})).toContain('href="/again/local/abc"');
  expect(htmlOf({ place: 'online' })).toContain('href="/again/table/abc"');
  expect(htmlOf({ status: 'running' })).not.toContain('/again/');
  expect(htmlOf({ isMine: false })).not.toContain('/again/');
});
