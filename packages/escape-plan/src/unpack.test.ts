import { canonicalText, FastChance, hashOf, say, textsAt } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { type Config, configure } from './config.ts';
import { printedOf } from './data/printed.ts';
import { changed } from './data/raw-table.fixture.ts';
import { escapePlan } from './game.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const OWN = { start_cash: 33, 'contacts[0].name': 'Grandma', 'contacts[0].pt': 'Vovó', 'contacts[0].cost': 7 };

function configured(changes: Readonly<Record<string, unknown>> = OWN): Config {
  const result = configure({ table: changed(changes) });
  if (!result.ok) throw new Error('refused');
  return result.value;
}

function began(config: Config): State {
  return escapePlan.setup(config, 3, new FastChance(1));
}

function written<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}

describe('the box of a match', () => {
  it('goes along with states and views, and is no part of their data', () => {
    const state = began(configured());
    const view = escapePlan.view(state, 0);
    const box = printedOf(state);
    expect(box.startCash).toBe(33);
    expect(printedOf(escapePlan.copy(state))).toBe(box);
    expect(printedOf(view.table)).toBe(box);
    expect(printedOf(escapePlan.determinize(view, 0, new FastChance(1)))).toBe(box);
    const folded = escapePlan.fold(view, { type: 'tableChanged', changes: [['day', 2]] });
    expect([folded.table.day, printedOf(folded.table)]).toEqual([2, box]);
    for (const data of [state, view]) {
      expect(canonicalText(data)).not.toContain('Grandma');
      expect(hashOf(written(data))).toBe(hashOf(data));
      expect(Object.getOwnPropertySymbols(structuredClone(data))).toEqual([]);
    }
  });

  it('is given to a view that came as data by the configuration of its match', () => {
    const config = configured();
    const view = escapePlan.view(began(config), 0);
    // Over a wire the configuration comes as data too.
    const unpacked = escapePlan.unpack?.(written(view), written(config)) as View;
    expect(printedOf(unpacked.table)).toBe(printedOf(view.table));
    expect(unpacked).toEqual(view);
  });

  it('is missed loudly: nothing else takes its place', () => {
    const config = configured();
    const state = began(config);
    const view = written(escapePlan.view(state, 0));
    const [seat = 0] = escapePlan.toAct(state);
    expect(() => escapePlan.legal(written(state), seat)).toThrow('unpack it');
    expect(() => escapePlan.tell(view)).toThrow('unpack it');
    expect(() => textsAt(escapePlan.texts.en, view)).toThrow('unpack it');
    expect(() => escapePlan.unpack?.(view, configured({ start_cash: 34 }))).toThrow('the view is of table');
    expect(() => escapePlan.unpack?.(view, { ...config, table: null })).toThrow('the view is of table');
    expect(() => escapePlan.unpack?.(view, { ...config, table: {} as Config['table'] })).toThrow('not configured');
  });

  it('names and prices what is in it, in every language; another box at the same time has its own names', () => {
    const own = escapePlan.view(began(configured()), 0);
    const usual = escapePlan.view(began({ ...configured(), table: null }), 0);
    const message = { id: 'log.contactTaken', params: { pawn: ['pawn', 0], contact: ['contactName', 0] } } as const;
    const said = (language: 'en' | 'pt', view: View) => say(textsAt(escapePlan.texts[language], view), message);
    expect(said('en', own)).toContain('Grandma');
    expect(said('pt', own)).toContain('Vovó');
    expect(said('en', usual)).toContain('Snitch');
    const { terms } = textsAt(escapePlan.texts.en, own);
    expect(terms['contact']?.(0)).toMatch(/^Grandma \(\$7k/);
  });

  it('calls fixers, equipment and tiles by their own names; what is translated is what this project prints', () => {
    const names = { 'fixers[0].name': 'Pigeon', 'equipment[1].name': 'constructor' };
    const view = escapePlan.view(began(configured(names)), 0);
    const { terms: en } = textsAt(escapePlan.texts.en, view);
    const { terms: pt } = textsAt(escapePlan.texts.pt, view);
    for (const terms of [en, pt]) {
      expect(terms['fixer']?.(0)).toBe('Pigeon');
      expect(terms['equipment']?.(1)).toBe('constructor');
    }
    expect([en['fixer']?.(1), pt['fixer']?.(1)]).toEqual(['Safe', 'Cofre']);
    // Without a table in sight nothing pretends to know its names.
    expect(escapePlan.texts.en.terms['fixer']).toBeUndefined();
  });
});
