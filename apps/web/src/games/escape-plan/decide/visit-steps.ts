import {
  crowdAt,
  FIRST_SAFE_HOUSE,
  type HappeningType,
  incomeOf,
  isLocation,
  kindOf,
  type Node,
  VISIT_STEPS,
  VISITING,
  type VisitStep,
} from '@stakeout/escape-plan';
import type { DecideTextId } from './decide.texts.ts';
import { lockersNow } from './lockers.ts';
import { money } from './names.ts';
import { bitsOf, type Scene, type Step } from './panel.ts';
import { storyOfVisit, type Told } from './turn-story.ts';

type Shared = Pick<Scene, 'shown' | 'printed' | 'seat' | 'board' | 'say' | 'words' | 'story'>;

const OPTIONAL: ReadonlySet<VisitStep> = new Set([
  'buyFixer',
  'takeCan',
  'buyEquipment',
  'openLocker',
  'exit',
  'mayUnlock',
  'mayHeal',
  'mayPray',
  'hospital',
]);

/** What is still to be decided of a step that has been entered: what was drawn or bought, and where it goes. */
const ENTERED: ReadonlySet<string> = new Set(['keepTile', 'placeItem']);

const TITLES: Readonly<Record<Exclude<VisitStep, 'gang'>, DecideTextId>> = {
  crowd: 'stepCrowd',
  cube: 'stepCube',
  lose: 'stepLose',
  takeKey: 'stepKey',
  buyFixer: 'stepFixer',
  takeCan: 'stepCan',
  buyEquipment: 'stepEquipment',
  openLocker: 'stepLocker',
  exit: 'stepExit',
  mayUnlock: 'stepUnlock',
  mayHeal: 'stepHeal',
  mayPray: 'stepPray',
  takeContact: 'stepContact',
  hospital: 'stepHospital',
  gain: 'stepGain',
};

/**
 * The location of the visit under way, or -1. The turn's fourth step is the visit, and the robber stands there. Whoever
 * rests comes to that step too, but has not moved, and no move ends where it began (E11.1).
 */
export function visitedNode(scene: Pick<Scene, 'shown' | 'seat'>): Node {
  return stoppedAt(scene, VISITING);
}

/** Where the robber has stopped, in a step of its turn or -1. */
function stoppedAt({ shown, seat }: Pick<Scene, 'shown' | 'seat'>, step: number): Node {
  const turn = shown.frames.findLast(({ kind }) => kind === 'turn');
  const at = shown.at[seat] ?? -1;
  return turn?.seat === seat && turn.n === step && at >= 0 && at !== shown.turn.start && isLocation(at) ? at : -1;
}

/** The steps of the visit that ended just now, for whoever ends the turn: all of them done, or passed by for a reason. */
export function stepsBehind(scene: Shared): readonly Step[] {
  return stepsAt(scene, stoppedAt(scene, VISITING + 1), Number.POSITIVE_INFINITY);
}

/** The steps of the visit under way as a checklist: done and what it brought, now, still to come. */
export function visitSteps(scene: Shared): readonly Step[] {
  // The frame of the visit counts ahead; it is gone when the last step begins.
  const visit = scene.shown.frames.findLast(({ kind }) => kind === 'visit');
  return stepsAt(scene, visitedNode(scene), visit === undefined ? null : visit.n - 1);
}

/** The steps at a place, those before the one of `reached` done; `null` is the last one. */
function stepsAt(scene: Shared, node: Node, reached: number | null): readonly Step[] {
  // A gang is taken in one go: there is nothing to tick off.
  const steps = node < 0 ? [] : VISIT_STEPS[kindOf(scene.printed, node)].filter((step) => step !== 'gang');
  const now = reached ?? steps.length - 1;
  const story = storyOfVisit(scene.story);
  const isEntered = ENTERED.has(scene.shown.frames.at(-1)?.kind ?? '');
  const begun = isEntered ? now : now - 1;
  return steps.map((id, index) => ({
    id,
    state: index < now ? 'done' : index === now ? 'now' : 'next',
    title: scene.say(TITLES[id]),
    detail: index <= begun ? broughtBy(scene, node, id, story) : promisedBy(scene, node, id),
    mayBeSkipped: OPTIONAL.has(id) && index > begun,
  }));
}

/** What a step that is over has brought. */
function broughtBy(scene: Shared, node: Node, id: VisitStep, story: readonly Told[]): string {
  const { say, words, shown, seat, board } = scene;
  const told = (kind: HappeningType) => story.filter(({ happening }) => happening.type === kind);
  const nothing = say('stepNothing');
  switch (id) {
    case 'crowd':
      return crowdWords(scene, node);
    case 'cube': {
      const place = shown.places.indexOf(node);
      const isIncome = ((shown.onIncome[place] ?? 0) & (1 << seat)) !== 0;
      return isIncome ? say('cubeIncome', { income: income(scene) }) : say('cubePlain');
    }
    case 'lose':
      return say('minusNotoriety');
    case 'takeKey': {
      const key = board.keys[shown.places.indexOf(node) - FIRST_SAFE_HOUSE] ?? 0;
      return key === 0 ? nothing : words.term('key', Math.abs(key) - 1);
    }
    case 'buyFixer': {
      const bought = story.find(({ happening }) => happening.type === 'fixerBought')?.happening;
      return bought?.type === 'fixerBought' ? words.term('fixer', bought.fixer) : nothing;
    }
    case 'takeCan':
      return told('canTaken').length > 0 ? say('canTaken') : nothing;
    case 'buyEquipment': {
      const bought = bitsOf(shown.turn.bought).map((equipment) => words.term('equipment', equipment));
      return bought.length > 0 ? bought.join(', ') : nothing;
    }
    case 'openLocker':
      return tilesTaken(scene, told('tileKept').length > 0) ?? lockersNow(scene);
    case 'takeContact': {
      const taken = story.findLast(({ happening }) => happening.type === 'contactTaken')?.happening;
      return taken?.type === 'contactTaken' ? words.term('contactName', taken.contact) : '';
    }
    case 'exit':
      if (told('incomeReceived').length > 0) return say('gotIncome', { income: income(scene) });
      return tilesTaken(scene, told('tileKept').length > 0) ?? nothing;
    case 'mayUnlock': {
      const unlocked = story.find(({ happening }) => happening.type === 'assetUnlocked')?.happening;
      return unlocked?.type === 'assetUnlocked' ? words.term('asset', unlocked.asset) : nothing;
    }
    case 'mayHeal':
    case 'hospital': {
      const count = told('healed').length;
      return count > 0 ? say('healed', { count }) : nothing;
    }
    case 'mayPray':
      return told('prayed').length > 0 ? say('minusNotoriety') : nothing;
    default:
      return '';
  }
}

/** The tile that was kept, or those of which one is to be kept; `null` where none was drawn. */
function tilesTaken({ say, shown }: Shared, isKept: boolean): string | null {
  if (isKept) return say('tileKept');
  return shown.turn.drawn > 0 ? say('tilesDrawn', { count: shown.turn.drawn }) : null;
}

function income(scene: Shared): string {
  return money(scene, incomeOf(scene.printed, scene.board));
}

function crowdWords({ shown, seat, say }: Shared, node: Node): string {
  const crowd = crowdAt(shown, seat, node);
  return crowd === 0 ? say('crowdNone') : say('crowdGain', { count: crowd });
}

/** What a step asks for and gives. */
function promisedBy(scene: Shared, node: Node, id: VisitStep): string {
  const { say, printed } = scene;
  switch (id) {
    case 'crowd':
      return crowdWords(scene, node);
    case 'mayPray':
      return say('prayPrice', { cost: money(scene, printed.churchPrice) });
    case 'gain':
      return say('plusNotoriety');
    case 'buyEquipment':
      return say('equipmentMost');
    case 'openLocker':
      return lockersNow(scene);
    default:
      return '';
  }
}
