import { describe, expect, it } from 'vitest';
import { gunrunners } from './game.ts';
import type { State } from './state.ts';
import { BLUE, cards, type Given, play, RED, table, YELLOW } from './table.fixture.ts';
import { onTable, viewOf } from './view.ts';

const EVERYONE = [RED, BLUE, YELLOW, null];

const GIVEN: Given = {
  probation: 'red 2, blue spy, yellow 1',
  fields: ['red 4, blue 3 down', 'red 1 down', ''],
  hands: ['red 1, red 3', 'blue 2', 'yellow 2, yellow 3, yellow 4'],
  piles: ['red 4', 'blue 4, blue 4', ''],
};

/** A table with every number different from what it is at the start. */
function busyTable(): State {
  const state = table({ ...GIVEN, edition: 'pt', memory: 'open', crates: [1, 2, 3], taken: [4, 5, 6], warehouse: 2 });
  Object.assign(state, { power: BLUE, role: 3, site: 1, rolls: 9, die: 5, lost: 8, busts: 3, busting: 5, busted: 2 });
  Object.assign(state, { supply: 41, marker: 4, turn: 17, namedStart: 2, managers: [0, 1, 0] });
  return state;
}

describe('what everybody sees', () => {
  it('[G4.2] crates, marker, turn, and the number and owners of all cards', () => {
    const state = busyTable();
    for (const viewer of EVERYONE) {
      const view = gunrunners.view(state, viewer);
      const { probation, fields, hands, piles, discards, committed, ...open } = state;
      expect(view).toMatchObject(open);
      expect(view.viewer).toBe(viewer);
      expect(view.outcome).toBeNull();
      expect(Object.keys(view).sort()).toEqual(['outcome', 'viewer', ...Object.keys(state)].sort());
      expect(view.piles).toEqual([[100], [200, 200], []]);
      expect(view.hands.map((hand) => hand.length)).toEqual([2, 1, 3]);
    }
  });

  it('is a copy: nobody can change the table through it', () => {
    const state = busyTable();
    const before = structuredClone(state);
    const view = viewOf(state, RED);
    for (const list of [view.deck, view.crates, view.taken, view.managers, view.probation, view.discards]) {
      (list as number[]).push(7);
    }
    for (const rows of [view.fields, view.hands, view.piles]) for (const row of rows) (row as number[]).push(7);
    expect(state).toEqual(before);
    state.phase = 'over';
    state.ending = 'seven-busts';
    for (const row of [...viewOf(state, null).hands, ...viewOf(state, null).piles]) (row as number[]).push(7);
    expect([state.hands, state.piles]).toEqual([before.hands, before.piles]);
  });
});

describe('what a player sees with strict memory', () => {
  it('[G4.2] the own hand, exposed agents, and no face-down card, not even an own one', () => {
    const state = table(GIVEN);
    for (const viewer of EVERYONE) {
      const view = viewOf(state, viewer);
      expect(view.probation).toEqual([1100, 1200, 1300]);
      expect(view.fields).toEqual([[104, 1200], [1100], []]);
      expect(view.hands).toEqual([
        viewer === RED ? [101, 103] : [100, 100],
        viewer === BLUE ? [202] : [200],
        viewer === YELLOW ? [302, 303, 304] : [300, 300, 300],
      ]);
    }
  });

  it('[G4.2] everybody may know the 1s of the set-up until a Spy has touched them', () => {
    const state = table();
    for (const viewer of EVERYONE) expect(viewOf(state, viewer).probation).toEqual([3101, 3201, 3301]);
    Object.assign(state, { phase: 'arrange', power: RED, role: 4, active: BLUE });
    play(state, RED, { type: 'arrange', cards: [101, 201, 301] });
    for (const viewer of EVERYONE) expect(viewOf(state, viewer).probation).toEqual([1100, 1200, 1300]);
  });

  it('[G4.2] nobody may look through the discards', () => {
    const state = table();
    state.discards = cards('red 4, blue spy');
    for (const viewer of EVERYONE) expect(viewOf(state, viewer).discards).toEqual([100, 200]);
  });

  it('[G6.3] a committed card is seen by nobody but the active player', () => {
    const state = table({ ...GIVEN, edition: 'pt' });
    play(state, RED, { type: 'commit', card: 103 });
    expect(EVERYONE.map((viewer) => viewOf(state, viewer).committed)).toEqual([103, 100, 100, 100]);
    expect(EVERYONE.map((viewer) => viewOf(table(), viewer).committed)).toEqual([0, 0, 0, 0]);
  });

  it('[G7.3] a card looked at is seen by the power player alone, until it is put back', () => {
    const state = table({ ...GIVEN, active: YELLOW, probation: 'red informer, blue 1, yellow 1' });
    play(state, YELLOW, { type: 'flip', location: 0 });
    play(state, RED, { type: 'peek', location: 0, index: 1 });
    expect(EVERYONE.map((viewer) => viewOf(state, viewer).fields)).toEqual([
      [[104, 1203, 122], [1100], []],
      [[104, 1200, 122], [1100], []],
      [[104, 1200, 122], [1100], []],
      [[104, 1200, 122], [1100], []],
    ]);
    play(state, RED, { type: 'hide', location: 1 });
    for (const viewer of EVERYONE) expect(viewOf(state, viewer).fields).toEqual([[104, 122], [1100, 1200], []]);
  });

  it('[G7.3] of several face-down cards the power player sees only the one looked at', () => {
    const fields = ['blue 2 down, blue 3 down', 'blue 4 down, yellow 4 down'];
    const state = table({ active: YELLOW, probation: 'red informer, blue 1, yellow 1', fields });
    play(state, YELLOW, { type: 'flip', location: 0 });
    play(state, RED, { type: 'peek', location: 1, index: 1 });
    expect(viewOf(state, RED).fields).toEqual([[1200, 1200, 122], [1200, 1304], []]);
  });

  it('[G7.5] the Spy’s owner sees the probationary agents while laying them out', () => {
    const state = table({ ...GIVEN, active: YELLOW });
    play(state, YELLOW, { type: 'flip', location: 1 });
    expect(viewOf(state, BLUE).probation).toEqual([1100, 0, 1300]);
    play(state, BLUE, { type: 'inspect' });
    expect(EVERYONE.map((viewer) => viewOf(state, viewer).probation)).toEqual([
      [1100, 0, 1300],
      [1102, 0, 1301],
      [1100, 0, 1300],
      [1100, 0, 1300],
    ]);
    play(state, BLUE, { type: 'arrange', cards: [301, 0, 102] });
    for (const viewer of EVERYONE) expect(viewOf(state, viewer).probation).toEqual([1300, 0, 1100]);
  });
});

describe('what a player sees with open memory', () => {
  it('[G4.3] also the own face-down cards, and the discards', () => {
    const state = table({ ...GIVEN, memory: 'open' });
    state.probation = [2102, 2242, 1301];
    state.fields[1] = [2101];
    state.discards = cards('red 4, blue spy');
    expect(viewOf(state, RED)).toMatchObject({ probation: [2102, 2200, 1300], fields: [[104, 1200], [2101], []] });
    expect(viewOf(state, BLUE)).toMatchObject({ probation: [2100, 2242, 1300], fields: [[104, 1200], [2100], []] });
    expect(viewOf(state, null)).toMatchObject({ probation: [2100, 2200, 1300], fields: [[104, 1200], [2100], []] });
    for (const viewer of EVERYONE) expect(viewOf(state, viewer).discards).toEqual([104, 242]);
  });

  it('[G4.3] an own card until somebody else’s Informer has handled it', () => {
    const probation = 'red informer, blue 1, yellow 1';
    const state = table({ memory: 'open', active: BLUE, probation, hands: [null, 'blue 3'] });
    play(state, BLUE, { type: 'undercover', card: 203, location: 2 });
    expect(viewOf(state, BLUE).fields[2]).toEqual([2203]);
    Object.assign(state, { active: YELLOW, phase: 'deploy' });
    play(state, YELLOW, { type: 'flip', location: 0 });
    play(state, RED, { type: 'peek', location: 2, index: 0 });
    expect(EVERYONE.map((viewer) => viewOf(state, viewer).fields[2])).toEqual([[2203], [2203], [2200], [2200]]);
    play(state, RED, { type: 'hide', location: 2 });
    for (const viewer of EVERYONE) expect(viewOf(state, viewer).fields[2]).toEqual([1200]);
  });

  it.each([
    [104, RED, 104],
    [104, null, 104],
    [1104, RED, 1100],
    [2104, RED, 2104],
    [2104, BLUE, 2100],
    [2104, null, 2100],
    [3101, BLUE, 3101],
    [3101, null, 3101],
    [0, RED, 0],
  ])('[G4.2] [G4.3] the card %i on the table is for %s %i', (card, viewer, seen) => {
    expect(onTable(card, viewer)).toBe(seen);
  });
});

describe('when the game is over', () => {
  it('[G9.4] everything lies open to everybody', () => {
    const state = table({ ...GIVEN, taken: [3, 2, 1] });
    state.phase = 'over';
    state.ending = 'seven-busts';
    state.discards = cards('red 4, blue spy');
    for (const viewer of EVERYONE) {
      const view = viewOf(state, viewer);
      const { probation, fields, hands, piles, discards } = view;
      expect({ probation, fields, hands, piles, discards }).toEqual({
        probation: state.probation,
        fields: state.fields,
        hands: state.hands,
        piles: state.piles,
        discards: state.discards,
      });
      expect(view.outcome).toEqual(gunrunners.outcome(state));
      expect(view.outcome?.winners).toEqual([RED]);
    }
  });
});
