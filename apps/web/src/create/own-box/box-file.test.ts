import { describe, expect, it } from 'vitest';
import { fileName, fileText, readFile } from './box-file.ts';

const usual = { prices: [1, 2], tiles: { A: 1 } };
const read = (text: string) => readFile(text, 'some-game', 'table', usual);

describe('the file of a box', () => {
  it('gives back what was written', () => {
    const data = { ...usual, prices: [3, 4] };
    const text = fileText({ game: 'some-game', name: 'Nossa cópia', option: 'table', data });
    expect(read(text)).toEqual({ ok: true, name: 'Nossa cópia', data });
  });

  it('may be the bare data, or data under its name', () => {
    expect(read(JSON.stringify(usual))).toEqual({ ok: true, name: null, data: usual });
    expect(read(JSON.stringify({ table: usual }))).toEqual({ ok: true, name: null, data: usual });
  });

  it.each([
    ['7', 'notABox'],
    ['[]', 'notABox'],
    ['{"header":{}}', 'notABox'],
    ['{"game":"another","table":{"prices":[]}}', 'otherGame'],
  ])('is not %j', (text, why) => {
    expect(read(text)).toMatchObject({ ok: false, why });
  });

  it('is JSON', () => {
    // Engines differ in whether they tell the line.
    expect(read('[\n1,\n,]')).toMatchObject({ ok: false, why: expect.stringMatching(/^(notJson|faultInLine)$/) });
  });

  it('is named after the box', () => {
    expect(fileName('Our shelf copy', 'some-game')).toBe('our-shelf-copy.stakeout.json');
    expect(fileName('Edição, 2!', 'some-game')).toBe('edicao-2.stakeout.json');
    expect(fileName('  ', 'some-game')).toBe('some-game.stakeout.json');
  });
});
