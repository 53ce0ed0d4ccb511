import { describe, expect, it } from 'vitest';
import { say, type Texts } from './texts.ts';

const texts: Texts = {
  clauses: {},
  messages: {
    took: '{who} took {crates|crate|crates} from {where}.',
    list: 'Cards: {cards}.',
    word: '{word} and {missing}',
  },
  terms: { seat: (seat) => ['Red', 'Blue'][seat] ?? '?', card: (card) => `card ${card}` },
};

describe('say', () => {
  it('fills in terms and numbers with the word that goes with them', () => {
    const params = { who: ['seat', 1], where: ['harbour', 3] } as const;
    expect(say(texts, { id: 'took', params: { ...params, crates: 2 } })).toBe('Blue took 2 crates from harbour 3.');
    expect(say(texts, { id: 'took', params: { ...params, crates: 1 } })).toBe('Blue took 1 crate from harbour 3.');
    expect(say(texts, { id: 'took', params: { ...params, crates: 0 } })).toBe('Blue took 0 crates from harbour 3.');
  });

  it('joins lists', () => {
    expect(
      say(texts, {
        id: 'list',
        params: {
          cards: [
            ['card', 1],
            ['card', 2],
          ],
        },
      }),
    ).toBe('Cards: card 1, card 2.');
    expect(say(texts, { id: 'list', params: { cards: [] } })).toBe('Cards: .');
  });

  it('leaves visible what it was not given', () => {
    expect(say(texts, { id: 'word', params: { word: 'one' } })).toBe('one and {missing}');
    expect(say(texts, { id: 'unknown', params: {} })).toBe('unknown');
  });
});
