import {
  type Action,
  ASSETS,
  type Component,
  equipmentOf,
  fixerOf,
  kindOf,
  printedOf,
  type State,
  type Table,
  WATER,
} from '@stakeout/escape-plan';

/** What can be done in Escape Plan, by name: every kind of place, way of travel, executive action and interrupt. */
export type Deed = string;

/** The names of what an option would be, where it stands for one of the things that the page must show. */
export function deedsOf(state: State, seat: number, action: Action): readonly Deed[] {
  const printed = printedOf(state);
  const frame = state.frames.at(-1);
  switch (action.type) {
    case 'stop':
      return [`visit ${kindOf(printed, state.at[seat] as number)}`, ...(action.key >= 0 ? [keyDeed(action.key)] : [])];
    case 'step':
      return action.to % 6 === WATER ? ['travel by ferry'] : [];
    case 'ride':
      return ['travel by subway'];
    case 'fly':
      return ['travel from the heliport'];
    case 'gasCan':
      return ['travel with a gas can'];
    case 'use':
      return deedsOfUse(state, printed, seat, action);
    case 'moveCop':
      if (frame?.kind !== 'approach') return [];
      return [state.seats === 2 && isForSandra(state, seat, frame.x) ? 'approach for Sandra' : 'approach'];
    case 'escape':
      return [canAfford(state, printed, seat) ? 'escape' : 'escape without money'];
    case 'rest':
    case 'useDisc':
    case 'payToUnlock':
    case 'layTile':
    case 'assign':
    case 'loseAsset':
    case 'bonusDisc':
    case 'bonusUnlock':
    case 'turnBack':
    case 'stay':
    case 'removeCop':
      return [action.type];
    case 'takeWound':
      return [frame?.kind === 'toll' ? 'toll' : 'takeWound'];
    case 'takeContact':
      return [action.space < 0 ? 'dismiss a contact' : 'takeContact'];
    case 'openLocker':
      return [action.master === 1 ? 'openLocker with the master key' : 'openLocker'];
    default:
      return [action.type];
  }
}

function keyDeed(key: number): Deed {
  return key === 3 ? 'open a closed business with the master key' : 'open a closed business';
}

function isForSandra(state: State, seat: number, mover: number): boolean {
  return (state.notoriety[seat] as number) >= (state.notoriety[mover] as number);
}

function canAfford(state: State, printed: Table, seat: number): boolean {
  return (state.boards[seat]?.cash ?? 0) >= (printed.exitCosts[state.seats]?.[state.escapes.length] ?? 0);
}

const ABILITIES = ['lie low', 'fly', 'ignore a tile'];

function deedsOfUse(
  state: State,
  printed: Table,
  seat: number,
  { component, index, ability, target }: Extract<Action, { type: 'use' }>,
): readonly Deed[] {
  const done = ability >= 0 ? `${ABILITIES[ability]}` : '';
  const name = nameOf(state, printed, seat, component, index);
  // A tool that finds nobody to answer can be used all the same; that is not what is meant here.
  const isVain = target < 0 && /AVOID|WATER|equipment/.test(name);
  return isVain ? [] : [`use ${name}${done === '' ? '' : `: ${done}`}`];
}

function nameOf(state: State, printed: Table, seat: number, component: Component, index: number): string {
  const board = state.boards[seat];
  switch (component) {
    case 'contact':
      return `contact ${printed.contacts[(board?.contacts[index] ?? 0) - 1]?.effect.kind}`;
    case 'fixer':
      return `fixer ${printed.fixers[fixerOf(board?.items[index] ?? 0)]?.name}`;
    case 'equipment':
      return `equipment ${printed.equipment[equipmentOf(board?.items[index] ?? 0)]?.name}`;
    case 'asset':
      return `asset ${ASSETS[(board?.slots[index] ?? 0) - 1]}`;
    default:
      return component;
  }
}

/** Everything that has to be done on the page at least once. */
export const ALL_DEEDS: readonly Deed[] = [
  ...['HOSPITAL', 'SUBWAY', 'GANG', 'STORE_A', 'STORE_B', 'STORE_C', 'STORE_D', 'EXIT_1', 'EXIT_2', 'EXIT_3'].map(
    visit,
  ),
  ...['CHURCH', 'SAFE_HOUSE', 'HELIPORT', 'CLINIC', 'BUSINESS'].map(visit),
  'open a closed business',
  'open a closed business with the master key',
  'travel by ferry',
  'travel by subway',
  'travel from the heliport',
  'travel with a gas can',
  ...['REMOVE_OFFICER', 'MOVE_OFFICER', 'GAIN_DISC', 'AVOID_TYPES_ON_TILE', 'AVOID_ALL_ON_TILE', 'AVOID_ANY'].map(
    contact,
  ),
  ...['LOSE_NOTORIETY', 'TAKE_CONTACT', 'REFRESH_EQUIPMENT_AND_CONTACTS', 'UNLOCK_ASSET', 'HEAL'].map(contact),
  ...['MOVE_TO_HOSPITAL', 'FLY', 'INCOME', 'WATER_PASSABLE', 'SEWER'].map(contact),
  ...['GANG_ABILITY: lie low', 'GANG_ABILITY: fly', 'GANG_ABILITY: ignore a tile'].map(contact),
  ...['Telephone', 'Safe', 'Disguise', 'ID Card', 'First Aid Kit', 'Energy Drink', 'Helicopter'].map(fixer),
  ...['Motorcycle: lie low', 'Motorcycle: fly', 'Motorcycle: ignore a tile'].map(fixer),
  ...['Vest', 'Hat', 'Helmet', 'Gas Mask'].map((name) => `use equipment ${name}`),
  ...ASSETS.filter((asset) => asset !== 'MASTER_KEY').map((asset) => `use asset ${asset}`),
  ...['lie low', 'fly', 'ignore a tile'].map((ability) => `use member: ${ability}`),
  'use firstAid',
  'takeKey',
  'buyFixer',
  'takeCan',
  'buyEquipment',
  'openLocker',
  'openLocker with the master key',
  'keepTile',
  'putItem',
  'takeIncome',
  'drawTiles',
  'unlock',
  'heal',
  'pray',
  'takeContact',
  'dismiss a contact',
  'removeCop',
  'rest',
  'stay',
  'turnBack',
  'layTile',
  'assign',
  'payToUnlock',
  'useDisc',
  'takeWound',
  'toll',
  'loseAsset',
  'approach',
  'approach for Sandra',
  'bonusDisc',
  'bonusUnlock',
  'escape',
  'escape without money',
];

function visit(kind: string): Deed {
  return `visit ${kind}`;
}

function contact(effect: string): Deed {
  return `use contact ${effect}`;
}

function fixer(name: string): Deed {
  return `use fixer ${name}`;
}
