import { type Card, type Event, faceOf, gunrunners, isBack, isExposed, ownerOf, type View } from '@stakeout/gunrunners';
import { FastChance, type Seat } from '@stakeout/kernel';
import { longRun } from '@stakeout/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { playGame, TABLES, type Truth } from './game.fixture.ts';
import { imagine } from './imagining.ts';
import { TableMemory } from './memory.ts';

const RED = 0;
const BLUE = 1;
const YELLOW = 2;

/** A table for three in the middle of a game, as red sees it: backs wherever nothing is known. */
function viewOf(changes: Partial<View> = {}): View {
  const config = gunrunners.configure({}, 3);
  if (!config.ok) throw new Error('no such table');
  const view = gunrunners.view(gunrunners.setup(config.value, 3, new FastChance(1)), RED);
  return { ...view, phase: 'deploy', probation: [1100, 1200, 1300], fields: [[], [], []], ...changes };
}

describe('what red remembers', () => {
  let memory: TableMemory;

  beforeEach(() => {
    memory = new TableMemory(RED, null);
  });

  function shown(...events: Event[]): void {
    memory.watch(events);
  }

  /** Red's own cards, put down one by one. */
  function placed(...cards: Card[]): void {
    for (const [location, card] of cards.entries()) {
      if (card !== 0) shown({ type: 'agentPlaced', seat: ownerOf(card), location, card });
    }
  }

  it('are its own cards in training and undercover, and nobody else’s', () => {
    shown(
      { type: 'agentPlaced', seat: RED, location: 0, card: 104 },
      { type: 'agentPlaced', seat: BLUE, location: 1, card: 200 },
      { type: 'undercoverDeployed', seat: BLUE, location: 2, card: 200 },
      { type: 'undercoverDeployed', seat: RED, location: 2, card: 163 },
    );
    const recalled = memory.recall(viewOf({ fields: [[], [], [1200, 1100]] }));
    expect(recalled.probation).toEqual([1104, 1200, 1300]);
    expect(recalled.fields[2]).toEqual([1200, 1163]);
  });

  it('are the 1s of the set-up, even after a Spy has touched them', () => {
    shown({ type: 'agentStationed', seat: YELLOW, location: 0, card: 3301 });
    shown({ type: 'probationersArranged', seat: BLUE, cards: [0, 200, 300] });
    expect(memory.recall(viewOf({ probation: [0, 1200, 1300] })).probation).toEqual([0, 1200, 1301]);
  });

  it('is where an agent went that somebody moved before all eyes', () => {
    shown(
      { type: 'undercoverDeployed', seat: BLUE, location: 0, card: 200 },
      { type: 'undercoverDeployed', seat: RED, location: 0, card: 104 },
      { type: 'agentFlipped', seat: BLUE, location: 0, card: 303 },
      { type: 'undercoverPeeked', seat: YELLOW, location: 0, index: 1, card: 1100 },
      { type: 'undercoverHidden', seat: YELLOW, from: 0, index: 1, to: 2 },
      { type: 'agentTransferred', seat: YELLOW, card: 303, from: 0, index: 1, to: 2 },
    );
    const recalled = memory.recall(viewOf({ fields: [[1200], [], [1100, 303]] }));
    expect(recalled.fields).toEqual([[1200], [], [1104, 303]]);
  });

  it('is what its Informer has seen', () => {
    shown(
      { type: 'undercoverDeployed', seat: BLUE, location: 0, card: 200 },
      { type: 'undercoverPeeked', seat: RED, location: 0, index: 0, card: 1253 },
      { type: 'undercoverHidden', seat: RED, from: 0, index: 0, to: 1 },
    );
    expect(memory.recall(viewOf({ fields: [[], [1200], []] })).fields[1]).toEqual([1253]);
  });

  it('is what its Spy has seen and laid out', () => {
    shown({ type: 'probationersInspected', seat: RED, cards: [1104, 1232, 1301] });
    expect(memory.recall(viewOf()).probation).toEqual([1104, 1232, 1301]);
    shown({ type: 'probationersArranged', seat: RED, cards: [301, 104, 232] });
    expect(memory.recall(viewOf({ probation: [1300, 1100, 1200] })).probation).toEqual([1301, 1104, 1232]);
  });

  it('are all discards, whoever’s', () => {
    shown(
      { type: 'agentSabotaged', location: 1, index: 0, card: 204 },
      { type: 'fieldDiscarded', location: 0, cards: [103, 303] },
    );
    expect(memory.recall(viewOf({ discards: [200, 100, 300] })).discards).toEqual([204, 103, 303]);
  });

  describe('after a foreign Spy', () => {
    it('is a single card, by its back', () => {
      placed(104, 200, 300);
      shown({ type: 'probationersArranged', seat: BLUE, cards: [200, 300, 100] });
      expect(memory.recall(viewOf({ probation: [1200, 1300, 1100] })).probation).toEqual([1200, 1300, 1104]);
    });

    it('is that two cards are about, but not which is where', () => {
      placed(104, 101, 300);
      shown({ type: 'probationersArranged', seat: BLUE, cards: [100, 300, 100] });
      const recalled = memory.recall(viewOf({ probation: [1100, 1300, 1100] }));
      expect(recalled.probation).toEqual([1100, 1300, 1100]);
      expect(recalled.jumbles).toEqual([{ owner: RED, locations: [0, 2], faces: [4, 1] }]);
    });

    it('imagines them in either order, and never elsewhere', () => {
      placed(104, 101, 300);
      shown({ type: 'probationersArranged', seat: BLUE, cards: [100, 300, 100] });
      const recalled = memory.recall(viewOf({ probation: [1100, 1300, 1100] }));
      const chance = new FastChance(1);
      const seen = new Set<string>();
      for (let count = 0; count < 50; count++) {
        const { probation } = imagine(recalled, RED, chance);
        seen.add(`${probation[0]} ${probation[2]}`);
      }
      expect([...seen].sort()).toEqual(['1101 1104', '1104 1101']);
    });

    it('is clear again once one of them is flipped', () => {
      placed(104, 101, 300);
      shown({ type: 'probationersArranged', seat: BLUE, cards: [100, 300, 100] });
      shown({ type: 'agentFlipped', seat: YELLOW, location: 2, card: 104 });
      const recalled = memory.recall(viewOf({ probation: [1100, 1300, 0] }));
      expect(recalled.probation).toEqual([1101, 1300, 0]);
      expect(recalled.jumbles).toEqual([]);
    });

    it('are two cards alike, wherever they are', () => {
      placed(103, 103, 300);
      shown({ type: 'probationersArranged', seat: BLUE, cards: [300, 100, 100] });
      expect(memory.recall(viewOf({ probation: [1300, 1100, 1100] })).probation).toEqual([1300, 1103, 1103]);
    });

    it('is one known card among an owner’s several, until the unknown one is flipped', () => {
      shown({ type: 'agentStationed', seat: BLUE, location: 0, card: 3201 });
      shown({ type: 'agentPlaced', seat: BLUE, location: 1, card: 200 });
      shown({ type: 'probationersArranged', seat: YELLOW, cards: [200, 200, 0] });
      const jumbled = memory.recall(viewOf({ probation: [1200, 1200, 0] }));
      expect(jumbled.jumbles).toEqual([{ owner: BLUE, locations: [0, 1], faces: [1] }]);
      shown({ type: 'agentFlipped', seat: YELLOW, location: 0, card: 242 });
      expect(memory.recall(viewOf({ probation: [0, 1200, 0] })).probation).toEqual([0, 1201, 0]);
    });
  });

  it('is in its notes, from which it goes on', () => {
    placed(104, 101, 300);
    shown({ type: 'undercoverDeployed', seat: RED, location: 1, card: 103 });
    shown({ type: 'fieldDiscarded', location: 0, cards: [202] });
    shown({ type: 'probationersArranged', seat: BLUE, cards: [100, 300, 100] });
    const view = viewOf({ probation: [1100, 1300, 1100], fields: [[], [1100], []], discards: [200] });
    const again = new TableMemory(RED, JSON.parse(JSON.stringify(memory.notes())));
    expect(again.recall(view)).toEqual(memory.recall(view));
    expect(again.notes()).toEqual(memory.notes());
  });

  it.each([[null], ['torn'], [{}], [{ probation: ['?'], fields: [], discards: [], jumbles: [] }], [{ jumbles: [1] }]])(
    'is nothing with notes that are none: %j',
    (notes) => {
      expect(new TableMemory(RED, notes).recall(viewOf())).toEqual({ ...viewOf(), jumbles: [] });
    },
  );

  it('is dropped when it does not fit the table', () => {
    placed(104, 200, 300);
    expect(memory.recall(viewOf({ probation: [1200, 1100, 1300] })).probation).toEqual([1200, 1100, 1300]);
    const hands = [[104, 104, 153], [], []];
    expect(memory.recall(viewOf({ hands })).probation).toEqual([1100, 1200, 1300]);
  });

  it('has no bearing on fields and discards it has not seen from the beginning', () => {
    shown({ type: 'undercoverDeployed', seat: RED, location: 0, card: 104 });
    shown({ type: 'fieldDiscarded', location: 1, cards: [202] });
    const recalled = memory.recall(viewOf({ fields: [[303, 1100], [], []], discards: [100, 200] }));
    expect(recalled.fields[0]).toEqual([303, 1100]);
    expect(recalled.discards).toEqual([100, 200]);
  });
});

describe.each(TABLES)('over whole games, $seats seats, $edition, $memory memory', (table) => {
  const GAMES = longRun(1, 3);

  /** Plays games with a memory at every seat and looks at each before every decision. */
  function atEveryDecision(look: (truth: Truth, seat: Seat, memory: TableMemory) => void): void {
    for (let seed = 1; seed <= GAMES; seed++) {
      const memories = Array.from({ length: table.seats }, (_, seat) => new TableMemory(seat, null));
      playGame(table, seed, {
        decide({ truth }) {
          for (const [seat, memory] of memories.entries()) look(truth, seat, memory);
          return undefined;
        },
        tell: (seat, events) => memories[seat]?.watch(events),
      });
    }
  }

  it('every face recalled is the truth, and nothing that was earned is missing', () => {
    atEveryDecision((truth, seat, memory) => {
      const recalled = memory.recall(gunrunners.view(truth, seat));
      expect(recalled.discards).toEqual(truth.discards);
      for (const [location, card] of recalled.probation.entries()) {
        if (card !== 0 && !isBack(card)) expect(card).toBe(truth.probation[location]);
      }
      for (const [location, field] of recalled.fields.entries()) {
        for (const [index, card] of field.entries()) {
          if (!isBack(card)) expect(card).toBe(truth.fields[location]?.[index]);
          else expect(isExposed(card) || ownerOf(card) === seat).toBe(false);
        }
      }
      for (const { owner, locations, faces } of recalled.jumbles) {
        const there = locations.map((location) => truth.probation[location] ?? 0);
        expect(there.every((card) => ownerOf(card) === owner)).toBe(true);
        const left = there.map(faceOf);
        for (const face of faces) left.splice(left.indexOf(face), 1);
        expect(left).toHaveLength(locations.length - faces.length);
      }
      const unknownOwn = recalled.probation.filter((card) => card !== 0 && isBack(card) && ownerOf(card) === seat);
      const jumbledOwn = recalled.jumbles.filter(({ owner }) => owner === seat).flatMap(({ faces }) => faces);
      expect(jumbledOwn).toHaveLength(unknownOwn.length);
    });
  });

  it('what is imagined from it looks to the seat like the truth, and goes on like a game', () => {
    const chance = new FastChance(9);
    let count = 0;
    atEveryDecision((truth, seat, memory) => {
      if (count++ % 7 !== 0) return;
      const view = gunrunners.view(truth, seat);
      const world = imagine(memory.recall(view), seat, chance);
      expect(gunrunners.view(world, seat)).toEqual(view);
      for (const [owner, hand] of world.hands.entries()) {
        const faces = [
          ...hand,
          ...(world.piles[owner] ?? []),
          ...world.discards,
          ...world.probation,
          ...world.fields.flat(),
        ]
          .concat(world.committed)
          .filter((card) => ownerOf(card) === owner)
          .map(faceOf);
        expect(faces.sort((one, other) => one - other)).toEqual(truth.deck);
      }
    });
  });

  it('goes on from its notes at any time', () => {
    let count = 0;
    atEveryDecision((truth, seat, memory) => {
      if (count++ % 7 !== 0) return;
      const again = new TableMemory(seat, JSON.parse(JSON.stringify(memory.notes())));
      const view = gunrunners.view(truth, seat);
      expect(again.recall(view)).toEqual(memory.recall(view));
    });
  });
});
