import { describe, expect, it } from 'vitest';
import { GANG_FLIGHT, IGNORE_TILE, LIE_LOW } from './action.ts';
import { escapePlan } from './game.ts';
import { equipmentItem, fixerItem } from './items.ts';
import { at, contact, place, table, tile } from './table.fixture.ts';
import { holding, why as reasonFor, spot, use } from './trip.fixture.ts';
import { whyNoTrip, whyNoUseBeforeMove } from './why-no-trip.ts';

describe('why a move cannot lead to a place', () => {
  const state = table(
    { pawns: [at('S2', 'STORE_A'), at('S2', 'GANG')], places: { BAR: at('C1', 'BUSINESS') } },
    'travel',
  );
  state.visited[place('BAR')] = 1;
  const why = (node: number) => {
    const { clause, reason } = whyNoTrip(escapePlan.view(state, 0), node);
    return [clause, reason];
  };

  it('[E15.1] visited before', () => expect(why(at('C1', 'BUSINESS'))).toEqual(['E15.1', 'stop.visited']));
  it('[E15.6] somebody stands at the gang', () => expect(why(at('S2', 'GANG'))).toEqual(['E15.6', 'stop.gangTaken']));
  it('[E11.1] the turn began there', () => expect(why(at('S2', 'STORE_A'))).toEqual(['E11.1', 'stop.notHere']));
  it('[E11.3] not beside the robber', () => expect(why(at('D1', 'R'))).toEqual(['E11.3', 'step.notBeside']));
  it('[E11.4] no ferry crosses it', () => expect(why(at('A1', 'W'))).toEqual(['E11.4', 'step.water']));
  it('[E11.2] a place out of reach: it is said how many points it takes', () => {
    expect(why(at('A1', 'EXIT_1'))).toEqual(['E11.2', 'stop.needsMore']);
  });
});

describe('why a component cannot be used', () => {
  const state = table(
    {
      boards: [
        {
          contacts: [1 + contact('Boxer'), 1 + contact('Informant'), 1 + contact('Sewer'), -5, 0],
          items: [equipmentItem(0), fixerItem(0), equipmentItem(1), 0, 0, 0],
          spent: 2,
          used: 0b110,
          cuffed: 16,
          firstAid: 0,
          cash: 0,
        },
      ],
    },
    'finish',
  );
  const why = (component: 'contact' | 'fixer' | 'equipment' | 'firstAid' | 'member', index: number) =>
    escapePlan.explain(state, 0, { type: 'use', component, index, ability: -1, target: -1 })[0]?.reason;

  it('[E17.1] [E17.2] [E17.3] [E17.4] [E17.5] [E17.6] [E13.2]', () => {
    expect([0, 1, 3, 4].map((space) => why('contact', space))).toEqual([
      'use.cost',
      'use.spent',
      'use.locked',
      'use.cuffed',
    ]);
    expect([why('equipment', 0), why('fixer', 1), why('equipment', 2)]).toEqual([
      'use.avoidOnly',
      'use.once',
      'use.spent',
    ]);
    expect([why('firstAid', 0), why('member', 0)]).toEqual(['use.spent', 'use.noMember']);
    (state.boards[0] as { cash: number }).cash = 9;
    expect([why('contact', 0), why('contact', 2)]).toEqual(['use.avoidOnly', 'use.travelOnly']);
  });
});

describe('what a component cannot be used on', () => {
  const flying = (from: string, board: object) => table({ pawns: [spot(from)], boards: [board] }, 'travel');

  it('[A-30] a medevac takes nobody away from the hospital', () => {
    const state = flying('S1 HOSPITAL', { contacts: holding('Medevac') });
    expect(reasonFor(state, use('contact', 0))).toEqual(['A-30', 'use.medevac']);
  });

  it('[E17.7] a flight needs a heliport or icons, a point, and a goal one or two tiles away', () => {
    const board = { contacts: holding('Helicopter') };
    const to = use('contact', 0, spot('S1 HOSPITAL'));
    expect(reasonFor(flying('S2 GANG', board), to)).toEqual(['E17.7', 'use.noPad']);
    const still = flying('A2 CHURCH', board);
    expect(reasonFor(still, use('contact', 0, spot('A2 EXIT_2')))).toEqual(['E17.7', 'use.tooFarToFly']);
    expect(reasonFor(still, use('contact', 0))).toEqual(['E17.7', 'use.tooFarToFly']);
    still.turn.mp = 0;
    expect(reasonFor(still, to)).toEqual(['E17.7', 'use.flightPoint']);
  });

  it('[E17.13] a flight or sewer leads to where an end of the move is in reach', () => {
    const state = flying('A2 CHURCH', { contacts: holding('Helicopter') });
    state.turn.mp = 1;
    expect(reasonFor(state, use('contact', 0, spot('S1 I')))).toEqual(['E17.13', 'step.noEnd']);
  });

  it('[E17.6] a member goes back to an own gang that is not complete, and each ability has its time', () => {
    const state = flying('S2 GANG', { members: 1 });
    expect(reasonFor(state, use('member', tile('C1'), -1, LIE_LOW))).toEqual(['E17.6', 'use.notYourGang']);
    state.control[tile('C1')] = 0;
    state.gangs[tile('C1')] = 1;
    expect(reasonFor(state, use('member', tile('C1'), tile('S2'), IGNORE_TILE))).toEqual([
      'E17.6',
      'use.ignoreInAvoid',
    ]);
    expect(reasonFor(state, use('member', tile('C1'), spot('S1 C'), GANG_FLIGHT))).toEqual(['E17.7', 'use.noPad']);
  });
});

describe('why a component cannot be used before the move begins', () => {
  const before = (from: string, board: object) => table({ pawns: [spot(from)], boards: [board] }, 'action');
  const why = (state: ReturnType<typeof table>, action: ReturnType<typeof use>) =>
    whyNoUseBeforeMove(escapePlan.view(state, 0), action as never)?.reason ?? null;

  it('[E17.1] what works in TRAVEL needs but the move', () => {
    expect(why(before('A2 CHURCH', { contacts: holding('Helicopter') }), use('contact', 0))).toBe('use.moveFirst');
  });

  it('[E17.7] what would not work in TRAVEL either says why', () => {
    const noPad = before('S2 GANG', { contacts: holding('Helicopter') });
    expect(why(noPad, use('contact', 0))).toBe('use.noPad');
    const poor = before('A2 CHURCH', { contacts: holding('Helicopter'), cash: 0 });
    expect(why(poor, use('contact', 0))).toBe('use.cost');
  });

  it('[E12.4] what works in AVOID waits for AVOID', () => {
    const state = before('S2 GANG', { items: [equipmentItem(0), 0, 0, 0, 0, 0] });
    expect(why(state, use('equipment', 0))).toBe('use.avoidOnly');
  });
});
