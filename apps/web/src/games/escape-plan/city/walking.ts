import type { Box, Point } from './geometry.ts';
import type { MapCamera } from './map-camera.ts';
import type { GhostControls } from './use-ghost.ts';
import type { MapControls } from './use-map.ts';
import { nextStop, type Stop } from './walk.ts';

const PAN: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const STRIDE = 90;
const STEP = 1.35;
/** Around the place that has the focus so much is kept in sight. */
const AROUND = 70;

/** A key of the map while the focus is in it; `true` when it meant something. */
export function walkBy(key: string, isShifted: boolean, map: MapControls, ghost: GhostControls): boolean {
  const camera = map.camera();
  const pan = PAN[key];
  if (pan !== undefined) {
    if (isShifted) camera?.pan(pan[0] * STRIDE, pan[1] * STRIDE);
    else walk(key, map);
    return true;
  }
  if (key === '+' || key === '=') camera?.zoom(STEP, null, true);
  else if (key === '-') camera?.zoom(1 / STEP, null, true);
  else if (key === '0') camera?.fit();
  else if (key === 'q' || key === 'Q') return ghost.turn(-1);
  else if (key === 'e' || key === 'E') return ghost.turn(1);
  else return false;
  return true;
}

function walk(key: string, map: MapControls): void {
  const stops = stopsIn(map.view.current);
  const here = document.activeElement?.getAttribute('data-target') ?? null;
  const home: Point = map.camera()?.middle() ?? { x: 0, y: 0 };
  nextStop(stops, here, key, home)?.element.focus({ preventScroll: true });
}

interface ElementStop extends Stop {
  readonly element: HTMLElement;
}

function stopsIn(view: HTMLElement | null): readonly ElementStop[] {
  return [...(view?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])].map((element) => ({
    element,
    target: element.getAttribute('data-target') ?? '',
    ...pointOf(element),
  }));
}

/** Brings the place that has the focus into sight. */
export function revealFocus(map: MapControls, element: Element): void {
  if (!element.hasAttribute('data-stop') || !element.matches(':focus-visible')) return;
  map.camera()?.reveal(around(element));
}

/** Brings the place that somebody is led to into sight; `false` when it does not lie on the map. */
export function revealPointed(view: Element, camera: MapCamera, thing: Element | null): boolean {
  const isHere = thing?.hasAttribute('data-stop') === true && view.contains(thing);
  camera.pointAt(isHere ? around(thing) : null);
  if (isHere) view.scrollIntoView({ block: 'nearest' });
  return isHere;
}

function around(element: Element): Box {
  const { x, y } = pointOf(element);
  return { left: x - AROUND, right: x + AROUND, top: y - AROUND, bottom: y + AROUND };
}

function pointOf(element: Element): Point {
  const [x = 0, y = 0] = (element.getAttribute('data-stop') ?? '').split(' ').map(Number);
  return { x, y };
}
