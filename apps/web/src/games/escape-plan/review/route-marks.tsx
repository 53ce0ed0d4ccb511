import { type Action, printedOf, type View } from '@stakeout/escape-plan';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { TableSnapshot } from '../../../session/session.ts';
import { optionLike, TargetMarks } from '../../../table/marks/target-marks.tsx';
import type { MarkedLine, MarksProps } from '../../front.ts';
import { nodePoint } from '../city/places.ts';
import { wayPath } from '../city/way.ts';
import { previewOf } from '../play/preview.ts';
import { touching } from '../play/touching.ts';

/** The ways of what was played and of what would have been better, drawn on the map; what is no way by what is touched for it. */
export function RouteMarks({ view: shown, seat, options, lines, box }: MarksProps) {
  const view = shown as View;
  const drawing = useDrawing(box);
  const marked = useMemo(() => {
    const moment = { view, viewer: seat, toAct: [seat], options } as unknown as TableSnapshot;
    const decision = touching.decisionIn(moment);
    return lines.map((line) => {
      const actions = line.actions as readonly Action[];
      const { path } = previewOf(view, [], actions);
      const goal = path.at(-1);
      const targets =
        goal === undefined
          ? actions.flatMap((action) => decision?.way(optionLike(action, options) as Action) ?? [])
          : [`node:${goal}`];
      return { ...line, path, targets };
    });
  }, [view, seat, options, lines]);
  const ways = marked.flatMap(({ look, path }) => {
    const points = path.flatMap((node) => nodePoint(view, printedOf(view.table), node) ?? []);
    return points.length < 2 ? [] : [{ look, way: wayPath(points) }];
  });
  return (
    <>
      {drawing !== null && createPortal(<Ways ways={ways} />, drawing)}
      <TargetMarks marks={marked.filter(({ targets }) => targets.length > 0)} box={box} />
    </>
  );
}

function Ways({ ways }: { readonly ways: readonly { readonly look: MarkedLine['look']; readonly way: string }[] }) {
  return (
    <g>
      {ways.map(({ look, way }) => (
        <g key={look} className={`ep-review-way is-${look}`}>
          <path className="ep-way-casing" d={way} />
          <path className="ep-review-line" d={way} />
        </g>
      ))}
    </g>
  );
}

/** The drawing of the map's pieces, as soon as the table has come. */
function useDrawing(box: HTMLElement): Element | null {
  const [drawing, setDrawing] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setDrawing(box.querySelector('.ep-city-drawing.is-pieces'));
    const changes = new MutationObserver(look);
    changes.observe(box, { childList: true, subtree: true });
    look();
    return () => changes.disconnect();
  }, [box]);
  return drawing;
}
