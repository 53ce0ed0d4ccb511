import { type Finding, LEVELS } from './order.ts';

/** By the deeper judge a move is planted as the worst when it is so many points worse than the best. */
const PLANTED = 15;
/** Books balance when what is left over is within so many standard errors. */
const ERRORS = 3;
const NORMAL_95 = 1.96;

/** So many of so many. */
export interface Count {
  readonly of: number;
  readonly all: number;
}

/** What a level gives away in a decision, in points, with how far that may be off (95 %). */
export interface LevelFigures {
  readonly level: string;
  readonly matches: number;
  readonly decisions: number;
  readonly perDecision: number;
  readonly error: number;
}

/** At the same decisions: also what it gives away more than the next stronger level, which is surer than either by itself. */
export interface AskedFigures extends LevelFigures {
  readonly more: number | null;
  readonly moreError: number;
}

export interface Figures {
  readonly matches: number;
  readonly flagged: Count;
  readonly falselyCalled: Count;
  readonly balanced: Count;
  /** Each among its equals. */
  readonly levels: readonly LevelFigures[];
  /** All at the same decisions. */
  readonly asked: readonly AskedFigures[];
  readonly decisions: number;
  readonly counted: number;
  readonly meanResidual: number;
  readonly meanResidualSe: number;
  readonly seconds: number;
  readonly slowest: number;
  readonly untilFirst: number;
}

const FAULTS = ['doubtful', 'mistake', 'blunder'];
const GRAVE = ['mistake', 'blunder'];

/** Sums up what was found in the matches of a game. */
export function figuresOf(findings: readonly Finding[]): Figures {
  const probes = findings.flatMap((finding) => finding.probes);
  const planted = probes.filter(({ spread }) => spread >= PLANTED);
  return {
    matches: findings.length,
    flagged: countOf(planted, ({ worstLabel }) => FAULTS.includes(worstLabel ?? '')),
    falselyCalled: countOf(probes, ({ bestLabel }) => GRAVE.includes(bestLabel ?? '')),
    balanced: countOf(findings, ({ residual, residualSe }) => Math.abs(residual) <= ERRORS * residualSe),
    levels: LEVELS.map((level) => amongEquals(level, findings)),
    asked: LEVELS.map((level, index) => atTheSame(level, LEVELS[index - 1], findings)),
    decisions: meanOf(findings, ({ decisions }) => decisions),
    counted: meanOf(findings, ({ counted }) => counted),
    meanResidual: meanOf(findings, ({ residual }) => residual),
    meanResidualSe: meanOf(findings, ({ residualSe }) => residualSe),
    seconds: meanOf(findings, ({ seconds }) => seconds),
    slowest: Math.max(0, ...findings.map(({ seconds }) => seconds)),
    untilFirst: Math.max(0, ...findings.map((finding) => finding.untilFirst)),
  };
}

/** What a level gave away in some decisions of one match. */
interface Stretch {
  readonly decisions: number;
  readonly given: number;
}

/** Alone a weak player soon has nothing left to lose, so only tables of several tell the levels apart. */
function amongEquals(level: string, findings: readonly Finding[]): LevelFigures {
  return levelFigures(
    level,
    findings.filter((finding) => finding.level === level && finding.seats > 1),
  );
}

function atTheSame(level: string, stronger: string | undefined, findings: readonly Finding[]): AskedFigures {
  const own = levelFigures(
    level,
    askedStretches(findings, (losses) => losses[level] ?? 0),
  );
  if (stronger === undefined) return { ...own, more: null, moreError: 0 };
  const difference = askedStretches(findings, (losses) => (losses[level] ?? 0) - (losses[stronger] ?? 0));
  const { perDecision: more, error: moreError } = levelFigures(level, difference);
  return { ...own, more, moreError };
}

function askedStretches(
  findings: readonly Finding[],
  lossOf: (losses: Readonly<Record<string, number>>) => number,
): Stretch[] {
  return findings
    .filter(({ asked }) => asked.length > 0)
    .map(({ asked }) => ({
      decisions: asked.length,
      given: asked.reduce((sum, losses) => sum + lossOf(losses), 0),
    }));
}

/** A ratio of sums, its error from match to match: the decisions of one match are not apart from each other. */
function levelFigures(level: string, own: readonly Stretch[]): LevelFigures {
  const decisions = own.reduce((sum, stretch) => sum + stretch.decisions, 0);
  const perDecision = decisions === 0 ? 0 : own.reduce((sum, { given }) => sum + given, 0) / decisions;
  const squares = own.reduce((sum, stretch) => sum + (stretch.given - perDecision * stretch.decisions) ** 2, 0);
  const spread = own.length < 2 ? 0 : Math.sqrt((squares * own.length) / (own.length - 1)) / decisions;
  return { level, matches: own.length, decisions, perDecision, error: NORMAL_95 * spread };
}

function countOf<T>(all: readonly T[], is: (one: T) => boolean): Count {
  return { of: all.filter(is).length, all: all.length };
}

function meanOf(findings: readonly Finding[], of: (finding: Finding) => number): number {
  return findings.length === 0 ? 0 : findings.reduce((sum, finding) => sum + of(finding), 0) / findings.length;
}
