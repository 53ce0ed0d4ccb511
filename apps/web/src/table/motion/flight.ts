import { type Box, between, pose, type Size } from './pose.ts';

/** Where things are shown while they are on their way: above everything, and not to be touched. */
const LAYER = 'motion-layer';

export interface FlightPlan {
  readonly from: Box;
  readonly to: Box;
  readonly milliseconds: number;
  readonly easing: string;
  readonly delay?: number;
  readonly signal: AbortSignal;
}

/** Waits, unless it is cut short. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}

/**
 * A likeness of a piece that can be sent across the table. It keeps the size it is laid out in: what grows or shrinks on the
 * way is scaled as a picture, so that no number is cut and no text is broken anew.
 */
export function likenessOf(piece: Element): HTMLElement | SVGElement {
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
  const { width, height } = sizeOf(piece);
  copy.removeAttribute('data-place');
  copy.style.fontSize = getComputedStyle(piece).fontSize;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  return copy;
}

/** The size before any turning or lifting. */
function sizeOf(piece: Element): Size {
  if (piece instanceof HTMLElement) return { width: piece.offsetWidth, height: piece.offsetHeight };
  const { width, height } = piece.getBoundingClientRect();
  return { width, height };
}

/** Sends a likeness from one place to another. With `reverse` it turns over on the way and lands as that. */
export async function fly(
  likeness: HTMLElement | SVGElement,
  { from, to, milliseconds, easing, delay = 0, signal }: FlightPlan,
  reverse: HTMLElement | SVGElement | null = null,
): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return;
  if (reverse === null) {
    const way = [{ transform: poseOf(likeness, from) }, { transform: poseOf(likeness, to) }];
    await travel(likeness, way, { duration: milliseconds, easing, delay }, signal);
    return;
  }
  const halfway = between(from, to);
  const half = { duration: milliseconds / 2, delay };
  const turn = 'perspective(900px) rotateY';
  await travel(
    likeness,
    [
      { transform: `${poseOf(likeness, from)} ${turn}(0deg)` },
      { transform: `${poseOf(likeness, halfway)} ${turn}(90deg)` },
    ],
    { ...half, easing: 'ease-in' },
    signal,
  );
  await travel(
    reverse,
    [
      { transform: `${poseOf(reverse, halfway)} ${turn}(-90deg)` },
      { transform: `${poseOf(reverse, to)} ${turn}(0deg)` },
    ],
    { duration: milliseconds / 2, easing: 'ease-out' },
    signal,
  );
}

/** Keeps a piece out of sight while its likeness is on the way. */
export function conceal(piece: Element, milliseconds: number, signal: AbortSignal): void {
  if (milliseconds <= 0 || signal.aborted) return;
  const hidden = piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: milliseconds });
  signal.addEventListener('abort', () => hidden.cancel());
}

/** Readers who want no motion see a frame around what changed; a white one is around what is told once more. */
export function frame(piece: Element, milliseconds: number, colour = 'var(--focus)'): void {
  const line = { outline: `3px solid ${colour}`, outlineOffset: '3px' };
  piece.animate([line, line], { duration: milliseconds });
}

async function travel(
  likeness: HTMLElement | SVGElement,
  keyframes: Keyframe[],
  timing: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const { style } = likeness;
  style.position = 'fixed';
  style.left = '0';
  style.top = '0';
  style.margin = '0';
  style.transformOrigin = '50% 50%';
  layer().append(likeness);
  try {
    const animation = likeness.animate(keyframes, { ...timing, fill: 'both' });
    const cancel = () => animation.cancel();
    signal.addEventListener('abort', cancel);
    await animation.finished.catch(() => undefined);
    signal.removeEventListener('abort', cancel);
  } finally {
    // Nothing may stay in the air, not even where the browser refused to move it.
    likeness.remove();
  }
}

function poseOf({ style }: HTMLElement | SVGElement, at: Box): string {
  return pose({ width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) }, at);
}

/** Where things on their way are shown. */
export function layer(): HTMLElement {
  const existing = document.querySelector<HTMLElement>(`.${LAYER}`);
  if (existing !== null) return existing;
  const made = document.createElement('div');
  made.className = LAYER;
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}
