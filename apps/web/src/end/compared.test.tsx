import { stash } from '@stakeout/stash';
import { front } from '@stakeout/stash/front';
import { describe, expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import { platesFor, playedMatch } from '../replay/played-match.fixture.ts';
import { wholeRecording } from '../replay/recording.ts';
import { ReplaySession } from '../replay/replay-session.ts';
import type { MatchOrigin } from '../session/origin.ts';
import type { SpokenGame } from '../text/spoken.ts';
import Compared from './compared.tsx';

const game = { ...stash, library: front.library } as SpokenGame;
const { file } = playedMatch(game, 2, 'end');
const recording = wholeRecording(game, file, platesFor(2), { openView: (view) => view, markOf: () => null });
const before: MatchOrigin = {
  kind: 'true',
  moves: 12,
  seat: 0,
  path: '/replay/local/one',
  players: ['Ana', ''],
  outcome: { ending: 'over', scores: [3, 8], places: [2, 1], winners: [1], tieBreaks: [] },
};

function shown(origin: MatchOrigin, language: 'en' | 'pt' = 'en') {
  if (recording === null) throw new Error('the match does not replay');
  const step = Number.MAX_SAFE_INTEGER;
  const session = new ReplaySession(recording, { id: 'end', kind: 'local', eyes: null, step, withOutcome: true });
  const scoreOf = ({ scores }: MatchOrigin['outcome'], seat: number) => {
    const text = `${scores[seat] ?? 0} points`;
    return { en: text, pt: text };
  };
  return show(<Compared session={session} origin={origin} scoreOf={scoreOf} />, language);
}

describe('results side by side', () => {
  it('have both matches in a row for every seat, the own one marked', () => {
    const { scores } = file.outcome;
    const [, own, other] = shown(before).parts('tr');
    expect(own?.opening).toContain('own');
    expect(own?.text).toMatch(new RegExp(`^1 Ana 2nd, 3 points Player 1 \\(you\\) ..., ${scores[0]} points$`));
    expect(other?.text).toMatch(new RegExp(`^2 Player 2 1st, 8 points Player 2 ..., ${scores[1]} points$`));
  });

  it('say what was the same, and lead to the match before where it is kept', () => {
    const { text, html } = shown(before);
    expect(text).toContain('Played on from move 12 of an earlier match, with its cards.');
    expect(html).toContain('href="/replay/local/one#move=12"');
    expect(shown({ ...before, path: null }).html).not.toContain('href');
    expect(shown({ ...before, kind: 'again', moves: 0 }).text).toContain('The same deal as an earlier match.');
    expect(shown({ ...before, kind: 'known' }, 'pt').text).toContain('com o que este lugar sabia');
  });
});
