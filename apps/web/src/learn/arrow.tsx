import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Box } from '../table/motion/pose.ts';
import { arrowBetween } from './arrow-path.ts';

/** What moves and grows at a table is looked at again this often, in milliseconds. */
const LOOK_AGAIN = 150;
/** What says it all where nothing has to be chosen first, or everything has been. */
const PRESS = '.prompt-actions .prompt-own .button, .prompt-actions .prompt-confirm:not(.is-gone):not(.is-idle)';

/** One arrow from the slip to the one thing to do next. On a small screen the thing glows instead. */
export function Arrow({
  slip,
  touchesNow,
}: {
  readonly slip: RefObject<HTMLElement | null>;
  /** What is to be touched in this step, in order. */
  readonly touchesNow: () => readonly string[];
}) {
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    let pointed: Element | null = null;
    const point = (at: Element | null) => {
      if (at !== pointed) pointed?.removeAttribute('data-lesson');
      at?.setAttribute('data-lesson', 'here');
      pointed = at;
    };
    const draw = () => {
      const from = slip.current?.getBoundingClientRect();
      const target = nextThing(touchesNow());
      point(target);
      const to = target?.getBoundingClientRect();
      const isThere = svg.current !== null && from !== undefined && to !== undefined && to.width > 0;
      svg.current?.toggleAttribute('hidden', !isThere);
      if (!isThere || svg.current === null) return;
      const { line, head } = arrowBetween(boxOf(from), boxOf(to));
      for (const path of svg.current.querySelectorAll('.lesson-arrow-line')) path.setAttribute('d', line);
      svg.current.querySelector('.lesson-arrow-head')?.setAttribute('d', head);
    };
    draw();
    const timer = setInterval(draw, LOOK_AGAIN);
    addEventListener('resize', draw);
    addEventListener('scroll', draw, true);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', draw);
      removeEventListener('scroll', draw, true);
      point(null);
    };
  }, [slip, touchesNow]);
  return (
    <svg ref={svg} className="lesson-arrow" aria-hidden="true">
      <path className="lesson-arrow-line is-casing" />
      <path className="lesson-arrow-line" />
      <path className="lesson-arrow-head" />
    </svg>
  );
}

/** The first thing that has not been chosen yet, and then what confirms it; nothing while something is told. */
function nextThing(touches: readonly string[]): Element | null {
  const main = document.querySelector('main[data-moment]');
  if (main === null || main.getAttribute('data-moment')?.endsWith('told') === true) return null;
  for (const touch of touches) {
    const found = [...main.querySelectorAll(`[data-target="${CSS.escape(touch)}"]`)].filter(isSeen);
    if (found.some((element) => element.matches('.is-chosen, [aria-pressed="true"]'))) continue;
    const [first] = found;
    if (first !== undefined) return first;
  }
  return [...main.querySelectorAll(PRESS)].filter(isSeen).at(-1) ?? null;
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function boxOf({ left, top, width, height }: DOMRect): Box {
  return { left, top, width, height };
}
