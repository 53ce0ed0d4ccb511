import {
  AVOIDING,
  COSTA,
  type DayPhase,
  dayPhaseOf,
  type Frame,
  pursuersOf,
  TRAVELLING,
  VISITING,
} from '@stakeout/escape-plan';
import { sayIn } from '../../../text/say.ts';
import { headed } from '../decide/panel.ts';
import { escapeCost } from '../play/trips.ts';
import { PROMPT_TEXTS, type PromptTextId } from './prompts.texts.ts';
import { goalIn, type Scene, spotName } from './scene.ts';

/** A step of a move, what is said of it, and whether it is done, being done or still to come. */
export interface Step {
  readonly name: string;
  readonly note: string;
  readonly state: 'done' | 'now' | 'toCome';
}

/** What the left block of the prompt shows: the three steps of a move, or the name of what else is going on. */
export function stepsOf(scene: Scene): { readonly name: string; readonly steps: readonly Step[] } {
  const say = sayIn(PROMPT_TEXTS, scene.language);
  if (scene.police !== null) return { name: say('stepPolice'), steps: [] };
  if (scene.frame.kind === 'part' || isBetweenTurns(scene)) {
    return { name: headed(scene.words.term('part', scene.view.table.part)), steps: [] };
  }
  const count = turnOf(scene)?.n ?? 0;
  if (count === 0 || hasRested(scene, count)) return { name: say(otherStep(scene, count)), steps: [] };
  const names: readonly PromptTextId[] = ['stepTravel', 'stepAvoid', isEscaping(scene) ? 'stepEscape' : 'stepVisit'];
  const now = Math.max(0, count - TRAVELLING);
  const notes = [travelNote(scene, count), avoidNote(scene, count), goalNote(scene, count)];
  const steps = names.map((id, index): Step => {
    const state = index < now ? 'done' : index === now ? 'now' : 'toCome';
    return { name: say(id), note: notes[index] ?? '', state };
  });
  return { name: steps[Math.min(now, steps.length - 1)]?.name ?? '', steps };
}

function turnOf({ view }: Scene): Readonly<Frame> | undefined {
  return view.table.frames.findLast(({ kind }) => kind === 'turn');
}

/** The part of the day has begun or ended, and nothing that has a name of its own goes on. */
function isBetweenTurns({ frame, view }: Scene): boolean {
  return frame.kind === 'day' && dayPhaseOf(view.table) === 'parts';
}

/** E9.3: whoever has rested, or stayed, stands where the turn began. */
function hasRested({ view }: Scene, count: number): boolean {
  const { turn, at } = view.table;
  return count >= VISITING && at[turn.seat] === turn.start;
}

/** E4.1: what a day begins with; between two turns the part of the day is named instead. */
const PHASES: Readonly<Record<DayPhase, PromptTextId>> = {
  income: 'stepIncome',
  patrol: 'stepPatrol',
  building: 'stepBuilding',
  parts: 'stepTurn',
};

function otherStep({ frame, view }: Scene, count: number): PromptTextId {
  const has = (...kinds: readonly string[]) => view.table.frames.some(({ kind }) => kinds.includes(kind));
  if (frame.kind === 'over') return 'stepOver';
  if (count > 0) return frame.kind === 'bonus' ? 'stepBonus' : 'stepRest';
  // The frame that adjusts notoriety waits under those of the part, so this comes first.
  if (frame.kind === 'useDisc') return 'stepTurn';
  if (has('adjust', 'approaches', 'line', 'reward', 'approach')) return 'stepNotoriety';
  return PHASES[dayPhaseOf(view.table)];
}

function isEscaping({ view, plan }: Scene): boolean {
  return view.table.turn.escaping === 1 || plan?.at(-1)?.type === 'escape';
}

function isEnding({ plan }: Scene): boolean {
  const last = plan?.at(-1)?.type;
  return last === 'stop' || last === 'escape';
}

function travelNote({ language, view, preview, plan }: Scene, count: number): string {
  const say = sayIn(PROMPT_TEXTS, language);
  if (count > TRAVELLING) return say('noteDone');
  const cans = plan?.filter(({ type }) => type === 'gasCan').length ?? 0;
  const total = view.table.turn.mp + cans;
  const used = preview.points.at(-1)?.used ?? 0;
  return preview.path.length > 0 ? say('noteOf', { used, total }) : say('noteLeft', { mp: total });
}

function avoidNote(scene: Scene, count: number): string {
  const say = sayIn(PROMPT_TEXTS, scene.language);
  if (count > AVOIDING) return say('noteDone');
  // What lies over AVOID, such as which contact to take or a wound that is being told, has no preview: those not avoided yet count.
  const isAside = count === AVOIDING && scene.view.table.frames.at(-1)?.kind !== 'avoid';
  const length = isAside ? copsLeft(scene) : scene.preview.cops.length;
  if (length > 0) return say('noteCops', { count: length });
  return say(count === AVOIDING || isEnding(scene) ? 'noteNoCops' : 'noteOpen');
}

/** Costa is paid, not avoided: he is no cop to be counted. */
function copsLeft({ view }: Scene): number {
  return pursuersOf(view.table).filter(({ cop }) => cop !== COSTA).length;
}

function goalNote(scene: Scene, count: number): string {
  if (count <= TRAVELLING && !isEnding(scene)) return sayIn(PROMPT_TEXTS, scene.language)('noteOpen');
  if (isEscaping(scene)) return scene.words.term('money', escapeCost(scene.view));
  return spotName(scene, goalIn(scene));
}
