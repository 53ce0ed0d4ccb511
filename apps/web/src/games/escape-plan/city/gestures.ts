import type { Point } from './geometry.ts';
import type { MapCamera } from './map-camera.ts';

export interface Hands {
  /** A touch on the ground: the terrain by its node. */
  readonly onGround: (node: number) => void;
  /** Turns the tile that is held over the city; `false` when none is held. */
  readonly onTurn: (steps: number) => boolean;
  /** A key pressed while the focus is in the map; `true` when it meant something. */
  readonly onKey: (key: string, isShifted: boolean) => boolean;
  readonly onFocus: (element: Element) => void;
}

/** A pointer that moved no further than this meant to touch, not to drag. */
const STILL = 6;
const WHEEL = 0.0016;
const DOUBLE = 1.6;
/** Two fingers turn the held tile by a sixth when they have turned so far. */
const SIXTH = Math.PI / 7;
const BETWEEN_TURNS = 120;

interface Finger extends Point {
  readonly id: number;
}

/** Dragging, pinching, the wheel, double clicks and keys on the map. Gives back what ends the listening. */
export function watchGestures(view: HTMLElement, camera: MapCamera, hands: () => Hands): () => void {
  const fingers = new Map<number, Finger>();
  let start: Point | null = null;
  let isDragging = false;
  let wasDragged = false;
  let turning = 0;
  let turnedAt = 0;

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if (event.button === 1) event.preventDefault();
    fingers.set(event.pointerId, { id: event.pointerId, x: event.clientX, y: event.clientY });
    if (fingers.size === 1) {
      start = { x: event.clientX, y: event.clientY };
      [isDragging, wasDragged] = [false, false];
    }
    turning = 0;
  };
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined || start === null) return;
    const now = { id: before.id, x: event.clientX, y: event.clientY };
    if (!isDragging) {
      if (fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return;
      [isDragging, wasDragged] = [true, true];
      view.setPointerCapture(event.pointerId);
      view.classList.add('is-dragging');
    }
    const other = [...fingers.values()].find(({ id }) => id !== now.id);
    if (other === undefined) camera.pan(now.x - before.x, now.y - before.y);
    else pinch(before, now, other);
    fingers.set(now.id, now);
  };
  const pinch = (before: Finger, now: Finger, other: Finger) => {
    const middle = (one: Point) => ({ clientX: (one.x + other.x) / 2, clientY: (one.y + other.y) / 2 });
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    if (apart > 1) camera.zoom(Math.hypot(now.x - other.x, now.y - other.y) / apart, camera.within(middle(now)));
    turning += angle(Math.atan2(now.y - other.y, now.x - other.x) - Math.atan2(before.y - other.y, before.x - other.x));
    if (Math.abs(turning) < SIXTH) return;
    hands().onTurn(Math.sign(turning));
    turning = 0;
  };
  const onUp = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size > 0) return;
    start = null;
    isDragging = false;
    view.classList.remove('is-dragging');
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const isOverGhost = event.target instanceof Element && event.target.closest('[data-ghost]') !== null;
    if (isOverGhost && !event.ctrlKey) {
      const isSoon = event.timeStamp - turnedAt < BETWEEN_TURNS;
      if (isSoon || hands().onTurn(Math.sign(event.deltaY))) {
        if (!isSoon) turnedAt = event.timeStamp;
        return;
      }
    }
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    camera.zoom(Math.exp(-event.deltaY * lines * WHEEL), camera.within(event));
  };
  const onDouble = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button') !== null) return;
    camera.zoom(event.shiftKey ? 1 / DOUBLE : DOUBLE, camera.within(event), true);
  };
  // Whoever dragged the map did not mean the piece under the pointer.
  const onClick = (event: MouseEvent) => {
    if (wasDragged && event.detail > 0) {
      wasDragged = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const region = event.target instanceof Element ? event.target.closest('[data-region]') : null;
    if (region !== null) hands().onGround(Number(region.getAttribute('data-region')));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !hands().onKey(event.key, event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = (event: FocusEvent) => event.target instanceof Element && hands().onFocus(event.target);
  view.addEventListener('keydown', onKeyDown);
  view.addEventListener('focusin', onFocus);
  view.addEventListener('pointerdown', onDown);
  view.addEventListener('pointermove', onMove);
  view.addEventListener('pointerup', onUp);
  view.addEventListener('pointercancel', onUp);
  view.addEventListener('wheel', onWheel, { passive: false });
  view.addEventListener('dblclick', onDouble);
  view.addEventListener('click', onClick, true);
  return () => {
    view.removeEventListener('keydown', onKeyDown);
    view.removeEventListener('focusin', onFocus);
    view.removeEventListener('pointerdown', onDown);
    view.removeEventListener('pointermove', onMove);
    view.removeEventListener('pointerup', onUp);
    view.removeEventListener('pointercancel', onUp);
    view.removeEventListener('wheel', onWheel);
    view.removeEventListener('dblclick', onDouble);
    view.removeEventListener('click', onClick, true);
  };
}

/** The same angle between minus and plus half a turn. */
function angle(radians: number): number {
  return Math.atan2(Math.sin(radians), Math.cos(radians));
}
