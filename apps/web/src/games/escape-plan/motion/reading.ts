import { type Event, type HappeningType, isHappening } from '@stakeout/escape-plan';

/** How long most of what somebody else does can be read, in milliseconds. */
const USUAL = 800;

/** Steps of a way are read as a way, and what only goes with something is read with it. */
const READING: Readonly<Partial<Record<HappeningType, number>>> = {
  turnBegan: 0,
  orderSettled: 0,
  moved: 220,
  flown: 400,
  canUsed: 400,
  paid: 350,
  notorietyGained: 350,
  notorietyLost: 350,
  notorietyMoved: 0,
  contactRevealed: 300,
  tileRevealed: 0,
  copsDrawn: 0,
  incomeReceived: 0,
  gameEnded: 0,
  wounded: 1200,
  handcuffed: 1200,
  copMoved: 1200,
  businessClosed: 1200,
};

/** How long an event of somebody else's stays at the usual pace, however quickly it is shown. */
export function readingOf(event: Event): number {
  return isHappening(event) ? (READING[event.type] ?? USUAL) : 0;
}
