import { describe, expect, it } from 'vitest';
import { say, type Texts } from './texts.ts';

const texts: Texts = {
  clauses: {},
  messages: {
    took: '{who} took {crates|crate|crates} from {where}.',
    list: 'Cards: {cards}.',
    word: '{word} and {missing}',
    went: '{O:who} foi {de:from} {a:to}, {por:to}, e ficou {em:to} com {seu:card}.',
    came: '{The:to} saw {who} come from {the:from}.',
  },
  terms: {
    harbour: (harbour) => ['Sul', 'Baía', 'Norte'][harbour] ?? '?',
    theHarbour: (harbour) => ['o Sul', 'a Baía', 'Norte'][harbour] ?? '?',
    land: () => 'the East',
    seat: (seat) => ['Red', 'Blue'][seat] ?? '?',
    card: (card) => `card ${card}`,
  },
};

describe('say', () => {
  it('fills in terms and numbers with the word that goes with them', () => {
    const params = { who: ['seat', 1], where: ['pier', 3] } as const;
    expect(say(texts, { id: 'took', params: { ...params, crates: 2 } })).toBe('Blue took 2 crates from pier 3.');
    expect(say(texts, { id: 'took', params: { ...params, crates: 1 } })).toBe('Blue took 1 crate from pier 3.');
    expect(say(texts, { id: 'took', params: { ...params, crates: 0 } })).toBe('Blue took 0 crates from pier 3.');
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

  it('joins the word before a name with the article of the name', () => {
    const went = (from: number, to: number) =>
      say(texts, {
        id: 'went',
        params: { who: ['seat', 1], from: ['harbour', from], to: ['harbour', to], card: 'a carta' },
      });
    expect(went(0, 1)).toBe('Blue foi do Sul à Baía, pela Baía, e ficou na Baía com sua carta.');
    expect(went(1, 0)).toBe('Blue foi da Baía ao Sul, pelo Sul, e ficou no Sul com sua carta.');
    expect(went(2, 2)).toBe('Blue foi de Norte a Norte, por Norte, e ficou em Norte com sua carta.');
  });

  it('begins a sentence with a name, and leaves alone what has another article', () => {
    const came = (from: string) => say(texts, { id: 'came', params: { who: ['seat', 0], from, to: ['land', 0] } });
    expect(came('the West')).toBe('The East saw Red come from the West.');
    expect(came('a boat')).toBe('The East saw Red come from a boat.');
    expect(say(texts, { id: 'came', params: { who: 'it', from: 'home', to: 'everybody' } })).toBe(
      'Everybody saw it come from home.',
    );
  });

  it('leaves visible what it was not given', () => {
    expect(say(texts, { id: 'word', params: { word: 'one' } })).toBe('one and {missing}');
    expect(say(texts, { id: 'unknown', params: {} })).toBe('unknown');
  });
});
