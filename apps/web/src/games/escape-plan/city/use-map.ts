import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Hands, watchGestures } from './gestures.ts';
import { MapCamera, type Shot } from './map-camera.ts';

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
  const observer = useRef<ResizeObserver | null>(null);
  const latest = useRef(hands);
  useLayoutEffect(() => {
    latest.current = hands;
  });
  useLayoutEffect(() => {
    if (view.current === null || sheet.current === null) return;
    const made = new MapCamera(view.current, sheet.current);
    camera.current = made;
    const unwatch = watchGestures(view.current, made, () => latest.current);
    const sizes = new ResizeObserver(() => made.resized());
    sizes.observe(view.current);
    observer.current = sizes;
    return () => {
      unwatch();
      sizes.disconnect();
      observer.current = null;
      made.stop();
      camera.current = null;
    };
  }, []);
  // After every change of the table: the panel over the map may have come or gone with it.
  useEffect(() => {
    camera.current?.show(shot);
    const panel = view.current?.closest('.ep-stage')?.querySelector('.ep-decide') ?? null;
    if (panel !== null) observer.current?.observe(panel);
  });
  return useMemo(() => ({ view, sheet, camera: () => camera.current }), []);
}
