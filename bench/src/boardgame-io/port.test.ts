import { gunrunners } from '@stakeout/gunrunners';
import { FastChance } from '@stakeout/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Setting } from '../contender.ts';
import { portOf } from './port.ts';

function settingOf(players: number, edition: string): Setting {
  const config = gunrunners.configure({ edition }, players);
  if (!config.ok) throw new Error('the configuration was refused');
  return { game: gunrunners, players, config: config.value };
}

const TABLES = gunrunnersTables();

function gunrunnersTables(): [players: number, edition: string][] {
  return ['en', 'pt'].flatMap((edition) => [2, 3, 4].map((players): [number, string] => [players, edition]));
}

describe('Gunrunners in boardgame.io', () => {
  test.each(TABLES)('%i players, edition %s: the same games, state by state', (players, edition) => {
    const setting = settingOf(players, edition);
    const { game, config } = setting;
    for (let seed = 1; seed <= 5; seed++) {
      const chance = new FastChance(seed);
      const portChance = new FastChance(seed);
      const picker = new FastChance(seed + 1000);
      const state = game.setup(config, players, chance);
      const port = portOf(setting, portChance);
      let match = port.begin();
      let actions = 0;
      expect(match.G).toEqual(state);
      for (;;) {
        const seat = game.toAct(state)[0];
        if (seat === undefined) break;
        expect(match.ctx.gameover).toBeUndefined();
        expect(match.ctx.currentPlayer).toBe(String(seat));
        const options = game.legal(state, seat);
        const action = options[picker.pick(options.length)];
        game.applyInPlace(state, seat, action, chance, null);
        match = port.move(match, seat, action);
        expect(match.G).toEqual(state);
        expect(match._stateID).toBe(++actions);
      }
      expect(actions).toBeGreaterThan(30);
      expect(match.ctx.gameover).toEqual(game.outcome(state));
    }
  });

  test('a match stays as it was when a move is made from it', () => {
    const setting = settingOf(3, 'pt');
    const port = portOf(setting, new FastChance(1));
    const match = port.begin();
    const before = structuredClone(match.G);
    port.move(match, 0, setting.game.legal(match.G, 0)[0]);
    expect(match.G).toEqual(before);
  });
});

describe('moves that boardgame.io has to refuse', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('a seat that is not to act', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const setting = settingOf(4, 'en');
    const port = portOf(setting, new FastChance(1));
    const match = port.begin();
    const [action] = setting.game.legal(match.G, 0);
    expect(() => port.move(match, 1, action)).toThrow('boardgame.io refused a move of seat 1');
    expect(port.move(match, 0, action)._stateID).toBe(1);
  });

  test('a move after the end', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const setting = settingOf(2, 'en');
    const { game } = setting;
    const chance = new FastChance(1);
    const port = portOf(setting, chance);
    let match = port.begin();
    let last: [seat: number, action: unknown] = [0, null];
    for (;;) {
      const seat = game.toAct(match.G)[0];
      if (seat === undefined) break;
      last = [seat, game.legal(match.G, seat)[0]];
      match = port.move(match, ...last);
    }
    expect(() => port.move(match, ...last)).toThrow('refused');
  });
});
