import { incomeOf, lockerReach, MOST_HEALED } from '@stakeout/escape-plan';
import { treasureIcon } from '../cards/card-icons.ts';
import { itemToPlace } from '../play/item-to-place.ts';
import type { DecideTextId } from './decide.texts.ts';
import { rowFor } from './describe.ts';
import { lockerRefusal } from './lockers.ts';
import { cashFacts, money, spotName, tooPoor } from './names.ts';
import { bitsOf, type Fact, mark, type Panel, type Row, rowOf, type Scene, type Section } from './panel.ts';
import { Shelf, section } from './shelf.ts';
import { visitedNode, visitSteps } from './visit-steps.ts';

const NOW: Readonly<Record<string, DecideTextId>> = {
  takeKey: 'nowKey',
  buyFixer: 'nowFixer',
  takeCan: 'nowCan',
  buyEquipment: 'nowEquipment',
  openLocker: 'nowLocker',
  keepTile: 'nowKeep',
  placeItem: 'nowPlace',
  exit: 'nowExit',
  mayUnlock: 'nowUnlock',
  unlock: 'nowUnlock',
  mayHeal: 'nowHeal',
  mayPray: 'nowPray',
  hospital: 'nowHospital',
  takeContact: 'nowContact',
};

/** E14, E15: the steps of the location, and what the step of now offers. */
export function visitPanel(scene: Scene): Panel {
  const { say, shown } = scene;
  const shelf = new Shelf(scene);
  const kind = shown.frames.at(-1)?.kind ?? '';
  const node = visitedNode(scene);
  // The item spaces are where the new item goes; nothing can be used before that.
  const uses = kind === 'placeItem' ? [] : shelf.takeUses();
  const now = NOW[kind];
  if (scene.view.own === null) shelf.take('value');
  const offered = shelf.takeIf((target) => target !== 'button:pass');
  const sections: readonly Section[] = [
    ...section('now', now === undefined ? null : say(now), [
      ...drawnRows(scene),
      ...offered.map((row) => enriched(scene, row)),
      ...refusedRows(scene, offered),
      ...shelf.takeOne('button:pass'),
    ]),
    ...section('use', say('useBefore'), uses),
    ...section('rest', null, shelf.takeRest()),
  ];
  return {
    heading: node < 0 ? headingOf(scene, kind) : say('headVisit', { place: spotName(scene, node) }),
    isOnMap: false,
    lead: leadOf(scene, kind),
    facts: visitFacts(scene, kind),
    steps: visitSteps(scene),
    sections,
    warnings: [],
  };
}

function headingOf({ say }: Scene, kind: string): string {
  return kind === 'takeContact' ? say('headContact') : kind === 'placeItem' ? say('headItem') : say('headUnlock');
}

function leadOf(scene: Scene, kind: string): string {
  const { say, view, words } = scene;
  if (kind === 'placeItem') return say('placeLead', { item: words.term('theItem', itemToPlace(view)) });
  if (kind === 'keepTile') return say('keepLead');
  if (kind === 'takeContact') return say('contactLead');
  return '';
}

/** What it depends on whether something can be had: the cash above all. */
function visitFacts(scene: Scene, kind: string): readonly Fact[] {
  const { say, board } = scene;
  const cash = cashFacts(scene);
  if (kind === 'openLocker') {
    const sum = lockerReach(scene.shown.notoriety[scene.seat] ?? 0, board);
    return [...cash, { label: say('factLocker'), value: `${sum}`, tone: 'plain' }];
  }
  if (kind === 'hospital' || kind === 'mayHeal')
    return [...cash, { label: say('factWounds'), value: `${board.wounds}`, tone: board.wounds > 0 ? 'bad' : 'good' }];
  return PAID.has(kind) ? cash : [];
}

/** Tiles that were drawn are looked at before one of them is kept. */
function drawnRows({ view, shown, say }: Scene): readonly Row[] {
  if (view.own !== null || shown.frames.at(-1)?.kind !== 'keepTile') return [];
  const icon = treasureIcon(shown.turn.drawnFrom);
  return [rowOf('covered', say('drawnCovered', { count: shown.turn.drawn }), { icon, detail: say('drawnLook') })];
}

const PAID: ReadonlySet<string> = new Set(['buyFixer', 'buyEquipment', 'mayPray']);

/** Prices and gains of the choices that are only buttons. */
function enriched(scene: Scene, row: Row): Row {
  const { say, printed, board, shown } = scene;
  switch (row.target) {
    case 'button:takeCan':
      return {
        ...row,
        title: say('takeCan'),
        detail: say('canGives', { count: board.cans }),
        marks: [mark(say('left', { count: shown.cans }))],
      };
    case 'button:takeIncome':
      return { ...row, title: say('takeIncome'), marks: [mark(`+${money(scene, incomeOf(printed, board))}`, 'good')] };
    case 'button:drawTiles':
      return { ...row, detail: say('drawTilesDoes') };
    case 'button:pray':
      return { ...row, title: say('pray'), detail: say('prayDoes'), marks: [mark(money(scene, printed.churchPrice))] };
    default:
      return row;
  }
}

/** What is there but cannot be had, and why. */
function refusedRows(scene: Scene, offered: readonly Row[]): readonly Row[] {
  const { shown, printed, say, board } = scene;
  const isOffered = (target: string) => offered.some((row) => row.target === target);
  const poor = (cost: number) => tooPoor(scene, cost);
  const refuse = (target: Row['target'], refusal: string): readonly Row[] =>
    target === null || isOffered(target) ? [] : [{ ...rowFor(scene, target, []), target: null, refusal }];
  switch (shown.frames.at(-1)?.kind) {
    case 'buyFixer':
      return bitsOf(shown.fixers).flatMap((fixer) => refuse(`fixer:${fixer}`, poor(printed.fixers[fixer]?.cost ?? 0)));
    case 'buyEquipment':
      return printed.equipment.flatMap(({ cost }, equipment) =>
        refuse(`equipment:${equipment}`, equipmentRefusal(scene, equipment, poor(cost))),
      );
    case 'openLocker':
      return printed.lockers.flatMap((_, colour) =>
        isOffered(`locker:${colour}:0`) || isOffered(`locker:${colour}:1`)
          ? []
          : refuse(`locker:${colour}:0`, lockerRefusal(scene, colour)),
      );
    case 'hospital':
      return Array.from({ length: Math.min(MOST_HEALED, board.wounds) }, (_, index) => index + 1).flatMap((count) =>
        refuse(`heal:${count}`, poor(printed.hospitalPrices[count] ?? 0)),
      );
    case 'mayHeal':
      return board.wounds === 0
        ? [rowOf('unhurt', say('heal', { count: 1 }), { icon: 'medical-pack', refusal: say('unhurt') })]
        : [];
    case 'mayPray':
      return isOffered('button:pray')
        ? []
        : [rowOf('poorPray', say('pray'), { icon: 'church', refusal: poor(printed.churchPrice) })];
    default:
      return [];
  }
}

function equipmentRefusal({ shown, say }: Scene, equipment: number, poor: string): string {
  if ((shown.equipment[equipment] ?? 0) === 0) return say('soldOut');
  return (shown.turn.bought & (1 << equipment)) !== 0 ? say('boughtAlready') : poor;
}
