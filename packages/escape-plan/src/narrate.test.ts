import { describe, expect, it } from 'vitest';
import { LOCATION_KINDS } from './data/table.ts';
import type { Happening } from './event.ts';
import { narrate, nodeTerm, pawnTerm, pawnTerms } from './narrate.ts';
import { ESCAPED } from './state.ts';
import { at, place, table } from './table.fixture.ts';
import { pack } from './texts/codes.ts';
import { viewOf } from './view.ts';

const view = viewOf(table(), 0);
const kind = (name: (typeof LOCATION_KINDS)[number]) => LOCATION_KINDS.indexOf(name);

/** The parameters of one line. */
function told(happening: Happening): unknown {
  return narrate([happening], view)[0]?.params;
}

describe('the log', () => {
  it('has a line for every happening and none for mere changes', () => {
    const lines = narrate(
      [
        { type: 'tableChanged', changes: [] },
        { type: 'paid', pawn: 1, amount: 5, why: 'price' },
        { type: 'ownChanged', seat: 0, own: view.own },
        { type: 'gameEnded' },
      ],
      view,
    );
    expect(lines).toEqual([
      { id: 'log.paid', params: { pawn: ['pawn', 1], amount: ['money', 5] } },
      { id: 'log.gameEnded', params: {} },
    ]);
  });

  it('names things, and leaves mere numbers as they are', () => {
    expect(told({ type: 'fixerLost', fixer: 3 })).toEqual({ fixer: ['fixer', 3] });
    expect(told({ type: 'equipmentUsed', pawn: 1, equipment: 2 })).toMatchObject({ equipment: ['equipment', 2] });
    expect(told({ type: 'assetUsed', pawn: 1, asset: 2 })).toMatchObject({ asset: ['asset', 2] });
    expect(told({ type: 'itemReplaced', pawn: 1, item: 2 })).toMatchObject({ item: ['item', 2] });
    expect(told({ type: 'keyTurned', pawn: 1, key: 3 })).toMatchObject({ key: ['key', 3] });
    expect(told({ type: 'keyLost', colour: 1 })).toEqual({ colour: ['colour', 1] });
    expect(told({ type: 'exitBlocked', exit: 1 })).toEqual({ exit: ['exit', 1] });
    expect(told({ type: 'partBegan', part: 4 })).toEqual({ part: ['part', 4] });
    expect(told({ type: 'businessClosed', place: 4 })).toEqual({ place: ['place', 4] });
    expect(told({ type: 'contactRevealed', contact: 6 })).toEqual({ contact: ['contactName', 6] });
    expect(told({ type: 'copsDrawn', tile: 3, cops: 5 })).toEqual({ tile: ['tile', 3], cops: ['cops', 5] });
    expect(told({ type: 'copMoved', cop: 1, from: 4, to: 5, towards: 0, by: -1 })).toEqual({
      cop: ['cop', 1],
      from: ['tile', 4],
      to: ['tile', 5],
    });
    expect(told({ type: 'tilesDrawn', pawn: 1, count: 2, source: 4 })).toEqual({
      pawn: ['pawn', 1],
      count: 2,
      source: ['source', 4],
    });
    expect(told({ type: 'dayBegan', day: 1 })).toEqual({ day: 1 });
    expect(told({ type: 'notorietyMoved', pawn: 1, before: 7, position: 9 })).toMatchObject({ before: 7, position: 9 });
    expect(told({ type: 'flown', pawn: 1, tiles: 2 })).toMatchObject({ tiles: 2 });
    expect(told({ type: 'handcuffed', pawn: 1, space: 0 })).toMatchObject({ space: 1 });
    expect(told({ type: 'lineCrossed', pawn: 1, line: 2 })).toMatchObject({ line: 3 });
  });

  it('[E12.4] what avoids everybody names no types: not each of them need stand there', () => {
    const lines = [0b111, 0b101].map((cops) => narrate([{ type: 'copsAvoided', pawn: 1, tile: 3, cops }], view)[0]);
    expect(lines).toEqual([
      { id: 'log.copsAvoided.all', params: { pawn: ['pawn', 1], tile: ['tile', 3] } },
      { id: 'log.copsAvoided', params: { pawn: ['pawn', 1], tile: ['tile', 3], cops: ['cops', 0b101] } },
    ]);
  });

  it('says nothing of what changed, nor of why', () => {
    expect(told({ type: 'arrested', pawn: 1, why: 'exit', changes: [['day', 3]] })).toEqual({ pawn: ['pawn', 1] });
  });

  it('[E23.1] [E24.1] names Sandra and Costa after the seats', () => {
    const solo = viewOf(table({ seats: 1 }), null).table;
    expect(pawnTerms(solo, [0, 1, 2])).toEqual([
      ['pawn', 0],
      ['sandra', 1],
      ['costa', 2],
    ]);
    expect([pawnTerm(view.table, 2), pawnTerm(viewOf(table({ seats: 2 }), null).table, 2)]).toEqual([
      ['pawn', 2],
      ['sandra', 2],
    ]);
  });

  it('names a place by what stands there', () => {
    const state = table({ places: { GYM: at('C1', 'BUSINESS') } });
    const { table: shown } = viewOf(state, 0);
    const tile = Math.floor(at('C1', 'BUSINESS') / 6);
    expect(nodeTerm(shown, at('C1', 'I'))).toEqual(['node', at('C1', 'I')]);
    expect(nodeTerm(shown, at('C1', 'GANG'))).toEqual(['spot', pack(kind('GANG'), tile)]);
    expect(nodeTerm(shown, at('C1', 'BUSINESS'))).toEqual(['spot', pack(LOCATION_KINDS.length + place('GYM'), tile)]);
    expect(told({ type: 'moved', pawn: 0, node: at('C1', 'GANG') })).toMatchObject({
      node: ['spot', pack(kind('GANG'), tile)],
    });
    expect(told({ type: 'placeAssigned', pawn: 0, node: at('C1', 'GANG'), place: 0 })).toMatchObject({
      node: ['tile', tile],
      place: ['place', 0],
    });
  });

  it('[E22.3] [A-92] tells who won, where somebody did; and a wound by Sandra without a tile', () => {
    const state = table();
    state.ending = 'not-out-by-dawn';
    const end = () => narrate([{ type: 'gameEnded' }], viewOf(state, null));
    expect(end()).toEqual([{ id: 'log.gameEnded', params: {} }]);
    state.status[2] = ESCAPED;
    expect(end()).toEqual([{ id: 'log.gameEnded.won', params: { winners: [['pawn', 2]] } }]);
    const alone = table({ seats: 1 });
    alone.ending = 'not-out-by-dawn';
    expect(narrate([{ type: 'gameEnded' }], viewOf(alone, null))).toEqual([{ id: 'log.gameEnded.costa', params: {} }]);
    expect(narrate([{ type: 'copNotAvoided', pawn: 1, tile: -1, cop: 3 }], view)).toEqual([
      { id: 'log.copNotAvoided.sandra', params: { pawn: ['pawn', 1] } },
    ]);
    expect(narrate([{ type: 'copNotAvoided', pawn: 1, tile: 0, cop: 2 }], view)).toEqual([
      { id: 'log.copNotAvoided', params: { pawn: ['pawn', 1], tile: ['tile', 0], cop: ['cop', 2] } },
    ]);
  });

  it('[E17.9] [E19.3] tells who moved a cop, and towards whom', () => {
    const line = (by: number, towards: number) =>
      narrate([{ type: 'copMoved', cop: 1, from: 4, to: 5, towards, by }], view)[0];
    expect(line(1, -1)).toMatchObject({ id: 'log.copMoved.by', params: { pawn: ['pawn', 1], cop: ['cop', 1] } });
    expect(line(1, 0)).toMatchObject({ id: 'log.copMoved.towards', params: { pawn: ['pawn', 1], other: ['pawn', 0] } });
    expect(line(-1, 0)?.id).toBe('log.copMoved');
    expect(narrate([{ type: 'copRemoved', cop: 1, tile: 4, by: 2 }], view)[0]?.params.pawn).toEqual(['pawn', 2]);
  });
});
