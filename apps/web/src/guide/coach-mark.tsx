import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live-region.tsx';
import { useSay } from '../text/say.ts';
import type { Sentences } from '../text/sentences.ts';
import './coach-mark.css';
import { GUIDE_TEXTS } from './guide.texts.ts';
import { placeBeside, type Sight } from './place-beside.ts';
import type { GuideStep } from './progress.ts';
import { useGestures } from './use-gestures.ts';
import type { GuideCard } from './use-guide.ts';

/** What moves and grows at a table is looked at again this often, in milliseconds. */
const LOOK_AGAIN = 300;
/** The prompt says what to do now, brass edges where, and the menu leads on: a card keeps off them where it can. */
const NEEDED = '[data-testid="prompt"], [data-testid="recap"], [data-target].is-legal, .table-nav';
/** What has to be touched or read counts for more than the ground it lies on. */
const NEED = 4;
/** What happened last stands first in the log; how far the game has come, in the bar at the top. */
const LATEST = '.case-log header, .case-log li:nth-child(-n + 4), .table-top > *';
const NEWS = 2;
/** A card that was just turned up is small, and more looked at than anything around it. */
const CHANGED = 8;

/** A card of the guide near what it speaks of, with a ring around that. Neither is in the way of a click. */
export function CoachMark<Id extends string>({
  card,
  texts,
  isCalm,
  changed,
  ground = [],
}: {
  readonly card: GuideCard<Id>;
  readonly texts: Sentences<Id | `${Id}Title`>;
  /** Whether Escape has nothing nearer to end, such as a refusal. */
  readonly isCalm: boolean;
  /** Selectors of what changed last, or is spoken of besides: whoever reads wants to see it. */
  readonly changed?: readonly string[] | undefined;
  /** Selectors of what the game is about, which is left free where there is room elsewhere. */
  readonly ground?: readonly string[];
}) {
  const say = useSay(GUIDE_TEXTS);
  const sayStep = useSay(texts);
  const gestures = useGestures();
  const { step, count, onNext, onSkip } = card;
  const title = sayStep(`${step.id}Title`);
  const text = sayStep(step.id, gestures);
  const isDone = count === null || count.isLast;
  const box = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  usePlaced(box, ring, step, ground, changed ?? []);
  useEscape(isCalm, onSkip);
  const spoken = say('spoken', { title, text });
  useEffect(() => announce(spoken), [spoken]);
  return (
    <>
      <div ref={ring} className="coach-ring" aria-hidden="true" />
      <section ref={box} className="coach-mark" aria-label={say('guide')} data-testid="guide">
        <p className="coach-count">
          <span className="label">{say('guide')}</span>{' '}
          {count === null ? say('extra') : say(count.isLast ? 'lastCount' : 'count', { number: count.number })}
        </p>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="coach-ways">
          <Button small look="ghost" onClick={onSkip}>
            {say('skip')}
          </Button>
          <Button small look={step.asks ? 'plain' : 'primary'} className="coach-next" onClick={onNext}>
            {say(isDone ? 'done' : 'next')}
          </Button>
        </div>
      </section>
    </>
  );
}

/** Keeps the card beside what it speaks of, wherever that goes. Without it the card stands in a corner. */
function usePlaced(
  box: React.RefObject<HTMLElement | null>,
  ring: React.RefObject<HTMLElement | null>,
  { anchors, isOnGround: mayCover }: Pick<GuideStep, 'anchors' | 'isOnGround'>,
  ground: readonly string[],
  changed: readonly string[],
): void {
  const isOnGround = mayCover === true;
  const [plain, telling] = [ground.join(), changed.join()];
  useLayoutEffect(() => {
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
      const { left, top } = placeBeside(around, size, screen, sights, isOnGround);
      set(card, { x: left, y: top });
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

/** Escape ends the guide, unless a sheet is open or somebody is writing. */
function useEscape(isCalm: boolean, onSkip: () => void): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isCalm) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog, [popover]') !== null) return;
      event.preventDefault();
      onSkip();
    };
    // Before the table's own keys: whoever sees a guide means the guide.
    addEventListener('keydown', follow, true);
    return () => removeEventListener('keydown', follow, true);
  });
}
