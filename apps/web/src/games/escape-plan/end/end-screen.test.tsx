import { describe, expect, it } from 'vitest';
import { show } from '../../../render.fixture.tsx';
import { platesFor, playedMatch } from '../../../replay/played-match.fixture.ts';
import { wholeRecording } from '../../../replay/recording.ts';
import { ReplaySession } from '../../../replay/replay-session.ts';
import type { SpokenGame } from '../../../text/spoken.ts';
import { escapePlan } from '../game.ts';
import { replay } from '../replay/replay.ts';
import EndScreen from './end-screen.tsx';
import { LINES } from './sheet.ts';

const game: SpokenGame = escapePlan;

/** The end of a match in which whoever can leave, leaves. */
function ended(seats: number, seed: string, eyes: number | null = null, plates = platesFor(seats)) {
  const isEscape = (action: unknown) => (action as { readonly type: string }).type === 'escape';
  const { file } = playedMatch(game, seats, seed, {}, isEscape);
  const recording = wholeRecording(game, file, plates, replay);
  if (recording === null) throw new Error('the match does not replay');
  const step = Number.MAX_SAFE_INTEGER;
  const session = new ReplaySession(recording, {
    id: 'end',
    kind: eyes === null ? 'local' : 'online',
    eyes,
    step,
    withOutcome: true,
  });
  // Online whoever looks is always the same person.
  if (eyes !== null) Object.assign(session, { kind: 'online' });
  return { session, outcome: file.outcome };
}

describe('the result of Escape Plan', () => {
  it.each([
    [1, 's4 e'],
    [3, 's20 e'],
    [5, 's8 i'],
  ])('[E22.2] [E22.4] has the whole score sheet of %d players', (seats, seed) => {
    const { session, outcome } = ended(seats, seed);
    const [sheet] = show(<EndScreen session={session} />).parts('table');
    const rows = sheet?.parts('tr') ?? [];
    // A head, the nine lines, and the total; alone one plays against Costa.
    expect(rows).toHaveLength(LINES.length + 2);
    const columns = seats === 1 ? 2 : seats;
    for (const row of rows.slice(1)) expect(row.all('td')).toHaveLength(columns);
    const totals = rows.at(-1)?.all('td') ?? [];
    const arrested = outcome.tieBreaks.filter(([hasEscaped]) => hasEscaped === 0).length;
    expect(totals.filter((total) => total.includes('Arrested'))).toHaveLength(arrested);
  });

  it('[E4.2] begins with the reader’s own place and margin, and says what was left', () => {
    for (const [seats, seed] of [
      [1, 's4 e'],
      [4, 's20 e'],
      [5, 's8 i'],
    ] as const) {
      for (let seat = 0; seat < seats; seat++) {
        const { session, outcome } = ended(seats, seed, seat);
        const shown = show(<EndScreen session={session} />);
        const [headline = ''] = shown.all('h1');
        const isOut = outcome.tieBreaks[seat]?.[0] === 1;
        expect(headline).toMatch(isOut ? /^(First|Second|Third|Fourth|Fifth|\$|Level)/ : /^Arrested, with/);
        expect(shown.text).toContain('Left on the table');
        expect(shown.text).not.toMatch(/[{}]|undefined|NaN/);
        expect(show(<EndScreen session={session} />, 'pt').text).toContain('O que ficou na mesa');
      }
    }
  });

  it('begins with the winners for those who only watched', () => {
    const { session } = ended(3, 's20 e');
    const shown = show(<EndScreen session={session} />);
    expect(shown.all('h1')[0]).not.toMatch(/^(First|Second|Third|Arrested)/);
    expect(shown.text).not.toContain('Left on the table');
  });

  it('marks whoever gave up, whatever a bot won for them', () => {
    const plates = platesFor(3).map((plate, seat) => ({ ...plate, resigned: seat === 1 }));
    const { session } = ended(3, 's20 e', null, plates);
    const [sheet] = show(<EndScreen session={session} />).parts('table');
    const heads = sheet?.all('th').filter((head) => head.includes('Player')) ?? [];
    expect(heads.map((head) => head.includes('(resigned)'))).toEqual([false, true, false]);
  });

  it('is told in Portuguese', () => {
    const { session } = ended(3, 'b');
    const shown = show(<EndScreen session={session} />, 'pt');
    expect(shown.all('h2').length).toBeGreaterThan(3);
    expect(shown.text).not.toMatch(/\b(Arrested|Total of|Score sheet|Player)\b(?! \d)/);
  });
});
