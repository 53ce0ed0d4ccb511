import { type AnyRules, canonicalText, EmissionList, FastChance, RecordedChance, seenBy } from '@stakeout/kernel';
import type { Choice } from './choices.ts';
import type { Course } from './course.ts';
import type { Line } from './judging.ts';
import { seedFor, seedOfGame } from './seeds.ts';
import { worldAsSeen } from './sighting.ts';

/** A draw or a roll that the seat saw. */
export interface SeenDraw {
  /** The step that brought it. */
  readonly step: number;
  readonly label: string;
  /** From where its mean is imagined. */
  readonly before: Moment;
}

/**
 * A moment of the seat's knowledge: before a step, perhaps with a line of its own decided on; or somebody else's step as far
 * as the seat saw it before the draw.
 */
export interface Moment {
  readonly step: number;
  readonly line: Line;
  readonly isAsSeen: boolean;
}

/** So many worlds are looked into to see what a step may bring. */
const GLIMPSES = 6;
const GLIMPSING = 3;

/** The draws and rolls of a match before the eyes of its seat, in their order. What the seat did not see is not its luck. */
export function* drawsOf(game: AnyRules, course: Course, choices: readonly Choice[]): Generator<undefined, SeenDraw[]> {
  const { steps } = course.lived;
  const draws: SeenDraw[] = [];
  const own = new Map(choices.map((choice) => [choice.step + choice.played.length - 1, choice]));
  for (let step = 0; step < steps.length; step++) {
    const choice = own.get(step);
    const isOwn = steps[step]?.own !== null;
    if (isOwn && choice === undefined) continue;
    const label = labelOf(game, course, step, choice);
    if (label === null) continue;
    const before = choice === undefined ? beforeOf(game, course, step) : momentOf(choice);
    if (before !== null) draws.push({ step, label, before });
    yield;
  }
  return draws;
}

function momentOf({ step, played }: Choice): Moment {
  return { step, line: played, isAsSeen: false };
}

/** Whatever follows from what nobody chose is luck; of what somebody chose, only what followed from the choice as it was seen. */
function beforeOf(game: AnyRules, course: Course, step: number): Moment | null {
  if (isForced(game, course, step)) return { step, line: [], isAsSeen: false };
  if (course.judging.drawIn === undefined) return null;
  const seed = seedFor(course.seed, step, GLIMPSING);
  for (let number = 0; number < GLIMPSES; number++)
    if (worldAsSeen(game, course, step, seed, number) === null) return null;
  return { step, line: [], isAsSeen: true };
}

/** Whether nobody had a choice, as far as the seat can tell. */
function isForced(game: AnyRules, course: Course, step: number): boolean {
  const { lived, worlds, known } = course;
  const { mover } = lived.steps[step] ?? { mover: 0 };
  const chance = new FastChance(seedFor(course.seed, step, GLIMPSING));
  return game.legal(worlds.imagine(known[step], lived.seat, chance), mover).length === 1;
}

/** What was drawn: by the game's own names, or else under which labels chance is asked there. */
function labelOf(game: AnyRules, course: Course, step: number, choice: Choice | undefined): string | null {
  const { judging, lived } = course;
  const { drawIn } = judging;
  if (drawIn === undefined) return labelByChance(game, course, step, choice);
  const names = (lived.steps[step]?.events ?? []).flatMap((event) => drawIn(event, lived.seat) ?? []);
  return joined(names);
}

/** A draw is where chance is asked and where that shows to the seat: without it nothing would be different. */
function labelByChance(game: AnyRules, course: Course, step: number, choice: Choice | undefined): string | null {
  const { lived, worlds, known, seed } = course;
  if (choice === undefined && !isForced(game, course, step)) return null;
  const from = choice?.step ?? step;
  const seen = new Set<string>();
  const labels: string[] = [];
  for (let number = 0; number < GLIMPSES; number++) {
    const chance = new FastChance(seedOfGame(seedFor(seed, step, GLIMPSING), number));
    const world = worlds.imagine(known[from], lived.seat, chance);
    const { mover } = lived.steps[step] ?? { mover: 0 };
    const recorded = new RecordedChance(chance);
    const sink = new EmissionList<unknown>();
    for (const action of choice?.played ?? game.legal(world, mover)) {
      game.applyInPlace(world, mover, action, recorded, sink);
    }
    labels.push(...recorded.draws.map(({ label }) => label));
    seen.add(canonicalText(sink.emissions.map((emission) => seenBy(emission, lived.seat))));
  }
  return seen.size > 1 ? joined(labels) : null;
}

function joined(names: readonly string[]): string | null {
  return names.length === 0 ? null : [...new Set(names)].join('+');
}
