import { describe, expect, it } from 'vitest';
import { clausesOf, findCitations } from './citations.mjs';

describe('the clauses of a title', () => {
  it.each([
    ['[G8.5] ties go to the nearest card', ['G8.5']],
    ['[G8.5] [G8.6] both', ['G8.5', 'G8.6']],
    ['[G8.1, G8.2] both', ['G8.1', 'G8.2']],
    ['a bust ends the game [G7.10]', ['G7.10']],
    ['[G8.5] as [G8.5] says', ['G8.5']],
    ['G8.5 without brackets', []],
    ['[GX13] a worked example, not a clause', []],
    ['takes [0, 1.5] of [GX13]', []],
    ['[G1] [A-12] terms and rulings', ['G1', 'A-12']],
  ])('%s', (title, clauses) => {
    expect(clausesOf(title)).toEqual(clauses);
  });
});

describe('the citations of a test file', () => {
  it.each([
    ['plain calls', `it('[A1.1] x', f); test("[A1.2] y", f); describe(\`[A1.3] z\`, f); scenario('[A1.4] w', f)`, 4],
    ['a title on its own line', `it(\n  '[A1.1] it\\'s so',\n  f)`, 1],
    ['modifiers', `it.only('[A1.1] x', f); test.concurrent('[A1.2] y', f); it.runIf(a(b))('[A1.3] z', f)`, 3],
    ['tables', `it.each([[1, (2)], [')', 3]])('[A1.1] %i', f)`, 1],
    ['tables with types', `it.each<[Array<number>, () => void]>(rows)('[A1.1] %i', f)`, 1],
    ['tables written as templates', `it.each\`a | b\n \${"x"} | \${1}\`("[A1.1] $a", f)`, 1],
    ['rows that name their clause', `it.each([['[A1.1] x', 1], ['[A1.2] y', 2]])('%s', f)`, 2],
    ['holes in templates', `it(\`[A1.1] \${f(\`}\`)} [A1.2]\`, f)`, 1],
    ['a test after a regular expression', `const quote = /['"/]/; it('[A1.1] x', f)`, 1],
    ['a test after a division', `const half = a / 2; it('[A1.1] x / y', f)`, 1],
  ])('finds %s', (_, source, count) => {
    expect(findCitations(source)).toHaveLength(count);
  });

  it.each([
    ['comments', `// it('[A1.1] x', f)\n/* it('[A1.2] y', f) */`],
    ['other strings', `const text = "it('[A1.1] x', f)"`],
    ['other functions', `say('[A1.1] x'); expect(a).it('[A1.2] y'); visit('[A1.3] z')`],
    ['tests that do not run', `it.skip('[A1.1] x', f); it.todo('[A1.2] y'); describe.skip('[A1.3] z', f)`],
  ])('passes over %s', (_, source) => {
    expect(findCitations(source)).toEqual([]);
  });

  it('keeps the clauses of one title together', () => {
    expect(findCitations(`it('[A1.1, A1.2] x', f); it('[A1.1] y', f)`)).toEqual([['A1.1', 'A1.2'], ['A1.1']]);
  });
});
