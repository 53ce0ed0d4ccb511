import { textsAt } from '@stakeout/kernel';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { standBeside } from './beside.ts';
import { useShownTable } from './frame/shown-table.ts';
import { PhraseText } from './phrase-text.tsx';
import { refusalWords } from './refusal-words.ts';
import { TABLE_TEXTS } from './table.texts.ts';
import './tip-layer.css';

/** A pointer that only passes by asks for nothing. */
const HOVER = 450;
const LONG_PRESS = 480;

interface Tip {
  readonly text: string;
  readonly anchor: Element;
}

/**
 * Says what a piece is, beside it, while the pointer or the focus is on it or a finger rests on it: `data-tip` in words,
 * `data-clause` by which clauses. Of what can be touched on its turn the rules say why it cannot be touched now, by its
 * `data-target`. Those who listen have it from the pieces' names, so here it is for the eye alone.
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
  useLayoutEffect(() => {
    if (tip !== null && box.current !== null) standBeside(box.current, tip.anchor);
  }, [tip]);
  if (tip === null || !tip.anchor.isConnected) return null;
  const clauses = tip.anchor.getAttribute('data-clause')?.split(' ') ?? [];
  // Outside of the table: what is fixed must be fixed to the window.
  return createPortal(
    <div ref={box} className="tip" aria-hidden="true">
      {picture?.(tip.anchor)}
      {tip.text !== '' && (
        <p>
          {tip.text} <Clauses clauses={clauses} />
        </p>
      )}
      <WhyNot anchor={tip.anchor} />
    </div>,
    document.body,
  );
}

/** Why a piece cannot be used now, and by which clause. */
function WhyNot({ anchor }: { readonly anchor: Element }) {
  const { session, snapshot, nameOf, whyNot } = useShownTable();
  const { language } = useSettings();
  const say = useSay(TABLE_TEXTS);
  const target = anchor.getAttribute('data-target');
  const refusals = target === null ? [] : whyNot(target);
  if (refusals.length === 0) return null;
  const texts = textsAt(session.game.texts[language], snapshot.view);
  const { phrase, clauses } = refusalWords({ refusals, at: target }, texts, language);
  return (
    <p className="tip-not">
      <b>{say('notNow')}</b> <PhraseText phrase={phrase} nameOf={nameOf} /> <Clauses clauses={clauses} />
    </p>
  );
}

function Clauses({ clauses }: { readonly clauses: readonly string[] }) {
  return clauses.map((clause) => (
    <span key={clause} className="clause">
      {clause}
    </span>
  ));
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
