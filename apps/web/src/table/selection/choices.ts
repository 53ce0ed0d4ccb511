import { canonicalText } from '@stakeout/kernel';
import type { TableSnapshot } from '../../session/session.ts';

/** What a player has touched so far, in that order. A target names its kind first: `hand:3`, `tile:4`. */
export type Parts<Target extends string> = readonly Target[];

/** One thing a player can decide: what is done, and every order in which touching leads to it. */
export interface Choice<Target extends string, Action> {
  readonly plan: readonly Action[];
  readonly ways: readonly Parts<Target>[];
}

/** What can be touched next, and what Confirm would do now. */
export interface Standing<Target extends string, Action> {
  readonly legal: ReadonlySet<Target>;
  /** What can be touched in place of something chosen: another of its kind. */
  readonly instead: ReadonlySet<Target>;
  readonly plan: readonly Action[] | null;
  /** Whether nothing but the plan can come of touching on. */
  readonly isDecided: boolean;
}

/** The choices that can be made: in a lesson not all that are legal. */
export function offered<Target extends string, Action>(
  { offer }: Pick<TableSnapshot, 'offer'>,
  choices: readonly Choice<Target, Action>[],
): readonly Choice<Target, Action>[] {
  return offer === undefined ? choices : choices.filter(({ plan }) => offer.includes(plan));
}

/** What is legal after these touches. */
export function standingAfter<Target extends string, Action>(
  choices: readonly Choice<Target, Action>[],
  parts: Parts<Target>,
): Standing<Target, Action> {
  const legal = new Set<Target>();
  const instead = new Set<Target>();
  const open = new Set<Choice<Target, Action>>();
  let plan: readonly Action[] | null = null;
  for (const choice of choices) {
    for (const way of choice.ways) {
      const same = sameParts(way, parts);
      const next = way[same];
      if (same < parts.length) {
        if (next !== undefined && kindOf(next) === kindOf(parts[same] ?? '')) instead.add(next);
        continue;
      }
      open.add(choice);
      if (next === undefined) plan ??= choice.plan;
      else legal.add(next);
    }
  }
  for (const target of [...legal, ...parts]) instead.delete(target);
  return { legal, instead, plan, isDecided: plan !== null && open.size === 1 };
}

/**
 * The parts after one more touch, or `null` when it is not legal. A chosen part is put back by touching it again; another
 * of the same kind takes its place; a new beginning drops what no longer fits.
 */
export function touch<Target extends string, Action>(
  choices: readonly Choice<Target, Action>[],
  parts: Parts<Target>,
  target: Target,
): Parts<Target> | null {
  const index = parts.indexOf(target);
  const isWay = (candidate: Parts<Target>) =>
    choices.some(({ ways }) => ways.some((way) => startsWith(way, candidate)));
  if (index >= 0) {
    const rest = parts.filter((part) => part !== target);
    return isWay(rest) ? rest : parts.slice(0, index);
  }
  const candidates = [[...parts, target], parts.map((part) => (kindOf(part) === kindOf(target) ? target : part))];
  for (let kept = parts.length - 1; kept >= 0; kept--) candidates.push([...parts.slice(0, kept), target]);
  return candidates.find((candidate) => candidate.includes(target) && isWay(candidate)) ?? null;
}

/** The touches that choose this action alone, or `null` where it has none. */
export function wayTo<Target extends string, Action>(
  choices: readonly Choice<Target, Action>[],
  action: Action,
): Parts<Target> | null {
  const wanted = JSON.stringify(action);
  return choices.find(({ plan }) => plan.length === 1 && JSON.stringify(plan[0]) === wanted)?.ways[0] ?? null;
}

/** The touches that choose these actions in a row; a button that says it all is no touch. */
export function touchesAmong<Target extends string, Action>(
  choices: readonly Choice<Target, Action>[],
  actions: readonly unknown[],
): Parts<Target> {
  const wanted = canonicalText(actions);
  const ways = choices.find(({ plan }) => canonicalText(plan) === wanted)?.ways ?? [];
  return ways.find((way) => way.length > 0) ?? [];
}

export function kindOf(target: string): string {
  return target.split(':', 1)[0] ?? '';
}

/** The numbers of a target, such as location and index. */
export function placesOf(target: string): readonly number[] {
  return target.split(':').slice(1).map(Number);
}

/** The numbers of the chosen part of a kind, or `null`. */
export function partOf(parts: readonly string[], kind: string): readonly number[] | null {
  const found = parts.find((part) => kindOf(part) === kind);
  return found === undefined ? null : placesOf(found);
}

/** How many touches are the same from the beginning on. */
function sameParts<Target extends string>(way: Parts<Target>, parts: Parts<Target>): number {
  const other = parts.findIndex((part, index) => part !== way[index]);
  return other < 0 ? parts.length : other;
}

function startsWith<Target extends string>(way: Parts<Target>, parts: Parts<Target>): boolean {
  return sameParts(way, parts) === parts.length;
}
