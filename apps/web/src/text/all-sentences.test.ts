import { sentenceFaults } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { sentencesUnder } from './all-sentences.fixture.ts';

const all = await sentencesUnder(new URL('../', import.meta.url));

describe('the sentences of the pages', () => {
  it('are found', () => {
    expect(all.size).toBeGreaterThan(50);
  });

  it.each([...all])('%s say the same in both languages', (_name, sentences) => {
    expect(sentenceFaults(sentences)).toEqual([]);
  });

  it.each([...all])('%s write figures, units and silence in one way', (_name, { en, pt }) => {
    for (const [id, sentence] of [...Object.entries(en), ...Object.entries(pt)]) {
      expect(sentence, id).not.toMatch(/ %|\.\.\.| …|[“"']\s|US\$|R\$|\d \$/);
    }
  });
});
