import { canonicalText } from '@stakeout/kernel';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import type { MarkedLine, MarksProps } from '../../games/front.ts';
import type { TableSnapshot } from '../../session/session.ts';
import type { Touching } from '../selection/touching.ts';
import './target-marks.css';

/** Marks a line by the things on the table that are touched for it. */
export function targetMarks<Target extends string, Action>(
  touching: Pick<Touching<Target, Action>, 'decisionIn'>,
): ComponentType<MarksProps> {
  return function Marks({ view, seat, options, lines, box }) {
    const moment = { view, viewer: seat, toAct: [seat], options } as unknown as TableSnapshot;
    const decision = touching.decisionIn(moment);
    const marks = lines.flatMap(({ look, word, actions }) => {
      const targets = actions.flatMap((action) => decision?.way(optionLike(action, options) as Action) ?? []);
      return targets.length === 0 ? [] : [{ look, word, targets }];
    });
    return <TargetMarks marks={marks} box={box} />;
  };
}

/** Actions come from files and threads: the same in whatever order their fields are. */
export function optionLike(action: unknown, options: readonly unknown[]): unknown {
  const text = canonicalText(action);
  return options.find((option) => canonicalText(option) === text) ?? action;
}

export interface TargetMark {
  readonly look: MarkedLine['look'];
  readonly word: string;
  /** What is touched; the word stands at the last of them. */
  readonly targets: readonly string[];
}

interface Place {
  readonly key: string;
  readonly look: MarkedLine['look'];
  /** `null` where the word stands elsewhere. */
  readonly word: string | null;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether the word has no room below the frame. */
  readonly isLow: boolean;
}

/** So far the word of a frame hangs down from it, in pixels. */
const WORD_BELOW = 10;

/** Frames around things on the table, each with its word: colour never stands alone. */
export function TargetMarks({ marks, box }: { readonly marks: readonly TargetMark[]; readonly box: HTMLElement }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const wanted = JSON.stringify(marks);
  useLayoutEffect(() => {
    let waiting = 0;
    const measure = () => {
      waiting = 0;
      const next = placesOf(JSON.parse(wanted) as readonly TargetMark[], box);
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const soon = () => {
      if (waiting === 0) waiting = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(soon);
    const changes = new MutationObserver(soon);
    sizes.observe(box);
    changes.observe(box, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style'] });
    box.addEventListener('scroll', soon, true);
    box.addEventListener('transitionend', soon);
    soon();
    return () => {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      changes.disconnect();
      box.removeEventListener('scroll', soon, true);
      box.removeEventListener('transitionend', soon);
    };
  }, [wanted, box]);
  return (
    <div className="target-marks" aria-hidden="true">
      {places.map(({ key, look, word, isLow, ...place }) => (
        <span key={key} className={`target-mark is-${look} ${isLow ? 'is-low' : ''}`} style={place}>
          {word !== null && <b>{word}</b>}
        </span>
      ))}
    </div>
  );
}

function placesOf(marks: readonly TargetMark[], box: HTMLElement): readonly Place[] {
  const around = box.getBoundingClientRect();
  return marks.flatMap(({ look, word, targets }) =>
    targets.flatMap((target, index): Place[] => {
      const found = box.querySelector(`[data-target="${CSS.escape(target)}"]`);
      const rect = found?.getBoundingClientRect();
      if (rect === undefined || rect.width === 0) return [];
      return [
        {
          key: `${look} ${target}`,
          look,
          word: index === targets.length - 1 ? word : null,
          left: Math.round(rect.left - around.left),
          top: Math.round(rect.top - around.top),
          width: Math.round(rect.width),
          // What is cut at the foot of the table is marked as far as it is seen.
          height: Math.max(0, Math.round(Math.min(rect.bottom, around.bottom) - rect.top)),
          isLow: rect.bottom + WORD_BELOW > around.bottom,
        },
      ];
    }),
  );
}
