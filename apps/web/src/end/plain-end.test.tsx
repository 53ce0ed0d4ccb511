import { stash } from '@stakeout/stash';
import { front } from '@stakeout/stash/front';
import { expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import { platesFor, playedMatch } from '../replay/played-match.fixture.ts';
import { wholeRecording } from '../replay/recording.ts';
import { ReplaySession } from '../replay/replay-session.ts';
import type { SpokenGame } from '../text/spoken.ts';
import { PlainEnd } from './plain-end.tsx';

const game = { ...stash, library: front.library } as SpokenGame;

it.each([2, 3])('a plain result names all %d players with their places and scores', (seats) => {
  const { file } = playedMatch(game, seats, 'end');
  const parts = { openView: (view: unknown) => view, markOf: () => null };
  const recording = wholeRecording(game, file, platesFor(seats), parts);
  if (recording === null) throw new Error('the match does not replay');
  const step = Number.MAX_SAFE_INTEGER;
  const session = new ReplaySession(recording, { id: 'end', kind: 'local', eyes: null, step, withOutcome: true });
  const shown = show(<PlainEnd session={session} how="It is over." clause="S4.1" unit="earned" />);
  expect(shown.text).toContain('It is over.');
  const { scores, places, winners } = file.outcome;
  expect(shown.all('li')).toHaveLength(seats);
  for (const [seat, score] of scores.entries()) {
    expect(shown.text).toContain(`Place ${places[seat]} Player ${seat + 1} ${score} earned`);
  }
  expect(shown.text).toContain(winners.length > 1 ? 'Shared win' : 'Winner');
});
