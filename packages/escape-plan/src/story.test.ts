import { seenBy, type Viewer } from '@stakeout/kernel';
import { saysTheSame } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { isInCity } from './city/city.ts';
import { type Event, type Happening, type HappeningOf, isHappening } from './event.ts';
import { fold } from './fold.ts';
import type { HappeningType } from './happening.ts';
import { randomGame, type Step } from './random-game.fixture.ts';
import { ARRESTED, LEAVING } from './state.ts';
import { type PublicBoard, type PublicTable, type View, viewOf } from './view.ts';

type Seen<Type extends HappeningType> = (
  happening: HappeningOf<Type>,
  now: PublicTable,
  before: PublicTable,
  views: { readonly now: View; readonly before: View },
) => boolean;

const has = (mask: number | undefined, bit: number) => ((mask ?? 0) & (1 << bit)) !== 0;
const grew = (now: number | undefined, before: number | undefined, by: number) => now === (before ?? 0) + by;
const boardIn = ({ boards }: PublicTable, seat: number) => boards[seat] as PublicBoard;
/** Cubes count the same on either side: one more in the red box, or one less in the blue one. */
const heat = ({ red, blue }: PublicTable, pawn: number) => (red[pawn] ?? 0) - (blue[pawn] ?? 0);

/** Money is seen by its owner only. */
function cashGrew({ now, before }: { readonly now: View; readonly before: View }, pawn: number, by: number): boolean {
  return now.viewer !== pawn || grew(now.own?.cash, before.own?.cash, by);
}

/** What the table shows once something has happened; `null` for what leaves no mark of its own on it. */
const MOMENTS: { readonly [Type in HappeningType]: Seen<Type> | null } = {
  dayBegan: ({ day }, now) => now.day === day && now.part === 0,
  partBegan: ({ part }, now) => now.part === part && now.frames.every(({ kind }) => kind !== 'turn'),
  patrolRevealed: ({ exit }, now, { patrolLeft }) =>
    now.revealedPatrol.at(-1) === exit && grew(now.patrolLeft, patrolLeft, -1),
  exitBlocked: ({ exit }, now) => now.patrolled[exit] === 2 && now.exitStackAt.includes(exit),
  tileLaid: ({ tile }, now, before) =>
    isInCity(now.city, tile) && !isInCity(before.city, tile) && !now.faceUp.includes(tile),
  placeAssigned: ({ place, node }, now) => now.places[place] === node,
  tileRevealed: ({ tile }, now) => now.faceUp.includes(tile),
  copsDrawn: ({ tile, cops }, now) => now.cops[tile] === cops,
  orderSettled: (_, { order, notoriety }) =>
    order.every((pawn, index) => (notoriety[pawn] ?? 0) >= (notoriety[order[index + 1] ?? pawn] ?? 0)),
  gameEnded: (_, now) => now.outcome !== null && now.truth !== null,
  turnBegan: ({ pawn }, now) =>
    now.turn.seat === pawn && now.turn.mp === 3 && now.frames.findLast(({ kind }) => kind === 'turn')?.seat === pawn,
  partPassed: null,
  rested: null,
  stayed: null,
  discGained: ({ pawn }, now, before) => grew(now.discs[pawn], before.discs[pawn], 1),
  discSpent: ({ pawn }, now, before) => grew(now.discs[pawn], before.discs[pawn], -1),
  noDiscLeft: (_, now) => now.discsLeft === 0,
  escaped: ({ pawn }, now) => now.escapes.at(-1) === pawn && now.status[pawn] === LEAVING && (now.at[pawn] ?? -1) >= 0,
  arrested: ({ pawn }, now) => now.status[pawn] === ARRESTED && now.at[pawn] === -1,
  moved: ({ pawn, node }, now) => now.at[pawn] === node && now.turn.trail.at(-1) === node,
  flown: ({ pawn }, now, before) => now.at[pawn] === before.at[pawn],
  turnedBack: ({ pawn }, now) => now.at[pawn] === now.turn.start,
  canTaken: ({ pawn }, now, before) => grew(boardIn(now, pawn).cans, boardIn(before, pawn).cans, 1),
  canUsed: ({ pawn }, now, before) =>
    grew(boardIn(now, pawn).cans, boardIn(before, pawn).cans, -1) && grew(now.turn.mp, before.turn.mp, 1),
  copsAvoided: ({ tile, cops }, now) => ((now.turn.toAvoid[tile] ?? 0) & cops) === 0,
  copAvoided: ({ tile, cop }, now) => !has(now.turn.toAvoid[tile], cop),
  sandraAvoided: (_, now) => now.turn.sandra === 0,
  copNotAvoided: ({ tile, cop }, now) => (tile < 0 ? now.turn.sandra === 0 : !has(now.turn.toAvoid[tile], cop)),
  copMoved: ({ cop, from, to }, now) => !has(now.cops[from], cop) && has(now.cops[to], cop),
  copRemoved: ({ cop, tile }, now, before) =>
    !has(now.cops[tile], cop) && grew(now.copsOut[cop], before.copsOut[cop], 1),
  wounded: ({ pawn }, now, before) => grew(boardIn(now, pawn).wounds, boardIn(before, pawn).wounds, 1),
  woundWithoutEffect: ({ pawn }, now, before) => boardIn(now, pawn).wounds === boardIn(before, pawn).wounds,
  handcuffed: ({ pawn, space }, now, before) =>
    has(boardIn(now, pawn).cuffed, space) && !has(boardIn(before, pawn).cuffed, space),
  healed: ({ pawn }, now, before) => grew(boardIn(now, pawn).wounds, boardIn(before, pawn).wounds, -1),
  paid: ({ pawn, amount }, _now, _before, views) => cashGrew(views, pawn, -amount),
  incomeReceived: ({ pawn, amount }, _now, _before, views) => cashGrew(views, pawn, amount),
  notorietyGained: ({ pawn }, now, before) => heat(now, pawn) === heat(before, pawn) + 1,
  notorietyLost: ({ pawn }, now, before) => heat(now, pawn) === heat(before, pawn) - 1,
  notorietyMoved: ({ pawn, position }, now) => now.notoriety[pawn] === position && heat(now, pawn) === 0,
  lineCrossed: null,
  cubeOnPlain: ({ pawn, place }, now) => has(now.visited[place], pawn) && !has(now.onIncome[place], pawn),
  cubeOnIncome: ({ pawn, place }, now) => has(now.visited[place], pawn) && has(now.onIncome[place], pawn),
  businessClosed: ({ place }, now, before) => has(now.closed, place) && !has(before.closed, place),
  gangTaken: ({ pawn, tile }, now) => now.control[tile] === pawn && now.gangs[tile] === 0,
  keyTaken: ({ pawn, colour }, now) => boardIn(now, pawn).keys.includes(1 + colour),
  keyTurned: ({ pawn }, now, before) => !saysTheSame(boardIn(now, pawn), boardIn(before, pawn)),
  fixerBought: ({ fixer }, now) => !has(now.fixers, fixer),
  equipmentBought: ({ equipment }, now, before) => grew(now.equipment[equipment], before.equipment[equipment], -1),
  tilesDrawn: ({ pawn, count }, now, _before, views) =>
    now.turn.drawn === count && (views.now.viewer !== pawn || views.now.own?.drawn.length === count),
  tileKept: ({ pawn }, now, _before, views) =>
    now.turn.drawn === 0 && (views.now.viewer !== pawn || views.now.own?.drawn.length === 0),
  itemReplaced: ({ item }, now) => now.boxed.at(-1) === item,
  prayed: null,
  contactTaken: ({ pawn, contact }, now) =>
    !now.display.includes(contact) &&
    (pawn < now.seats ? boardIn(now, pawn).contacts.includes(1 + contact) : now.costaContacts.includes(contact)),
  contactDismissed: ({ contact }, now) => !now.display.includes(contact) && now.contactsOut.at(-1) === contact,
  contactReplaced: ({ contact }, now) => now.contactsOut.at(-1) === contact,
  contactRevealed: ({ contact }, now, before) => now.display.includes(contact) && !before.display.includes(contact),
  assetUnlocked: ({ pawn, asset }, now) => boardIn(now, pawn).slots.includes(1 + asset),
  assetWasted: ({ pawn, asset }, now) => has(boardIn(now, pawn).gone, asset),
  nothingToTake: null,
  contactUsed: ({ pawn, contact }, now) => boardIn(now, pawn).contacts.includes(1 + contact),
  fixerUsed: ({ pawn }, now, before) => boardIn(now, pawn).used > boardIn(before, pawn).used,
  equipmentUsed: ({ pawn }, now, before) => boardIn(now, pawn).used > boardIn(before, pawn).used,
  assetUsed: ({ pawn, asset }, now) => boardIn(now, pawn).slots.includes(-1 - asset),
  memberReturned: ({ pawn, tile }, now, before) =>
    grew(now.gangs[tile], before.gangs[tile], 1) && grew(boardIn(now, pawn).members, boardIn(before, pawn).members, -1),
  firstAidUsed: ({ pawn }, now) => boardIn(now, pawn).firstAid === 0,
  automaMoved: ({ pawn, node }, now) => now.at[pawn] === node,
  automaStayed: ({ pawn }, now, before) => now.at[pawn] === before.at[pawn],
  contactLost: ({ contact }, now) => !now.display.includes(contact) && now.contactsOut.at(-1) === contact,
  fixerLost: ({ fixer }, now, before) => !has(now.fixers, fixer) && has(before.fixers, fixer),
  keyLost: ({ colour }, now) => now.keysOut.at(-1) === colour,
  lockerLost: ({ colour }, now, before) => grew(now.lockerSizes[colour], before.lockerSizes[colour], -1),
  exitTileLost: ({ exit }, now, before) => {
    const stack = now.exitStackAt.indexOf(exit);
    return grew(now.exitStackSizes[stack], before.exitStackSizes[stack], -1);
  },
};

/** The happenings that do not show on the table when they should, in the words of a failing test. */
function faultsIn({ before, emissions }: Step, viewer: Viewer, seen: Set<HappeningType>): string[] {
  const faults: string[] = [];
  const events = emissions.map((emission) => seenBy(emission, viewer));
  let view = viewOf(before, viewer);
  for (let index = 0; index < events.length; ) {
    const event = events[index++] as Event;
    const was = view;
    view = fold(view, event);
    for (let next = events[index]; next?.type === 'ownChanged'; next = events[++index]) view = fold(view, next);
    if (!isHappening(event)) continue;
    seen.add(event.type);
    if (!isSeen(event, view, was)) faults.push(`${viewer}: ${JSON.stringify(event)}`);
  }
  return faults;
}

function isSeen(happening: Happening, now: View, before: View): boolean {
  const look = MOMENTS[happening.type] as Seen<HappeningType> | null;
  return look === null || look(happening, now.table, before.table, { now, before });
}

describe('a story', () => {
  const seen = new Set<HappeningType>();

  it.each([1, 2, 3, 4, 5])('shows everything on the table when it has happened: %i players', (seats) => {
    for (const seed of [1, 2]) {
      let count = 0;
      randomGame(seats, 70 + seats * seed, (step) => {
        expect(faultsIn(step, count++ % seats, seen)).toEqual([]);
        expect(faultsIn(step, null, seen)).toEqual([]);
      });
    }
  });

  it('these games have almost everything in them', () => {
    expect(seen.size).toBeGreaterThan(65);
  });
});
