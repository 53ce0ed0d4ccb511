import { describe, expect, it } from 'vitest';
import { DEFAULT_TABLE } from './default-table.data.ts';
import { effectOfText, effectTexts } from './effect-texts.ts';

describe('effects as they are written in a box', () => {
  it('are all read, and none stands for another', () => {
    const read = effectTexts().map(effectOfText);
    expect(read).not.toContain(null);
    expect(new Set(read.map((effect) => JSON.stringify(effect))).size).toBe(read.length);
  });

  it('have all effects of the usual box among them', () => {
    const used = [...DEFAULT_TABLE.contacts, ...DEFAULT_TABLE.fixers].map(({ effect }) => effect);
    expect(effectTexts()).toEqual(expect.arrayContaining(used));
  });

  it('are nothing where the rules know none such', () => {
    for (const text of ['FLY:3', 'HEAL:', 'INCOME:1', 'MOVE_OFFICER:FEDERAL,LOCAL', 'DANCE', 7, undefined]) {
      expect(effectOfText(text)).toBeNull();
    }
  });
});
