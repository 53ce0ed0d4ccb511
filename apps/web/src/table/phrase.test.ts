import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import { describe, expect, it } from 'vitest';
import { phraseOf, phraseOfMessage, textOf, thingNamed, thingOf } from './phrase.ts';

const sentences = {
  en: { flip: 'Flip {owner}’s agent in {place}.', crates: '{count|crate|crates} left.' },
  pt: { flip: 'Vire o agente de {owner} {em:place}.', crates: 'Faltam {count|caixote|caixotes}.' },
} as const;

const names = (seat: number) => ['Ana', 'Bia'][seat] ?? '?';

describe('phrases', () => {
  it('keep players and things apart', () => {
    const phrase = phraseOf(sentences, 'en', 'flip', { owner: { seat: 1 }, place: { thing: 'North Africa' } });
    expect(phrase).toEqual(['Flip ', { seat: 1 }, '’s agent in ', { thing: 'North Africa' }, '.']);
    expect(textOf(phrase, names)).toBe('Flip Bia’s agent in North Africa.');
  });

  it('join the word before a thing with its article, and leave it out of the name', () => {
    const place = thingNamed('a América Central');
    expect(phraseOf(sentences, 'pt', 'flip', { owner: { seat: 1 }, place })).toEqual([
      'Vire o agente de ',
      { seat: 1 },
      ' ',
      'na ',
      { thing: 'América Central', article: 'a' },
      '.',
    ]);
    const terms = { sea: () => 'Báltico', theSea: () => 'o Báltico', isle: () => 'Creta' };
    const said = (kind: string) =>
      textOf(phraseOf(sentences, 'pt', 'flip', { owner: 'Ana', place: thingOf(terms, kind, 0) }), names);
    expect(['sea', 'isle'].map(said)).toEqual(['Vire o agente de Ana no Báltico.', 'Vire o agente de Ana em Creta.']);
    expect(textOf(phraseOf(sentences, 'pt', 'flip', { owner: 'Ana', place: { seat: 1 } }), names)).toBe(
      'Vire o agente de Ana em Bia.',
    );
    expect(textOf(phraseOf(sentences, 'pt', 'flip', { owner: 'Ana', place: 'o Sul' }), names)).toBe(
      'Vire o agente de Ana no Sul.',
    );
  });

  it('agree with numbers', () => {
    expect(textOf(phraseOf(sentences, 'en', 'crates', { count: 1 }), names)).toBe('1 crate left.');
    expect(textOf(phraseOf(sentences, 'pt', 'crates', { count: 2 }), names)).toBe('Faltam 2 caixotes.');
  });

  it('leave what is missing visible', () => {
    expect(textOf(phraseOf(sentences, 'en', 'flip', { place: 'x' }), names)).toBe('Flip {owner}’s agent in x.');
  });

  it('find the players in a game’s messages', () => {
    const message = { id: 'log.dieRolled', params: { seat: ['seat', 1], roll: 4 } } as const;
    expect(phraseOfMessage(gunrunners.texts.en, message)).toEqual([{ seat: 1 }, ' rolled 4.']);
    const rested = { id: 'log.rested', params: { pawn: ['pawn', 0] } } as const;
    expect(phraseOfMessage(escapePlan.texts.en, rested)).toEqual([{ seat: 0 }, ' rested.']);
  });
});
