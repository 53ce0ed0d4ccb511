import {
  type Action,
  ARRESTED,
  ESCAPED,
  escapePlan,
  IN_CITY,
  LEAVING,
  printedOf,
  type Table,
  type View,
} from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { escapeOutlook } from './escape-outlook.ts';

interface Moment {
  readonly view: View;
  readonly table: Table;
  readonly kind: string;
  readonly options: readonly Action[];
  /** The turns this seat really took from here on, the one under way included. */
}

/** A random game through one seat's eyes, with what came of it. */
function played(seats: number, seed: number, when: 'own' | 'every seat' = 'own'): Moment[] {
  const config = escapePlan.configure({}, seats);
  if (!config.ok) throw new Error('refused');
  const chance = new FastChance(seed);
  const state = escapePlan.setup(config.value, seats, chance);
  const table = printedOf(state);
  const moments: Moment[] = [];
  for (let [seat] = escapePlan.toAct(state); seat !== undefined; [seat] = escapePlan.toAct(state)) {
    const options = escapePlan.legal(state, seat);
    const kind = state.frames.at(-1)?.kind ?? '';
    if (seat === 0 || when === 'every seat') moments.push({ view: escapePlan.view(state, 0), table, kind, options });
    // Nobody escapes and nobody spends discs: every turn that is sure is taken.
    const dull = options.filter(({ type }) => type !== 'escape' && type !== 'useDisc');
    const pool = dull.length > 0 ? dull : options;
    escapePlan.applyInPlace(state, seat, pool[chance.pick(pool.length)] as Action, chance, null);
  }
  return moments;
}

describe('the escape outlook', () => {
  it.each([1, 2, 3, 5])('counts turns as they come, in a game of %i', (seats) => {
    for (const { view, table, kind } of played(seats, seats)) {
      const outlook = escapeOutlook(view, table);
      if (outlook === null || outlook.state !== 'inCity') continue;
      const { day, part } = view.table;
      if (kind === 'action' && part <= 2) {
        expect(outlook.turns.sure).toBe(3 - part + (3 - day) * 3);
      }
      expect(outlook.turns.byDisc).toBeLessThanOrEqual(view.table.discs[0] ?? 0);
    }
  });

  it('still counts the turn of this part while those before are taking theirs', () => {
    let met = 0;
    for (const { view, table } of played(3, 11, 'every seat')) {
      const { day, part, order, frames } = view.table;
      const turn = frames.find(({ kind }) => kind === 'turn');
      if (turn === undefined || turn.seat === 0 || part > 2 || view.table.status[0] !== IN_CITY) continue;
      const isToCome = order.indexOf(0) > order.indexOf(turn.seat);
      expect(escapeOutlook(view, table)?.turns.sure).toBe(2 - part + (isToCome ? 1 : 0) + (3 - day) * 3);
      met++;
    }
    expect(met).toBeGreaterThan(50);
  });

  it('names three exits at first, and one for sure on the last day', () => {
    const moments = played(3, 7);
    const first = moments[0];
    const last = moments.findLast(({ view }) => view.table.day === 3 && view.table.status[0] === IN_CITY);
    if (first === undefined || last === undefined) throw new Error('the game was too short');
    expect(escapeOutlook(first.view, first.table)?.exits.length).toBeGreaterThan(1);
    expect(escapeOutlook(first.view, first.table)).toMatchObject({ isOpen: false, mood: 'calm', spare: null });
    const outlook = escapeOutlook(last.view, last.table);
    expect(outlook).toMatchObject({ isOpen: true });
    expect(outlook?.exits).toHaveLength(1);
  });

  it('finds an exit within one turn where escaping can be done at once, and says what it costs', () => {
    let found = 0;
    for (let seed = 0; found === 0 && seed < 60; seed++) {
      for (const { view, table, options } of played(2, seed)) {
        if (!options.some(({ type }) => type === 'escape')) continue;
        found++;
        const outlook = escapeOutlook(view, table);
        expect(outlook?.exits[0]?.way).toEqual({ points: 0, turns: 1 });
        expect(outlook?.prices).toEqual([0, 10]);
        expect(outlook?.order).toBe(view.table.escapes.length);
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it('adds the $1k of every turn still to begin once somebody has escaped', () => {
    const moment = played(2, 3).findLast(({ view, kind }) => view.table.day === 3 && kind === 'action');
    if (moment === undefined) throw new Error('the game was too short');
    const { view, table } = moment;
    const gone = { ...view, table: { ...view.table, escapes: [1] } };
    const before = {
      ...gone,
      table: { ...gone.table, frames: gone.table.frames.filter(({ kind }) => kind !== 'turn') },
    };
    const turns = escapeOutlook(gone, table)?.exits[0]?.way?.turns ?? 0;
    expect(escapeOutlook(view, table)?.upkeep).toBe(0);
    expect(escapeOutlook(gone, table)?.upkeep).toBe(Math.max(0, turns - 1));
    expect(escapeOutlook(before, table)?.upkeep).toBe(turns);
  });

  it('[E21.3] is good news once one is out of the city, with what that has cost', () => {
    const moment = played(2, 3).findLast(({ view }) => view.table.day === 3);
    if (moment === undefined) throw new Error('the game was too short');
    const { view, table } = moment;
    const out = (status: number, escapes: readonly number[]) =>
      escapeOutlook({ ...view, table: { ...view.table, status: view.table.status.with(0, status), escapes } }, table);
    for (const status of [LEAVING, ESCAPED]) {
      expect(out(status, [0])).toMatchObject({ state: 'gone', mood: 'free', paid: 0 });
      expect(out(status, [1, 0])).toMatchObject({ state: 'gone', mood: 'free', paid: 10 });
    }
    expect(out(ARRESTED, [1])).toMatchObject({ state: 'arrested', mood: 'lost', paid: null });
  });

  it('[A-94] says nothing of the cash while it is covered', () => {
    for (const { view, table } of played(2, 3)) {
      const rich = view.own === null ? null : { ...view.own, cash: 500 };
      const covered = escapeOutlook({ ...view, own: null }, table);
      expect(covered).toMatchObject({ cash: null, canPay: null });
      expect(covered?.mood).toBe(escapeOutlook({ ...view, own: rich }, table)?.mood);
    }
  });

  it('tells spectators nothing', () => {
    const [moment] = played(2, 1);
    if (moment === undefined) throw new Error('no game');
    expect(escapeOutlook({ ...moment.view, viewer: null, own: null }, moment.table)).toBeNull();
  });
});
