import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Layout, layoutOf, roomNow } from './table-layout.ts';

/** How the table is laid out in the room it has, around a city of this shape. */
export function useTableLayout(room: RefObject<HTMLElement | null>, isCityTall: boolean): Layout {
  const [layout, setLayout] = useState(() => layoutOf(roomNow(), isCityTall));
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => setLayout(layoutOf({ width: element.clientWidth, height: element.clientHeight }, isCityTall));
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, [room, isCityTall]);
  return layout;
}
