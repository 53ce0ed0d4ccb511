import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { placeNear } from './place-near.ts';
import './tip-layer.css';

/** A pointer that only passes by asks for nothing. */
const HOVER = 450;
const LONG_PRESS = 480;

interface Tip {
  readonly text: string;
  readonly anchor: Element;
}

/**
 * Says what a piece is, beside it, while the pointer or the focus is on it or a finger rests on it. Pieces say it by
 * `data-tip`. Those who listen have it from the pieces' names, so here it is for the eye alone.
 */
export function TipLayer({
  root,
  picture,
}: {
  readonly root: RefObject<HTMLElement | null>;
  /** The piece at its full size, where it has one. */
  readonly picture?: (anchor: Element) => ReactNode;
}) {
  const [tip, setTip] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current === null) return;
    return watch(root.current, setTip);
  }, [root]);
  useEffect(() => {
    if (tip !== null && box.current !== null) placeNear(box.current, tip.anchor);
  }, [tip]);
  if (tip === null) return null;
  return (
    <div ref={box} className="tip" aria-hidden="true">
      {picture?.(tip.anchor)}
      <p>{tip.text}</p>
    </div>
  );
}

/** Listens to everything that can ask for a tip, and to everything that ends it. */
function watch(root: HTMLElement, show: (tip: Tip | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLongPress = false;
  const offer = (target: EventTarget | null, delay: number) => {
    clearTimeout(timer);
    const anchor = target instanceof Element ? target.closest('[data-tip]') : null;
    const text = anchor?.getAttribute('data-tip');
    if (anchor === null || text === null || text === undefined) return show(null);
    timer = setTimeout(() => show({ text, anchor }), delay);
  };
  const end = () => {
    clearTimeout(timer);
    show(null);
  };
  const listeners: readonly (readonly [string, (event: Event) => void, boolean?])[] = [
    ['pointerover', (event) => (event as PointerEvent).pointerType === 'mouse' && offer(event.target, HOVER)],
    ['pointerleave', end],
    [
      'pointerdown',
      (event) => {
        wasLongPress = false;
        if ((event as PointerEvent).pointerType === 'mouse') return end();
        offer(event.target, LONG_PRESS);
      },
    ],
    [
      'pointerup',
      () => {
        wasLongPress = document.querySelector('.tip') !== null;
        end();
      },
    ],
    ['pointercancel', end],
    // A finger that rested to read did not mean to choose.
    [
      'click',
      (event) => {
        if (!wasLongPress) return;
        wasLongPress = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    ],
    [
      'contextmenu',
      (event) => timer !== undefined && (event as PointerEvent).pointerType === 'touch' && event.preventDefault(),
    ],
    [
      'focusin',
      (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) offer(event.target, 0);
      },
    ],
    ['focusout', end],
    ['keydown', (event) => (event as KeyboardEvent).key === 'Escape' && end()],
  ];
  for (const [type, listener, capture = false] of listeners) root.addEventListener(type, listener, capture);
  return () => {
    clearTimeout(timer);
    for (const [type, listener, capture = false] of listeners) root.removeEventListener(type, listener, capture);
  };
}
