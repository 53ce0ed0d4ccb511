import {
  type Action,
  canEnd,
  type EffectKind,
  escapePlan,
  MOVEMENT_POINTS,
  printedOf,
  type State,
} from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { isSame } from './candidates.ts';
import { newGame, playOn } from './game.fixture.ts';
import { instinct } from './instinct.ts';
import { KEEN } from './keen.ts';
import { liftedWays } from './lifts.ts';
import { listMoves, type Move } from './moves.ts';
import { playOut } from './rollout.ts';
import { PLAIN, type Sense } from './sense.ts';
import { imagine, type World } from './world.ts';

const CARRIERS: readonly EffectKind[] = ['FLY', 'SEWER', 'WATER_PASSABLE', 'MOVE_TO_HOSPITAL', 'GANG_ABILITY'];

/** Beginnings of turns in a wandering game, in which the seat to move has one of the cards, and money. */
function beginnings(kind: EffectKind, sense: Sense): { position: State; world: World; seat: number }[] {
  const found: { position: State; world: World; seat: number }[] = [];
  for (let seed = 0; seed < 3; seed++) {
    const dice = new FastChance(seed);
    const wanderers = [0, 1, 2].map(() => ({
      choose: (_: unknown, { length }: { length: number }) => dice.pick(length),
    }));
    const position = newGame(3, seed);
    playOn(position, wanderers, seed, ({ seat, kind: decision, options }) => {
      if (decision !== 'action' || !options.some(({ type }) => type === 'move')) return;
      const copy = escapePlan.copy(position) as State;
      const board = copy.boards[seat];
      const card = printedOf(copy).contacts.findIndex(({ effect }) => effect.kind === kind);
      if (board === undefined || board.contacts[0] === undefined) return;
      for (const other of copy.boards) other.contacts = other.contacts.map((held) => (held === 1 + card ? 0 : held));
      copy.display = copy.display.filter((shown) => shown !== card);
      board.contacts[0] = 1 + card;
      board.spent &= ~1;
      board.cuffed &= ~1;
      board.cash = 30;
      const world = imagine(escapePlan.view(copy, seat), seat, new FastChance(1), sense);
      found.push({ position: copy, world, seat });
    });
  }
  return found;
}

/** All ways that take a lift and end somewhere. */
function lifted(world: World, seat: number): Move[] {
  const table = printedOf(world);
  return liftedWays(world, table, seat, 20)
    .filter(({ way }) => way.peak <= MOVEMENT_POINTS && way.node !== world.at[seat])
    .filter(({ way }) => canEnd(world, table, seat, way.node))
    .map(({ way, lift }) => ({ kind: 'go', way, worth: 0, lift }));
}

/** Takes a move as the rules want it, action by action, until the robber stands where it leads. */
function walk(position: State, world: World, seat: number, move: Move): readonly Action[] {
  const chance = new FastChance(2);
  const taken: Action[] = [];
  const isUnderWay = () => ['action', 'travel'].includes(position.frames.at(-1)?.kind ?? '');
  for (let count = 0; count < 20 && isUnderWay(); count++) {
    const here = imagine(escapePlan.view(position, seat), seat, chance, world.sense);
    const wanted: Action = count === 0 ? { type: 'move' } : instinct(here, printedOf(here), seat, { move, variant: 0 });
    if (!escapePlan.legal(position, seat).some((option) => isSame(option, wanted)))
      throw new Error(`${JSON.stringify(wanted)} is not legal`);
    taken.push(wanted);
    escapePlan.applyInPlace(position, seat, wanted, chance, null);
  }
  return taken;
}

describe('lifts', () => {
  it.each(CARRIERS)('%s: every way that takes one is legal, and is what the card is used for', (kind) => {
    let count = 0;
    for (const { position, world, seat } of beginnings(kind, KEEN)) {
      for (const move of lifted(world, seat).slice(0, 3)) {
        const copy = escapePlan.copy(position) as State;
        const taken = walk(copy, world, seat, move);
        expect(taken).toContainEqual(move.lift?.action);
        expect(copy.turn.start === move.way?.node).toBe(false);
        count++;
      }
    }
    expect(count).toBeGreaterThan(2);
  });

  it.each(CARRIERS)('%s: an imagined game goes on from there to its end', (kind) => {
    const [beginning] = beginnings(kind, KEEN).filter(({ world, seat }) => lifted(world, seat).length > 0);
    if (beginning === undefined) throw new Error('nobody could use it');
    const { world, seat } = beginning;
    const [move] = lifted(world, seat);
    playOut(world, printedOf(world), new FastChance(1), { move: move ?? null, variant: 0 });
    expect(world.ending).not.toBe('');
  });

  it('are weighed by who is keen, and by nobody else', () => {
    const byLift = (sense: Sense) =>
      CARRIERS.flatMap((kind) => beginnings(kind, sense)).filter(({ world, seat }) =>
        listMoves(world, printedOf(world), seat, true).some(({ lift }) => lift !== null),
      ).length;
    expect(byLift(KEEN)).toBeGreaterThan(10);
    expect(byLift(PLAIN)).toBe(0);
  });
});
