import {
  BUSINESSES,
  type HappeningType,
  isLocation,
  kindOf,
  type LocationKind,
  type Node,
} from '@stakeout/escape-plan';
import type { DecideTextId } from './decide.texts.ts';
import { crowdAt, money } from './names.ts';
import { bitsOf, type Scene, type Step } from './panel.ts';
import { storyOfVisit, type Told } from './turn-story.ts';

type StepId =
  | 'crowd'
  | 'cube'
  | 'lose'
  | 'key'
  | 'fixer'
  | 'can'
  | 'equipment'
  | 'locker'
  | 'exit'
  | 'unlock'
  | 'heal'
  | 'pray'
  | 'contact'
  | 'hospital'
  | 'gain';

type Shared = Pick<Scene, 'shown' | 'printed' | 'seat' | 'board' | 'say' | 'words' | 'story'>;

/** The steps of each kind of location, in the order of the rules (E15); `procedures/turn.ts` counts them the same way. */
const STEPS: Readonly<Partial<Record<LocationKind, readonly StepId[]>>> = {
  BUSINESS: ['crowd', 'cube', 'contact'],
  SAFE_HOUSE: ['crowd', 'cube', 'lose', 'key', 'fixer'],
  STORE_A: ['crowd', 'can', 'equipment', 'locker'],
  STORE_B: ['crowd', 'can', 'equipment', 'locker'],
  STORE_C: ['crowd', 'can', 'equipment', 'locker'],
  STORE_D: ['crowd', 'can', 'equipment', 'locker'],
  EXIT_1: ['crowd', 'exit', 'contact'],
  EXIT_2: ['crowd', 'exit', 'contact'],
  EXIT_3: ['crowd', 'exit', 'contact'],
  CLINIC: ['crowd', 'unlock', 'heal', 'contact'],
  CHURCH: ['crowd', 'pray', 'unlock', 'contact'],
  HOSPITAL: ['hospital', 'gain'],
};

const OPTIONAL: ReadonlySet<StepId> = new Set([
  'fixer',
  'can',
  'equipment',
  'locker',
  'exit',
  'unlock',
  'heal',
  'pray',
  'hospital',
]);

const TITLES: Readonly<Record<StepId, DecideTextId>> = {
  crowd: 'stepCrowd',
  cube: 'stepCube',
  lose: 'stepLose',
  key: 'stepKey',
  fixer: 'stepFixer',
  can: 'stepCan',
  equipment: 'stepEquipment',
  locker: 'stepLocker',
  exit: 'stepExit',
  unlock: 'stepUnlock',
  heal: 'stepHeal',
  pray: 'stepPray',
  contact: 'stepContact',
  hospital: 'stepHospital',
  gain: 'stepGain',
};

/**
 * The location of the visit under way, or -1. The turn's fourth step is the visit, and the robber stands there. Whoever
 * rests comes to that step too, but has not moved, and no move ends where it began (E11.1).
 */
export function visitedNode({ shown, seat }: Pick<Scene, 'shown' | 'seat'>): Node {
  const turn = shown.frames.findLast(({ kind }) => kind === 'turn');
  const at = shown.at[seat] ?? -1;
  return turn?.seat === seat && turn.n === VISITING && at >= 0 && at !== shown.turn.start && isLocation(at) ? at : -1;
}

const VISITING = 4;

/** The steps of the visit under way as a checklist: done and what it brought, now, still to come. */
export function visitSteps(scene: Shared): readonly Step[] {
  const node = visitedNode(scene);
  const steps = node < 0 ? [] : (STEPS[kindOf(scene.printed, node)] ?? []);
  // The frame of the visit counts ahead; it is gone when the last step begins.
  const visit = scene.shown.frames.findLast(({ kind }) => kind === 'visit');
  const now = visit === undefined ? steps.length - 1 : visit.n - 1;
  const story = storyOfVisit(scene.story);
  return steps.map((id, index) => ({
    id,
    state: index < now ? 'done' : index === now ? 'now' : 'next',
    title: scene.say(TITLES[id]),
    detail: index < now ? broughtBy(scene, node, id, story) : promisedBy(scene, node, id),
    mayBeSkipped: OPTIONAL.has(id),
  }));
}

/** What a step that is over has brought. */
function broughtBy(scene: Shared, node: Node, id: StepId, story: readonly Told[]): string {
  const { say, words, shown, seat, board } = scene;
  const told = (kind: HappeningType) => story.filter(({ happening }) => happening.type === kind);
  const nothing = say('stepNothing');
  switch (id) {
    case 'crowd':
      return crowdWords(scene, node);
    case 'cube': {
      const place = shown.places.indexOf(node);
      const isIncome = ((shown.onIncome[place] ?? 0) & (1 << seat)) !== 0;
      return isIncome ? say('cubeIncome', { income: incomeOf(scene) }) : say('cubePlain');
    }
    case 'lose':
      return say('minusNotoriety');
    case 'key': {
      const key = board.keys[shown.places.indexOf(node) - BUSINESSES] ?? 0;
      return key === 0 ? nothing : words.term('key', Math.abs(key) - 1);
    }
    case 'can':
      return told('canTaken').length > 0 ? say('canTaken') : nothing;
    case 'equipment': {
      const bought = bitsOf(shown.turn.bought).map((equipment) => words.term('equipment', equipment));
      return bought.length > 0 ? bought.join(', ') : nothing;
    }
    case 'exit':
      if (told('incomeReceived').length > 0) return say('gotIncome', { income: incomeOf(scene) });
      return told('tileKept').length > 0 ? say('tileKept') : nothing;
    case 'unlock': {
      const unlocked = story.find(({ happening }) => happening.type === 'assetUnlocked')?.happening;
      return unlocked?.type === 'assetUnlocked' ? words.term('asset', unlocked.asset) : nothing;
    }
    case 'heal':
    case 'hospital': {
      const count = told('healed').length;
      return count > 0 ? say('healed', { count }) : nothing;
    }
    case 'pray':
      return told('prayed').length > 0 ? say('minusNotoriety') : nothing;
    default:
      return '';
  }
}

function incomeOf(scene: Shared): string {
  return money(scene, scene.printed.incomeByCubes[scene.board.cubes] ?? 0);
}

function crowdWords({ shown, seat, say }: Shared, node: Node): string {
  const crowd = crowdAt(shown, seat, node);
  return crowd === 0 ? say('crowdNone') : say('crowdGain', { count: crowd });
}

/** What a step asks for and gives. */
function promisedBy(scene: Shared, node: Node, id: StepId): string {
  const { say, printed } = scene;
  switch (id) {
    case 'crowd':
      return crowdWords(scene, node);
    case 'pray':
      return say('prayPrice', { cost: money(scene, printed.churchPrice) });
    case 'gain':
      return say('plusNotoriety');
    case 'equipment':
      return say('equipmentMost');
    default:
      return '';
  }
}
