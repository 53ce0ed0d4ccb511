import { misjoined, paramsOf } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { phraseOf, textOf, thingNamed } from '../../table/phrase.ts';
import { sentencesUnder } from '../../text/all-sentences.fixture.ts';

const all = await sentencesUnder(new URL('./', import.meta.url));

/** What sentences name, by the names of the gaps, once masculine and once feminine where there is both. */
const NAMES: readonly Readonly<Record<string, string>>[] = [
  {
    place: 'o Restaurante',
    spot: 'o espaço de empreendimento',
    node: 'o hospital de A1',
    cop: 'o policial federal',
    source: 'o armário verde',
    locker: 'o armário preto',
    item: 'o comparsa Cofre',
    costa: 'o Tenente Costa',
    pawn: 'o Tenente Costa',
  },
  {
    place: 'a Academia',
    spot: 'a igreja',
    node: 'a clínica de B2',
    cop: 'a Inspetora Sandra',
    source: 'a primeira pilha de saída',
    locker: 'a segunda pilha de saída',
    item: 'a ficha do armário preto',
    pawn: 'a Inspetora Sandra',
    exit: 'a Saída 2',
  },
];

describe('a sentence of the Escape Plan table', () => {
  it.each([...all])('of %s goes in Portuguese with the gender of every name', (_name, sentences) => {
    for (const id of Object.keys(sentences.pt)) {
      const said = new Set(paramsOf(sentences.pt[id] ?? ''));
      for (const names of NAMES) {
        const put = Object.entries(names).filter(([name]) => said.has(name));
        const params = Object.fromEntries(put.map(([name, text]) => [name, thingNamed(text)]));
        expect(misjoined(textOf(phraseOf(sentences, 'pt', id, params), String), Object.values(names)), id).toEqual([]);
      }
    }
  });
});
