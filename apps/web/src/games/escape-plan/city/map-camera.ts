import { duration } from '../../../table/motion/duration.ts';
import {
  between,
  type Camera,
  clearOf,
  fitted,
  held,
  type Insets,
  onMap,
  panned,
  revealing,
  type Size,
  zoomed,
} from './camera.ts';
import { footOver } from './foot.ts';
import { type Box, type Point, SIZE } from './geometry.ts';
import { coversOf, insetsOf, marginsOf } from './map-room.ts';

/** What the camera is to show. */
export interface Shot {
  /** The whole city. */
  readonly box: Box;
  /** The middles of its tiles. */
  readonly centres: readonly Point[];
  /** What matters most where not everything fits: the previewed way, or the own robber. */
  readonly focus: Box | null;
  /** Whether that is being chosen, and not merely there: then it is brought into sight even where somebody moved the map. */
  readonly isChosen: boolean;
  /** Whether all of it must be seen, even if names get small: while a tile is to be laid. */
  readonly isWhole: boolean;
  /** Which decision it is for: with another one the city may be fitted anew. */
  readonly moment: number;
}

/** Below this scale signs could not be told apart. Where the city does not fit at that scale, a part of it is shown. */
const LEAST = 0.32;
const LEAST_WHERE_NARROW = 0.8;
const NARROW = 560;
/** From afar only the names are written, not how things stand; from very far only those that have room. */
const FAR = 0.72;
const FARTHER = 0.5;
/** So many milliseconds after the window has got another size, what changes its size does so for that. */
const TURNING = 600;
/** After so many milliseconds without zooming the map is drawn sharp again. */
const SETTLED = 240;
/** Names are never smaller on the screen than this, as far as the room allows. */
const LABEL = 14.5;
const LEAST_LABEL = 12.3;
const LARGEST_LABEL = 38.5;
/** Badges and small signs grow against the scale, as far as there is room for them. */
const SIGN = 0.85;
const LARGEST_SIGN = 1.2;

const NOTHING: Box = { left: -1, top: -1, right: 1, bottom: 1 };
const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * Moves the map under the glass by one transform, past React: panning and zooming draw nothing anew. It stays where it is put:
 * panels that open beside or over it move nothing. By itself it fits the city anew only when the city has grown out of sight
 * or the window has another size, and not even then once somebody has taken hold of it.
 */
export class MapCamera {
  private readonly view: HTMLElement;
  private readonly sheet: HTMLElement;
  private camera: Camera = { x: 0, y: 0, k: 1 };
  /** Where it is, or is gliding to. */
  private goal: Camera = this.camera;
  /** Where it lies while nobody has taken hold of it and nothing covers what matters. */
  private base: Camera = this.camera;
  /** What somebody is led to: it is kept in sight like the focus. */
  private pointed: Box | null = null;
  private shot: Shot = { box: NOTHING, centres: [], focus: null, isChosen: false, isWhole: false, moment: 0 };
  /** As the page laid it out last; asked for once, and again when an observer says that it has changed. */
  private size: Size = { width: 0, height: 0 };
  private insets: Insets = NO_INSETS;
  /** What lies over the lower edge: how much of it, now and when the city was fitted. */
  private foot = 0;
  private fittedFoot = 0;
  private screen = '';
  private turned = 0;
  private isFree = false;
  private isPlaced = false;
  private running = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(view: HTMLElement, sheet: HTMLElement) {
    this.view = view;
    this.sheet = sheet;
  }

  /** Shows something else. It looks at the page only where that may be out of sight. */
  show(shot: Shot): void {
    const { box, focus, isWhole, moment } = this.shot;
    const isNew = !isSame(shot.focus, focus);
    const isGrown = !isSame(shot.box, box) || shot.isWhole !== isWhole;
    // A strip that went away gives its room back with the next decision, and not under somebody's hand.
    const isRoomier = shot.moment !== moment && this.foot < this.fittedFoot;
    if (this.isPlaced && !isNew && !isGrown && !isRoomier) {
      this.shot = shot;
      return;
    }
    this.shot = shot;
    if (this.size.width === 0) return;
    if (!this.isPlaced) {
      this.isPlaced = true;
      this.base = this.home();
      this.set(this.rest());
      this.settle();
      // Drawn for the first time where it stays: names are not laid out in one size and then in another.
      this.sheet.classList.add('is-placed');
    } else if (this.isFree) {
      if (isNew && shot.isChosen && shot.focus !== null) this.reveal(shot.focus);
    } else {
      const isRefitted = isRoomier || (isGrown && !this.isInSight(shot.box));
      if (isRefitted) this.base = this.home();
      // Within one decision what was shown and goes away moves nothing under somebody's hand.
      this.goTo(this.rest(isRefitted || shot.moment !== moment ? this.base : this.goal));
    }
  }

  /** The view, or the panel over it, has another size. The table may take a moment to lay itself out in another window. */
  resized(): void {
    const screen = `${innerWidth} ${innerHeight}`;
    if (screen !== this.screen) this.turned = performance.now();
    this.screen = screen;
    const isOtherScreen = performance.now() - this.turned < TURNING;
    const { size, foot } = this;
    this.measure();
    const isSameView = size.width === this.size.width && size.height === this.size.height;
    // What goes away at its foot moves nothing under somebody's hand.
    if (isSameView && this.foot < foot) return;
    if (!this.isPlaced) this.show(this.shot);
    else if (this.isFree) this.set(held(this.camera, this.shot.box, this.size));
    else if (isOtherScreen) {
      this.base = this.home();
      this.set(this.rest());
    } else {
      if (this.foot > this.fittedFoot) this.base = this.home();
      this.goTo(this.rest());
    }
  }

  /** Reads the layout of the page. */
  private measure(): void {
    this.size = { width: this.view.clientWidth, height: this.view.clientHeight };
    this.foot = footOver(this.view);
    this.insets = insetsOf(this.view, this.isNarrow, this.margins());
  }

  private isInSight(box: Box): boolean {
    const { x, y, k } = this.base;
    const { width } = this.size;
    const height = this.size.height - this.foot;
    return box.left * k + x >= 0 && box.top * k + y >= 0 && box.right * k + x <= width && box.bottom * k + y <= height;
  }

  /** The whole city again. From now on the map follows by itself. */
  fit(): void {
    this.isFree = false;
    this.measure();
    this.fittedFoot = this.foot;
    this.base = fitted(this.shot.box, this.size, this.margins());
    this.goTo(this.base);
  }

  zoom(factor: number, at: Point | null = null, isGliding = false): void {
    this.isFree = true;
    const { width, height } = this.size;
    const next = zoomed(this.camera, factor, at ?? { x: width / 2, y: height / 2 });
    if (isGliding) this.goTo(held(next, this.shot.box, this.size));
    else this.set(held(next, this.shot.box, this.size));
  }

  pan(dx: number, dy: number): void {
    this.isFree = true;
    this.set(held(panned(this.camera, dx, dy), this.shot.box, this.size));
  }

  /** Brings a part of the map into sight where it is not. */
  reveal(box: Box): void {
    const next = revealing(this.camera, box, this.size, this.insets);
    if (next.x !== this.camera.x || next.y !== this.camera.y) this.goTo(next);
  }

  /** Somebody is led to a part of the map, or no longer to any: it is kept in sight until they take hold of the map. */
  pointAt(box: Box | null): void {
    this.pointed = box;
    if (box === null || !this.isPlaced) return;
    if (this.isFree) this.reveal(box);
    else this.goTo(this.rest());
  }

  /** The middle of what is seen, on the map. */
  middle(): Point {
    const { width, height } = this.size;
    return onMap(this.camera, { x: width / 2, y: height / 2 });
  }

  /** A point of the screen within the view. */
  within(event: { readonly clientX: number; readonly clientY: number }): Point {
    const { left, top } = this.view.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  stop(): void {
    cancelAnimationFrame(this.running);
    clearTimeout(this.settling);
  }

  private get isNarrow(): boolean {
    return this.size.width < NARROW && this.view.closest('.is-desk') === null;
  }

  /** The whole city as large as it goes; where that would be too small to read, what matters of it. */
  private home(): Camera {
    const { box, focus, isWhole, centres } = this.shot;
    this.fittedFoot = this.foot;
    const least = this.isNarrow && !isWhole ? LEAST_WHERE_NARROW : LEAST;
    const margins = this.margins();
    const camera = fitted(box, this.size, margins, least, focus === null ? null : centreOf(focus));
    const tiles = { centres, radius: SIZE * 0.75 };
    return clearOf(camera, box, this.size, margins, tiles, coversOf(this.view), least);
  }

  /** Moved aside from there just so far that no panel lies over what matters. */
  private rest(from = this.base): Camera {
    return [this.shot.focus, this.pointed].reduce(
      (camera, box) => (box === null ? camera : revealing(camera, box, this.size, this.insets)),
      from,
    );
  }

  /** Around the city where nothing else lies over it. */
  private margins(): Insets {
    return marginsOf(this.size.width, this.isNarrow, this.shot.isWhole, this.foot);
  }

  private goTo(goal: Camera): void {
    const { x, y, k } = this.goal;
    if (goal.x === x && goal.y === y && goal.k === k) return;
    cancelAnimationFrame(this.running);
    this.goal = goal;
    const from = this.camera;
    const length = duration('slow');
    const isThere = Math.abs(from.x - goal.x) + Math.abs(from.y - goal.y) < 1 && from.k === goal.k;
    if (length === 0 || isThere) {
      this.set(goal);
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const part = (now - start) / length;
      this.write(between(from, goal, part));
      if (part < 1) this.running = requestAnimationFrame(step);
    };
    this.running = requestAnimationFrame(step);
  }

  private set(camera: Camera): void {
    cancelAnimationFrame(this.running);
    this.goal = camera;
    this.write(camera);
  }

  private write(camera: Camera): void {
    const isZooming = camera.k !== this.camera.k;
    this.camera = camera;
    // In depth, so that the map is a layer of its own: moving it draws nothing anew.
    this.sheet.style.transform = `translate3d(${camera.x}px, ${camera.y}px, 0) scale(${camera.k})`;
    if (!isZooming) return;
    this.sheet.classList.add('is-zooming');
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(), SETTLED);
  }

  /** At rest the map is drawn sharp, names get their size, and small pieces a target that a finger can hit. */
  private settle(): void {
    const { k } = this.camera;
    const label = Math.min(LARGEST_LABEL, Math.max(LABEL, LEAST_LABEL / k));
    this.sheet.classList.remove('is-zooming');
    this.sheet.classList.toggle('is-far', k < FAR);
    this.sheet.classList.toggle('is-farthest', k < FARTHER);
    this.sheet.style.setProperty('--ep-scale', k.toFixed(2));
    this.sheet.style.setProperty('--ep-label', `${label.toFixed(1)}px`);
    this.sheet.style.setProperty('--ep-sign', Math.min(LARGEST_SIGN, Math.max(1, SIGN / k)).toFixed(2));
  }
}

function centreOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function isSame(one: Box | null, other: Box | null): boolean {
  if (one === null || other === null) return one === other;
  return one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;
}
