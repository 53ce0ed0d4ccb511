import { useLayoutEffect, useState } from 'react';
import { hasRoomForList, roomNow } from '../table-layout.ts';

/** What is chosen on the map, or in the list alone. */
type Kind = 'onMap' | 'inList';

/**
 * Whether the list is folded, and how to say otherwise. The map shows all that can be chosen on it, so the list beside it is open only
 * where it covers nothing, in whatever room the window has by then; once somebody has said how they want it, it stays so.
 */
export function useFolded(
  kind: Kind,
  hasColumn: boolean,
): readonly [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [hasRoom, setHasRoom] = useState(() => hasRoomForList(roomNow()));
  const [wanted, setWanted] = useState<Readonly<Partial<Record<Kind, boolean>>>>({});
  useLayoutEffect(() => {
    const measure = () => setHasRoom(hasRoomForList(roomNow()));
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const isFolded = wanted[kind] ?? (kind === 'onMap' && !hasColumn && !hasRoom);
  return [isFolded, (folded) => setWanted({ ...wanted, [kind]: folded })];
}
