import { type AnyMatch, type Message, retell, type Seat, seenBy } from '@stakeout/kernel';

/** What happened since standing action number `from`, told as it happens: each event by itself; from the start with what set-up brought. */
export function newsLines(match: AnyMatch, seat: Seat, from: number): Message[] {
  const view = match.game.view(match.state, seat);
  const opened = from === 0 ? openingOf(match, view) : [];
  return [...opened, ...eventsSeenBy(match, seat, from)].flatMap((event) => match.game.narrate([event], view));
}

/** The whole log as the seat may still read it: what everybody should have forgotten by now is no longer in it. */
export function logLines(match: AnyMatch, seat: Seat): readonly Message[] {
  const view = match.game.view(match.state, seat);
  return match.game.narrate([...openingOf(match, view), ...eventsSeenBy(match, seat, 0)], view);
}

/** What set-up brought to light. */
function openingOf({ game }: AnyMatch, view: unknown): readonly unknown[] {
  return game.opening?.(view) ?? [];
}

/** What the seat was shown since standing action number `from`. */
export function eventsSeenBy(match: AnyMatch, seat: Seat, from: number): unknown[] {
  return retell(match, from).flatMap((emissions) => emissions.map((emission) => seenBy(emission, seat)));
}
