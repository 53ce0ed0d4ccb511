import { type Action, kindOf, type Node, type PublicTable, type Table } from '@stakeout/escape-plan';
import type { IconName } from '../../../icons/names.ts';
import { locationIcon, placeIcon } from '../cards/card-icons.ts';

const ACTION_ICONS: Readonly<Partial<Record<Action['type'], IconName>>> = {
  rest: 'sun',
  move: 'robber-mask',
  stay: 'night-sleep',
  useDisc: 'stopwatch',
  escape: 'exit-door',
  turnBack: 'cancel',
  takeWound: 'scar-wound',
  takeCan: 'jerrycan',
  gasCan: 'jerrycan',
  takeIncome: 'money-stack',
  drawTiles: 'exit-door',
  pray: 'church',
  bonusDisc: 'stopwatch',
  bonusUnlock: 'lock-picking',
  payToUnlock: 'lock-picking',
  takeContact: 'cancel',
  endTurn: 'check-mark',
  stop: 'check-mark',
  pass: 'cancel',
};

export function actionIcon(type: Action['type']): IconName | null {
  return ACTION_ICONS[type] ?? null;
}

/** What stands on a location. */
export function iconAt(printed: Table, shown: PublicTable, node: Node): IconName {
  const place = shown.places.indexOf(node);
  return place < 0 ? locationIcon(kindOf(printed, node)) : placeIcon(place);
}
