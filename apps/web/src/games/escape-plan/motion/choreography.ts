import type { Happening, Pawn, Table, View } from '@stakeout/escape-plan';
import { duration } from '../../../table/motion/duration.ts';
import { fly, layer, likenessOf } from '../../../table/motion/flight.ts';
import { play } from '../../../table/sound.ts';
import { copPoint, pawnPoint } from '../city/places.ts';
import { TELLINGS } from '../telling.ts';
import { floatOf, rise } from './floats.ts';
import type { Screen } from './screen.ts';

const INOUT = 'cubic-bezier(0.6, 0, 0.2, 1)';
const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const STAMP = 'cubic-bezier(0.2, 1.6, 0.4, 1)';
/** A robber walks from node to node: a way is seldom longer than seven of them. */
const STEP = 120;
/** How long what somebody gains or loses can be read, and how far one comes after another. */
const RISING = 1100;
const BETWEEN_FLOATS = 260;

/** One happening that is about to be shown. */
interface Moment {
  readonly happening: Happening;
  readonly printed: Table;
  /** The table as it is on the screen, and as it will be. */
  readonly now: View;
  readonly next: View;
  /** Puts `next` on the screen. It happens at the end, if it is not done earlier. */
  readonly show: () => void;
  readonly signal: AbortSignal;
  readonly speed: number;
}

/** What moves when something happens. Everything that has no entry here simply appears. */
export class Choreography {
  private readonly screen: Screen;
  private floats = 0;

  constructor(screen: Screen) {
    this.screen = screen;
  }

  /** A new move begins: what it brings rises one after another. */
  begin(): void {
    this.floats = 0;
  }

  async perform(moment: Moment): Promise<void> {
    const { sound } = TELLINGS[moment.happening.type];
    if (sound !== undefined) play(sound);
    await this.move(moment);
    moment.show();
    await this.settle(moment);
    this.float(moment);
  }

  /** What moves on the table as it was. */
  private async move(moment: Moment): Promise<void> {
    const { happening, now } = moment;
    switch (happening.type) {
      case 'moved':
        return this.slidePawn(moment, happening.pawn, STEP);
      case 'automaMoved':
        return this.slidePawn(moment, happening.pawn, duration('scene'));
      case 'escaped':
      case 'arrested':
        return this.fade(moment, this.screen.pawn(happening.pawn));
      case 'copMoved':
        return this.slideCop(moment, happening.cop, happening.from, happening.to);
      case 'copRemoved':
        return this.fade(moment, this.screen.cop(happening.tile, happening.cop));
      case 'contactTaken':
        return this.takeContact(moment, happening.pawn, happening.contact);
      case 'contactDismissed':
      case 'contactLost':
        return this.fade(moment, this.contact(now, happening.contact));
      case 'notorietyMoved':
        return this.slideMarker(moment, happening.pawn);
      default:
        return;
    }
  }

  /** What moves once it is there. */
  private async settle(moment: Moment): Promise<void> {
    const { happening, next } = moment;
    switch (happening.type) {
      case 'tileLaid':
        return this.drop(moment, this.screen.tile(happening.tile));
      case 'placeAssigned':
        return this.flash(moment, this.screen.node(happening.node));
      case 'cubeOnPlain':
      case 'cubeOnIncome':
      case 'businessClosed':
        return this.flash(moment, this.screen.node(next.table.places[happening.place] ?? -1));
      case 'copAvoided':
      case 'copNotAvoided':
        return this.pop(moment, this.screen.cop(happening.tile, happening.cop));
      case 'exitBlocked':
        return this.pop(moment, this.screen.place(`exit-${happening.exit}`));
      case 'wounded':
      case 'handcuffed':
        return this.shake(moment, this.screen.pawn(happening.pawn));
      default:
        return;
    }
  }

  private async slidePawn(moment: Moment, pawn: Pawn, usual: number): Promise<void> {
    const from = pawnPoint(moment.now, moment.printed, pawn);
    const to = pawnPoint(moment.next, moment.printed, pawn);
    await this.slide(moment, this.screen.pawn(pawn), from, to, usual);
  }

  private async slideCop(moment: Moment, cop: number, from: number, to: number): Promise<void> {
    const start = copPoint(moment.now, moment.printed, from, cop);
    const goal = copPoint(moment.next, moment.printed, to, cop);
    await this.slide(moment, this.screen.cop(from, cop), start, goal, duration('scene'));
  }

  /** Slides a piece of the map by units of its drawing; where it ends, the next view draws it anew. */
  private async slide(
    moment: Moment,
    piece: Element | null,
    from: { readonly x: number; readonly y: number } | null,
    to: { readonly x: number; readonly y: number } | null,
    usual: number,
  ): Promise<void> {
    if (piece === null || from === null || to === null) return;
    const goal = `${to.x - from.x}px ${to.y - from.y}px`;
    const sliding = piece.animate([{ translate: '0px 0px' }, { translate: goal }], {
      duration: usual / moment.speed,
      easing: usual <= STEP ? 'linear' : INOUT,
      fill: 'forwards',
    });
    await seen(sliding, moment.signal);
    moment.show();
    sliding.cancel();
  }

  private async slideMarker(moment: Moment, pawn: Pawn): Promise<void> {
    const place = `notoriety-${pawn}`;
    const from = this.screen.place(place)?.getBoundingClientRect();
    moment.show();
    const marker = this.screen.place(place);
    if (marker === null || from === undefined) return;
    const to = marker.getBoundingClientRect();
    const start = { translate: `${from.left - to.left}px ${from.top - to.top}px` };
    const timing = { duration: duration('slow') / moment.speed, easing: INOUT };
    await seen(marker.animate([start, { translate: '0px 0px' }], timing), moment.signal);
  }

  /** A card flies from the display to the space where it will lie, or to the plate of whoever takes it. */
  private async takeContact(moment: Moment, pawn: Pawn, contact: number): Promise<void> {
    const card = this.contact(moment.now, contact);
    const space = moment.next.table.boards[pawn]?.contacts.indexOf(contact + 1) ?? -1;
    const isOwn = pawn === moment.next.viewer;
    const goal = (isOwn ? this.screen.target(`contact:${space}`) : null) ?? this.screen.place(`plate-${pawn}`);
    if (card === null || goal === null) return;
    const from = card.getBoundingClientRect();
    const to = around(goal.getBoundingClientRect(), from);
    const likeness = likenessOf(card);
    likeness.removeAttribute('data-target');
    const milliseconds = (duration('slow') * 1.4) / moment.speed;
    const gone = card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: milliseconds + 200 });
    await fly(likeness, { from, to, milliseconds, easing: INOUT, signal: moment.signal });
    gone.cancel();
  }

  private contact(view: View, contact: number): Element | null {
    return this.screen.target(`display:${view.table.display.indexOf(contact)}`);
  }

  private async fade(moment: Moment, piece: Element | null): Promise<void> {
    const steps = [
      { opacity: 1, translate: '0px 0px' },
      { opacity: 0, translate: '0px 14px' },
    ];
    const timing: KeyframeAnimationOptions = { duration: duration('slow') / moment.speed, fill: 'forwards' };
    await this.until(moment, piece?.animate(steps, timing));
  }

  /** Shows what comes next once an animation has been seen, and only then lets go of it. */
  private async until(moment: Moment, animation: Animation | undefined): Promise<void> {
    if (animation === undefined) return;
    await seen(animation, moment.signal);
    moment.show();
    animation.cancel();
  }

  private async drop(moment: Moment, tile: Element | null): Promise<void> {
    const steps = [
      { translate: '0px -46px', opacity: 0 },
      { translate: '0px 0px', opacity: 1 },
    ];
    const timing = { duration: duration('slow') / moment.speed, easing: STAMP };
    const dropping = tile?.animate(steps, timing);
    if (dropping !== undefined) await seen(dropping, moment.signal);
  }

  private async pop(moment: Moment, piece: Element | null): Promise<void> {
    const timing = { duration: duration('slow') / moment.speed, easing: OUT };
    const popping = piece?.animate([{ scale: '1' }, { scale: '1.25' }, { scale: '1' }], timing);
    if (popping !== undefined) await seen(popping, moment.signal);
  }

  /** Locations lie still on the map; they light up. */
  private async flash(moment: Moment, piece: Element | null): Promise<void> {
    const steps = [{ filter: 'brightness(2)' }, { filter: 'brightness(1)' }];
    const flashing = piece?.animate(steps, { duration: (duration('slow') * 1.5) / moment.speed, easing: OUT });
    if (flashing !== undefined) await seen(flashing, moment.signal);
  }

  private async shake(moment: Moment, piece: Element | null): Promise<void> {
    const steps = [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0px` }));
    const shaking = piece?.animate(steps, { duration: duration('slow') / moment.speed });
    if (shaking !== undefined) await seen(shaking, moment.signal);
  }

  /** What somebody gains or loses rises over their robber, or over their plate. */
  private float({ happening, signal, speed }: Moment): void {
    const float = floatOf(happening);
    if (float === null || !('pawn' in happening)) return;
    const { pawn } = happening;
    const piece = this.screen.pawn(pawn) ?? this.screen.place(`plate-${pawn}`);
    if (piece === null || signal.aborted) return;
    const { left, top, width } = piece.getBoundingClientRect();
    const delay = (this.floats++ * BETWEEN_FLOATS) / speed;
    rise(float, { left: left + width / 2, top }, layer(), { milliseconds: RISING / speed, delay, signal });
  }
}

/** Waits for an animation to end, or to be cut short. */
async function seen(animation: Animation, signal: AbortSignal): Promise<void> {
  const cancel = () => animation.cancel();
  signal.addEventListener('abort', cancel);
  await animation.finished.catch(() => undefined);
  signal.removeEventListener('abort', cancel);
}

/** Room of the same size around the middle of a place. */
function around(place: DOMRect, { width, height }: DOMRect): DOMRect {
  return new DOMRect(place.left + (place.width - width) / 2, place.top + (place.height - height) / 2, width, height);
}
