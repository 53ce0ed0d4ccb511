import { standingAfter } from '../../../table/selection/choices.ts';
import type { EscapeChoice, EscapeParts } from './targets.ts';

/** Where only one thing can come of what was touched, such as the one cop that a card can answer, it is chosen with it. */
export function completed(choices: readonly EscapeChoice[], parts: EscapeParts): EscapeParts {
  if (parts.length === 0 || standingAfter(choices, parts).plan !== null) return parts;
  const isOn = (way: EscapeParts) => parts.every((part, index) => way[index] === part);
  const [only, another] = choices.filter(({ ways }) => ways.some(isOn));
  return another === undefined ? (only?.ways.find(isOn) ?? parts) : parts;
}
