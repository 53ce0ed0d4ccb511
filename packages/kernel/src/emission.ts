import type { Seat, Viewer } from './contract.ts';

/**
 * An event together with who sees it. This is the one mechanism for secrets on the way out: whoever creates an event
 * says at that very place who may see it whole and what everybody else sees instead.
 */
export interface Emission<Event> {
  readonly event: Event;
  /** The only seat that sees `event`; `null` when everybody does. */
  readonly only: Seat | null;
  /** What the others see. The same as `event` when everybody sees it. */
  readonly redacted: Event;
  /** Whether somebody learned something that was hidden from them before. Undo does not reach behind such an event. */
  readonly news: boolean;
}

/** Where `applyInPlace` reports what happens. */
export interface EventSink<Event> {
  /** Everybody sees it, and nobody learns anything that was hidden. */
  show(event: Event): void;
  /** Everybody sees it, and something hidden comes to light. */
  reveal(event: Event): void;
  /** One seat sees what it knows already, such as the card it plays face down; the others see the redacted form. */
  cover(seat: Seat, event: Event, redacted: Event): void;
  /** One seat learns something; the others see the redacted form. */
  whisper(seat: Seat, event: Event, redacted: Event): void;
}

/** Collects emissions in the order they happen. */
export class EmissionList<Event> implements EventSink<Event> {
  readonly emissions: Emission<Event>[] = [];

  show(event: Event): void {
    this.emissions.push({ event, only: null, redacted: event, news: false });
  }

  reveal(event: Event): void {
    this.emissions.push({ event, only: null, redacted: event, news: true });
  }

  cover(seat: Seat, event: Event, redacted: Event): void {
    this.emissions.push({ event, only: seat, redacted, news: false });
  }

  whisper(seat: Seat, event: Event, redacted: Event): void {
    this.emissions.push({ event, only: seat, redacted, news: true });
  }
}

/** The event as the viewer may see it. */
export function seenBy<Event>(emission: Emission<Event>, viewer: Viewer): Event {
  return emission.only === null || emission.only === viewer ? emission.event : emission.redacted;
}
