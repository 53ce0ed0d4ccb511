import { type Action, escapePlan, type Frame, printedOf, type State } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { previewOf } from '../play/preview.ts';
import { lookAround, type Moment } from '../play/random-views.fixture.ts';
import { tripsOf } from '../play/trips.ts';
import { wordsFor } from '../words.ts';
import { forecastOf } from './forecast.ts';
import { sceneOf } from './scene.ts';
import { stepsOf } from './step-bar.ts';

const nameOf = (seat: number) => `robber ${seat}`;
const frameOf = (state: State) => state.frames.at(-1)?.kind;

function sceneFor({ view, options }: Moment, plan: readonly Action[] | null) {
  return sceneOf({
    view,
    options,
    parts: [],
    plan,
    preview: previewOf(view, [], plan),
    language: 'en',
    words: wordsFor('en', view.table, nameOf),
    police: null,
    nameOf: (action) => escapePlan.name(action, view),
  });
}

/** The move has come to its end, so that leaving is what is left of the turn. */
function onItsWayOut(frame: Readonly<Frame>): Readonly<Frame> {
  return frame.kind === 'turn' ? { ...frame, n: 3 } : frame;
}

describe('the steps of a move', () => {
  it('tell points, cops and goal of the trip that is chosen, and its wounds if nothing is used', () => {
    let met = 0;
    const look = (moment: Moment) => {
      expect(stepsOf(sceneFor(moment, null)).steps.map(({ note }) => note)).toEqual(['3 MP', '–', '–']);
      for (const { ways } of tripsOf(moment.view, moment.options)) {
        const [way] = ways;
        if (way === undefined || way.keys.length > 0 || way.isEscape || way.plan.length < 3) continue;
        const scene = sceneFor(moment, way.plan);
        const { steps } = stepsOf(scene);
        const cops = way.route.cops;
        expect(steps.map(({ state }) => state)).toEqual(['now', 'toCome', 'toCome']);
        expect(steps[0]?.note).toBe(`${way.route.points} of ${3 + way.cans} MP`);
        expect(steps[1]?.note).toBe(cops === 0 ? 'no cops' : cops === 1 ? '1 cop' : `${cops} cops`);
        const texts = forecastOf(scene, moment.view, moment.seat, way.plan).map(({ text }) => text);
        const wounds = `${cops === 1 ? '1 wound' : `${cops} wounds`} if nothing is used`;
        expect(texts.includes(wounds)).toBe(cops > 0);
        if (cops > 0) met++;
        if (way.cans > 0) expect(texts).toContain(way.cans === 1 ? '1 gas can' : '2 gas cans');
        if (way.price > 0) expect(texts.some((text) => text.startsWith('Pay $'))).toBe(true);
      }
    };
    lookAround(4, 21, 30, look, (state) => frameOf(state) === 'action' && state.turn.mp === 3);
    expect(met).toBeGreaterThan(30);
  });

  it('count the cops still to be avoided while something else is decided in the midst of AVOID', () => {
    let met = 0;
    const look = (moment: Moment) => {
      const { frames, turn } = moment.view.table;
      if (frames.findLast(({ kind }) => kind === 'turn')?.n !== 3 || frames.at(-1)?.kind === 'avoid') return;
      const cops = turn.toAvoid.reduce((sum, mask) => sum + mask.toString(2).replaceAll('0', '').length, 0);
      if (cops < 2) return;
      expect(stepsOf(sceneFor(moment, null)).steps[1]?.note).toBe(`${cops} cops`);
      met++;
    };
    for (let seed = 0; seed < 4 && met === 0; seed++) lookAround(4, seed, 900, look);
    expect(met).toBeGreaterThan(0);
  });

  it('[E21.3] tell what the escape costs, and once it is made what it has cost', () => {
    let met = 0;
    const look = (moment: Moment) => {
      if (!moment.options.some(({ type }) => type === 'escape')) return;
      const { table } = moment.view;
      const { turn, escapes, seats } = table;
      const price = printedOf(table).exitCosts[seats]?.[escapes.length] ?? 0;
      const leaving = { ...table, turn: { ...turn, escaping: 1 }, frames: table.frames.map(onItsWayOut) };
      const left = { ...leaving, escapes: [...escapes, turn.seat] };
      for (const shown of [leaving, left]) {
        const scene = sceneFor({ ...moment, view: { ...moment.view, table: shown } }, null);
        expect(stepsOf(scene).steps[2]).toMatchObject({ name: 'Escape', note: `$${price}k` });
      }
      met++;
    };
    for (let seed = 0; met === 0 && seed < 40; seed++) lookAround(2, seed, 900, look);
    expect(met).toBeGreaterThan(0);
  });

  it('[E15.8] promise nothing by chance to whoever keeps a tile: that the others are mixed again is nobody’s news', () => {
    let met = 0;
    const look = (moment: Moment) => {
      for (const action of moment.options) {
        if (action.type !== 'keepTile') continue;
        const texts = forecastOf(sceneFor(moment, [action]), moment.view, moment.seat, [action]).map(
          ({ text }) => text,
        );
        expect(texts).not.toContain('then chance decides');
        met++;
      }
    };
    for (let seed = 1; seed <= 6; seed++) lookAround(3, seed, 10, look, (state) => frameOf(state) === 'keepTile');
    expect(met).toBeGreaterThan(0);
  });

  it('go on to AVOID and VISIT, and give way to other names outside of a move', () => {
    const names = new Map<string, Set<string>>();
    const look = (moment: Moment) => {
      const kind = frameOf(moment.state) ?? '';
      names.set(kind, (names.get(kind) ?? new Set()).add(stepsOf(sceneFor(moment, null)).name));
    };
    lookAround(4, 2, 900, look);
    expect(names.get('avoid')).toEqual(new Set(['Avoid']));
    expect(names.get('takeContact')).toContain('Visit');
    expect(names.get('placeTile')).toEqual(new Set(['Building']));
    expect(names.get('approach')).toEqual(new Set(['Notoriety']));
    expect(names.get('useDisc')).toEqual(new Set(['Extra turn']));
    expect(names.get('unlockOffer')).toEqual(new Set(['Morning income']));
    expect(names.get('finish')).toContain('Rest');
  });
});
