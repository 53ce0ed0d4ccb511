import type { Action, View } from '@stakeout/escape-plan';
import type { EscapeChoice, EscapeParts, Target } from './targets.ts';
import { type TripWay, travelsIn, tripsOf } from './trips.ts';

/**
 * TRAVEL by touching the map. A location where the move can end is the whole trip there, by its best way or by the one
 * chosen with `route`; a key is added where one is asked for. Any other node, a terrain above all, is the single step, ride
 * or flight there. To go to the next location without planning to end there, `button:step`, `button:ride` or `button:fly`
 * comes first: that is the switch to walking step by step.
 */
export function travelChoices(view: View, options: readonly Action[]): readonly EscapeChoice[] {
  const taken = new Set<string>();
  const choices = tripsOf(view, options).flatMap(({ node, ways }) =>
    ways.flatMap((way, index) => choicesForWay(`node:${node}`, way, index)),
  );
  for (const { ways } of choices) for (const [first] of ways) if (first !== undefined) taken.add(first);
  for (const plan of travelsIn(view, options).steps) {
    const step = plan.at(-1);
    if (step === undefined || !('to' in step)) continue;
    const node: Target = `node:${step.to}`;
    const ways: EscapeParts[] = taken.has(node) ? [] : [[node]];
    taken.add(node);
    choices.push({ plan, ways: [...ways, [`button:${step.type}`, node]] });
  }
  return choices;
}

function choicesForWay(node: Target, { plan, keys }: TripWay, index: number): EscapeChoice[] {
  const prefixes: EscapeParts[] = index === 0 ? [[node], [node, `route:${index}`]] : [[node, `route:${index}`]];
  if (keys.length === 0) return [{ plan, ways: prefixes }];
  return keys.map((key) => ({
    plan: [...plan, { type: 'stop', key }],
    ways: prefixes.map((prefix): EscapeParts => [...prefix, `key:${key}`]),
  }));
}
