/** Where things are shown while they are on their way: above everything, and not to be touched. */
const LAYER = 'motion-layer';

export interface FlightPlan {
  readonly from: DOMRect;
  readonly to: DOMRect;
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

/** A likeness of a piece that can be sent across the table. Its size in ems is kept. */
export function likenessOf(piece: Element): HTMLElement | SVGElement {
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
  copy.removeAttribute('data-place');
  copy.style.fontSize = getComputedStyle(piece).fontSize;
  return copy;
}

/** Sends a likeness from one place to another. With `reverse` it turns over on the way and lands as that. */
export async function fly(
  likeness: HTMLElement | SVGElement,
  { from, to, milliseconds, easing, delay = 0, signal }: FlightPlan,
  reverse: HTMLElement | SVGElement | null = null,
): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return;
  const start = placed(from, to);
  const end = 'translate(0px, 0px) scale(1)';
  if (reverse === null) {
    await travel(
      likeness,
      to,
      [{ transform: start }, { transform: end }],
      { duration: milliseconds, easing, delay },
      signal,
    );
    return;
  }
  const halfway = placed(from, to, 0.5);
  const half = { duration: milliseconds / 2, delay };
  const turn = 'perspective(900px) rotateY';
  await travel(
    likeness,
    to,
    [{ transform: `${start} ${turn}(0deg)` }, { transform: `${halfway} ${turn}(90deg)` }],
    { ...half, easing: 'ease-in' },
    signal,
  );
  await travel(
    reverse,
    to,
    [{ transform: `${halfway} ${turn}(-90deg)` }, { transform: `${end} ${turn}(0deg)` }],
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

/** Readers who want no motion see a frame around what changed. */
export function frame(piece: Element, milliseconds: number): void {
  const line = { outline: '3px solid var(--focus)', outlineOffset: '3px' };
  piece.animate([line, line], { duration: milliseconds });
}

async function travel(
  likeness: HTMLElement | SVGElement,
  at: DOMRect,
  keyframes: Keyframe[],
  timing: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const { style } = likeness;
  style.position = 'fixed';
  style.left = `${at.left}px`;
  style.top = `${at.top}px`;
  style.width = `${at.width}px`;
  style.height = `${at.height}px`;
  style.margin = '0';
  style.transformOrigin = '50% 50%';
  layer().append(likeness);
  const animation = likeness.animate(keyframes, { ...timing, fill: 'both' });
  const cancel = () => animation.cancel();
  signal.addEventListener('abort', cancel);
  await animation.finished.catch(() => undefined);
  signal.removeEventListener('abort', cancel);
  likeness.remove();
}

/** The way back from the goal to the start, or to a point between them, as a transform. */
function placed(from: DOMRect, to: DOMRect, share = 0): string {
  const x = (from.left + from.width / 2 - to.left - to.width / 2) * (1 - share);
  const y = (from.top + from.height / 2 - to.top - to.height / 2) * (1 - share);
  const scale = 1 + (from.width / Math.max(1, to.width) - 1) * (1 - share);
  return `translate(${x}px, ${y}px) scale(${scale})`;
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
