import { describe, expect, it } from 'vitest';
import { CHAT_LENGTH, NAME_LENGTH } from './limits.ts';
import { ChatText, DisplayName } from './text.ts';

describe('names', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada \t Lovelace ', 'Ada Lovelace'],
    ['José', 'José'],
    ['Łukasz Żak', 'Łukasz Żak'],
    ['李小龍', '李小龍'],
    ['מרים', 'מרים'],
    ["O'Brien-Smith (2)", "O'Brien-Smith (2)"],
    ['<b>Ada</b>', '<b>Ada</b>'],
    ['🦊', '🦊'],
    ['Ada ❤\ufe0f', 'Ada ❤\ufe0f'],
    ['👩🏽\u200d🚀', '👩🏽\u200d🚀'],
    ['🧑\u200d⚖\ufe0f', '🧑\u200d⚖\ufe0f'],
    ['நா', 'நா'],
  ])('%j stay as they are, tidied to %j', (given, tidied) => {
    expect(DisplayName.parse(given)).toBe(tidied);
  });

  it('composed in two ways are one name', () => {
    expect(DisplayName.parse('Jose\u0301')).toBe('José');
  });

  it.each([
    ['control characters', 'A\u0000d\u001ba\u007f'],
    ['line breaks', 'A\nd\r\na'],
    ['separators of lines and paragraphs', 'A\u2028d\u2029a'],
    ['overrides of direction', 'A\u202ed\u202ca'],
    ['isolates of direction', 'A\u2066d\u2069a'],
    ['marks of direction', 'A\u200ed\u200fa'],
    ['characters without width', 'A\u200bd\ufeffa'],
    ['soft hyphens', 'A\u00add\u00ada'],
    ['tags', 'A\u{e0041}d\u{e007f}a'],
    ['private characters', 'A\ue000d\u{f0000}a'],
    ['halves of characters', 'A\ud800d\udfffa'],
    ['characters that are none', 'A\uffffd\u{1fffe}a'],
    ['joiners of graphemes', 'A\u034fd\u034fa'],
    ['variants of letters', 'A\ufe0fd\ufe00a'],
    ['more variants of letters', 'A\u{e0100}d\u{e01ef}a'],
    ['Mongolian variants', 'A\u180bd\u180fa'],
    ['vowels that show nothing', 'A\u17b4d\u17b5a'],
    ['fillers', 'A\u115f\u1160d\u3164\uffa0a'],
    ['blank patterns and notes', 'A\u2800d\u{1d159}a'],
    ['joiners without a picture', 'A\u200dd\u200ca'],
  ])('lose %s', (_what, given) => {
    expect(DisplayName.parse(given).split(' ').join('')).toBe('Ada');
  });

  it('lose what is unseen behind a picture, but for its own style', () => {
    expect(DisplayName.parse('🦊\u200d')).toBe('🦊');
    expect(DisplayName.parse('❤\ufe0f\ufe0f\u200b')).toBe('❤\ufe0f');
    expect(DisplayName.parse('🦊\u200dAda')).toBe('🦊 Ada');
  });

  it.each(['', ' ', '\u200b', '\u202e\u0000\n', '\u00ad', '\u3164\u2800', '\u034f\ufe0f', '\u17b4\u{e0100}'])(
    '%j are no names',
    (given) => {
      expect(DisplayName.safeParse(given).success).toBe(false);
    },
  );

  it('keep accents, but no towers of them', () => {
    expect(DisplayName.parse('João')).toBe('João');
    expect(DisplayName.parse(`x${'\u0335'.repeat(9)}`)).toBe('x\u0335\u0335');
  });

  it('have a limit, counted once they are tidy', () => {
    expect(DisplayName.parse('a'.repeat(NAME_LENGTH))).toHaveLength(NAME_LENGTH);
    expect(DisplayName.safeParse('a'.repeat(NAME_LENGTH + 1)).success).toBe(false);
    expect(DisplayName.parse(`a${' '.repeat(NAME_LENGTH)}b`)).toBe('a b');
    expect(DisplayName.safeParse(`a${' '.repeat(NAME_LENGTH * 4)}b`).success).toBe(false);
  });

  it.each([7, null, undefined, ['Ada'], { name: 'Ada' }])('are texts, not %j', (given) => {
    expect(DisplayName.safeParse(given).success).toBe(false);
  });
});

describe('lines of chat', () => {
  it('are one line of plain text', () => {
    expect(ChatText.parse(' well\nplayed, \u202eAda\u202c! ')).toBe('well played, Ada !');
    expect(ChatText.safeParse('\u200b').success).toBe(false);
  });

  it('have a limit of their own', () => {
    expect(ChatText.parse('a'.repeat(CHAT_LENGTH))).toHaveLength(CHAT_LENGTH);
    expect(ChatText.safeParse('a'.repeat(CHAT_LENGTH + 1)).success).toBe(false);
  });
});
