import type { Event, EventType } from './event.ts';

/** The clause that each kind of event follows; `null` for what goes without saying at a table that is seen. */
const CLAUSES: Readonly<Record<EventType, string | null>> = {
  agentStationed: 'G3.4',
  handDealt: null,
  startChosen: 'G3.6',
  warehouseOverflowed: 'G5.1',
  dieRolled: 'G5.2',
  cratesDelivered: 'G5.2',
  cardCommitted: 'G6.3',
  agentFlipped: 'G6.1',
  agentPlaced: 'G6.1',
  undercoverDeployed: 'G6.4',
  cardDrawn: 'G6.6',
  operationSkipped: 'G7.11',
  operationDeclined: 'G7.1',
  managerTookPost: 'G7.6',
  agentTransferred: 'G7.2',
  undercoverPeeked: 'G7.3',
  undercoverHidden: 'G7.3',
  agentTargeted: 'G7.4',
  agentSabotaged: 'G7.4',
  sabotageFailed: 'G7.4',
  probationersInspected: 'G7.5',
  probationersArranged: 'G7.5',
  cratesRun: 'G7.7',
  locationBusted: 'G8.4',
  cratesTaken: 'G8.4',
  fieldDiscarded: null,
  specialDelivery: 'G8.7',
  finalBustBegan: 'G9.2',
  cratesLeft: 'G9.2',
  gameEnded: 'G9.4',
  decisionPassed: null,
};

/** The clause by which something happened: whoever looks it up reads why. */
export function clauseOf({ type }: Event): string | null {
  return CLAUSES[type];
}
