import { type Emission, EmissionList, type EventSink } from '@stakeout/kernel';
import type { Change, Event } from './event.ts';
import type { State } from './state.ts';
import { type Own, ownOf, type PublicTable, publicTable } from './view.ts';

/**
 * Tells what an action did. First comes what changed on the table and, to each seat, what changed of its own: views follow
 * from these alone. Then the story. What is new to anybody is marked on the change that brings it.
 */
export function announce(state: State, events: EventSink<Event>, act: (story: EmissionList<Event>) => void): void {
  const before = publicTable(state);
  const ownBefore = state.boards.map((_, seat) => ownOf(state, seat));
  const story = new EmissionList<Event>();
  act(story);
  const isNews = story.emissions.some(({ news, only }) => news && only === null);
  const changes = changesBetween(before, publicTable(state));
  if (changes.length > 0) {
    const changed: Event = { type: 'tableChanged', changes };
    if (isNews) events.reveal(changed);
    else events.show(changed);
  }
  for (let seat = 0; seat < state.seats; seat++)
    announceOwn(state, seat, ownBefore[seat] as Own, story.emissions, events);
  for (const { event, only, redacted } of story.emissions) {
    if (only === null) events.show(event);
    else events.cover(only, event, redacted);
  }
}

function announceOwn(
  state: State,
  seat: number,
  before: Own,
  story: readonly Emission<Event>[],
  events: EventSink<Event>,
): void {
  const own = ownOf(state, seat);
  if (JSON.stringify(own) === JSON.stringify(before)) return;
  const isNews = story.some(({ news, only }) => news && only === seat);
  const changed: Event = { type: 'ownChanged', seat, own };
  const redacted: Event = { type: 'ownChanged', seat, own: null };
  if (isNews) events.whisper(seat, changed, redacted);
  else events.cover(seat, changed, redacted);
}

function changesBetween(before: PublicTable, after: PublicTable): Change[] {
  const changes: Change[] = [];
  for (const field of Object.keys(after) as (keyof PublicTable)[]) {
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      changes.push([field, after[field]] as unknown as Change);
  }
  return changes;
}
