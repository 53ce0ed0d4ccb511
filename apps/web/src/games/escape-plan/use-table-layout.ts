import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Layout, layoutOf, roomNow } from './table-layout.ts';

/** How the table is laid out in the room it has, around a city of this shape. */
export function useTableLayout(room: RefObject<HTMLElement | null>, isCityTall: boolean): Layout {
  const [layout, setLayout] = useState(() => layoutOf(roomNow(), isCityTall));
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => setLayout(layoutOf({ width: element.clientWidth, height: element.clientHeight }, isCityTall));
    // It tells of the size at once, before anything is drawn; asking for it here would lay everything out in the middle of the work.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [room, isCityTall]);
  return layout;
}
