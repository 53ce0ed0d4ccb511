import { placeBeside, type Sight } from '../guide/place-beside.ts';

/** What must stay in sight whatever floats over the table: what is asked, and the buttons that answer. */
const SIGHTS = '.prompt-bar';
const WEIGHT = 6;

/** Puts something that floats above the table beside what it is about, over neither the prompt nor the thing itself. */
export function standBeside(floating: HTMLElement, anchor: Element): void {
  const { offsetWidth: width, offsetHeight: height } = floating;
  const sights = [...document.querySelectorAll(SIGHTS)].filter((sight) => !sight.contains(anchor)).map(sightOf);
  const screen = { width: innerWidth, height: innerHeight };
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), { width, height }, screen, sights);
  floating.style.setProperty('--x', `${Math.round(left)}px`);
  floating.style.setProperty('--y', `${Math.round(top)}px`);
}

function sightOf(sight: Element): Sight {
  const { left, top, width, height } = sight.getBoundingClientRect();
  return { left, top, width, height, weight: WEIGHT };
}
