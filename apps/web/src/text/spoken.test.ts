import type { Language, Words } from '@stakeout/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { changeSettings, settings } from '../state/settings.ts';
import { type Library, spoken, switchLanguage } from './spoken.ts';

const usual = settings.get();
const unsent: (() => void)[] = [];
afterEach(() => {
  settings.set(usual);
  // A switch of language waits for all games on the page.
  for (const lose of unsent.splice(0)) lose();
});

const WORDS: Readonly<Record<Language, Words>> = {
  en: { messages: { hello: 'Hello' }, terms: {} },
  pt: { messages: { hello: 'Olá' }, terms: {} },
};

/** A game's words, with a note of what was asked for; Portuguese comes when it is let, or never. */
function library() {
  const asked: Language[] = [];
  let send = () => {};
  let lose = () => {};
  const portuguese = new Promise<{ words: Words }>((resolve, reject) => {
    send = () => resolve({ words: WORDS.pt });
    lose = () => reject(new Error('no network'));
  });
  portuguese.catch(() => {});
  unsent.push(lose);
  const words: Library['words'] = {
    en: async () => {
      asked.push('en');
      return { words: WORDS.en };
    },
    pt: () => {
      asked.push('pt');
      return portuguese;
    },
  };
  const nothing = async () => ({ clauses: {} });
  const shelves: Library = {
    words,
    clauses: { en: nothing, pt: nothing },
    reasons: async () => ({ REASON_TEXTS: { en: {}, pt: {} } }),
  };
  return { game: spoken({ id: 'demo' }, shelves), asked, send, lose };
}

describe('a game that is told on a page', () => {
  it('loads its words in the reader’s language, and no others', async () => {
    changeSettings({ language: 'en' });
    const { game, asked } = library();
    expect(() => game.texts.en).toThrow('before its words are loaded');
    await game.ready();
    await game.ready();
    expect(game.texts.en).toBe(WORDS.en);
    expect(asked).toEqual(['en']);
  });

  it('is there in the language that the reader chose while it came', async () => {
    changeSettings({ language: 'pt' });
    const { game, asked, send } = library();
    const ready = game.ready();
    changeSettings({ language: 'en' });
    send();
    await ready;
    expect(asked).toEqual(['pt', 'en']);
    expect(game.texts).toMatchObject(WORDS);
  });

  it('lets the language be switched once its words have come', async () => {
    changeSettings({ language: 'en' });
    const { game, send } = library();
    await game.ready();
    const switched = switchLanguage('pt');
    expect(settings.get().language).toBe('en');
    send();
    await switched;
    expect(settings.get().language).toBe('pt');
    expect(game.texts.pt).toBe(WORDS.pt);
  });

  it('goes on in the language it has where the other cannot be loaded', async () => {
    changeSettings({ language: 'en' });
    const { game, lose } = library();
    await game.ready();
    const switched = switchLanguage('pt');
    lose();
    await switched;
    expect(settings.get().language).toBe('pt');
    expect(game.texts.pt).toBe(WORDS.en);
  });
});
