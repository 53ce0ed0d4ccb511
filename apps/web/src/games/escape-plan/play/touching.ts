import type { Action, View } from '@stakeout/escape-plan';
import type { TableSnapshot } from '../../../session/session.ts';
import { kindOf, offered, type Standing, standingAfter, touch } from '../../../table/selection/choices.ts';
import type { Decision } from '../../../table/selection/touching.ts';
import { choicesOf } from './choices.ts';
import { completed } from './completed.ts';
import { meaningOf, unmistakable } from './refused-touch.ts';
import type { EscapeChoice, EscapeParts, EscapeTouching, Target } from './targets.ts';
import { refusalsOf } from './trip-refusal.ts';

/** How Escape Plan is played by touching the city, the cards and the board. */
export const touching: EscapeTouching = {
  decisionIn(snapshot) {
    if (!isDeciding(snapshot)) return null;
    const decision = known.get(snapshot) ?? decisionOf(snapshot);
    known.set(snapshot, decision);
    return decision;
  },
  meaningOf({ view, options }, parts, target) {
    const meant = meaningOf(view as View, parts, target);
    const text = textOf(meant);
    return options.some((option) => textOf(option as Action) === text) ? unmistakable(view as View) : meant;
  },
  refusalsOf: (snapshot, parts, target) =>
    isDeciding(snapshot)
      ? refusalsOf(snapshot.view as View, snapshot.options as readonly Action[], parts, target)
      : null,
};

type EscapeDecision = Decision<Target, Action>;

/** Worked out once for a snapshot: what can be touched and the list beside the map both come from it. */
const known = new WeakMap<TableSnapshot, EscapeDecision>();

function decisionOf(snapshot: TableSnapshot): EscapeDecision {
  const choices = offered(snapshot, choicesOf(snapshot.view as View, snapshot.options as readonly Action[]));
  // Every row of the list asks what could follow it.
  const standings = new Map<string, Standing<Target, Action>>();
  return {
    standing(parts) {
      const key = parts.join(' ');
      const standing = standings.get(key) ?? standingOf(choices, parts);
      standings.set(key, standing);
      return standing;
    },
    touch(parts, target) {
      const next = touch(choices, parts, target) ?? turnedAnyhow(choices, parts, target);
      return next === null ? null : withoutChoice(choices, parts, next, target);
    },
    way(action) {
      const wanted = textOf(action);
      const found = choices.find(({ plan: [first, ...more] }) => more.length === 0 && textOf(first) === wanted);
      return found?.ways[0] ?? null;
    },
  };
}

/** What needs no choosing is chosen along; it goes with what it came with, and is not put back by itself. */
function withoutChoice(
  choices: readonly EscapeChoice[],
  parts: EscapeParts,
  next: EscapeParts,
  target: Target,
): EscapeParts {
  const full = completed(choices, next);
  const index = parts.indexOf(target);
  if (index < 0 || full === next || index === parts.length - 1) return full;
  return parts.slice(0, index);
}

function isDeciding({ view, viewer, toAct, options }: TableSnapshot): boolean {
  return view !== null && viewer !== null && toAct.includes(viewer) && options.length > 0;
}

/** Actions say the same in whatever order their fields come. */
function textOf(action: Action | undefined): string {
  return JSON.stringify(Object.entries(action ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** E7.2: a tile may be turned on its cell to where it does not fit; then it can only be turned on. */
function standingOf(choices: readonly EscapeChoice[], parts: EscapeParts): Standing<Target, Action> {
  const standing = standingAfter(choices, parts);
  const isLost = standing.plan === null && standing.legal.size === 0 && kindOf(parts.at(-1) ?? '') === 'turn';
  return isLost ? { ...standing, legal: standingAfter(choices, parts.slice(0, -1)).legal } : standing;
}

function turnedAnyhow(choices: readonly EscapeChoice[], parts: EscapeParts, target: Target): EscapeParts | null {
  if (kindOf(target) !== 'turn') return null;
  const laid = parts.filter((part) => kindOf(part) !== 'turn');
  const canTurn = [...standingAfter(choices, laid).legal].some((next) => kindOf(next) === 'turn');
  return canTurn ? [...laid, target] : null;
}
