import type { Seat } from '@stakeout/kernel';
import { PLATE_TEXTS } from '../../../table/plate.texts.ts';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { Plate } from './plate.tsx';
import './plates.css';

/** All players, the viewer last: next to their hand. The others follow in turn order. */
export function Plates() {
  const { view, seat } = useTable();
  const say = useSay(PLATE_TEXTS);
  return (
    <section className={`gr-plates of-${view.seats}`} aria-label={say('players')}>
      {platesInOrder(view.seats, seat).map((of) => (
        <Plate key={of} of={of} />
      ))}
    </section>
  );
}

function platesInOrder(seats: number, viewer: Seat | null): readonly Seat[] {
  const first = viewer === null ? 0 : viewer + 1;
  return Array.from({ length: seats }, (_, index) => (first + index) % seats);
}
