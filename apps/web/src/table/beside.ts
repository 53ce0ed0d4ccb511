import { placeBeside, type Sight } from '../guide/place-beside.ts';

/**
 * What must stay in sight whatever floats over the table, and how much it counts: what is asked, in the prompt and in a lesson, the ways
 * to other panels, what a lesson asks to touch, and above all the buttons that answer and what somebody is led to.
 */
const SIGHTS: Readonly<Record<string, number>> = {
  '.prompt-actions, [data-lesson="here"]': 100,
  '.lesson-stage .is-legal[data-target]': 20,
  '.prompt-bar, .lesson-slip, [role="tab"]': 6,
};

/** Puts something that floats above the table beside what it is about, over neither the prompt nor the thing itself. */
export function standBeside(floating: HTMLElement, anchor: Element): void {
  const { offsetWidth: width, offsetHeight: height } = floating;
  const sights = Object.entries(SIGHTS).flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)]
      .filter((sight) => !sight.contains(anchor))
      .map((sight) => sightOf(sight, weight)),
  );
  const screen = { width: innerWidth, height: innerHeight };
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), { width, height }, screen, sights);
  floating.style.setProperty('--x', `${Math.round(left)}px`);
  floating.style.setProperty('--y', `${Math.round(top)}px`);
}

function sightOf(sight: Element, weight: number): Sight {
  const { left, top, width, height } = sight.getBoundingClientRect();
  return { left, top, width, height, weight };
}
