import { expect, it } from 'vitest';
import { show } from '../../render.fixture.tsx';
import type { MatchOrigin } from '../../session/origin.ts';
import OriginLine from '../../table/origin-line.tsx';
import type { MatchEntry } from './entry.ts';
import { MatchList } from './match-list.tsx';

const outcome = { ending: 'over', scores: [3, 8], places: [2, 1], winners: [1], tieBreaks: [] };
const origin: MatchOrigin = {
  kind: 'true',
  moves: 41,
  seat: 0,
  path: '/replay/local/one',
  players: ['Ada', 'Vance'],
  outcome,
};
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
  origin: null,
};

it('a match that was played on says from where, and leads to the one before where it is kept', () => {
  const shown = show(<OriginLine origin={origin} />);
  expect(shown.text).toBe('Played on from move 41');
  expect(shown.html).toContain('href="/replay/local/one#move=41"');
  expect(show(<OriginLine origin={{ ...origin, kind: 'again', path: null }} />, 'pt').html).not.toContain('href');
});

it('a finished match of one’s own can be dealt again; one that runs or was only watched cannot', () => {
  const htmlOf = (change: Partial<MatchEntry>) =>
    show(<MatchList entries={[{ ...entry, ...change }]} label="" offersDeals />).html;
  expect(htmlOf({})).toContain('href="/again/local/abc?seat=1"');
  expect(htmlOf({ place: 'online' })).toContain('href="/again/table/abc?seat=1"');
  expect(htmlOf({ status: 'running' })).not.toContain('/again/');
  expect(htmlOf({ isMine: false })).not.toContain('/again/');
});
