import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Box } from '../table/motion/pose.ts';
import { pointOut } from '../table/pointed.ts';
import { arrowBetween } from './arrow-path.ts';

/** What moves and grows at a table is looked at again this often, in milliseconds. */
const LOOK_AGAIN = 150;
/** What is to be touched may come with the next picture: so many looks pass before something else says it all. */
const MOST_MISSES = 4;
const TABLE = 'main[data-moment]';
/** What says it all where nothing has to be chosen first, or everything has been. */
const PRESS = '.prompt-actions .prompt-own .button, .prompt-actions .prompt-confirm:not(.is-gone):not(.is-idle)';

/** One arrow from the slip to the one thing to do next, which comes into sight. On a small screen the thing glows instead. */
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
    let misses = 0;
    const point = (at: Element | null) => {
      if (at === pointed) return;
      pointed?.removeAttribute('data-lesson');
      at?.setAttribute('data-lesson', 'here');
      pointed = at;
      const main = document.querySelector(TABLE);
      if (main !== null) pointOut(main, at);
    };
    const draw = () => {
      const from = slip.current?.getBoundingClientRect();
      const touches = touchesNow();
      misses = touches.length > 0 && !touches.some(isOnTable) ? misses + 1 : 0;
      const target = misses > 0 && misses <= MOST_MISSES ? null : nextThing(touches);
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
  const main = document.querySelector(TABLE);
  if (main === null || main.getAttribute('data-moment')?.endsWith('told') === true) return null;
  for (const touch of touches) {
    const found = thingsOf(touch);
    if (found.some((element) => element.matches('.is-chosen, [aria-pressed="true"]'))) continue;
    // A list that is open on a phone lies over the map, and has the same thing in a row.
    const first = found.find(isUncovered) ?? found[0];
    if (first !== undefined) return first;
  }
  return [...main.querySelectorAll(PRESS)].filter(isSeen).at(-1) ?? null;
}

function isOnTable(touch: string): boolean {
  return thingsOf(touch).length > 0;
}

function thingsOf(touch: string): readonly Element[] {
  return [...document.querySelectorAll(`${TABLE} [data-target="${CSS.escape(touch)}"]`)].filter(isSeen);
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function boxOf({ left, top, width, height }: DOMRect): Box {
  return { left, top, width, height };
}
