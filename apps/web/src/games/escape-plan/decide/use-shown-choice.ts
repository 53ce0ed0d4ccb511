import { type RefObject, useEffect, useRef } from 'react';
import type { EscapeParts } from '../play/targets.ts';

/** The heading stays at the top of the panel while the rows roll under it. */
const HEADING = 48;

/** Every new decision begins at the top of the panel; what is chosen, on the map or here, is rolled into sight. */
export function useShownChoice(box: RefObject<HTMLElement | null>, moment: number, parts: EscapeParts): void {
  const before = useRef(moment);
  useEffect(() => {
    if (box.current !== null && before.current !== moment) box.current.scrollTop = 0;
    before.current = moment;
  }, [box, moment]);
  useEffect(() => {
    const row = parts.length === 0 ? null : box.current?.querySelector('.ep-row.is-chosen');
    if (box.current === null || row === null || row === undefined) return;
    const frame = box.current.getBoundingClientRect();
    const place = row.getBoundingClientRect();
    if (place.top < frame.top + HEADING) box.current.scrollTop += place.top - frame.top - HEADING;
    else if (place.bottom > frame.bottom) box.current.scrollTop += place.bottom - frame.bottom + HEADING;
  }, [box, parts]);
}
