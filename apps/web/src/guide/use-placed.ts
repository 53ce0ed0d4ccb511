import { type RefObject, useLayoutEffect } from 'react';
import { type Point, placeBeside, type Sight } from './place-beside.ts';
import type { GuideStep } from './progress.ts';

/** What moves and grows at a table is looked at again this often, in milliseconds. */
const LOOK_AGAIN = 300;
/** The prompt says what to do now, brass edges where, and the menu leads on: a card keeps off them where it can. */
const NEEDED = '[data-testid="prompt"], [data-testid="recap"], [data-target].is-legal, [role="tab"], .table-nav';
/** What has to be touched or read counts for more than the ground it lies on. */
const NEED = 4;
/** What happened last stands first in the log; how far the game has come, in the bar at the top. */
const LATEST = '.case-log header, .case-log li:nth-child(-n + 4), .table-top > *';
const NEWS = 2;
/** A card that was just turned up is small, and more looked at than anything around it. */
const CHANGED = 8;

/** Keeps the card beside what it speaks of, wherever that goes. Without it the card stands in a corner. */
export function usePlaced(
  box: RefObject<HTMLElement | null>,
  ring: RefObject<HTMLElement | null>,
  { anchors, isOnGround: mayCover }: Pick<GuideStep, 'anchors' | 'isOnGround'>,
  ground: readonly string[],
  changed: readonly string[],
): void {
  const isOnGround = mayCover === true;
  const [plain, telling] = [ground.join(), changed.join()];
  useLayoutEffect(() => {
    let standing: Point | null = null;
    const place = () => {
      const card = box.current;
      if (card === null) return;
      const anchor = findAnchor(anchors);
      const around = anchor?.getBoundingClientRect() ?? { left: 0, top: innerHeight, width: 0, height: 0 };
      const size = { width: card.offsetWidth, height: card.offsetHeight };
      const screen = { width: innerWidth, height: innerHeight };
      const kept = isOnGround ? null : anchor;
      const sights = [
        ...sightsOf(plain, kept, 1),
        ...sightsOf(NEEDED, kept, NEED),
        ...sightsOf(LATEST, kept, NEWS),
        ...sightsOf(telling, kept, CHANGED),
      ];
      standing = placeBeside(around, size, screen, sights, isOnGround, standing);
      set(card, { x: standing.left, y: standing.top });
      if (ring.current === null) return;
      ring.current.hidden = anchor === null;
      set(ring.current, { x: around.left, y: around.top, w: around.width, h: around.height });
    };
    place();
    const timer = setInterval(place, LOOK_AGAIN);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [box, ring, anchors, isOnGround, plain, telling]);
}

function set(element: HTMLElement, lengths: Readonly<Record<string, number>>): void {
  for (const [name, length] of Object.entries(lengths))
    element.style.setProperty(`--${name}`, `${Math.round(length)}px`);
}

/** Where pieces are that should be seen beside what the card speaks of. */
function sightsOf(selector: string, anchor: Element | null, weight: number): readonly Sight[] {
  if (selector === '') return [];
  return [...document.querySelectorAll(selector)]
    .filter((piece) => piece !== anchor && anchor?.contains(piece) !== true)
    .map((piece) => piece.getBoundingClientRect())
    .map(({ left, top, width, height }) => ({ left, top, width, height, weight }));
}

/** The first that is there and can be seen. */
function findAnchor(anchors: readonly string[]): Element | null {
  for (const selector of anchors) {
    const found = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
    if (found !== undefined) return found;
  }
  return null;
}
