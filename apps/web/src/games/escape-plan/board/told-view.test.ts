import {
  type Action,
  DECISION_KINDS,
  escapePlan,
  type FrameKind,
  isTreasure,
  type Own,
  printedOf,
  type View,
} from '@stakeout/escape-plan';
import type { Language } from '@stakeout/kernel';
import { longRun } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { standingAfter } from '../../../table/selection/choices.ts';
import { sayIn } from '../../../text/say.ts';
import { DECIDE_TEXTS } from '../decide/decide.texts.ts';
import { panelOf } from '../decide/panel-of.ts';
import { escapeOutlook } from '../outlook/escape-outlook.ts';
import { choicesOf } from '../play/choices.ts';
import { previewOf } from '../play/preview.ts';
import { lookAround, type Moment } from '../play/random-views.fixture.ts';
import type { EscapeParts, Target } from '../play/targets.ts';
import { type Trip, tripsOf } from '../play/trips.ts';
import { forecastOf } from '../prompt/forecast.ts';
import { promptFor } from '../prompt/prompt-words.ts';
import { sceneOf } from '../prompt/scene.ts';
import { stepsOf } from '../prompt/step-bar.ts';
import { wordsFor } from '../words.ts';
import { holdingsOf } from './holdings.ts';
import { toldView } from './told-view.ts';

const nameOf = (seat: number) => ['Ana', 'Bia', 'Caio'][seat] ?? '?';
/** By so much other tiles and other cash are worth more, so that whatever can be done still can. */
const MORE = 5;
const ENOUGH = longRun(3, 6);
const WIDTH = 3;

interface Eyes {
  readonly view: View;
  readonly options: readonly Action[];
}

/** Everything that is put into words for the seat after these touches. */
function wordsAt(
  { view, options }: Eyes,
  trips: readonly Trip[],
  seat: number,
  parts: EscapeParts,
  told: View,
): string {
  const language: Language = 'en';
  const { table: shown } = view;
  const board = shown.boards[seat];
  if (board === undefined) throw new Error('no board');
  const printed = printedOf(shown);
  const words = wordsFor(language, shown, nameOf);
  const choices = choicesOf(view, options);
  const { plan } = standingAfter(choices, parts);
  const panel = panelOf({
    view: told,
    shown,
    printed,
    seat,
    board,
    options,
    trips,
    parts,
    words,
    say: sayIn(DECIDE_TEXTS, language),
    messageOf: (action) => escapePlan.name(action, told),
    nextAfter: (path) => standingAfter(choices, path).legal,
    planAfter: (path) => standingAfter(choices, path).plan,
    story: [],
  });
  const preview = previewOf(view, parts, plan);
  const name = (action: Action) => escapePlan.name(action, told);
  const scene = sceneOf({ view: told, options, parts, plan, preview, language, words, police: null, nameOf: name });
  return JSON.stringify({
    // What a row does is not read by anybody.
    panel: JSON.parse(JSON.stringify(panel, (key, value) => (key === 'action' ? undefined : value))),
    prompt: promptFor(scene, true).phrase,
    steps: stepsOf(scene),
    forecast: plan === null ? [] : forecastOf(scene, view, seat, plan),
    outlook: escapeOutlook(told, printed),
    names: options.map((action) => words.say(name(action))),
    holdings: holdingsOf(told, seat),
  });
}

/** The same decision for somebody who has another plan, more cash and other tiles. */
function somebodyElse({ view, options }: Eyes): Eyes {
  const { own, table } = view;
  if (own === null) throw new Error('a spectator decides nothing');
  const other = (item: number) => (isTreasure(item) ? item + MORE : item);
  const changed: Own = {
    cash: own.cash + MORE,
    plan: (own.plan + 1) % printedOf(table).plans.length,
    items: own.items.map(other),
    drawn: own.drawn.map((value) => value + MORE),
    item: other(own.item),
  };
  const choices = options.map((action) =>
    action.type === 'keepTile' ? { ...action, value: action.value + MORE } : action,
  );
  return { view: { ...view, own: changed }, options: choices };
}

/** How somebody else would touch the same. */
function sameTouches(parts: EscapeParts): EscapeParts {
  return parts.map((part): Target => (part.startsWith('value:') ? `value:${Number(part.slice(6)) + MORE}` : part));
}

describe('[A-94] while the own things are covered', () => {
  it('nothing that is said depends on cash, plan or tiles: panel, prompt, forecast, outlook, board and buttons', () => {
    const seen = new Map<FrameKind, number>();
    let differed = 0;
    const look = ({ view, options, seat }: Moment) => {
      const mine: Eyes = { view, options };
      const theirs = somebodyElse(mine);
      const trips = tripsOf(view, options);
      const walk = (parts: EscapeParts) => {
        const others = sameTouches(parts);
        const said = wordsAt(mine, trips, seat, parts, toldView(view, true));
        expect(wordsAt(theirs, trips, seat, others, toldView(theirs.view, true)), `${parts}`).toBe(said);
        const open = wordsAt(mine, trips, seat, parts, toldView(view, false));
        if (wordsAt(theirs, trips, seat, others, toldView(theirs.view, false)) !== open) differed++;
        if (parts.length > 1) return;
        const next = [...standingAfter(choicesOf(view, options), parts).legal];
        for (const target of next.slice(0, WIDTH)) walk([...parts, target]);
      };
      walk([]);
    };
    for (const seats of [2, 3]) {
      lookAround(seats, 11 * seats, 900, look, ({ frames }) => {
        const kind = frames.at(-1)?.kind ?? 'over';
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        return (seen.get(kind) ?? 0) <= ENOUGH * seats;
      });
    }
    expect(DECISION_KINDS.filter((kind) => kind !== 'toll' && !seen.has(kind))).toEqual([]);
    expect(differed, 'uncovered, everything is told').toBeGreaterThan(50);
  });
});
