import type { Event, EventType } from '@stakeout/gunrunners';

/** How long most of what somebody else does can be read, in milliseconds. */
const USUAL = 1000;

/** What changes the standing takes longer to take in; what only prepares something is told by what comes of it. */
const READING: Readonly<Partial<Record<EventType, number>>> = {
  agentStationed: 700,
  handDealt: 0,
  cardCommitted: 400,
  agentFlipped: 1300,
  agentPlaced: 800,
  cardDrawn: 0,
  agentTransferred: 1300,
  agentSabotaged: 1300,
  sabotageFailed: 1300,
  cratesRun: 1300,
  // A bust has a scene and times of its own.
  locationBusted: 0,
  cratesTaken: 0,
  fieldDiscarded: 0,
  specialDelivery: 0,
  finalBustBegan: 0,
  cratesLeft: 0,
  gameEnded: 0,
  decisionPassed: 0,
};

/** How long an event of somebody else's stays at the usual pace, however quickly it is shown. */
export function readingOf({ type }: Event): number {
  return READING[type] ?? USUAL;
}
