import { Suspense } from 'react';
import type { OpenProps } from '../games/front.ts';
import { frontOf } from '../games/index.ts';

/** For replays with all cards open: what the table itself keeps covered. */
export function OpenTable(props: OpenProps) {
  const Open = frontOf(props.game.id)?.Open;
  if (Open === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Open {...props} />
    </Suspense>
  );
}
