import { describe, expect, it } from 'vitest';
import { LOCATION_KINDS } from './data/table.ts';
import { happened } from './event.ts';
import { narrate, nodeTerm, pawnTerm, pawnTerms } from './narrate.ts';
import { ESCAPED } from './state.ts';
import { at, place, table } from './table.fixture.ts';
import { pack } from './texts/codes.ts';
import { viewOf } from './view.ts';

const view = viewOf(table(), 0);
const kind = (name: (typeof LOCATION_KINDS)[number]) => LOCATION_KINDS.indexOf(name);

/** The parameters of one line. */
function told(params: Record<string, number>): unknown {
  return narrate([happened('something', params)], view)[0]?.params;
}

describe('the log', () => {
  it('has a line for every happening and none for mere changes', () => {
    const lines = narrate(
      [
        { type: 'tableChanged', changes: [] },
        happened('paid', { pawn: 1, amount: 5 }),
        { type: 'ownChanged', seat: 0, own: view.own },
        happened('gameEnded'),
      ],
      view,
    );
    expect(lines).toEqual([
      { id: 'log.paid', params: { pawn: ['pawn', 1], amount: ['money', 5] } },
      { id: 'log.gameEnded', params: {} },
    ]);
  });

  it('names things, and leaves mere numbers as they are', () => {
    const names = ['tile', 'place', 'fixer', 'equipment', 'asset', 'cop', 'cops', 'colour', 'exit', 'part', 'item'];
    for (const name of [...names, 'source', 'key']) expect(told({ [name]: 3 })).toEqual({ [name]: [name, 3] });
    expect(told({ from: 4, to: 5, contact: 6 })).toEqual({
      from: ['tile', 4],
      to: ['tile', 5],
      contact: ['contactName', 6],
    });
    expect(told({ count: 2, day: 1, position: 9 })).toEqual({ count: 2, day: 1, position: 9 });
    expect(told({ space: 0, line: 2 })).toEqual({ space: 1, line: 3 });
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
    expect(told({ node: at('C1', 'GANG') })).toEqual({ node: ['spot', pack(kind('GANG'), tile)] });
    expect(told({ node: at('C1', 'GANG'), place: 0 })).toEqual({ node: ['tile', tile], place: ['place', 0] });
  });

  it('[E22.3] [A-92] tells who won, where somebody did; and a wound by Sandra without a tile', () => {
    const state = table();
    state.ending = 'not-out-by-dawn';
    const end = () => narrate([happened('gameEnded')], viewOf(state, null));
    expect(end()).toEqual([{ id: 'log.gameEnded', params: {} }]);
    state.status[2] = ESCAPED;
    expect(end()).toEqual([{ id: 'log.gameEnded.won', params: { winners: [['pawn', 2]] } }]);
    const alone = table({ seats: 1 });
    alone.ending = 'not-out-by-dawn';
    expect(narrate([happened('gameEnded')], viewOf(alone, null))).toEqual([{ id: 'log.gameEnded.costa', params: {} }]);
    expect(narrate([happened('copNotAvoided', { pawn: 1, tile: -1, cop: 3 })], view)).toEqual([
      { id: 'log.copNotAvoided.sandra', params: { pawn: ['pawn', 1] } },
    ]);
    expect(narrate([happened('copNotAvoided', { pawn: 1, tile: 0, cop: 2 })], view)).toEqual([
      { id: 'log.copNotAvoided', params: { pawn: ['pawn', 1], tile: ['tile', 0], cop: ['cop', 2] } },
    ]);
  });
});
