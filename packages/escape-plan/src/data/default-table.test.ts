import type { Terms } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { defaultTable } from '../table.fixture.ts';
import { fixedEn } from '../texts/terms.en.ts';
import { fixedPt } from '../texts/terms.pt.ts';
import { COPS, LOCATION_KINDS, PLACES, TERRAINS, type Tile } from './table.ts';

const table = defaultTable();

/** A tile as the data file writes it. */
function row(tile: Tile): string {
  const letters = (mask: number) => TERRAINS.filter((_, terrain) => (mask & (1 << terrain)) !== 0).join('');
  const spots = tile.locations.map(({ kind, adjacent }) => `${kind}(${letters(adjacent)})`).join(' ');
  const icons = [tile.locationsTouch && 'touch', tile.ferry && 'ferry', tile.helipad && 'helipad'].filter(Boolean);
  return [tile.id, tile.stack, tile.edges.map((edge) => TERRAINS[edge]).join(''), spots, ...icons].join(' ');
}

function count(values: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}

describe('what is in the box', () => {
  it('[E1] the same things are named in English and in Portuguese', () => {
    const kinds = ['HOSPITAL', 'SUBWAY', 'CHURCH', 'CLINIC', 'HELIPORT'] as const;
    const names = (terms: Terms, term: string, codes: readonly number[]) =>
      codes.map((code) => terms[term]?.(code).toLowerCase());
    const spots = kinds.map((kind) => LOCATION_KINDS.indexOf(kind));
    expect(names(fixedEn, 'kind', spots)).toEqual(['hospital', 'subway', 'church', 'clinic', 'heliport']);
    expect(names(fixedPt, 'kind', spots)).toEqual(['hospital', 'metrô', 'igreja', 'clínica', 'heliporto']);
    expect(names(fixedEn, 'terrain', [0, 1, 2, 3])).toEqual(['industrial', 'commercial', 'residential', 'water']);
    expect(names(fixedPt, 'terrain', [0, 1, 2, 3])).toEqual(['industrial', 'comercial', 'residencial', 'água']);
    expect(table.contacts.every(({ names: { en, pt } }) => en !== '' && pt !== '')).toBe(true);
  });

  it('[E2.1] [A-1] fourteen tiles: two to start with, the gang on the one without hospital, and four stacks of three', () => {
    expect(table.tiles.map(row)).toEqual([
      'S1 0 RCCIIR HOSPITAL(CR) SUBWAY(I) helipad',
      'S2 0 IIRRCC GANG(I) STORE_A(CR)',
      'A1 1 CCRWWI EXIT_1(C) SUBWAY(CR)',
      'A2 1 RRCCII EXIT_2(IR) CHURCH(CR) helipad',
      'A3 1 IICRWW EXIT_3(I) SUBWAY(IC)',
      'B1 2 RRRICC SAFE_HOUSE(R) HELIPORT(IR) helipad',
      'B2 2 IIRWCC SAFE_HOUSE(IR) CLINIC(IC)',
      'B3 2 CCIIRR SAFE_HOUSE(R) SUBWAY(CR)',
      'C1 3 IIICRR GANG(I) BUSINESS(CR)',
      'C2 3 CCWWRI GANG(IR) BUSINESS(CW) ferry',
      'C3 3 CCRRII GANG(IC) BUSINESS(IR) helipad',
      'D1 4 WWRCCI BUSINESS(RW) STORE_B(IC) ferry',
      'D2 4 IICCCR BUSINESS(C) STORE_C(IR) touch',
      'D3 4 RRIICW BUSINESS(IR) STORE_D(CR) touch helipad',
    ]);
    expect(count(table.tiles.flatMap(({ edges }) => edges))).toEqual({ 0: 25, 1: 26, 2: 23, 3: 10 });
  });

  it('[E2.1] the terrains of a tile touch along its rim, and all of them where there are three', () => {
    const touches = Object.fromEntries(table.tiles.map(({ id, touches }) => [id, touches]));
    // I C R W as bits 1 2 4 8.
    expect(touches['S1']).toEqual([6, 5, 3, 0]);
    expect(touches['A1']).toEqual([10, 5, 10, 5]);
    expect(touches['D3']).toEqual([6, 9, 9, 6]);
    expect(table.tiles.map(({ terrains }) => terrains)).toEqual([7, 7, 15, 7, 15, 7, 15, 7, 7, 15, 7, 15, 7, 15]);
  });

  it('[E2.1] EX31 lockers, exit tiles, equipment, fixers and supplies', () => {
    expect(table.lockers).toEqual([
      { values: [60, 60, 90, 90, 0], threshold: 3, draw: 1 },
      { values: [70, 70, 100, 100, 0], threshold: 6, draw: 0 },
      { values: [80, 80, 110, 110, 0], threshold: 9, draw: -1 },
    ]);
    expect(table.exitTiles).toEqual([
      [0, 30, 30, 50, 50],
      [0, 20, 40, 40, 60],
    ]);
    // Federal, local, SWAT as bits 1 2 4.
    expect(table.equipment).toEqual([
      { name: 'Vest', cost: 2, avoids: 1, count: 4 },
      { name: 'Hat', cost: 2, avoids: 2, count: 4 },
      { name: 'Helmet', cost: 2, avoids: 4, count: 4 },
      { name: 'Gas Mask', cost: 3, avoids: 6, count: 4 },
    ]);
    expect(
      table.fixers.map(({ name, cost, step, effect }) => `${name} ${cost} ${step} ${effect.kind} ${effect.amount}`),
    ).toEqual([
      'Telephone 2 ANY TAKE_CONTACT 0',
      'Safe 3 ANY INCOME 0',
      'Disguise 2 ANY LOSE_NOTORIETY 1',
      'ID Card 4 ANY GAIN_DISC 0',
      'First Aid Kit 1 ANY HEAL 1',
      'Motorcycle 2 ANY GANG_ABILITY 0',
      'Energy Drink 2 ANY REFRESH_EQUIPMENT_AND_CONTACTS 0',
      'Helicopter 1 TRAVEL FLY 2',
    ]);
    expect(table.copsOfType).toEqual(COPS.map(() => 10));
    expect([table.discs, table.gasCans, table.handcuffs, table.gangMembers]).toEqual([8, 6, 10, 8]);
    expect([table.display, table.itemSpaces, table.contactSpaces, table.startCash]).toEqual([7, 6, 5, 9]);
    expect([table.incomeUnlockPrice, table.gangPrice, table.churchPrice]).toEqual([3, 5, 1]);
    expect(table.hospitalPrices).toEqual([0, 1, 3, 6]);
    expect([table.woundPenalty, table.usedAssetValue]).toEqual([-20, 10]);
    expect(table.startCells).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('[E2.1] 33 contact cards', () => {
    const cards = table.contacts.map(({ names, cost, star, step, effect }) =>
      [names.en, cost, star ? '*' : '-', step, effect.kind, effect.cops, effect.amount].join(' '),
    );
    expect(cards.map((card) => card.replace(/_ON_TILE|_OFFICER|_EQUIPMENT_AND_CONTACTS/, ''))).toEqual([
      'Snitch (Federal) 3 * ANY REMOVE 1 0',
      'Snitch (Local) 3 * ANY REMOVE 2 0',
      'Snitch (SWAT) 3 * ANY REMOVE 4 0',
      ...twice('Fixer 5 * ANY GAIN_DISC 0 0'),
      ...twice('Fighter 2 * AVOID AVOID_TYPES 3 0'),
      ...twice('Boxer 2 * AVOID AVOID_TYPES 5 0'),
      ...twice('Ninja 2 * AVOID AVOID_TYPES 6 0'),
      ...twice('Informant 2 - ANY LOSE_NOTORIETY 0 1'),
      'Bribe (Federal) 3 - ANY MOVE 1 0',
      'Bribe (Local) 3 - ANY MOVE 2 0',
      'Bribe (SWAT) 3 - ANY MOVE 4 0',
      'Call-in (Federal) 1 * ANY MOVE 1 0',
      'Call-in (Local) 1 * ANY MOVE 2 0',
      'Call-in (SWAT) 1 * ANY MOVE 4 0',
      'Spy 1 1 - ANY TAKE_CONTACT 0 0',
      'Spy 2 3 - ANY REFRESH 0 0',
      'Spy 3 3 * ANY UNLOCK_ASSET 0 0',
      ...twice('Medic 2 - ANY HEAL 0 1'),
      'Medevac 1 - TRAVEL MOVE_TO_HOSPITAL 0 0',
      'Gang 4 - ANY GANG_ABILITY 0 0',
      'Helicopter 2 - TRAVEL FLY 0 2',
      'General Store 2 * ANY INCOME 0 0',
      ...twice('Stuntman 1 - AVOID AVOID_ANY 0 1'),
      'Fast Car 3 * AVOID AVOID_ALL 0 0',
      'Jet Ski 1 - TRAVEL WATER_PASSABLE 0 0',
      'Sewer 1 - TRAVEL SEWER 0 2',
    ]);
    expect(table.contacts.map(({ id }) => id)).toEqual(
      Array.from({ length: 33 }, (_, index) => `K${String(index + 1).padStart(2, '0')}`),
    );
  });

  it('[E2.1] the tracks: notoriety, income, slots, costs of escape, scores', () => {
    expect(table.penalties).toEqual([0, -5, -10, -15, -20, -30, -40, -55, -75, -100]);
    expect(table.lines).toEqual([2, 5, 8]);
    expect(table.incomeByCubes).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(table.slotCosts).toEqual([5, 4, 3, 2, 1, 0]);
    expect(table.contactScores).toEqual([0, 0, 10, 30, 60, 100]);
    expect(table.exitCosts.slice(1)).toEqual([
      [0, 10],
      [0, 10],
      [0, 5, 10],
      [0, 5, 10, 10],
      [0, 5, 5, 10, 10],
    ]);
    expect(table.rewards).toEqual([
      { unlock: 1, disc: 0 },
      { unlock: 2, disc: 0 },
      { unlock: 1, disc: 1 },
    ]);
  });

  it('[E2.1] sixteen inspector cards and sixteen solo cards, one for each business, safe house, store and exit', () => {
    for (const deck of [table.inspector, table.lieutenant]) {
      expect(deck.map(({ place, kind, delta, lockers }) => [place, kind, delta, lockers].join(' '))).toEqual([
        ...[0, 1, 2, 3, 4, 5].map((place) => `${place} BUSINESS 1 0`),
        ...[6, 7, 8].map((place) => `${place} SAFE_HOUSE -1 0`),
        '-1 STORE_A 1 1',
        '-1 STORE_B -1 2',
        '-1 STORE_C 1 4',
        '-1 STORE_D -1 7',
        ...[1, 2, 3].map((exit) => `-1 EXIT_${exit} -1 0`),
      ]);
    }
  });

  it('[E3.6] nine unique plans: in each group one income symbol and money that adds up to 150', () => {
    expect(new Set(table.plans.map(String)).size).toBe(9);
    for (const plan of table.plans) {
      expect(plan).toHaveLength(PLACES.length);
      for (const first of [0, 3, 6]) {
        const group = plan.slice(first, first + 3).sort((one, other) => one - other);
        expect(group[0]).toBe(-1);
        expect((group[1] ?? 0) + (group[2] ?? 0)).toBe(150);
      }
    }
    expect(table.plans[0]).toEqual([-1, 100, 50, -1, 60, 90, -1, 80, 70]);
    expect(table.plans[8]).toEqual([80, 70, -1, 50, -1, 100, -1, 60, 90]);
  });
});

function twice(line: string): string[] {
  return [line, line];
}
