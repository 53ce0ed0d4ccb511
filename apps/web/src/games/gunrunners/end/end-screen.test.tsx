import { expect, it } from 'vitest';
import { show } from '../../../render.fixture.tsx';
import { platesFor, playedMatch } from '../../../replay/played-match.fixture.ts';
import { wholeRecording } from '../../../replay/recording.ts';
import { ReplaySession } from '../../../replay/replay-session.ts';
import type { SeatPlate } from '../../../session/session.ts';
import type { SpokenGame } from '../../../text/spoken.ts';
import { gunrunners } from '../game.ts';
import { replay } from '../replay/replay.ts';
import EndScreen from './end-screen.tsx';

const game: SpokenGame = gunrunners;

function ended(seats: number, plates: readonly SeatPlate[]) {
  const { file } = playedMatch(game, seats, 'end');
  const recording = wholeRecording(game, file, plates, replay);
  if (recording === null) throw new Error('the match does not replay');
  const step = Number.MAX_SAFE_INTEGER;
  const session = new ReplaySession(recording, { id: 'end', kind: 'local', eyes: null, step, withOutcome: true });
  return { session, file };
}

it('the ranking of Gunrunners marks whoever gave up, whatever place a bot won for them', () => {
  const plates = platesFor(3).map((plate, seat) => ({ ...plate, resigned: seat === 1 }));
  const { session } = ended(3, plates);
  for (const [language, mark] of [
    ['en', 'Player 2 (resigned)'],
    ['pt', 'Player 2 (desistiu)'],
  ] as const) {
    const ranked = show(<EndScreen session={session} />, language).all('b');
    expect(ranked.filter((name) => name.includes('('))).toEqual([mark]);
  }
});

it.each([2, 3, 4])('the result of Gunrunners names all %d players and their crates', (seats) => {
  const { session, file } = ended(seats, platesFor(seats));
  const shown = show(<EndScreen session={session} />);
  expect(shown.all('h2')).toEqual(expect.arrayContaining(['Ranking', 'Crates over time']));
  for (const [seat, score] of file.outcome.scores.entries()) {
    expect(shown.text).toContain(`Player ${seat + 1}`);
    expect(shown.text).toMatch(new RegExp(`\\b${score}\\b`));
  }
});
