import { beforeAll, describe, expect, it } from 'vitest';
import { gunrunners } from '../games/gunrunners/game.ts';
import { replay } from '../games/gunrunners/replay/replay.ts';
import { show } from '../render.fixture.tsx';
import { switchLanguage } from '../text/spoken.ts';
import { MoveLines, useLinesAt } from './move-lines.tsx';
import { platesFor, playedMatch } from './played-match.fixture.ts';
import { wholeRecording } from './recording.ts';
import { ReplaySession } from './replay-session.ts';

const COLOURS = {
  en: /\b(red|blue|yellow|green|black)\b/i,
  pt: /(vermelh|azul|azuis|amarel|verde|pret)/i,
};

function Lines({ session }: { readonly session: ReplaySession }) {
  return <MoveLines lines={useLinesAt(session)} />;
}

describe('what a replay says of a move', () => {
  const { file } = playedMatch(gunrunners, 3, 'lines');
  const recording = wholeRecording(gunrunners, file, platesFor(3), replay);
  if (recording === null) throw new Error('the match does not replay');

  beforeAll(() => gunrunners.ready());

  it.each(['en', 'pt'] as const)('calls players by their names, and cards by whose they are (%s)', async (language) => {
    await switchLanguage(language);
    const session = new ReplaySession(recording, { id: 'lines', kind: 'local', eyes: 'open', step: 0 });
    const told: string[] = [];
    for (let step = 1; step <= session.film.length; step++) {
      session.goTo(step);
      told.push(...show(<Lines session={session} />, language).all('li'));
    }
    expect(told.length).toBeGreaterThan(session.film.length / 2);
    expect(told.some((line) => line.includes('Player 2'))).toBe(true);
    expect(told.filter((line) => COLOURS[language].test(line))).toEqual([]);
  });
});
