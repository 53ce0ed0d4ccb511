import type { Event, View } from '@stakeout/gunrunners';
import type { Seat, Viewer } from '@stakeout/kernel';
import { duration, isStill } from '../../../table/motion/duration.ts';
import { conceal, fly, frame, likenessOf, pause } from '../../../table/motion/flight.ts';
import type { Beat } from '../../../table/motion/playback.ts';
import { inside } from '../../../table/motion/pose.ts';
import { play } from '../../../table/sound.ts';
import { goalsOf, lastOf } from './changed-places.ts';
import type { Places } from './places.ts';

const INOUT = 'cubic-bezier(0.6, 0, 0.2, 1)';
const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const STAMP = 'cubic-bezier(0.2, 1.6, 0.4, 1)';
/** How long the frame stays around what changed, for readers who want no motion. */
const FRAMED = 2000;
/** More crates than this at once cannot be told apart in flight. */
const MOST_CRATES = 8;

/** An event being shown, whichever move it belongs to. */
export type Shown = Omit<Beat, 'move'>;

/** What moves when an event is shown. Everything that has no entry here simply appears. */
export class Choreography {
  private readonly places: Places;

  constructor(places: Places) {
    this.places = places;
  }

  async perform(beat: Beat): Promise<void> {
    const event = beat.event as Event;
    if (beat.speed === 0) return;
    if (isStill()) {
      beat.show();
      this.frame(event, beat);
      return;
    }
    await this.move(event, beat);
    if (beat.isRetold) this.frame(event, beat, 'var(--paper-50)');
  }

  private frame(event: Event, { after }: Beat, colour?: string): void {
    for (const place of goalsOf(event, after as View)) {
      const piece = this.places.piece(place);
      if (piece !== null) frame(piece, FRAMED, colour);
    }
  }

  /** What moves when an event is shown, whatever else is done about it. */
  async move(event: Event, beat: Shown): Promise<void> {
    const after = beat.after as View;
    const { viewer } = after;
    switch (event.type) {
      case 'agentStationed':
        return this.card(beat, handOf(event.seat, viewer), [`probation-${event.location}`]);
      case 'dieRolled':
        return this.die(beat);
      case 'cratesDelivered':
        return this.delivery(beat, event.location, event.fromSupply, event.fromWarehouse);
      case 'warehouseOverflowed':
        return this.crates(
          beat,
          'warehouse',
          after.crates.map((_, location) => [`crates-${location}`, 1]),
        );
      case 'cardCommitted':
        return this.card(beat, handOf(event.seat, viewer, beat.before as View, event.card), [
          'committed',
          `plate-${event.seat}`,
        ]);
      case 'agentFlipped':
        return this.card(beat, [`probation-${event.location}`], [lastOf(after, event.location)], true);
      case 'agentPlaced':
        return this.card(
          beat,
          ['committed', ...handOf(event.seat, viewer, beat.before as View, event.card)],
          [`probation-${event.location}`],
          event.seat === viewer,
        );
      case 'undercoverDeployed':
        return this.card(
          beat,
          handOf(event.seat, viewer, beat.before as View, event.card),
          [lastOf(after, event.location)],
          event.seat === viewer,
        );
      case 'cardDrawn':
        return this.card(
          beat,
          // The pile that lies on the table is the viewer's own.
          [event.seat === viewer ? 'pile' : `pile-${event.seat}`],
          handOf(event.seat, viewer, after, event.card),
          event.seat === viewer,
        );
      case 'agentTransferred':
      case 'undercoverHidden':
        return this.card(beat, [`field-${event.from}-${event.index}`], [lastOf(after, event.to)]);
      case 'undercoverPeeked':
      case 'agentTargeted':
        return this.pulse(beat, [`field-${event.location}-${event.index}`]);
      case 'probationersInspected':
      case 'probationersArranged':
        return this.pulse(
          beat,
          after.probation.map((_, location) => `probation-${location}`),
        );
      case 'agentSabotaged':
        return this.discard(beat, [`field-${event.location}-${event.index}`]);
      case 'sabotageFailed':
        return this.shake(beat, `field-${event.location}-${event.index}`);
      case 'cratesRun':
        return this.crates(beat, `crates-${event.from}`, [[`crates-${event.to}`, 2]]);
      case 'cratesTaken':
        return this.crates(beat, `crates-${event.location}`, [[`taken-${event.seat}`, event.crates]]);
      case 'specialDelivery':
        return this.crates(
          beat,
          'supply',
          event.crates.map((count, location) => [`crates-${location}`, count]),
        );
      case 'cratesLeft':
        return this.crates(beat, `crates-${event.location}`, [['supply', event.crates]]);
      default:
        return;
    }
  }

  /** A card slides from where it lay to where it lies; with `turns` it turns over on the way. */
  private async card(beat: Shown, sources: readonly string[], goals: readonly string[], turns = false): Promise<void> {
    const source = this.places.piece(...sources);
    const from = source?.getBoundingClientRect();
    const start = source === null ? null : likenessOf(source);
    beat.show();
    const goal = this.places.piece(...goals);
    // Between two numbers on somebody's plate nothing is to be seen on its way.
    if (goal === null || from === undefined || start === null || !(isCardLike(source) || isCardLike(goal))) return;
    const milliseconds = duration('slow') / beat.speed;
    const isCard = isCardLike(source);
    const to = goal.getBoundingClientRect();
    const plan = { from: isCard ? from : inside(from, to), to, milliseconds, easing: INOUT, signal: beat.signal };
    play(turns ? 'flip' : 'card');
    conceal(goal, milliseconds, beat.signal);
    if (turns && isCard) await fly(start, plan, likenessOf(goal));
    else await fly(isCardLike(goal) ? likenessOf(goal) : start, plan);
  }

  private async die(beat: Shown): Promise<void> {
    const die = this.places.find('.gr-die');
    const milliseconds = duration('scene') / beat.speed;
    play('die');
    const tumble = die?.animate(
      [
        { transform: 'translate(0, 0) rotate(-6deg)' },
        { transform: 'translate(14px, -26px) rotate(200deg)', offset: 0.3 },
        { transform: 'translate(4px, 4px) rotate(420deg)', offset: 0.55 },
        { transform: 'translate(-3px, -10px) rotate(560deg) scale(1.12)', offset: 0.75 },
        { transform: 'translate(0, 0) rotate(714deg)' },
      ],
      { duration: milliseconds, easing: OUT },
    );
    beat.signal.addEventListener('abort', () => tumble?.cancel());
    await pause(milliseconds * 0.5, beat.signal);
    beat.show();
    await pause(milliseconds * 0.5, beat.signal);
    this.places
      .find('.gr-die')
      ?.animate([{ scale: '1.25' }, { scale: '1' }], { duration: duration('base'), easing: STAMP });
  }

  private async delivery(
    beat: Shown,
    location: number | null,
    fromSupply: number,
    fromWarehouse: number,
  ): Promise<void> {
    if (location === null) return this.crates(beat, 'supply', [['warehouse', fromSupply]]);
    const goal = `crates-${location}`;
    await Promise.all([
      this.crates(beat, 'supply', [[goal, fromSupply]]),
      this.crates(beat, 'warehouse', [[goal, fromWarehouse]]),
    ]);
  }

  /** Crates hop one by one; the number at the goal counts with them. */
  private async crates(
    beat: Shown,
    source: string,
    goals: readonly (readonly [place: string, count: number])[],
  ): Promise<void> {
    const from = this.places.at(source)?.getBoundingClientRect();
    const likeness = this.places.find('.gr-one-crate');
    const flights = goals.flatMap(([place, count]) =>
      Array.from({ length: Math.min(count, MOST_CRATES) }, () => this.places.at(place)?.getBoundingClientRect()),
    );
    beat.show();
    if (from === undefined || likeness === null) return;
    const between = duration('crate') / beat.speed;
    await Promise.all(
      flights.map(async (to, index) => {
        if (to === undefined) return;
        await pause(index * between, beat.signal);
        if (beat.signal.aborted) return;
        play('crate', index);
        const plan = { from: middle(from), to: middle(to), easing: INOUT, signal: beat.signal };
        await fly(likenessOf(likeness), { ...plan, milliseconds: duration('slow') / beat.speed });
      }),
    );
  }

  private async pulse(beat: Shown, places: readonly string[]): Promise<void> {
    beat.show();
    const milliseconds = duration('slow') / beat.speed;
    for (const place of places) {
      this.places
        .piece(place)
        ?.animate([{ scale: '1' }, { scale: '1.12' }, { scale: '1' }], { duration: milliseconds, easing: OUT });
    }
    await pause(milliseconds, beat.signal);
  }

  private async shake(beat: Shown, place: string): Promise<void> {
    const steps = [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` }));
    this.places.piece(place)?.animate(steps, { duration: duration('slow') / beat.speed });
    await pause(duration('slow') / beat.speed, beat.signal);
  }

  /** Discarded cards turn aside and fade. */
  private async discard(beat: Shown, places: readonly string[]): Promise<void> {
    const milliseconds = duration('base') / beat.speed;
    play('card');
    for (const place of places) {
      this.places.piece(place)?.animate([{ opacity: 1 }, { opacity: 0, rotate: '7deg', translate: '10px 6px' }], {
        duration: milliseconds,
        fill: 'forwards',
      });
    }
    await pause(milliseconds, beat.signal);
  }

  /** A card that lay face down is turned up where it lies. */
  async turnUp(place: string, milliseconds: number, signal: AbortSignal): Promise<void> {
    const turning = [
      { transform: 'perspective(700px) rotateY(90deg)' },
      { transform: 'perspective(700px) rotateY(0deg)' },
    ];
    this.places.piece(place)?.animate(turning, { duration: milliseconds / 2, easing: OUT });
    play('flip');
    await pause(milliseconds, signal);
  }
}

/** Where the cards of a seat come from: the hand on the screen, or the plate of somebody else. */
function handOf(seat: Seat, viewer: Viewer, view?: View, card?: number): readonly string[] {
  const others = [`hand-${seat}`, `plate-${seat}`];
  if (seat !== viewer) return others;
  const index = view === undefined || card === undefined ? -1 : (view.hands[seat] ?? []).indexOf(card);
  return index < 0 ? ['hand', ...others] : [`hand-card-${index}`, 'hand', ...others];
}

function isCardLike(piece: Element | null): boolean {
  return piece?.classList.contains('gr-card') === true;
}

/** A crate's worth of room in the middle of a place. */
function middle({ left, top, width, height }: DOMRect): DOMRect {
  const [wide, tall] = [26, 21];
  return new DOMRect(left + (width - wide) / 2, top + (height - tall) / 2, wide, tall);
}
