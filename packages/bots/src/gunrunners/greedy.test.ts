import { type Action, gunrunners, type View } from '@stakeout/gunrunners';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { playGame, TABLES } from './game.fixture.ts';
import { chooseGreedily } from './greedy.ts';

const RED = 0;

/** A table for three as red sees it, in the middle of its turn. */
function viewOf(changes: Partial<View>): View {
  const config = gunrunners.configure({}, 3);
  if (!config.ok) throw new Error('no such table');
  const view = gunrunners.view(gunrunners.setup(config.value, 3, new FastChance(1)), RED);
  return {
    ...view,
    phase: 'deploy',
    turn: 9,
    probation: [1100, 1200, 1300],
    fields: [[], [], []],
    hands: [
      [102, 103, 104],
      [200, 200],
      [300, 300],
    ],
    crates: [4, 4, 4],
    ...changes,
  };
}

function choice(view: View, options: readonly Action[]): Action | undefined {
  return options[chooseGreedily(view, options, new FastChance(1))];
}

const flips: Action[] = [
  { type: 'flip', location: 1 },
  { type: 'flip', location: 2 },
];

describe('the greedy player', () => {
  it('busts a location where it leads', () => {
    const fields = [[], [104, 103, 202], [304, 303, 202]];
    expect(choice(viewOf({ fields, crates: [4, 9, 9] }), flips)).toEqual(flips[0]);
  });

  it('rather flips a 1 that everybody knows than a stranger', () => {
    const probation = [1100, 1200, 3301];
    expect(choice(viewOf({ probation }), flips)).toEqual(flips[1]);
  });

  it('ends the game when it wins by that, and not when it loses', () => {
    const table = { marker: 6, fields: [[], [104, 103, 202], [204, 304, 103]], crates: [4, 6, 20] };
    expect(choice(viewOf({ ...table, taken: [30, 20, 20] }), flips)).toEqual(flips[0]);
    expect(
      choice(viewOf({ ...table, taken: [10, 30, 20] }), [...flips, { type: 'undercover', card: 104, location: 2 }]),
    ).toEqual({ type: 'undercover', card: 104, location: 2 });
  });

  it('hides a high agent where it overtakes somebody for many crates', () => {
    const fields = [[], [203, 302], [301]];
    const options: Action[] = [102, 103, 104].flatMap((card) =>
      [0, 1, 2].map((location): Action => ({ type: 'undercover', card, location })),
    );
    const probation = [1100, 1200, 1300];
    const best = choice(
      viewOf({ fields, probation, hands: [[104, 104, 102], [200], [300]], crates: [2, 14, 2] }),
      options,
    );
    expect(best).toMatchObject({ location: 1 });
  });

  it('puts a low card down where a bust is about to clear everything', () => {
    const places: Action[] = [101, 104].map((card) => ({ type: 'place', card }));
    const view = viewOf({
      phase: 'place',
      site: 1,
      fields: [[], [204, 203, 302, 301], []],
      probation: [1100, 0, 1300],
    });
    expect(choice(view, places)).toEqual(places[0]);
  });

  it('puts an operative in training rather than under cover', () => {
    const options: Action[] = [
      { type: 'place', card: 103 },
      { type: 'place', card: 163 },
    ];
    const view = viewOf({ phase: 'place', site: 1, hands: [[103, 163], [200], [300]], probation: [1100, 0, 1300] });
    expect(choice(view, options)).toEqual(options[1]);
  });

  it('[G7.7] runs crates to where it leads', () => {
    const options: Action[] = [{ type: 'run', from: 1, to: 2 }, { type: 'run', from: 2, to: 1 }, { type: 'decline' }];
    const fields = [[], [204, 203], [104, 103]];
    expect(choice(viewOf({ phase: 'operation', power: RED, role: 6, fields }), options)).toEqual(options[0]);
  });

  it('[G7.4] sets the Saboteur on a rival it can pass, not on itself', () => {
    const fields = [[], [202, 103, 301], []];
    const options: Action[] = [0, 1, 2].map((index) => ({ type: 'sabotage', location: 1, index }));
    const view = viewOf({ phase: 'operation', power: RED, role: 3, fields, probation: [1100, 1200, 1300] });
    expect(choice(view, [...options, { type: 'decline' }])).toEqual(options[0]);
  });

  it('[G7.2] declines the Director when every move would only help others', () => {
    const fields = [[], [104, 103], [204, 203]];
    const options: Action[] = [{ type: 'transfer', from: 1, index: 0, to: 0 }, { type: 'decline' }];
    expect(choice(viewOf({ phase: 'operation', power: RED, role: 1, fields, crates: [1, 9, 9] }), options)).toEqual(
      options[1],
    );
  });

  it('[G7.5] lays its high agent beside the most crates', () => {
    const options: Action[] = [
      { type: 'arrange', cards: [104, 201, 301] },
      { type: 'arrange', cards: [301, 201, 104] },
    ];
    const fields = [[101], [202], [202, 301]];
    const view = viewOf({
      phase: 'arrange',
      power: RED,
      role: 4,
      probation: [1104, 1201, 1301],
      fields,
      crates: [2, 4, 12],
    });
    expect(choice(view, options)).toEqual(options[1]);
  });

  it('takes any of several options that look alike', () => {
    const options: Action[] = [0, 1, 2].map((location) => ({ type: 'station', card: 101, location }));
    const chance = new FastChance(3);
    const seen = new Set(
      Array.from({ length: 50 }, () => chooseGreedily(viewOf({ phase: 'station' }), options, chance)),
    );
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });

  it.each(TABLES)('beats players at random by far, $seats seats, $edition, $memory memory', (table) => {
    const GAMES = 40;
    let wins = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const chance = new FastChance(seed);
      const own = seed % table.seats;
      const truth = playGame(table, seed, {
        decide: ({ truth, seat, options }) =>
          seat === own ? chooseGreedily(gunrunners.view(truth, seat), options, chance) : undefined,
      });
      if (gunrunners.outcome(truth)?.winners.includes(own)) wins++;
    }
    expect(wins / GAMES).toBeGreaterThan(table.seats === 2 ? 0.7 : 0.55);
  });
});
