import { LANGUAGES } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../text/say.ts';
import { onlineTexts } from './online.texts.ts';
import { presenceOf, presenceWords } from './presence.ts';

const PLATE = { kind: 'person', resigned: false, standIn: false, isPresent: true } as const;

describe('who is at an online table', () => {
  it('is who plays the seat now', () => {
    expect(presenceOf(PLATE)).toBe('here');
    expect(presenceOf({ ...PLATE, isPresent: false })).toBe('away');
    expect(presenceOf({ ...PLATE, standIn: true })).toBe('standIn');
    expect(presenceOf({ ...PLATE, standIn: true, resigned: true })).toBe('resigned');
    expect(presenceOf({ ...PLATE, kind: 'bot' })).toBe('bot');
  });

  it('is told to the reader in the second person', () => {
    const told = (presence: 'here' | 'away' | 'standIn' | 'resigned', isReader: boolean) =>
      sayIn(onlineTexts, 'en')(presenceWords(presence, isReader), { name: isReader ? 'You' : 'Bia' });
    expect([told('here', false), told('here', true)]).toEqual(['Bia is here', 'You are here']);
    expect([told('away', false), told('away', true)]).toEqual(['Bia is away', 'You are away']);
    for (const language of LANGUAGES) {
      for (const presence of ['here', 'away', 'standIn', 'resigned'] as const) {
        expect(onlineTexts[language][presenceWords(presence, true)]).not.toContain('{name}');
      }
    }
  });
});
