import type { Event, View } from '@stakeout/gunrunners';

/** The place of the last card of a field: where whatever joins it comes to lie. */
export function lastOf(view: View, location: number): string {
  return `field-${location}-${(view.fields[location]?.length ?? 1) - 1}`;
}

/** What an event changed, by place. */
export function goalsOf(event: Event, after: View): readonly string[] {
  switch (event.type) {
    case 'agentStationed':
    case 'agentPlaced':
      return [`probation-${event.location}`];
    case 'dieRolled':
      return ['die'];
    case 'cratesDelivered':
      return [event.location === null ? 'warehouse' : `crates-${event.location}`];
    case 'agentFlipped':
    case 'undercoverDeployed':
      return [lastOf(after, event.location)];
    case 'agentTransferred':
    case 'undercoverHidden':
      return [lastOf(after, event.to)];
    case 'agentTargeted':
    case 'sabotageFailed':
    case 'undercoverPeeked':
      return [`field-${event.location}-${event.index}`];
    case 'probationersArranged':
      return after.probation.map((_, location) => `probation-${location}`);
    case 'cratesRun':
      return [`crates-${event.from}`, `crates-${event.to}`];
    case 'locationBusted':
      return [`row-${event.location}`];
    case 'cratesTaken':
      return [`taken-${event.seat}`];
    default:
      return [];
  }
}
