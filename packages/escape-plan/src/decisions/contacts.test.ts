import { describe, expect, it } from 'vitest';
import type { Board, State } from '../state.ts';
import { at, contact, play, refusedBy, table, waiting } from '../table.fixture.ts';
import { arriving, cubes, legal, lines, NOTHING_READY, PASS, STOP, spaces, use } from '../visit.fixture.ts';

const take = (index: number, space: number) => ({ type: 'takeContact', index, space }) as const;
/** None of these can be used at the end of a visit. */
const [BOXER, NINJA, SEWER, STUNTMAN] = ['Boxer', 'Ninja', 'Sewer', 'Stuntman'].map(contact) as [
  number,
  number,
  number,
  number,
];
const DISPLAY = [contact('K01'), contact('K02'), contact('K03')];

function taking(board: Partial<Board>, seats = 3): State {
  const state = table({ seats, boards: [{ ...NOTHING_READY, ...board }] }, 'takeContact');
  state.display = DISPLAY.slice();
  state.contactDeck = [contact('K31'), contact('K32')];
  return state;
}

describe('taking a contact', () => {
  it('[E16.1] [A-44] each card of the display: removed, on the leftmost free space, or in place of one held', () => {
    const state = taking({ contacts: spaces('Boxer', 0, 0, -6, -7) });
    const each = (index: number) => [take(index, -1), take(index, 1), take(index, 0)];
    expect(legal(state)).toEqual([...each(0), ...each(1), ...each(2)]);
    for (const wrong of [take(0, 2), take(0, 3), take(0, 5), take(3, 1), take(-1, 1), PASS]) {
      expect(refusedBy(state, 0, wrong)).toEqual(['E16.1']);
    }
  });

  it('[E16.1] A: the card leaves the game', () => {
    const state = taking({ contacts: spaces('Boxer', 0, -5, -6, -7) });
    expect(lines(play(state, 0, take(1, -1))).slice(0, 2)).toEqual([
      `contactDismissed pawn=0 contact=${DISPLAY[1]}`,
      `contactRevealed contact=${contact('K32')}`,
    ]);
    expect([state.contactsOut, state.boards[0]?.contacts]).toEqual([[DISPLAY[1]], spaces('Boxer', 0, -5, -6, -7)]);
    expect(cubes(state)).toEqual([0, 0]);
  });

  it('[E16.1] [E13.2] [A-44] B: on the leftmost space without card, asset or handcuffs, ready for use', () => {
    const state = taking({ contacts: spaces('Boxer', 0, 0, 'Ninja', 0), cuffed: 0b10010, spent: 0b00110 });
    expect(legal(state).slice(0, 4)).toEqual([take(0, -1), take(0, 2), take(0, 0), take(0, 3)]);
    expect(refusedBy(state, 0, take(0, 1))).toEqual(['E13.2']);
    expect(lines(play(state, 0, take(2, 2))).slice(0, 2)).toEqual([
      `contactTaken pawn=0 contact=${DISPLAY[2]}`,
      `contactRevealed contact=${contact('K32')}`,
    ]);
    expect(state.boards[0]).toMatchObject({ contacts: spaces('Boxer', 0, 'K03', 'Ninja', 0), spent: 0b00010 });
    expect([state.contactsOut, cubes(state)]).toEqual([[], [0, 0]]);
  });

  it('[E16.1] C: in place of a card held, for a notoriety, with a space free or not; ready for use', () => {
    for (const free of [0, 1 + SEWER]) {
      const state = taking({ contacts: [1 + BOXER, 1 + NINJA, 1 + STUNTMAN, free, -7], spent: 0b0011 });
      expect(lines(play(state, 0, take(0, 1))).slice(0, 4)).toEqual([
        `contactTaken pawn=0 contact=${DISPLAY[0]}`,
        `contactRevealed contact=${contact('K32')}`,
        `contactReplaced pawn=0 contact=${NINJA}`,
        'notorietyGained pawn=0',
      ]);
      expect(state.boards[0]).toMatchObject({
        contacts: [1 + BOXER, 1 + contact('K01'), 1 + STUNTMAN, free, -7],
        spent: 0b0001,
      });
      expect([state.contactsOut, cubes(state)]).toEqual([[NINJA], [1, 0]]);
    }
  });

  it('[E16.1] [E13.2] with no space free only A and C; covered cards are not replaced', () => {
    const state = taking({ contacts: spaces('Boxer', 'Ninja', -5, -6, 'Sewer'), cuffed: 0b10000 });
    state.display = [contact('K01')];
    expect(legal(state)).toEqual([take(0, -1), take(0, 0), take(0, 1)]);
    expect(refusedBy(state, 0, take(0, 4))).toEqual(['E13.2']);
  });

  it('[E16.1] [A-44] with an empty display nothing is taken', () => {
    const state = arriving(at('A2', 'CHURCH'));
    state.display = [];
    state.contactDeck = [];
    play(state, 0, STOP);
    play(state, 0, PASS);
    play(state, 0, PASS);
    expect(waiting(state)).toEqual(['finish', 0]);
  });

  it('[E16.1] [A-44] a card just taken can be used in the same turn', () => {
    const state = taking({ contacts: spaces(0, 0, -5, -6, -7), cash: 3 });
    const turn = state.frames[state.frames.length - 2];
    if (turn !== undefined) turn.n = 4;
    play(state, 0, take(1, 0));
    expect(legal(state)).toEqual([{ type: 'endTurn' }, use('contact', 0)]);
  });
});

describe('the display', () => {
  const after = (seats: number, index: number, deck: number[]) => {
    const state = table({ seats }, 'takeContact');
    state.display = [10, 11, 12, 13];
    state.contactDeck = deck.slice();
    play(state, 0, take(index, -1));
    return [state.display, state.contactDeck];
  };

  it.each([3, 4, 5])('[E16.2] with %i players the new card takes the place of the one taken', (seats) => {
    expect(after(seats, 0, [20, 21])).toEqual([[21, 11, 12, 13], [20]]);
    expect(after(seats, 2, [20, 21])).toEqual([[10, 11, 21, 13], [20]]);
  });

  it.each([1, 2])('[E16.2] with %i players cards slide right and the new one enters leftmost', (seats) => {
    expect(after(seats, 0, [20, 21])).toEqual([[21, 11, 12, 13], [20]]);
    expect(after(seats, 2, [20, 21])).toEqual([[21, 10, 11, 13], [20]]);
    expect(after(seats, 3, [20, 21])).toEqual([[21, 10, 11, 12], [20]]);
  });

  it.each([2, 3])('[E16.2] with %i players an empty deck refills nothing', (seats) => {
    expect(after(seats, 1, [])).toEqual([[10, 12, 13], []]);
  });

  it('[E16.2] nothing is revealed by an empty deck', () => {
    const state = taking({});
    state.contactDeck = [];
    expect(play(state, 0, take(0, -1)).all('contactRevealed')).toEqual([]);
    const full = taking({});
    expect(play(full, 0, take(0, -1)).all('contactRevealed')).toEqual([{ contact: contact('K32') }]);
  });
});

describe('a contact as an effect', () => {
  it('[E16.1] [E17.12] Spy 1 takes a contact, but not in place of itself', () => {
    const state = table({ boards: [{ ...NOTHING_READY, contacts: spaces('Boxer', 'Spy 1', 0, -6, -7) }] }, 'finish');
    state.display = DISPLAY.slice(0, 1);
    expect(lines(play(state, 0, use('contact', 1)))).toEqual([
      `contactUsed pawn=0 contact=${contact('Spy 1')}`,
      'paid pawn=0 amount=1',
    ]);
    expect(waiting(state)).toEqual(['takeContact', 0]);
    expect(legal(state)).toEqual([take(0, -1), take(0, 2), take(0, 0)]);
    expect(refusedBy(state, 0, take(0, 1))).toEqual(['E16.1']);
    expect([state.boards[0]?.cash, state.boards[0]?.spent, cubes(state)]).toEqual([8, 0b10, [0, 0]]);
    play(state, 0, take(0, 2));
    expect([waiting(state), state.turn.using]).toEqual([['finish', 0], 0]);
    expect(state.boards[0]?.contacts).toEqual(spaces('Boxer', 'Spy 1', 'K01', -6, -7));
  });

  it('[E16.1] as the step of a visit that follows, it may be replaced again', () => {
    const state = taking({ contacts: spaces('Spy 1', 0, -5, -6, -7) });
    state.display = DISPLAY.slice(0, 1);
    expect(legal(state)).toEqual([take(0, -1), take(0, 1), take(0, 0), use('contact', 0)]);
    play(state, 0, use('contact', 0));
    expect(legal(state)).toEqual([take(0, -1), take(0, 1)]);
    play(state, 0, take(0, -1));
    expect(waiting(state)).toEqual(['takeContact', 0]);
    expect(legal(state)).toEqual([take(0, -1), take(0, 1), take(0, 0)]);
  });

  it('[E16.1] a card used for something else may be replaced at once', () => {
    const state = taking({ contacts: spaces('Medic', 0, -5, -6, -7), wounds: 1 });
    state.display = DISPLAY.slice(0, 1);
    play(state, 0, use('contact', 0));
    expect(legal(state)).toEqual([take(0, -1), take(0, 1), take(0, 0)]);
    play(state, 0, take(0, 0));
    expect(state.boards[0]).toMatchObject({ contacts: spaces('K01', 0, -5, -6, -7), spent: 0 });
  });

  it('[E16.1] [E17.10] the telephone replaces any card', () => {
    const board = { ...NOTHING_READY, contacts: spaces('Boxer', 'Spy 1', -5, -6, -7), items: [301, 0, 0, 0, 0, 0] };
    const state = table({ boards: [board] }, 'finish');
    state.display = DISPLAY.slice(0, 1);
    expect(lines(play(state, 0, use('fixer', 0)))).toEqual(['fixerUsed pawn=0 fixer=0']);
    expect(legal(state)).toEqual([take(0, -1), take(0, 0), take(0, 1)]);
    expect([state.boards[0]?.used, state.boards[0]?.cash]).toEqual([0b1, 9]);
  });
});
