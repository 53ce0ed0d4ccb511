import { expect, it } from 'vitest';
import { languageFor } from './language.ts';

it.each([
  [undefined, undefined, 'en'],
  [undefined, 'pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  [undefined, 'en-GB,en;q=0.9,pt;q=0.8', 'en'],
  [undefined, 'en;q=0.5, pt;q=0.7', 'pt'],
  [undefined, 'fr,de;q=0.9,pt;q=0.1', 'pt'],
  [undefined, 'pt;q=0, en', 'en'],
  [undefined, 'fr, *', 'en'],
  [undefined, ';;q=x,,', 'en'],
  ['pt', 'en', 'pt'],
  ['pt-BR', 'en', 'pt'],
  ['en', 'pt', 'en'],
  ['fr', 'pt', 'pt'],
  [['pt', 'en'], 'en', 'en'],
] as const)('of ?lang=%j and Accept-Language %j it takes one', (asked, accepted, language) => {
  expect(languageFor(asked, accepted)).toBe(language);
});
