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
import { type Box, type Point, SIZE } from './geometry.ts';

/** What the camera is to show. */
export interface Shot {
  /** The whole city. */
  readonly box: Box;
  /** The middles of its tiles. */
  readonly centres: readonly Point[];
  /** What matters most where not everything fits: the previewed way, or the own robber. */
  readonly focus: Box | null;
  /** Whether all of it must be seen, even if names get small: while a tile is to be laid. */
  readonly isWhole: boolean;
}

/** Below this scale names could not be read. Where the city does not fit at that scale, a part of it is shown. */
const LEAST = 0.47;
const LEAST_ON_PHONE = 0.8;
const LEAST_WHOLE = 0.42;
const PHONE = 560;
const MARGIN = 14;
/** The map is not moved by itself for so little: in pixels, less than its margin, and as a part of its scale. */
const NEAR = 8;
const NEAR_SCALE = 0.02;
/** While a tile is to be laid, the buttons that turn it stand along the upper edge. */
const TURN_BUTTONS = 72;
/** On phones the buttons stand along the lower edge. */
const BUTTONS = 60;
/** From afar only the names are written, not how things stand; from very far only those that have room. */
const FAR = 0.72;
const FARTHER = 0.5;
/** After so many milliseconds without zooming the map is drawn sharp again. */
const SETTLED = 240;
/** Names are never smaller on the screen than this, as far as the room allows. */
const LABEL = 14.5;
const LEAST_LABEL = 12.3;
const LARGEST_LABEL = 28;
/** Badges and small signs grow against the scale, as far as there is room for them. */
const SIGN = 0.85;
const LARGEST_SIGN = 1.2;

/**
 * Moves the map under the glass by one transform, past React: panning and zooming draw nothing anew. While nobody has taken
 * hold of the map it follows by itself what is to be seen.
 */
export class MapCamera {
  private readonly view: HTMLElement;
  private readonly sheet: HTMLElement;
  private camera: Camera = { x: 0, y: 0, k: 1 };
  /** Where it is, or is gliding to. */
  private goal: Camera = this.camera;
  private shot: Shot = { box: { left: -1, top: -1, right: 1, bottom: 1 }, centres: [], focus: null, isWhole: false };
  private covered = 0;
  private isFree = false;
  private isPlaced = false;
  private running = 0;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(view: HTMLElement, sheet: HTMLElement) {
    this.view = view;
    this.sheet = sheet;
  }

  /** Shows something else, or the same beside another panel. */
  show(shot: Shot): void {
    const covered = this.insets().right;
    const isNew = !isSame(shot.focus, this.shot.focus);
    if (this.isPlaced && !isNew && isSame(shot.box, this.shot.box) && covered === this.covered) return;
    this.shot = shot;
    this.covered = covered;
    if (this.size.width === 0) return;
    if (!this.isPlaced) {
      this.isPlaced = true;
      this.set(this.home());
      this.settle();
    } else if (!this.isFree) this.follow();
    else if (shot.focus !== null && isNew) this.reveal(shot.focus);
  }

  /** The view, or the panel over it, has another size. */
  resized(): void {
    if (this.isFree && this.isPlaced) this.set(held(this.camera, this.shot.box, this.size));
    else if (this.isPlaced) this.follow();
    else this.show(this.shot);
  }

  /** The whole city again. From now on the map follows by itself. */
  fit(): void {
    this.isFree = false;
    const whole = fitted(this.shot.box, this.size, this.insets());
    this.goTo(this.isPhone ? whole : this.home());
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
    const next = revealing(this.camera, box, this.size, this.insets());
    if (next.x !== this.camera.x || next.y !== this.camera.y) this.goTo(next);
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

  private get size(): Size {
    return { width: this.view.clientWidth, height: this.view.clientHeight };
  }

  private get isPhone(): boolean {
    return this.view.clientWidth < PHONE;
  }

  /** Where the map lies by itself. */
  private home(): Camera {
    const { box, focus, isWhole } = this.shot;
    const least = isWhole ? LEAST_WHOLE : this.isPhone ? LEAST_ON_PHONE : LEAST;
    const insets = this.insets();
    const camera = fitted(box, this.size, insets, least, focus === null ? null : centreOf(focus));
    const tiles = { centres: this.shot.centres, radius: SIZE * 0.75 };
    const clear = clearOf(camera, box, this.size, insets, tiles, this.covers(), least);
    return focus === null ? clear : revealing(clear, focus, this.size, insets);
  }

  /** What else lies over the map: the tiles of tomorrow, the legend and the buttons. */
  private covers(): readonly Box[] {
    const view = this.view.getBoundingClientRect();
    const pieces = this.view.parentElement?.querySelectorAll('.ep-tomorrow, .ep-legend, .ep-zoom') ?? [];
    return [...pieces].map((piece) => {
      const { left, top, right, bottom } = piece.getBoundingClientRect();
      return { left: left - view.left, top: top - view.top, right: right - view.left, bottom: bottom - view.top };
    });
  }

  /** The panel in which one decides, while it is open. */
  private panel(): Element | null {
    return this.view.closest('.ep-stage')?.querySelector('.ep-decide:not(.is-folded)') ?? null;
  }

  /** The panel in which one decides lies over the right edge while it is there. */
  private insets(): Insets {
    const panel = this.panel()?.getBoundingClientRect();
    const view = this.view.getBoundingClientRect();
    const covered = panel === undefined || panel.height === 0 ? 0 : view.right - panel.left;
    const right = covered > 0 && covered < view.width / 2 ? covered : 0;
    return {
      left: MARGIN,
      top: this.shot.isWhole ? TURN_BUTTONS : MARGIN,
      right: right + MARGIN,
      bottom: this.isPhone ? BUTTONS : MARGIN,
    };
  }

  /** To where the map lies by itself. A prompt that grows by a line is no reason to draw the whole map at another scale. */
  private follow(): void {
    const home = this.home();
    if (!isNear(home, this.goal)) this.goTo(home);
  }

  private goTo(goal: Camera): void {
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

/** Whether nobody would miss the difference. */
function isNear(one: Camera, other: Camera): boolean {
  const isSameScale = Math.abs(one.k / other.k - 1) < NEAR_SCALE;
  return isSameScale && Math.abs(one.x - other.x) < NEAR && Math.abs(one.y - other.y) < NEAR;
}

function centreOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function isSame(one: Box | null, other: Box | null): boolean {
  if (one === null || other === null) return one === other;
  return one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;
}
