import { articled } from '@stakeout/kernel';
import { misjoined, paramsOf } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { phraseOf, textOf, thingNamed, thingOf } from '../../table/phrase.ts';
import { sentencesUnder } from '../../text/all-sentences.fixture.ts';
import { gunrunners } from './game.ts';

const all = await sentencesUnder(new URL('./', import.meta.url));
const { terms } = gunrunners.texts.pt;
const LOCATIONS = [0, 1, 2, 3];
const ROLES = [1, 4];
const CARDS = ['o agente 3', 'a Espiã'];

describe('a sentence of the Gunrunners table', () => {
  it.each([...all])(
    'of %s goes in Portuguese with the gender of every place, card and operative',
    (_name, sentences) => {
      for (const id of Object.keys(sentences.pt)) {
        const said = new Set(paramsOf(sentences.pt[id] ?? ''));
        for (const location of LOCATIONS) {
          for (const [index, role] of ROLES.entries()) {
            const place = thingOf(terms, 'location', location);
            const card = CARDS[index] ?? '';
            const things = {
              location: place,
              place,
              from: place,
              role: thingOf(terms, 'role', role),
              card: thingNamed(card),
            };
            const params = Object.fromEntries(Object.entries(things).filter(([name]) => said.has(name)));
            const text = textOf(phraseOf(sentences, 'pt', id, params), String);
            const names = [terms[articled('location')]?.(location), terms[articled('role')]?.(role), card];
            expect(misjoined(text, names.map(String)), id).toEqual([]);
          }
        }
      }
    },
  );
});
