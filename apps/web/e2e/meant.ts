import { type Action as EscapeAction, type View as EscapeView, escapePlan, forcedAction } from '@stakeout/escape-plan';
import type { Action, View } from '@stakeout/gunrunners';
import { choicesOf as escapeChoices } from '../src/games/escape-plan/play/choices.ts';
import { completed } from '../src/games/escape-plan/play/completed.ts';
import type { Target as EscapeTarget } from '../src/games/escape-plan/play/targets.ts';
import { choicesOf, standingAfter, type Target } from '../src/games/gunrunners/play/selection.ts';
import { onlyWay } from '../src/games/gunrunners/play/touching.ts';
import { kindOf } from '../src/table/selection/choices.ts';
import type { Truth } from './truth.ts';
import type { Deed, Press } from './witness.ts';

/** Whatever is done at once has been asked for so long; timers and clocks of a page may differ by a little. */
const SEEN = 590;

/** What is wrong with the decisions of a player: those that were not shown, or not meant. */
export function faultsOf(deeds: readonly Deed[], truth: Truth, seat: number): readonly string[] {
  const faults: string[] = [];
  for (const { seq, actions, press } of deeds) {
    const done = JSON.stringify(actions.map(textOf));
    if (press === null) {
      if (isForced(truth, seq, seat, done)) continue;
      faults.push(`${seq} ${done}: nobody pressed anything`);
      continue;
    }
    const isPlan = plansOf(press, truth, seq, seat).some((plan) => JSON.stringify(plan) === done);
    const isChosen = press.kind === 'target' || press.chosen.length > 0;
    const fault = faultOf(press, actions[0]?.type ?? '', isPlan && isChosen);
    if (fault !== null) faults.push(`${seq} ${done}: ${fault} ${JSON.stringify(press)}`);
  }
  return faults;
}

/** What cannot but be done happens by itself. */
function isForced(truth: Truth, seq: number, seat: number, done: string): boolean {
  const forced =
    truth.gameId === escapePlan.id
      ? forcedAction(truth.viewAt(seq, seat) as EscapeView, seat)
      : onlyWay({ options: truth.optionsAt(seq, seat), undoable: 0 }, false);
  return forced !== null && JSON.stringify([textOf(forced)]) === done;
}

function faultOf({ kind, key, prompt, askedFor }: Press, type: string, isPlan: boolean): string | null {
  if (prompt === 'waiting') return 'something else was being told';
  switch (kind) {
    case 'atOnce':
      if (key !== type) return 'the button said something else';
      return askedFor < SEEN ? 'it had not been seen yet' : null;
    case 'confirm':
      return isPlan ? null : 'that was not chosen';
    case 'target':
      if (!isPlan) return 'that was not touched';
      return askedFor < SEEN ? 'it had not been seen yet' : null;
    case 'other':
      return 'something else was pressed';
  }
}

/** What the touches that were shown could mean: the chosen ones, and the one that was just touched. */
function plansOf(
  { kind, key, chosen }: Press,
  truth: Truth,
  seq: number,
  seat: number,
): readonly (readonly string[])[] {
  const view = truth.viewAt(seq, seat);
  const options = truth.optionsAt(seq, seat);
  const touched = new Set(kind === 'target' ? [...chosen, key] : chosen);
  if (truth.gameId === escapePlan.id) {
    const choices = escapeChoices(view as EscapeView, options as readonly EscapeAction[]);
    // Another of a kind takes the place of the one that was chosen, a new beginning that of all, and what needs no choosing is chosen along.
    const isOfKey = (part: string) => kindOf(part) === kindOf(key);
    const instead = kind === 'target' ? [chosen.map((part) => (isOfKey(part) ? key : part)), [key]] : [];
    const meant = [[...touched], ...instead].map((parts) => new Set(completed(choices, parts as EscapeTarget[])));
    return choices
      .filter(({ ways }) => ways.some((way) => [touched, ...meant].some((parts) => isTouched(way, parts))))
      .map(({ plan }) => plan.map(textOf));
  }
  const shown = view as View;
  if (shown.phase === 'arrange') {
    // Whichever way round they were touched, the same two change places.
    const parts = [...touched] as Target[];
    const { plan } = standingAfter(shown, [], parts);
    return plan === null ? [] : [plan.map(textOf)];
  }
  // A place as a whole may stand for the end of its field.
  for (const part of [...touched]) if (part.startsWith('dossier:')) touched.add(part.replace('dossier', 'slot'));
  return choicesOf(shown, seat, options as readonly Action[])
    .filter(({ ways }) => ways.some((way) => isTouched(way, touched)))
    .map(({ plan }) => plan.map(textOf));
}

/** One thing may be shown as chosen in two places, as a step and as where it leads. */
function isTouched(way: readonly string[], touched: ReadonlySet<string>): boolean {
  return way.length > 0 && way.every((part) => touched.has(part));
}

function textOf(action: unknown): string {
  return JSON.stringify(sorted(action as Record<string, unknown>));
}

function sorted(action: object): object {
  return Object.fromEntries(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));
}
