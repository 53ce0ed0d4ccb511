import {
  type Action,
  escapePlan,
  type FrameKind,
  incomeOf,
  printedOf,
  type State,
  type View,
} from '@stakeout/escape-plan';
import { FastChance, type Seat } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { standingAfter } from '../../../table/selection/choices.ts';
import { sayIn } from '../../../text/say.ts';
import { choicesOf } from '../play/choices.ts';
import type { EscapeParts, Target } from '../play/targets.ts';
import { tripsOf } from '../play/trips.ts';
import { wordsFor } from '../words.ts';
import { DECIDE_TEXTS } from './decide.texts.ts';
import { followOf } from './follow.ts';
import type { Panel, Row, Scene } from './panel.ts';
import { panelOf } from './panel-of.ts';

const NAMES = ['Ana', 'Bruno', 'Clara', 'Davi', 'Eva'];
const LONGEST = 3000;
/** Every frame of the first visits is looked at, later ones of a kind only now and then. */
const ALWAYS = 3;
const RARELY = 17;

type Choice = ReturnType<typeof choicesOf>[number];

/** Plays at random; what each player decides about is handed on. */
function play(
  seats: number,
  seed: number,
  watch: (state: State, seat: Seat, options: readonly Action[]) => void,
): void {
  const config = escapePlan.configure({}, seats);
  if (!config.ok) throw new Error('refused');
  const chance = new FastChance(seed);
  const dice = new FastChance(seed + 1000);
  const state = escapePlan.setup(config.value, seats, chance);
  for (let count = 0; count < LONGEST; count++) {
    const [seat] = escapePlan.toAct(state);
    if (seat === undefined) return;
    const options = escapePlan.legal(state, seat);
    watch(state, seat, options);
    const action = options.find(({ type }) => type === 'escape') ?? options[dice.pick(options.length)];
    if (action === undefined) throw new Error('nothing to do');
    escapePlan.applyInPlace(state, seat, action, chance, null);
  }
}

function sceneOf(
  view: View,
  seat: Seat,
  options: readonly Action[],
  choices: readonly Choice[],
  language: 'en' | 'pt',
) {
  const board = view.table.boards[seat];
  if (board === undefined) throw new Error('no board');
  const scene: Scene = {
    view,
    shown: view.table,
    printed: printedOf(view.table),
    seat,
    board,
    options,
    trips: tripsOf(view, options),
    parts: [],
    words: wordsFor(language, view.table, (pawn) => NAMES[pawn] ?? ''),
    say: sayIn(DECIDE_TEXTS, language),
    messageOf: (action) => escapePlan.name(action, view),
    nextAfter: (parts) => standingAfter(choices, parts).legal,
    planAfter: (parts) => standingAfter(choices, parts).plan,
    story: [],
  };
  return scene;
}

function everyRow(panel: Panel): readonly Row[] {
  const within = (row: Row): readonly Row[] => [row, ...row.rows.flatMap(within)];
  return panel.sections.flatMap(({ rows }) => rows.flatMap(within));
}

/** Whether following these touches row by row is possible: each is there once those before it are chosen. */
function canFollow(scene: Scene, way: EscapeParts): boolean {
  return way.every((target, index) => {
    const rows = everyRow(panelOf({ ...scene, parts: way.slice(0, index) }));
    return rows.some((row) => row.target === target && row.refusal === null && row.action === null);
  });
}

function isReached(scene: Scene, { plan, ways }: Choice): boolean {
  const [action] = plan;
  const rows = everyRow(panelOf(scene));
  if (
    plan.length === 1 &&
    rows.some((row) => row.action !== null && JSON.stringify(row.action) === JSON.stringify(action))
  )
    return true;
  return ways.some((way) => way.length === 0 || canFollow(scene, way));
}

describe('panelOf', () => {
  it.each([1, 2, 3, 4, 5])('shows a way to choose every option, with %i players', (seats) => {
    const seen = new Map<FrameKind, number>();
    const dice = new FastChance(seats);
    for (let seed = 1; seed <= 2; seed++) {
      play(seats, seed * 10 + seats, (state, seat, options) => {
        const kind = state.frames.at(-1)?.kind ?? 'over';
        const count = (seen.get(kind) ?? 0) + 1;
        seen.set(kind, count);
        if (count > ALWAYS && count % RARELY !== 0) return;
        const view = escapePlan.view(state, seat);
        const choices = choicesOf(view, options);
        const scene = sceneOf(view, seat, options, choices, count % 2 === 0 ? 'pt' : 'en');
        // Of long lists some are looked at.
        const sample =
          choices.length <= 60 ? choices : Array.from({ length: 40 }, () => choices[dice.pick(choices.length)]);
        for (const choice of sample) {
          if (choice !== undefined && !isReached(scene, choice)) throw new Error(`${kind}: ${JSON.stringify(choice)}`);
        }
        const { steps } = panelOf(scene);
        // At the end of a turn the visit is over, and only told once more.
        const now = kind === 'finish' || steps.length === 0 ? 0 : 1;
        expect(steps.filter((step) => step.state === 'now').length, kind).toBe(now);
        for (const row of everyRow(panelOf(scene))) {
          expect(row.title, `${kind} ${row.key}`).not.toBe('');
          expect(row.title, `${kind} ${row.key}`).not.toBe(row.key);
        }
      });
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  it('[E5.2] [E18.2] names what can be unlocked before it is paid for', () => {
    let met = 0;
    play(3, 5, (state, seat, options) => {
      if (!options.some(({ type }) => type === 'payToUnlock')) return;
      met++;
      const view = escapePlan.view(state, seat);
      const scene = sceneOf(view, seat, options, choicesOf(view, options), 'en');
      const told = everyRow(panelOf(scene)).filter(({ key }) => key.startsWith('locked:'));
      const paid = escapePlan.copy(state);
      escapePlan.applyInPlace(paid, seat, { type: 'payToUnlock' }, new FastChance(1), null);
      const offered = escapePlan.legal(paid, seat).map((action) => ('asset' in action ? action.asset : -1));
      expect(told.map(({ key }) => Number(key.split(':')[1]))).toEqual(offered);
      expect(told.every(({ target, detail }) => target === null && detail !== '')).toBe(true);
    });
    expect(met).toBeGreaterThan(0);
  });

  it('[E15.8] says before, in and after the step of a locker whether one opens, or what is missing', () => {
    const seen = new Set<string>();
    const look = (state: State, seat: Seat, options: readonly Action[]) => {
      const kind = state.frames.at(-1)?.kind ?? 'over';
      if (!['buyEquipment', 'openLocker', 'finish'].includes(kind)) return;
      const view = escapePlan.view(state, seat);
      const scene = sceneOf(view, seat, options, choicesOf(view, options), 'en');
      const step = panelOf(scene).steps.find(({ id }) => id === 'openLocker');
      if (step === undefined) return;
      seen.add(`${kind}: ${step.detail.replace(/(green|black|brown)|\d+/g, '#')}`);
      const canOpen = options.some((action) => action.type === 'openLocker' && action.master === 0);
      if (kind === 'openLocker') expect(step.detail === 'one can be opened').toBe(canOpen);
    };
    for (let seed = 1; seed <= 12; seed++) play(3, seed, look);
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'buyEquipment: none: there is no key for it',
        'openLocker: none: there is no key for it',
        'openLocker: none: the # locker takes #, notoriety and contacts are #',
        'openLocker: one can be opened',
        'finish: none: there is no key for it',
      ]),
    );
  });

  it('[E15.8] tells what was drawn while one of it is to be kept, all of it, and offers no way back', () => {
    const seen = new Set<string>();
    const look = (state: State, seat: Seat, options: readonly Action[]) => {
      const kind = state.frames.at(-1)?.kind ?? 'over';
      if (kind !== 'keepTile' && kind !== 'placeItem') return;
      const view = escapePlan.view(state, seat);
      const scene = sceneOf(view, seat, options, choicesOf(view, options), 'en');
      const panel = panelOf(scene);
      const step = panel.steps.find(({ state: now }) => now === 'now');
      if (step === undefined) return;
      expect([step.id, step.mayBeSkipped]).toEqual([step.id, false]);
      if (kind === 'placeItem') return;
      const { drawn } = state.turn;
      expect(step.detail).toBe(drawn.length === 1 ? '1 tile drawn' : `${drawn.length} tiles drawn`);
      const rows = everyRow(panel).filter(({ key }) => key.startsWith('value:'));
      const told = rows.map(({ detail }) => Number(/^\d+/.exec(detail)?.[0] ?? 1));
      expect(told.reduce((sum, count) => sum + count, 0)).toBe(drawn.length);
      seen.add(rows.length < drawn.length ? 'alike' : 'different');
    };
    for (let seed = 1; seed <= 20; seed++) play(3, seed, look);
    expect([...seen].toSorted()).toEqual(['alike', 'different']);
  });

  it('[E15.7] says of a gas can what it is good for before it is taken', () => {
    const seen = new Set<string>();
    play(3, 5, (state, seat, options) => {
      if (state.frames.at(-1)?.kind !== 'takeCan') return;
      const view = escapePlan.view(state, seat);
      const scene = sceneOf(view, seat, options, choicesOf(view, options), 'en');
      const row = everyRow(panelOf(scene)).find(({ target }) => target === 'button:takeCan');
      seen.add(row?.detail.replace(/\d+\.$/, '#') ?? 'none');
    });
    expect([...seen]).toEqual(['1 movement point more in TRAVEL. You have #']);
  });

  it('[E15.4] says of a fixer that brings income how much that is now', () => {
    const seen = new Set<boolean>();
    const look = (state: State, seat: Seat, options: readonly Action[]) => {
      const { fixers } = printedOf(state);
      const offered = options.flatMap((action) => (action.type === 'buyFixer' ? [action.fixer] : []));
      const safe = offered.find((fixer) => fixers[fixer]?.effect.kind === 'INCOME');
      if (safe === undefined) return;
      const view = escapePlan.view(state, seat);
      const scene = sceneOf(view, seat, options, choicesOf(view, options), 'en');
      const row = everyRow(panelOf(scene)).find(({ target }) => target === `fixer:${safe}`);
      const income = incomeOf(scene.printed, scene.board);
      seen.add(row?.detail.includes(`$${income}k now`) === true);
    };
    for (let seed = 1; seed <= 8; seed++) play(3, seed, look);
    expect([...seen]).toEqual([true]);
  });

  it('[E15.13] is open where the key to a closed place is to be chosen, which is nowhere on the map', () => {
    let met = 0;
    const look = (state: State, seat: Seat, options: readonly Action[]) => {
      const kind = state.frames.at(-1)?.kind;
      if (met > 0 || (kind !== 'travel' && kind !== 'action')) return;
      const view = escapePlan.view(state, seat);
      const choices = choicesOf(view, options);
      const scene = sceneOf(view, seat, options, choices, 'en');
      for (const way of choices.flatMap(({ ways }) => ways)) {
        const key = way.findIndex((target) => target.startsWith('key:'));
        if (key < 1 || standingAfter(choices, way.slice(0, key)).legal.size < 2) continue;
        expect(panelOf(scene).isOnMap).toBe(true);
        expect(panelOf({ ...scene, parts: way.slice(0, key) }).isOnMap).toBe(false);
        met++;
      }
    };
    for (let seed = 1; seed <= 60 && met === 0; seed++) play(1 + (seed % 5), seed, look);
    expect(met).toBeGreaterThan(0);
  });

  it('[E7.1] lists the tile above its cell and the cell above its turns, in whatever order they were touched', () => {
    let met = 0;
    play(3, 5, (state, seat, options) => {
      const lay = options.find(({ type }) => type === 'layTile');
      if (lay?.type !== 'layTile') return;
      const view = escapePlan.view(state, seat);
      const scene = sceneOf(view, seat, options, choicesOf(view, options), 'en');
      const stack: Target = `stack:${lay.tile}`;
      const cell: Target = `cell:${lay.q}:${lay.r}`;
      for (const parts of [
        [stack, cell],
        [cell, stack],
      ]) {
        const top = panelOf({ ...scene, parts }).sections.flatMap(({ rows }) => rows);
        const chosen = top.filter(({ isChosen }) => isChosen);
        expect(chosen.map(({ target }) => target)).toEqual([stack]);
        const below = chosen[0]?.rows.find(({ isChosen }) => isChosen);
        expect(below?.target).toBe(cell);
        expect(below?.rows.every(({ target }) => target?.startsWith('turn:'))).toBe(true);
      }
      const waiting = panelOf({ ...scene, parts: [cell] });
      expect(waiting.sections.flatMap(({ rows }) => rows).every(({ target }) => target?.startsWith('stack:'))).toBe(
        true,
      );
      // The only tile needs no choosing.
      const isOnly = view.table.faceUp.filter((tile) => tile >= 0).length === 1;
      expect(waiting.facts).toHaveLength(isOnly ? 0 : 1);
      met++;
    });
    expect(met).toBeGreaterThan(3);
  });

  it('tells others of a turn only what everybody may know', () => {
    const followed = new Set<string>();
    play(3, 7, (state, seat) => {
      const shown = escapePlan.view(state, null).table;
      const panel = followOf({
        shown,
        printed: printedOf(shown),
        words: wordsFor('en', shown, (pawn) => NAMES[pawn] ?? ''),
        say: sayIn(DECIDE_TEXTS, 'en'),
        story: [],
      });
      if (panel === null) return;
      followed.add(panel.heading.replace(NAMES[seat] ?? '', ''));
      expect(everyRow(panel).every(({ target }) => target === null)).toBe(true);
    });
    expect([...followed]).toEqual(expect.arrayContaining([': travel', ': avoid']));
  });
});
