import { expect, it } from 'vitest';
import { sayIn } from '../text/say.ts';
import { branchTexts } from './branch.texts.ts';
import { whyNot } from './why-not.ts';

it.each([
  ['elsewhere', /still running/],
  ['notBegun', /still running/],
  ['unplayable', /other rules/],
  ['notFound', /no such match/],
  ['unreachable', /server/],
  ['brokenLink', /cut off/],
  ['crashed', /Trying again/],
] as const)('a match that is %s cannot be played again, and the page says why', (kind, why) => {
  expect(sayIn(branchTexts, 'en')(whyNot({ ok: false, fault: { kind } }))).toMatch(why);
});
