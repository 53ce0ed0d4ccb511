import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { matchesCsv } from './matches-csv.ts';
import { judged, playedMatch } from './played-match.fixture.ts';

/** One cell as it is written. */
const cell = (value: string | number | null) => csvOf([[value]]).slice(1, -2);

describe('a table as CSV', () => {
  it('puts what would end a cell into quotes', () => {
    expect(
      csvOf([
        ['a', 1, null],
        ['b,c', 'd"e', 'f\ng'],
      ]),
    ).toBe('\uFEFFa,1,\r\n"b,c","d""e","f\ng"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|calc', '＝1', '=HYPERLINK("http://x","y")'])(
    'has no formula in it: %j',
    (text) => {
      expect(cell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
    },
  );

  it('leaves numbers numbers, below nothing too', () => {
    expect([cell(-1.5), cell(0), cell(Number.NaN)]).toEqual(['-1.5', '0', '']);
  });
});

describe('matches as CSV', () => {
  it('have a row each, in the order they were played', () => {
    const [head, first, second, ...rest] = matchesCsv([
      playedMatch({ id: 'later', at: Date.UTC(2026, 10, 15), share: 1, judged: judged(11.004, 19, -4) }),
      playedMatch({ id: 'sooner', others: [{ name: '=cmd', level: null }], seats: 2, company: 'people' }),
    ])
      .slice(1)
      .split('\r\n');
    const columns = head?.split(',') ?? [];
    expect(columns).toEqual([...new Set(columns)]);
    expect(first).toBe(
      `2026-11-14T20:00:00.000Z,gunrunners,device,sooner,2,1,people,"'=cmd (person)",2,24,0,no${','.repeat(13)}`,
    );
    expect(second).toContain(',100,no,race/1@1000,25,2,19,11,2,-4,2,-18,2,1,1,0');
    expect(rest).toEqual(['']);
  });
});
