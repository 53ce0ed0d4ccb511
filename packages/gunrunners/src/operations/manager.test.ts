import { rolls } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { gunrunners } from '../game.ts';
import { BLUE, cards, options, play, RED, refusals, refusedBy, standing, table, YELLOW } from '../table.fixture.ts';

const B_REFUSED = ['G6.4', 'G6.5'];
const UNDERCOVER = { type: 'undercover', card: 104, location: 1 } as const;

describe('the Manager', () => {
  it('[G7.6] asks nothing when it is flipped, and takes up its post', () => {
    const en = table({ active: BLUE, probation: 'red manager, blue 1, yellow 1' });
    const happened = play(en, BLUE, { type: 'flip', location: 0 });
    expect(happened.types()).toEqual(['agentFlipped', 'managerTookPost', 'decisionPassed']);
    expect(happened.emissions[1]).toMatchObject({
      event: { type: 'managerTookPost', seat: RED },
      only: null,
      news: false,
    });
    expect(en.managers).toEqual([1, 0, 0]);
    expect(standing(en)).toMatchObject({ phase: 'place', active: BLUE, power: -1, role: 0, site: 0 });

    const pt = table({
      edition: 'pt',
      active: BLUE,
      probation: 'red manager, blue 1, yellow 1',
      hands: [null, 'blue 3'],
    });
    play(pt, BLUE, { type: 'commit', card: 203 });
    expect(play(pt, BLUE, { type: 'flip', location: 0 }).types()).toEqual([
      'agentFlipped',
      'agentPlaced',
      'cardDrawn',
      'managerTookPost',
      'decisionPassed',
    ]);
    expect([pt.managers, pt.phase, pt.active]).toEqual([[1, 0, 0], 'roll', YELLOW]);
  });

  it('[G7.6] [G6.4] allows its owner, and nobody else, two undercover agents', () => {
    const state = table({
      fields: ['red manager, red 2 down', 'blue 2 down'],
      hands: ['red 4', 'blue 4'],
      managers: [1, 0, 0],
    });
    expect(options(state, RED, 'undercover')).toHaveLength(3);
    play(state, RED, UNDERCOVER);
    state.phase = 'deploy';
    expect(refusedBy(state, BLUE, { type: 'undercover', card: 204, location: 0 })).toEqual(B_REFUSED);
    state.active = RED;
    state.hands[RED] = [104];
    expect(refusals(state, RED, UNDERCOVER)[0]).toMatchObject({ reason: 'undercover.limit', params: { limit: 2 } });
  });

  it('[G7.6] works on after a Director has moved it', () => {
    const state = table({
      active: BLUE,
      probation: 'yellow director, blue 1, yellow 1',
      fields: ['', 'red manager'],
      managers: [1, 0, 0],
    });
    play(state, BLUE, { type: 'flip', location: 0 });
    play(state, YELLOW, { type: 'transfer', from: 1, index: 0, to: 2 });
    expect([state.managers, state.fields[2]]).toEqual([[1, 0, 0], cards('red manager')]);
  });

  it('[G7.6] [G6.5] GX17 sabotaged with two undercover agents out: both stay, option B is refused while there is one', () => {
    const state = table({
      edition: 'pt',
      active: BLUE,
      probation: 'yellow saboteur, blue 1, yellow 1',
      fields: ['red 2 down', 'red 3 down', 'red manager'],
      hands: ['red 4', 'blue 4'],
      managers: [1, 0, 1],
    });
    play(state, BLUE, { type: 'commit', card: 204 });
    play(state, BLUE, { type: 'flip', location: 0 });
    play(state, YELLOW, { type: 'sabotage', location: 2, index: 0 }, rolls(3));
    expect(state.managers).toEqual([0, 0, 1]);
    expect(state.fields.slice(0, 2)).toEqual([cards('red 2 down, yellow saboteur'), cards('red 3 down')]);

    state.active = RED;
    state.phase = 'deploy';
    expect(refusals(state, RED, UNDERCOVER)[0]).toMatchObject({ reason: 'undercover.limit', params: { limit: 1 } });
    state.fields[0] = [];
    expect(refusedBy(state, RED, UNDERCOVER)).toEqual(B_REFUSED);
    state.fields[1] = [];
    expect(refusedBy(state, RED, UNDERCOVER)).toEqual([]);
  });

  it('[G7.6] a bust takes it away, and one of another seat stays', () => {
    const state = table({
      fields: ['', 'red 1, blue manager, red 2, yellow 1', 'yellow manager'],
      hands: ['red 4'],
      managers: [0, 1, 1],
    });
    play(state, RED, { type: 'undercover', card: 104, location: 0 });
    expect([state.managers, state.busts]).toEqual([[0, 0, 1], 1]);
  });

  it('[G7.8] flipped by its owner it does not raise the limit', () => {
    const state = table({
      probation: 'red manager, red 1, red 2',
      fields: ['', 'red 3 down'],
      hands: ['red 3, red 4'],
    });
    const happened = play(state, RED, { type: 'flip', location: 0 });
    expect(happened.types()).toEqual(['agentFlipped', 'decisionPassed']);
    expect([state.managers, state.phase]).toEqual([[0, 0, 0], 'place']);
    play(state, RED, { type: 'place', card: 103 });
    state.active = RED;
    state.phase = 'deploy';
    expect(refusedBy(state, RED, UNDERCOVER)).toEqual(B_REFUSED);
    expect(gunrunners.legal(state, RED).map(({ type }) => type)).toEqual(['flip', 'flip', 'flip']);
  });

  it('[G7.6] [G7.8] flipped undercover, as in a bust, it has no power', () => {
    const state = table({ fields: ['', 'red 1, blue manager down, red 2, yellow 1, yellow 2'], hands: ['red 4'] });
    const happened = play(state, RED, { type: 'undercover', card: 104, location: 0 });
    expect(happened.all('managerTookPost')).toEqual([]);
    expect([state.managers, state.busts]).toEqual([[0, 0, 0], 1]);
  });
});
