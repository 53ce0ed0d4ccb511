import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { watchPointed } from '../../../table/pointed.ts';
import { watchFoot } from './foot.ts';
import { type Hands, watchGestures } from './gestures.ts';
import { MapCamera, type Shot } from './map-camera.ts';
import { revealPointed } from './walking.ts';

/** What the buttons and keys of the map do with it. */
export interface MapControls {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly camera: () => MapCamera | null;
}

/** The map under the glass: it can be dragged, pinched and wheeled, and follows what is to be seen. */
export function useMap(shot: Shot, hands: Hands): MapControls {
  const view = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const camera = useRef<MapCamera | null>(null);
  const latest = useRef(hands);
  const first = useRef(shot);
  useLayoutEffect(() => {
    latest.current = hands;
  });
  useLayoutEffect(() => {
    const glass = view.current;
    if (glass === null || sheet.current === null) return;
    const made = new MapCamera(glass, sheet.current);
    camera.current = made;
    // It is placed as soon as its size is known, and not moved there from somewhere else.
    made.show(first.current);
    const unwatch = watchGestures(glass, made, () => latest.current);
    const sizes = new ResizeObserver(() => made.resized());
    sizes.observe(glass);
    const unwatchPanel = watchPanel(glass, sizes);
    const unwatchFoot = watchFoot(glass, () => made.resized());
    const unwatchPointed = watchPointed(glass, (thing) => revealPointed(glass, made, thing));
    return () => {
      unwatch();
      unwatchPointed();
      unwatchPanel();
      unwatchFoot();
      sizes.disconnect();
      made.stop();
      camera.current = null;
    };
  }, []);
  useEffect(() => camera.current?.show(shot));
  return useMemo(() => ({ view, sheet, camera: () => camera.current }), []);
}

/** Tells of the panel in which one decides when it comes, goes and changes its size: it lies over the map. */
function watchPanel(view: Element, sizes: ResizeObserver): () => void {
  const stage = view.closest('.ep-stage');
  if (stage === null) return () => undefined;
  let panel: Element | null = null;
  const look = () => {
    const found = stage.querySelector(':scope > .ep-decide');
    if (found === panel) return;
    if (panel !== null) sizes.unobserve(panel);
    if (found !== null) sizes.observe(found);
    panel = found;
  };
  const children = new MutationObserver(look);
  children.observe(stage, { childList: true });
  look();
  return () => children.disconnect();
}
