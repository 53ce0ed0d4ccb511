import type { Loaded } from '../replay/sources.ts';

/** Why a match cannot be played again, in a sentence of the page. */
export function whyNot(loaded: Loaded) {
  if (loaded.ok) return 'running';
  switch (loaded.fault.kind) {
    case 'differs':
      return 'differs';
    case 'unplayable':
      return 'otherRules';
    case 'notFound':
    case 'unreachable':
    case 'brokenLink':
      return loaded.fault.kind;
    case 'notBegun':
    case 'elsewhere':
      return 'running';
    default:
      return 'internal';
  }
}
