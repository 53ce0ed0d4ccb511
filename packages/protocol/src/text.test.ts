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
  ])('lose %s', (_what, given) => {
    expect(DisplayName.parse(given).split(' ').join('')).toBe('Ada');
  });

  it.each(['', ' ', '\u200b', '\u202e\u0000\n', '\u00ad', '\u3164\u2800'])('%j are no names', (given) => {
    expect(DisplayName.safeParse(given).success).toBe(false);
  });

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
