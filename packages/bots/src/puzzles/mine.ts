import { canonicalText, hashOf } from '@stakeout/kernel';
import type { Line } from '../judge/judging.ts';
import { AS_GOOD } from '../judge/labels.ts';
import { seedFor } from '../judge/seeds.ts';
import { overlayOf } from './overlay.ts';
import { lineBy, type Position, policyOf, positionsIn } from './position.ts';
import type { MinedPuzzle, PuzzleChoice } from './puzzle.ts';
import type { PuzzleMaker } from './puzzle-maker.ts';
import { courseAt, type PuzzleJudge, Rival, weighed } from './scales.ts';
import { LEAST_CHANCE, LEAST_LEAD, MOST_CHANCE, type Sifted, sifted } from './sieve.ts';

/** How many pairs of imagined games a puzzle rests on, for each judge. */
export const PAIRS = 20_000;
/** How sure its judges must be, in standard errors. */
const ERRORS = 5;
const LEAST_CHOICES = 3;
const MOST_CHOICES = 12;
/** Whoever is behind as far as that at the sieve, and so many standard errors more, need not be weighed. */
const CLEAR = 3;
/** At first sight several things may look alike; it is asked so often. */
const GLANCES = 3;
/** How often every kind of solver tries. */
const TRIES = 8;
/** How often the master has to find the answer. */
const MASTER_TRIES = 2;
/** For each purpose chance of its own. */
const SIFTING = 2;
const GLANCING = 3;
const SOLVING = 4;
const MASTERING = 7;
const WEIGHING: Readonly<Record<PuzzleJudge, number>> = { usual: 5, other: 6 };

/** How far positions came: each number counts those of the one before that came so far. */
export interface Yield {
  games: number;
  decisions: number;
  /** With as many options as asked, of which first sight has one. */
  open: number;
  /** After each look of the sieve. */
  sifted: [number, number, number];
  /** Found by the master too. */
  mastered: number;
  /** By the first judge, and by the second. */
  weighed: [number, number];
}

export function newYield(): Yield {
  return { games: 0, decisions: 0, open: 0, sifted: [0, 0, 0], mastered: 0, weighed: [0, 0] };
}

export interface Mined {
  readonly yielded: Yield;
  readonly puzzles: readonly MinedPuzzle[];
}

/** All puzzles in the game of self-play of this number. The same seed gives the same, wherever and whenever. */
export function minedFrom(maker: PuzzleMaker, seed: number, number: number, pairs: number = PAIRS): Mined {
  const yielded = newYield();
  yielded.games = 1;
  const puzzles: MinedPuzzle[] = [];
  const done = new Set<number>();
  for (const position of positionsIn(maker, seed, number)) {
    // A seat has one puzzle a game: the next moment is too much like it.
    if (done.has(position.seat)) continue;
    yielded.decisions++;
    const puzzle = puzzleAt(maker, position, seed, number, pairs, yielded);
    if (puzzle === null) continue;
    puzzles.push(puzzle);
    done.add(position.seat);
  }
  return { yielded, puzzles };
}

function puzzleAt(
  maker: PuzzleMaker,
  position: Position,
  seed: number,
  number: number,
  pairs: number,
  yielded: Yield,
): MinedPuzzle | null {
  const seedOf = (purpose: number) => seedFor(seed, number, position.action, purpose);
  const lines = linesAt(maker, position);
  if (lines.length < LEAST_CHOICES || lines.length > maker.mostLines) return null;
  const answers = lines.map((line) => maker.answerOf(line));
  const obvious = firstSight(maker, position, answers, seedOf(GLANCING));
  if (obvious === null) return null;
  yielded.open++;

  const { view, seat } = position;
  const usual = courseAt(maker, view, seat, 'usual');
  const sieved = sifted(usual, lines, new Set(obvious), seedOf(SIFTING));
  const looks = 'failed' in sieved ? sieved.failed : yielded.sifted.length;
  for (let look = 0; look < looks; look++) yielded.sifted[look] = (yielded.sifted[look] ?? 0) + 1;
  if ('failed' in sieved) return null;

  const best = lines[sieved.best] as Line;
  if (!isMastered(maker, position, maker.answerOf(best), seedOf(MASTERING))) return null;
  yielded.mastered++;
  const rivals = rivalsOf(sieved, lines, obvious);
  const asked = { points: LEAST_LEAD, errors: ERRORS };
  const chance = weighed(usual, best, [...rivals.values()], asked, seedOf(WEIGHING.usual), pairs);
  if (chance === null || chance.mean < LEAST_CHANCE || chance.mean > MOST_CHANCE) return null;
  yielded.weighed[0]++;
  const again = rivalsOf(sieved, lines, []);
  const agreed = { points: AS_GOOD, errors: ERRORS };
  const other = courseAt(maker, view, seat, 'other');
  if (weighed(other, best, [...again.values()], agreed, seedOf(WEIGHING.other), pairs) === null) return null;
  yielded.weighed[1]++;

  const ranked = lines
    .map((line, index) => {
      const lead = rivals.get(index)?.lead ?? sieved.behind[index] ?? { mean: 0, se: 0 };
      const se = index === sieved.best ? chance.se : lead.se;
      return { index, choice: { actions: line, chance: rounded(chance.mean - lead.mean), se: rounded(se) } };
    })
    .sort((one, another) => another.choice.chance - one.choice.chance || one.index - another.index);
  const isObvious = ({ index }: { index: number }) => index === obvious[0];
  // What looks best at first sight is always told, however bad it is.
  const kept = ranked.filter((entry, place) => place < MOST_CHOICES - 1 || isObvious(entry)).slice(0, MOST_CHOICES);
  const choices = kept.map(({ choice }) => choice);
  const { game } = maker.bots;
  return {
    found: [number, position.action],
    seats: position.table.seats,
    seat,
    options: position.table.options,
    view: plain(view),
    choices,
    obvious: kept.findIndex(isObvious),
    reason: maker.reasonFor(view, best),
    solved: solvedBy(maker, position, choices, seedOf(SOLVING)),
    truth: overlayOf(plain(view), plain(maker.openView(game.view(position.state, seat), position.state))),
    twin: hashOf(maker.twinOf(view)).slice(0, 16),
    leads: [leastLead(rivals), leastLead(again)],
  };
}

/** One line for every answer. */
function linesAt(maker: PuzzleMaker, { view, seat, options }: Position): Line[] {
  const byAnswer = new Map<string, Line>();
  for (const line of maker.lines(view, seat, options)) {
    const answer = maker.answerOf(line);
    if (answer !== null && !byAnswer.has(answer)) byAnswer.set(answer, line);
  }
  return [...byAnswer.values()];
}

/** What looks best at first sight; `null` where that is none of the options. */
function firstSight(
  maker: PuzzleMaker,
  position: Position,
  answers: readonly (string | null)[],
  seed: number,
): number[] | null {
  const { game, quick } = maker.bots;
  const policy = quick.find(({ id }) => id === 'greedy') ?? maker.bots.level('easy');
  const found = new Set<number>();
  for (let glance = 0; glance < GLANCES; glance++) {
    const answer = maker.answerOf(lineBy(policy, game, position, seedFor(seed, glance)));
    const index = answer === null ? -1 : answers.indexOf(answer);
    if (index < 0) return null;
    found.add(index);
  }
  return [...found];
}

/** Whether whoever plans ahead finds it every time: else it may be best for those alone who play on by habit. */
function isMastered(maker: PuzzleMaker, position: Position, answer: string | null, seed: number): boolean {
  const master = policyOf(maker, maker.master);
  for (let number = 0; number < MASTER_TRIES; number++) {
    const line = lineBy(master, maker.bots.game, position, seedFor(seed, number));
    if (maker.answerOf(line) !== answer) return false;
  }
  return true;
}

/** By their index: those that are weighed against the best. The nearest and the obvious to the end, in every game. */
function rivalsOf({ best, behind }: Sifted, lines: readonly Line[], obvious: readonly number[]) {
  const others = behind.map((lead, index) => ({ ...lead, index })).filter(({ index }) => index !== best);
  const nearest = others.reduce((one, other) => (other.mean < one.mean ? other : one)).index;
  const rivals = new Map<number, Rival>();
  for (const { index, mean, se } of others) {
    const isKept = index === nearest || obvious.includes(index);
    if (isKept || mean - CLEAR * se < LEAST_LEAD) rivals.set(index, new Rival(lines[index] ?? [], isKept));
  }
  return rivals;
}

function leastLead(rivals: ReadonlyMap<number, Rival>): number {
  return rounded(Math.min(...[...rivals.values()].map(({ lead }) => lead.mean)));
}

/** How bots of every level do: theirs is the puzzle's first rating. Tries that are no answer are not counted. */
function solvedBy(maker: PuzzleMaker, position: Position, choices: readonly PuzzleChoice[], seed: number) {
  const best = choices[0]?.chance ?? 0;
  const right = new Set(
    choices.filter(({ chance }) => chance >= best - AS_GOOD).map(({ actions }) => maker.answerOf(actions)),
  );
  const entries = maker.solvers.map((name, kind) => {
    let tries = 0;
    let hits = 0;
    for (let number = 0; number < TRIES; number++) {
      const line = lineBy(policyOf(maker, name), maker.bots.game, position, seedFor(seed, kind, number));
      const answer = maker.answerOf(line);
      if (answer === null) continue;
      tries++;
      if (right.has(answer)) hits++;
    }
    return [name.split('@')[0] ?? name, [hits, tries]] as const;
  });
  return Object.fromEntries(entries);
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

/** As data alone, which is what is stored. */
function plain(view: unknown): unknown {
  return JSON.parse(canonicalText(view));
}
