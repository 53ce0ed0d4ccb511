import type { Params } from '@stakeout/kernel';
import type { Action, ActionOf } from '../action.ts';
import { EXTRA_ACTION_ASSET, HEAL_ASSET } from '../data/table.ts';
import { fixerOf } from '../items.ts';
import { escapePriceOf } from '../steps/money.ts';
import { effectCode } from '../texts/codes.ts';
import type { View } from '../view.ts';
import {
  type After,
  at,
  atFrame,
  boardOf,
  did,
  first,
  frameOf,
  isWithin,
  me,
  ofType,
  only,
  printed,
  type Step,
  travel,
  trips,
  twice,
  uses,
  whereIs,
} from './reading.ts';

/** What a robber carries, what it is good for, and what the police do. */
export const GEAR: Readonly<Record<string, readonly Step[]>> = {
  rest: [
    {
      id: 'rest',
      start: atFrame('action', (view, options) => hasUsed(view) && ofType(options, 'rest').length > 0),
      task: {
        hasArrow: true,
        solution: (_view, options) => ofType(options, 'rest'),
        allows: only('rest'),
        isDone: did('rested'),
      },
    },
    {
      id: 'unlock',
      task: {
        hasArrow: true,
        isAskedIn: (view, options) => frameOf(view) === 'unlock' && options.length > 1,
        solution: (_view, options) => first(ofType(options, 'unlock')),
        allows: only('unlock'),
        isDone: did('assetUnlocked'),
      },
    },
    {
      id: 'again',
      start: atFrame('action', (view, options) => hasUsed(view) && ofType(options, 'rest').length > 0, 4),
      task: { hasArrow: false, solution: (_view, options) => ofType(options, 'rest'), isDone: did('rested') },
    },
  ],
  avoid: [
    ...twice('use', (seats) => atFrame('avoid', (_view, options) => ofType(options, 'use').some(isForCops), seats), {
      solution: (_view, options) => first(ofType(options, 'use').filter(isForCops)),
      allows: ([action]) => action?.type === 'use' && isForCops(action),
      isDone: did('copAvoided', 'copsAvoided'),
    }),
  ],
  wounds: [
    ...twice(
      'heal',
      (seats) =>
        atFrame('action', (view, options) => boardOf(view).wounds > 0 && uses(options, 'firstAid').length > 0, seats),
      {
        solution: (_view, options) => uses(options, 'firstAid'),
        allows: ([action]) => action?.type === 'use' && action.component === 'firstAid',
        isDone: did('healed'),
      },
      { params: (view) => ({ wounds: boardOf(view).wounds }) },
    ),
  ],
  cards: [
    ...twice(
      'use',
      (seats) => atFrame('action', (_view, options) => uses(options, 'contact').length > 0, seats),
      {
        solution: (_view, options) => first(uses(options, 'contact')),
        allows: ([action]) => action?.type === 'use' && action.component === 'contact',
        isDone: did('contactUsed'),
      },
      { params: (view, options) => contactParams(view, uses(options, 'contact')[0]) },
    ),
  ],
  fixers: [
    ...twice(
      'use',
      (seats) => atFrame('action', (_view, options) => uses(options, 'fixer').length > 0, seats),
      {
        solution: (_view, options) => first(uses(options, 'fixer')),
        allows: ([action]) => action?.type === 'use' && action.component === 'fixer',
        isDone: did('fixerUsed'),
      },
      {
        params: (view, options) => ({
          fixer: ['fixer', fixerOf(boardOf(view).items[uses(options, 'fixer')[0]?.index ?? 0] ?? 0)],
        }),
      },
    ),
  ],
  assets: [
    ...twice('use', (seats) => atFrame('action', (view, options) => plainAssets(view, options).length > 0, seats), {
      solution: (view, options) => first(plainAssets(view, options)),
      allows: ([action]) => action?.type === 'use' && action.component === 'asset',
      isDone: did('assetUsed'),
    }),
  ],
  gangs: [
    {
      id: 'hire',
      start: at((view) => trips(view).some(({ price, route }) => price > 0 && route.cops === 0)),
      task: {
        hasArrow: true,
        ...travel(({ price, route }) => price > 0 && route.cops === 0),
        isDone: did('gangTaken'),
      },
    },
    {
      id: 'member',
      start: atFrame('avoid', (_view, options) => uses(options, 'member').length > 0, 4),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(uses(options, 'member')),
        allows: ([action]) => action?.type === 'use' && action.component === 'member',
        isDone: did('memberReturned'),
      },
    },
    {
      id: 'again',
      start: atFrame('action', (_view, options) => uses(options, 'member').length > 0, 4),
      task: {
        hasArrow: false,
        solution: (_view, options) => first(uses(options, 'member')),
        isDone: did('memberReturned'),
      },
    },
  ],
  lines: [
    ...twice(
      'unlock',
      (seats) => atFrame('unlock', (view) => isWithin(view, 'reward') || isWithin(view, 'line'), seats),
      {
        solution: (_view, options) => first(ofType(options, 'unlock')),
        allows: only('unlock'),
        isDone: did('assetUnlocked'),
      },
    ),
  ],
  nearer: [
    ...twice('cop', (seats) => atFrame('approach', () => true, seats), {
      solution: (_view, options) => first(ofType(options, 'moveCop')),
      allows: only('moveCop'),
      isDone: ({ events }) => events.some(({ type }) => type === 'copMoved'),
    }),
  ],
  night: [
    ...twice(
      'disc',
      (seats) => atFrame('useDisc', () => true, seats),
      { solution: (_view, options) => ofType(options, 'useDisc'), allows: only('useDisc'), isDone: did('discSpent') },
      { params: (view) => ({ part: ['part', view.table.part] }) },
    ),
  ],
  escape: [
    { id: 'look', start: at((view) => view.table.escapes.length === 0 && freeEscapes(view).length > 0) },
    { id: 'go', task: { hasArrow: true, ...travel(({ isEscape, route }) => isEscape && route.cops === 0) } },
    {
      id: 'again',
      start: at((view) => view.table.escapes.length === 0 && freeEscapes(view).length > 0, 4),
      task: { hasArrow: false, solution: (view) => freeEscapes(view)[0]?.actions ?? [], isDone: did('escaped') },
    },
  ],
  price: [
    ...twice(
      'go',
      (seats) => at((view) => view.table.escapes.length > 0 && freeEscapes(view).length > 0, seats),
      {
        solution: (view) => freeEscapes(view)[0]?.actions ?? [],
        allows: (actions) => actions.at(-1)?.type === 'escape',
        isDone: did('escaped'),
      },
      {
        params: (view) => ({
          price: ['money', escapePriceOf(view.table, printed(view), me(view))],
          gone: view.table.escapes.length,
        }),
      },
    ),
  ],
  sandra: [
    ...twice(
      'avoid',
      (seats) =>
        atFrame(
          'avoid',
          (view, options) => view.table.turn.sandra === 1 && ofType(options, 'use').some(isOnSandra),
          seats,
        ),
      {
        solution: (_view, options) => first(ofType(options, 'use').filter(isOnSandra)),
        allows: ([action]) => action?.type === 'use' && isOnSandra(action),
        isDone: did('sandraAvoided'),
      },
      { seats: [2, 1] },
    ),
  ],
  costa: [
    { id: 'look', start: at((view) => canMeetCosta(view), 1) },
    {
      id: 'go',
      task: {
        hasArrow: true,
        solution: (view) => tollFree(view)[0]?.actions ?? [],
        allows: (actions, view) =>
          tollFree(view).some((plan) => JSON.stringify(plan.actions) === JSON.stringify(actions)),
        isDone: isUntolled,
      },
    },
    {
      id: 'again',
      start: at((view) => view.table.day === 2 && canMeetCosta(view), 1),
      task: { hasArrow: false, solution: (view) => tollFree(view)[0]?.actions ?? [], isDone: isUntolled },
    },
  ],
};

function canMeetCosta(view: View): boolean {
  return trips(view).some((plan) => plan.meetsCosta) && tollFree(view).length > 0;
}

/** Gone somewhere else without paying Costa. */
function isUntolled({ before, view, events }: After): boolean {
  const isGone = whereIs(view) !== whereIs(before) && !['travel', 'toll'].includes(frameOf(view));
  return isGone && !events.some((event) => event.type === 'paid' && event.why === 'toll');
}

function contactParams(view: View, use: ActionOf<'use'> | undefined): Params {
  const card = (boardOf(view).contacts[use?.index ?? 0] ?? 1) - 1;
  const contact = printed(view).contacts[card];
  const code = contact === undefined ? 0 : effectCode(contact.effect);
  return { card: ['contactName', card], effect: ['effect', code] };
}

/** Something that a rest would turn up again (E10.2). */
function hasUsed(view: View): boolean {
  const { spent, used, firstAid } = boardOf(view);
  return spent !== 0 || used !== 0 || firstAid === 0;
}

/** What is used on the way against cops: it names whom. */
function isForCops({ component, target }: ActionOf<'use'>): boolean {
  return target >= 0 && component !== 'member';
}

/** Sandra is the last of four on a tile (E23.2). */
function isOnSandra({ target, component }: ActionOf<'use'>): boolean {
  return (component === 'equipment' || component === 'contact') && target >= 0 && target % 4 === 3;
}

/** Assets that need no further choice. */
function plainAssets(view: View, options: readonly Action[]): readonly ActionOf<'use'>[] {
  return uses(options, 'asset').filter(({ index }) => {
    const asset = (boardOf(view).slots[index] ?? 0) - 1;
    return asset === EXTRA_ACTION_ASSET || (asset === HEAL_ASSET && boardOf(view).wounds > 0);
  });
}

function freeEscapes(view: View) {
  return trips(view).filter(({ isEscape, route, meetsCosta }) => isEscape && route.cops === 0 && !meetsCosta);
}

function tollFree(view: View) {
  return trips(view).filter(
    ({ meetsCosta, route, isEscape, price }) => !meetsCosta && route.cops === 0 && !isEscape && price === 0,
  );
}
