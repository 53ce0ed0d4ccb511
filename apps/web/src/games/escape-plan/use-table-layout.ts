import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Layout, layoutOf, roomNow } from './table-layout.ts';

/** How the table is laid out in the room it has. */
export function useTableLayout(room: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState(() => layoutOf(roomNow()));
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => setLayout(layoutOf({ width: element.clientWidth, height: element.clientHeight }));
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, [room]);
  return layout;
}
