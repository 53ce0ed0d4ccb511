import { FastChance, type Message, say, type Texts } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { defaultTable } from './data/boxes.ts';
import { DEFAULT_TABLE } from './data/default-table.data.ts';
import type { Event } from './event.ts';
import { escapePlan } from './game.ts';
import { narrate } from './narrate.ts';
import type { State } from './state.ts';
import { nameOf, tell } from './tell.ts';
import { listenTo } from './telling.fixture.ts';
import { messagesEn } from './texts/messages.en.ts';
import { termsEn } from './texts/terms.en.ts';
import { viewOf } from './view.ts';

const ENGLISH: Texts = { clauses: {}, messages: messagesEn, terms: termsEn(defaultTable()) };

function start(seats: number, seed: number, options: Record<string, unknown> = {}): State {
  const config = escapePlan.configure(options, seats);
  if (!config.ok) throw new Error('the settings were refused');
  return escapePlan.setup(config.value, seats, new FastChance(seed));
}

/** A state at its first decision, changed as the test needs it. */
function given(seats: number, change: (state: State) => void = () => {}): State {
  const state = escapePlan.copy(start(seats, 7));
  change(state);
  return state;
}

function waitFor(state: State, kind: State['frames'][number]['kind'], n = 0, x = 0): void {
  state.frames.push({ kind, seat: 0, n, x });
}

const inEnglish = (messages: readonly Message[]) => messages.map((message) => say(ENGLISH, message));

describe('the log', () => {
  const lines = (seats: number, ...events: Event[]) => inEnglish(narrate(events, viewOf(given(seats), null)));

  it('[E23.1] [E24.1] names Sandra and Costa after the seats', () => {
    const moved = [0, 1, 2].map((pawn) => ({ type: 'rested', pawn }) as const);
    expect(lines(1, ...moved)).toEqual(['Vinnie rested.', 'Inspector Sandra rested.', 'Lieutenant Costa rested.']);
    expect(lines(2, ...moved)).toEqual(['Vinnie rested.', 'Scar rested.', 'Inspector Sandra rested.']);
    expect(lines(3, ...moved)).toEqual(['Vinnie rested.', 'Scar rested.', 'Ruby rested.']);
  });

  it('counts spaces and lines from 1', () => {
    expect(lines(3, { type: 'handcuffed', pawn: 0, space: 4 }, { type: 'lineCrossed', pawn: 1, line: 0 })).toEqual([
      'Vinnie: handcuffs closed contact space 5.',
      'Scar crossed line 1 of the notoriety track.',
    ]);
  });

  it('[E23.2] needs no tile for Sandra', () => {
    expect(lines(2, { type: 'copNotAvoided', pawn: 1, tile: -1, cop: 3 })).toEqual([
      'Scar did not avoid Inspector Sandra.',
    ]);
  });

  it('[E7.3] names the place put on a tile, and from then on the location by it', () => {
    const node = 8 * 6 + 5;
    const state = given(3, ({ places }) => {
      places[5] = node;
    });
    const events: Event[] = [
      { type: 'placeAssigned', pawn: 0, place: 5, node },
      { type: 'moved', pawn: 1, node },
    ];
    expect(inEnglish(narrate(events, viewOf(state, null)))).toEqual([
      'Vinnie chose the Gym for C1.',
      'Scar went to the Gym of C1.',
    ]);
    expect(lines(3, { type: 'moved', pawn: 1, node })).toEqual(['Scar went to the business space of C1.']);
  });

  it('says nothing of what only brings a view up to date', () => {
    expect(lines(3, { type: 'tableChanged', changes: [] }, { type: 'ownChanged', seat: 0, own: null })).toEqual([]);
  });

  it('[E2.3] [E23.3] tells what came to nothing', () => {
    expect(lines(2, { type: 'noDiscLeft', pawn: 0 }, { type: 'automaStayed', pawn: 2 })).toEqual([
      'Vinnie: no extra action disc was left.',
      'Inspector Sandra had no card to play and stayed.',
    ]);
  });
});

describe('the name of an action', () => {
  const nameIn = (state: State, action: Action, viewer: number | null = 0) =>
    say(ENGLISH, nameOf(action, viewOf(state, viewer)));

  it('[E7.2] [E7.5] says where a tile goes, and whether a terrain meets its like', () => {
    const state = given(3);
    const [tile = 0] = state.faceUp;
    const [seat = 0] = escapePlan.toAct(state);
    const legal = escapePlan.legal(state, seat).filter((action) => action.type === 'layTile' && action.tile === tile);
    for (const action of legal) expect(nameIn(state, action, seat)).toMatch(/touches .*; same terrain as /);
    const free = [0, 1, 2, 3, 4, 5]
      .map((turned): Action => ({ type: 'layTile', tile, q: -1, r: 0, turned }))
      .map((action) => nameOf(action, viewOf(state, seat)).id);
    expect(free).toContain('action.layTile.noMatch');
  });

  it('[E15.3] [E15.5] says what comes with a bonus', () => {
    const bonus = (group: number) =>
      nameIn(
        given(3, (state) => waitFor(state, 'bonus', group)),
        { type: 'bonusUnlock' },
      );
    expect([0, 1].map(bonus)).toEqual(Array(2).fill('Unlock an asset and lose 1 notoriety as bonus'));
    expect(bonus(2)).toBe('Unlock an asset and receive income as bonus');
  });

  it('says what a pass leaves undone, where it is asked for', () => {
    expect(
      nameIn(
        given(3, (state) => waitFor(state, 'exit')),
        { type: 'pass' },
      ),
    ).toBe('Take neither income nor tiles');
    expect(
      nameIn(
        given(3, (state) => waitFor(state, 'travel')),
        { type: 'pass' },
      ),
    ).toBe('Pass');
  });

  it('[E21.4] warns before an escape that cannot be paid, and only whom it concerns', () => {
    const state = given(3, (changed) => {
      waitFor(changed, 'travel');
      changed.escapes = [1];
      for (const board of changed.boards) board.cash = 4;
    });
    const warning = 'Escape from the city: it costs $5k, you have $4k and would be arrested';
    expect(nameIn(state, { type: 'escape' })).toBe(warning);
    for (const viewer of [1, null])
      expect(nameIn(state, { type: 'escape' }, viewer)).toBe('Escape from the city for $5k');
    for (const board of state.boards) board.cash = 5;
    expect(nameIn(state, { type: 'escape' })).toBe('Escape from the city for $5k');
  });

  it('tells twins apart by their spaces', () => {
    const state = given(3, (changed) => {
      waitFor(changed, 'avoid');
      changed.boards[0]?.contacts.splice(0, 3, 6, 7, 8);
      changed.boards[0]?.items.splice(0, 3, 201, 201, 202);
    });
    const use = (component: 'contact' | 'equipment', index: number) =>
      nameIn(state, { type: 'use', component, index, ability: -1, target: 13 * 4 });
    expect(use('contact', 0)).toMatch(/^Use the contact Fighter on space 1 /);
    expect(use('contact', 1)).toMatch(/^Use the contact Fighter on space 2 /);
    expect(use('contact', 2)).toMatch(/^Use the contact Boxer \(/);
    expect([0, 1, 2].map((index) => use('equipment', index))).toEqual([
      'Use the Vest on space 1 (free): avoid the Federal cop on D3',
      'Use the Vest on space 2 (free): avoid the Federal cop on D3',
      'Use the Hat (free): avoid the Federal cop on D3',
    ]);
  });

  it('keeps the value of a tile from all but its owner', () => {
    const state = given(3, (changed) => {
      waitFor(changed, 'placeItem');
      changed.turn.seat = 0;
      changed.turn.item = 1090;
      changed.boards[0]?.items.splice(0, 1, 2070);
    });
    const put: Action = { type: 'putItem', space: 0 };
    expect(nameIn(state, put)).toMatch(/worth \$90k .* worth \$70k/);
    for (const viewer of [1, null]) expect(nameIn(state, put, viewer)).not.toMatch(/worth/);
  });
});

describe('the table told', () => {
  it('[E3.5] tells cash and plan to their owner alone', () => {
    const state = given(3);
    const ids = (viewer: number | null) => tell(viewOf(state, viewer)).map(({ id }) => id);
    expect(ids(1).slice(-2)).toEqual(['tell.own', 'tell.plan']);
    expect(ids(null)).not.toContain('tell.own');
    expect(ids(null)).not.toContain('tell.plan');
  });

  it('[E15.8] tells the worth of tiles to their owner alone', () => {
    const state = given(3, ({ boards }) => boards[2]?.items.splice(0, 1, 3110));
    const items = (viewer: number | null) =>
      inEnglish(tell(viewOf(state, viewer))).find((line) => line.startsWith('Items'));
    expect(items(2)).toBe('Items of Ruby: tile of the brown locker worth $110k.');
    for (const viewer of [0, 1, null]) expect(items(viewer)).toBe('Items of Ruby: face-down tile of the brown locker.');
  });

  it('begins with the time, the order and the decision', () => {
    const state = given(2, (changed) => {
      changed.order = [1, 2, 0];
      waitFor(changed, 'useDisc');
    });
    expect(inEnglish(tell(viewOf(state, null))).slice(0, 4)).toEqual([
      'Day 1 of 3, before the morning.',
      'Turn order: Scar, Inspector Sandra, Vinnie.',
      'Vinnie decides.',
      'To be decided now: whether to spend an extra action disc on a turn.',
    ]);
  });

  it('names the locations of the table in use, whatever its order', () => {
    const { A1, A2, ...others } = DEFAULT_TABLE.tiles;
    const table = { ...DEFAULT_TABLE, tiles: { ...others, A1: A2, A2: A1 } };
    const state = start(3, 7, { table });
    const printed = escapePlan.view(state, null);
    const node = (2 + 2) * 6 + 4;
    const [line] = inEnglish(narrate([{ type: 'moved', pawn: 0, node }], printed));
    // The third tile of stack A is now the one with exit 1; it keeps the name that number has in this project's table.
    expect(line).toBe('Vinnie went to Exit 1 of A3.');
  });
});

describe('all that is said', () => {
  it.each([1, 2, 3])('is whole sentences, and no two choices have the same name: %i players', (seats) => {
    expect([...listenTo(seats, 1, 40).faults]).toEqual([]);
  });
});
