import { LANGUAGES } from '@stakeout/kernel';
import { type Action, SELL, stash } from '@stakeout/stash';
import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { book } from './book.ts';
import { create } from './create.ts';
import { facts } from './facts.ts';
import { replay } from './replay.ts';
import { type Target, touching } from './touching.ts';

const config = stash.configure({}, 2);
if (!config.ok) throw new Error('refused');
const state = stash.setup(config.value, 2, new StatelessChance(5));
const view = stash.view(state, 0);
const options = stash.legal(state, 0);
const [own = 0] = state.loot;

/** As much of a table as touching looks at. */
const snapshot = { view, viewer: 0, toAct: [0], options } as unknown as Parameters<typeof touching.decisionIn>[0];

describe('the front', () => {
  it('says the same of the game as its rules do', () => {
    const { id, title, rulesVersion, seats } = stash;
    expect(facts).toMatchObject({ id, title, rulesVersion, players: { least: seats.min, most: seats.max } });
    expect(facts.progress(facts.gist(view), 2)?.en).toBe('Night 1 of 5');
    expect(stash.configure(create.config(create.usual('en'), 2, undefined), 2)).toEqual(config);
  });

  it('has a title for every chapter, and glances at clauses that there are', () => {
    for (const language of LANGUAGES) {
      const { clauses } = stash.texts[language];
      const chapters = new Set(Object.keys(clauses).map((clause) => clause.split('.')[0]));
      expect(Object.keys(book.titles[language])).toEqual([...chapters]);
      for (const { clause } of book.glance[language].steps) expect(clauses[clause], clause).toBeDefined();
    }
  });

  it('opens in replays what the table keeps covered, and nothing else', () => {
    expect(replay.openView(stash.view(state, null), state)).toEqual({ ...view, loot: state.loot });
    expect(replay.markOf({ type: 'patrolled', house: 0, found: [] })).toBe('day');
    expect(replay.markOf({ type: 'turnPassed', active: 0, night: 2 })).toBeNull();
  });
});

describe('touching', () => {
  const decision = touching.decisionIn(snapshot);
  if (decision === null) throw new Error('there is something to decide');

  it('reaches every option but the sale, which has a button', () => {
    for (const option of options) {
      const way = decision.way(option);
      if (option.type === 'sell') expect(way).toBeNull();
      else expect(decision.standing(way ?? []).plan).toEqual([option]);
    }
  });

  it('knows what a touch that is not legal was meant for', () => {
    const house: Target = `house:${own}`;
    const meant = (parts: readonly Target[], target: Target) => touching.meaningOf(snapshot, parts, target) as Action;
    expect(meant([], house)).toEqual({ type: 'search', house: own });
    expect(meant(['loot'], house)).toEqual({ type: 'carry', house: own });
    expect(meant([], 'loot')).toEqual(SELL);
    for (const action of [meant([], house), meant(['loot'], house)]) {
      expect(stash.explain(state, 0, action)).toHaveLength(1);
    }
  });

  it('is for whoever is to act', () => {
    expect(touching.decisionIn({ ...snapshot, toAct: [1] })).toBeNull();
    expect(touching.decisionIn({ ...snapshot, viewer: null })).toBeNull();
  });
});
