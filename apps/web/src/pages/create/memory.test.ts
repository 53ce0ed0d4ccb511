import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameCreate } from '../../create/game-create.ts';
import type { GameFacts } from '../../games/facts.ts';
import { passAndPlay, rememberDraft, rememberedDraft } from './memory.ts';

const GAME = { id: 'gunrunners', players: { least: 2, most: 4 } } as GameFacts;

/** A game with one option, a language. */
const CREATE = {
  usual: (language) => ({ language }),
  mended: ({ language }, usual) => (typeof language === 'string' ? { language } : usual),
} as GameCreate;

/** A storage with this in it. */
function storing(text: string | null): Map<string, string> {
  const kept = new Map<string, string>(text === null ? [] : [['stakeout.table.gunrunners', text]]);
  const getItem = (key: string) => kept.get(key) ?? null;
  vi.stubGlobal('localStorage', { getItem, setItem: (key: string, value: string) => kept.set(key, value) });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('the table that is offered', () => {
  it('is against three bots, in the edition of one’s language, the first time', () => {
    storing(null);
    const draft = rememberedDraft(GAME, CREATE, 'pt');
    expect(draft).toMatchObject({ count: 4, options: { language: 'pt' }, visibility: 'link' });
    expect(draft.seats.map(({ choice }) => choice)).toEqual(['me', 'medium', 'medium', 'medium']);
  });

  it('is for as many as there is room for, in a game for fewer', () => {
    storing(null);
    const draft = rememberedDraft({ ...GAME, players: { least: 2, most: 3 } }, CREATE, 'en');
    expect(draft).toMatchObject({ count: 3, seats: [{ choice: 'me' }, { choice: 'medium' }, { choice: 'medium' }] });
  });

  it('is the last one afterwards', () => {
    storing(null);
    const draft = { ...rememberedDraft(GAME, CREATE, 'en'), count: 3, options: { language: 'fr' } } as const;
    rememberDraft('gunrunners', draft);
    expect(rememberedDraft(GAME, CREATE, 'pt')).toEqual(draft);
  });

  it('begins with the usual box, whichever was played last', () => {
    const kept = storing(null);
    rememberDraft('gunrunners', { ...rememberedDraft(GAME, CREATE, 'en'), box: '[]' });
    expect(rememberedDraft(GAME, CREATE, 'en').box).toBeNull();
    expect([...kept.values()].join()).not.toContain('[]"');
  });

  it('has the options of an older version, which were kept beside everything else', () => {
    storing(JSON.stringify({ count: 3, language: 'pt' }));
    expect(rememberedDraft(GAME, CREATE, 'en')).toMatchObject({ count: 3, options: { language: 'pt' } });
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a list', '[1]'],
  ])('is the usual one where the device kept %s', (_, text) => {
    storing(text);
    expect(rememberedDraft(GAME, CREATE, 'en')).toMatchObject({ count: 4, clock: 'none' });
  });

  it('has its usual value for every field that this version does not know', () => {
    const seats = [{ choice: 'me', name: 7 }, { choice: 'wizard', name: 'Merlin' }, 'nobody', { choice: 'hard' }];
    storing(JSON.stringify({ count: 9, seats, options: { language: 7 }, clock: 'hourglass', perMove: 30 }));
    const draft = rememberedDraft(GAME, CREATE, 'en');
    expect(draft).toMatchObject({ count: 4, options: { language: 'en' }, clock: 'none', perMove: '60' });
    expect(draft.seats).toEqual([
      { choice: 'me', name: '' },
      { choice: 'medium', name: 'Merlin' },
      { choice: 'medium', name: '' },
      { choice: 'hard', name: '' },
    ]);
  });

  it('is the usual one where nothing can be read or kept', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    const draft = rememberedDraft(GAME, CREATE, 'en');
    expect(draft.count).toBe(4);
    expect(() => rememberDraft('gunrunners', draft)).not.toThrow();
  });
});

it('to hand the device around takes two people, and keeps the names of those who were here', () => {
  storing(null);
  const usual = rememberedDraft(GAME, CREATE, 'en');
  const seats = usual.seats.map((seat, index) => (index === 1 ? { choice: 'here' as const, name: 'Grace' } : seat));
  const draft = passAndPlay({ ...usual, seats });
  expect(draft.count).toBe(2);
  expect(draft.seats.slice(0, 3)).toEqual([
    { choice: 'me', name: '' },
    { choice: 'here', name: 'Grace' },
    { choice: 'here', name: '' },
  ]);
});
