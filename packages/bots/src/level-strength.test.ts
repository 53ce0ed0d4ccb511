import { describe, expect, it } from 'vitest';
import { LEVELS } from './level.ts';
import { strengthOf } from './level-strength.ts';
import { MEASURED_STRENGTHS } from './measured-strengths.ts';

const MEASURED = [
  { game: 'gunrunners', level: 'easy', beatsHard: 0.04 },
  { game: 'gunrunners', level: 'medium', beatsHard: 0.18 },
  { game: 'gunrunners', level: 'master', beatsHard: 0.61 },
] as const;

describe('how strong a level is', () => {
  it('is told beside hard, and of hard beside medium', () => {
    expect(strengthOf('gunrunners', 'easy', MEASURED)).toEqual({ other: 'hard', ofTen: 0 });
    expect(strengthOf('gunrunners', 'medium', MEASURED)).toEqual({ other: 'hard', ofTen: 2 });
    expect(strengthOf('gunrunners', 'hard', MEASURED)).toEqual({ other: 'medium', ofTen: 8 });
    expect(strengthOf('gunrunners', 'master', MEASURED)).toEqual({ other: 'hard', ofTen: 6 });
  });

  it('is not told where nobody has measured it', () => {
    expect(strengthOf('stash', 'easy', MEASURED)).toBeNull();
    expect(strengthOf('gunrunners', 'master', MEASURED.slice(0, 2))).toBeNull();
  });

  it('grows from level to level, as far as it was measured', () => {
    for (const game of new Set(MEASURED_STRENGTHS.map((one) => one.game))) {
      const shares = LEVELS.flatMap(
        (level) => MEASURED_STRENGTHS.find((one) => one.game === game && one.level === level)?.beatsHard ?? [],
      );
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    }
  });
});
