import { describe, expect, it } from 'vitest';
import { GANG_FLIGHT, IGNORE_TILE, LIE_LOW } from './action.ts';
import { escapePlan } from './game.ts';
import { fixerItem } from './items.ts';
import { contact, options, play, playAll, refusedBy, table, tile, waiting } from './table.fixture.ts';
import {
  carriedTo,
  carrying,
  everywhereOn,
  holding,
  locationsOf,
  reached,
  spot,
  tilesLeft,
  use,
  usesOf,
  why,
} from './trip.fixture.ts';

const STOP = { type: 'stop', key: -1 } as const;
const MOTORCYCLE = fixerItem(5);
const HELICOPTER = fixerItem(7);

function travelFrom(name: string, board: object = {}, city?: string) {
  return table({ pawns: [spot(name)], boards: [board], ...(city === undefined ? {} : { city }) }, 'travel');
}

/** The tiles one or two away from A2, and what on them is more than a point from an end. */
const NEAR_A2 = ['A3', 'B1', 'C2', 'S2', 'S1', 'A1', 'B2', 'C1', 'D2'];
const TOO_FAR = ['A1 W', 'A1 I', 'A3 R'];

describe('helicopters', () => {
  it('[E17.7] [E11.8] [A-24] from any terrain or location of a tile with icons, one point, one or two tiles away', () => {
    for (const from of ['A2 I', 'A2 C', 'A2 R', 'A2 EXIT_2', 'A2 CHURCH']) {
      const state = travelFrom('S2 STORE_A', { items: carrying(HELICOPTER) });
      state.at[0] = spot(from);
      state.turn.mp = 2;
      // Store A is where the turn began, and one point does not lead on from there.
      expect(carriedTo(state, 'fixer')).toEqual(everywhereOn(NEAR_A2, [...TOO_FAR, 'S2 STORE_A']));
      state.turn.mp = 1;
      expect(carriedTo(state, 'fixer')).toEqual(locationsOf(NEAR_A2, ['S2 STORE_A']));
      state.turn.mp = 0;
      expect(usesOf(state, 'fixer')).toEqual([]);
    }
  });

  it('[E17.7] [A-24] which tiles have a heliport or icons', () => {
    const tiles = ['S1', 'S2', 'A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'D1', 'D2', 'D3'];
    const withPad = tiles.filter((name) => {
      const state = travelFrom(`${name} R`, { items: carrying(0, HELICOPTER) });
      return usesOf(state, 'fixer').length > 0;
    });
    expect(withPad).toEqual(['S1', 'A2', 'B1', 'C3', 'D3']);
    const blank = travelFrom('S2 GANG', { items: carrying(HELICOPTER) });
    expect(why(blank, use('fixer', 0, spot('S1 HOSPITAL')))).toEqual(['E17.7', 'use.noPad']);
  });

  it('[E17.7] never the same tile, never three tiles away', () => {
    const state = travelFrom('A2 CHURCH', { items: carrying(HELICOPTER) });
    for (const goal of ['A2 EXIT_2', 'B3 SUBWAY', 'C3 BUSINESS', 'D1 STORE_B', 'D3 STORE_D'])
      expect(why(state, use('fixer', 0, spot(goal)))).toEqual(['E17.7', 'use.tooFarToFly']);
    expect(why(state, use('fixer', 0, spot('A1 W')))).toEqual(['E11.4', 'step.water']);
  });

  it('[E17.4] [E17.7] [E12.3] the fixer is turned down for good, and only the tile left is to be avoided', () => {
    const state = travelFrom('A2 CHURCH', { items: carrying(0, HELICOPTER) });
    const happened = play(state, 0, use('fixer', 1, spot('C1 GANG')));
    expect(happened.what()).toEqual(['fixerUsed', 'flown', 'moved']);
    expect(happened.all('fixerUsed')).toEqual([{ pawn: 0, fixer: 7 }]);
    expect(happened.all('flown')).toEqual([{ pawn: 0, tiles: 2 }]);
    const [board] = state.boards;
    expect([state.turn.mp, tilesLeft(state), board?.cash, board?.used]).toEqual([2, ['A2'], 9, 0b10]);
    expect(board?.items).toEqual(carrying(0, HELICOPTER));
    state.at[0] = spot('A2 R');
    expect(usesOf(state, 'fixer')).toEqual([]);
    // A rest does not turn it up (E10.2).
    const rested = table({ boards: [{ items: carrying(0, HELICOPTER), used: 0b10 }] });
    playAll(rested, 0, { type: 'rest' });
    expect(rested.boards[0]?.used).toBe(0b10);
  });

  it('[E17.2] [E17.7] [E17.12] the card costs $2k and one point, and is turned down', () => {
    const state = travelFrom('A2 CHURCH', { contacts: holding('Informant', 'Helicopter'), cash: 2 });
    const happened = play(state, 0, use('contact', 1, spot('S2 STORE_A')));
    expect(happened.what()).toEqual(['contactUsed', 'paid', 'flown', 'moved']);
    expect(happened.all('contactUsed')).toEqual([{ pawn: 0, contact: contact('Helicopter') }]);
    expect(happened.all('paid')).toEqual([{ pawn: 0, amount: 2, why: 'price' }]);
    expect([state.turn.mp, state.red[0], state.boards[0]?.cash, state.boards[0]?.spent]).toEqual([2, 0, 0, 0b10]);
    const poor = travelFrom('A2 CHURCH', { contacts: holding('Helicopter'), cash: 1 });
    expect(usesOf(poor, 'contact')).toEqual([]);
    const spent = travelFrom('A2 CHURCH', { contacts: holding('Helicopter'), spent: 1 });
    expect(usesOf(spent, 'contact')).toEqual([]);
  });

  it('[E17.13] a flight must lead to where a legal end is left, without the component and with what is left of the cash', () => {
    const gangs = ['S2 GANG', 'C1 GANG', 'C2 GANG'];
    const flights = (cash: number) => {
      const state = travelFrom('A2 CHURCH', { contacts: holding('Helicopter'), cash });
      state.turn.mp = 1;
      return carriedTo(state, 'contact');
    };
    expect(flights(7)).toEqual(locationsOf(NEAR_A2));
    expect(flights(6)).toEqual(locationsOf(NEAR_A2, gangs));
    // From B1's commercial terrain, with the exit and subway of A1 behind it out of the city, only another flight would help.
    const city = 'A2 0,0 0 · B1 1,0 3 · S2 0,-1 0';
    const one = travelFrom('A2 CHURCH', { items: carrying(HELICOPTER) }, city);
    one.turn.mp = 2;
    expect(carriedTo(one, 'fixer')).not.toContain('B1 C');
    const two = travelFrom('A2 CHURCH', { items: carrying(HELICOPTER, HELICOPTER) }, city);
    two.turn.mp = 2;
    expect(carriedTo(two, 'fixer')).toContain('B1 C');
    expect([one.boards[0]?.used, one.boards[0]?.cash]).toEqual([0, 9]);
  });

  it('[E17.1] [E11.9] [E17.14] only in TRAVEL', () => {
    const board = { items: carrying(HELICOPTER), contacts: holding('Helicopter', 'Medevac', 'Jet Ski', 'Sewer') };
    for (const frame of ['action', 'avoid', 'finish'] as const) {
      const state = table({ pawns: [spot('A2 CHURCH')], boards: [board] }, frame);
      expect([usesOf(state, 'contact'), usesOf(state, 'fixer')]).toEqual([[], []]);
      expect(why(state, use('fixer', 0, spot('S2 STORE_A')))).toEqual(['E17.1', 'use.travelOnly']);
    }
    const state = table({ pawns: [spot('A2 CHURCH')], boards: [board] });
    play(state, 0, { type: 'move' });
    const spaces = new Set(usesOf(state, 'contact').map(({ index }) => index));
    expect([...spaces]).toEqual([0, 1, 2]);
    expect(usesOf(state, 'fixer').length).toBe(usesOf(state, 'contact').filter(({ index }) => index === 0).length);
  });
});

describe('gang flight', () => {
  /** Seat 0 holds the members of the gang of S2. */
  function withMembers(name: string, members = 2) {
    const state = travelFrom(name, { members, markers: 1 });
    state.control[tile('S2')] = 0;
    state.gangs[tile('S2')] = 2 - members;
    return state;
  }

  it('[E17.6] [E17.7] [A-24] a member returned carries the robber like a helicopter', () => {
    const state = withMembers('A2 CHURCH');
    state.turn.mp = 2;
    const goals = carriedTo(state, 'member', GANG_FLIGHT);
    expect(goals).toEqual(everywhereOn(NEAR_A2, [...TOO_FAR, 'S2 GANG']));
    expect(usesOf(state, 'member').filter(({ ability }) => ability !== GANG_FLIGHT)).toEqual([
      use('member', tile('S2'), -1, LIE_LOW),
    ]);
    const happened = play(state, 0, use('member', tile('S2'), spot('C2 BUSINESS'), GANG_FLIGHT));
    expect(happened.what()).toEqual(['memberReturned', 'flown', 'moved']);
    expect(happened.all('memberReturned')).toEqual([{ pawn: 0, tile: tile('S2') }]);
    expect([state.turn.mp, state.at[0], tilesLeft(state)]).toEqual([1, spot('C2 BUSINESS'), ['A2']]);
    expect([state.boards[0]?.members, state.gangs[tile('S2')], state.control[tile('S2')]]).toEqual([1, 1, 0]);
    expect(state.boards[0]?.markers).toBe(1);
  });

  it('[E17.6] with the second member back the marker returns to its owner', () => {
    const state = withMembers('A2 CHURCH', 1);
    play(state, 0, use('member', tile('S2'), spot('C2 BUSINESS'), GANG_FLIGHT));
    expect([state.boards[0]?.members, state.gangs[tile('S2')], state.control[tile('S2')]]).toEqual([0, 2, -1]);
    expect(state.boards[0]?.markers).toBe(2);
    expect(usesOf(state, 'member')).toEqual([]);
  });

  it('[E17.6] [E17.13] the gang freed by its last member may be the goal of that flight', () => {
    const last = withMembers('A2 CHURCH', 1);
    last.turn.mp = 1;
    expect(carriedTo(last, 'member', GANG_FLIGHT)).toEqual(locationsOf(NEAR_A2));
    expect([last.boards[0]?.members, last.boards[0]?.markers]).toEqual([1, 1]);
    expect([last.control[tile('S2')], last.gangs[tile('S2')]]).toEqual([0, 1]);
    const first = withMembers('A2 CHURCH', 2);
    first.turn.mp = 1;
    expect(carriedTo(first, 'member', GANG_FLIGHT)).toEqual(locationsOf(NEAR_A2, ['S2 GANG']));
  });

  it('[E17.6] only to a gang with an own marker and room, and only with a member', () => {
    const state = withMembers('A2 CHURCH');
    state.control[tile('C1')] = 1;
    state.gangs[tile('C1')] = 1;
    state.control[tile('C2')] = 0;
    expect([...new Set(usesOf(state, 'member').map(({ index }) => index))]).toEqual([tile('S2')]);
    Object.assign(state.boards[0] ?? {}, { members: 0 });
    expect(usesOf(state, 'member')).toEqual([]);
  });

  it('[E17.6] [E17.12] [A-24] the Gang card for $4k and the motorcycle do the same without a member', () => {
    const card = travelFrom('A2 CHURCH', { contacts: holding('Gang'), cash: 4 });
    card.turn.mp = 1;
    expect(carriedTo(card, 'contact', GANG_FLIGHT)).toEqual(locationsOf(NEAR_A2, ['S2 GANG', 'C1 GANG', 'C2 GANG']));
    expect(usesOf(card, 'contact').filter(({ ability }) => ability !== GANG_FLIGHT)).toEqual([
      use('contact', 0, -1, LIE_LOW),
    ]);
    const lying = escapePlan.copy(card);
    play(lying, 0, use('contact', 0, -1, LIE_LOW));
    expect([lying.blue[0], lying.boards[0]?.cash, lying.turn.mp]).toEqual([1, 0, 1]);
    play(card, 0, use('contact', 0, spot('S2 STORE_A'), GANG_FLIGHT));
    expect([card.boards[0]?.cash, card.boards[0]?.spent, card.turn.mp, card.red[0]]).toEqual([0, 1, 0, 0]);

    const bike = travelFrom('A2 CHURCH', { items: carrying(MOTORCYCLE) });
    bike.turn.mp = 1;
    expect(carriedTo(bike, 'fixer', GANG_FLIGHT)).toEqual(locationsOf(NEAR_A2));
    play(bike, 0, use('fixer', 0, spot('S2 STORE_A'), GANG_FLIGHT));
    expect([bike.boards[0]?.used, bike.turn.mp, bike.at[0]]).toEqual([1, 0, spot('S2 STORE_A')]);
    expect(usesOf(bike, 'fixer')).toEqual([]);
  });

  it('[E17.6] [E17.14] outside TRAVEL and AVOID a gang only makes one lie low', () => {
    const board = { contacts: holding('Gang'), items: carrying(MOTORCYCLE), members: 1 };
    const state = table({ pawns: [spot('A2 CHURCH')], boards: [board] });
    state.control[tile('S2')] = 0;
    state.gangs[tile('S2')] = 1;
    expect([usesOf(state, 'contact'), usesOf(state, 'fixer'), usesOf(state, 'member')]).toEqual([
      [use('contact', 0, -1, LIE_LOW)],
      [use('fixer', 0, -1, LIE_LOW)],
      [use('member', tile('S2'), -1, LIE_LOW)],
    ]);
    expect(why(state, use('member', tile('S2'), tile('S2'), IGNORE_TILE))).toEqual(['E17.6', 'use.ignoreInAvoid']);
    expect(why(state, use('contact', 0, spot('S2 GANG'), GANG_FLIGHT))).toEqual(['E17.6', 'use.flightInTravel']);
    expect(why(state, use('fixer', 0))).toEqual(['E17.6', 'use.ability']);
    play(state, 0, use('member', tile('S2'), -1, LIE_LOW));
    expect([state.blue[0], state.boards[0]?.members, waiting(state)]).toEqual([1, 0, ['action', 0]]);
    expect([reached(state, 'step'), options(state, 0, 'stop'), refusedBy(state, 0, STOP)]).toEqual([[], [], ['E9.3']]);
  });
});
