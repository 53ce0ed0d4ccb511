import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Overlay, overlaid, PUZZLES_A_FILE, puzzleMakerOf } from '@stakeout/bots/puzzles';
import { canonicalText, FastChance, hashOf, unpack } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { readIndex, readStored } from './stored-files.ts';

const FOLDER = fileURLToPath(new URL('../../../../packages/bots/puzzles/', import.meta.url));
const MOST_BYTES = 300_000;

describe.each(GAMES.map((game) => ({ game, index: readIndex(game.id) })).filter(({ index }) => index !== null))(
  'the puzzles of $game.title',
  ({ game, index }) => {
    const stored = readStored(game.id).map(([, puzzle]) => puzzle);
    const maker = puzzleMakerOf(game);
    const opened = stored.map((puzzle) => {
      const config = game.configure(puzzle.options, puzzle.seats);
      if (!config.ok) throw new Error('a puzzle cannot be set up');
      return { puzzle, view: unpack(game, puzzle.view, config.value) };
    });

    const expectLegal = (view: unknown, seat: number, actions: readonly unknown[]) => {
      const chance = new FastChance(3);
      const state = game.determinize(view, seat, chance);
      for (const action of actions) {
        expect(game.explain(state, seat, action)).toEqual([]);
        game.applyInPlace(state, seat, action, chance, null);
      }
    };

    it('are of these rules, listed one by one, and little to load', () => {
      expect(index?.rulesVersion).toBe(game.rulesVersion);
      expect(stored).toHaveLength(index?.puzzles.length ?? -1);
      for (const [rating, theme, clause] of index?.puzzles ?? []) {
        expect(rating).toBeGreaterThanOrEqual(1000);
        expect(index?.themes[theme]).toBeDefined();
        expect(game.texts.en.clauses[clause]).toBeDefined();
      }
      const folder = join(FOLDER, game.id);
      const sizes = readdirSync(folder).map((name) => gzipSync(readFileSync(join(folder, name))).length);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
    });

    it('show what a seat may know and no more: whatever else is imagined looks the same to it', () => {
      for (const { puzzle, view } of opened) {
        const state = game.determinize(view, puzzle.seat, new FastChance(3));
        expect(canonicalText(game.view(state, puzzle.seat))).toBe(canonicalText(view));
        expect(game.toAct(state)).toContain(puzzle.seat);
      }
    });

    it('offer what can be done, each answer once, the best ahead by eight points and no first sight', () => {
      for (const { puzzle, view } of opened) {
        const { choices, obvious, seat } = puzzle;
        for (const { actions } of choices) expectLegal(view, seat, actions);
        const answers = choices.map(({ actions }) => maker.answerOf(actions));
        expect(new Set(answers).size).toBe(choices.length);
        expect(answers).not.toContain(null);
        expect(choices.length).toBeGreaterThanOrEqual(3);
        expect(choices.length).toBeLessThanOrEqual(12);
        const best = choices[0]?.chance ?? 0;
        expect(best).toBeGreaterThanOrEqual(10);
        expect(best).toBeLessThanOrEqual(85);
        expect(best - (choices[1]?.chance ?? 0)).toBeGreaterThanOrEqual(7.9);
        expect(best - (choices[obvious]?.chance ?? best)).toBeGreaterThanOrEqual(7.9);
      }
    });

    it('are weighed by what can be done and nothing else', () => {
      for (const { puzzle, view } of opened) {
        const { seat } = puzzle;
        const options = game.legal(game.determinize(view, seat, new FastChance(3)), seat);
        for (const line of maker.lines(view, seat, options)) expectLegal(view, seat, line);
      }
    });

    it('have no twins', () => {
      const twins = opened.map(({ view }) => hashOf(maker.twinOf(view)));
      expect(new Set(twins).size).toBe(twins.length);
    });

    it('keep what could not be known in files of its own, which fit', () => {
      for (let file = 0; file * PUZZLES_A_FILE < stored.length; file++) {
        const truths = JSON.parse(readFileSync(join(FOLDER, game.id, `${file}.truth.json`), 'utf8')) as Overlay[];
        const part = opened.slice(file * PUZZLES_A_FILE, (file + 1) * PUZZLES_A_FILE);
        expect(truths).toHaveLength(part.length);
        for (const [place, { puzzle, view }] of part.entries()) {
          const truth = truths[place] ?? null;
          expect(truth).not.toBeNull();
          expect(overlaid(view, truth)).not.toEqual(view);
          expect(Object.keys(puzzle).sort()).toEqual(
            ['choices', 'obvious', 'options', 'reason', 'seat', 'seats', 'view'].sort(),
          );
        }
      }
    });
  },
);
