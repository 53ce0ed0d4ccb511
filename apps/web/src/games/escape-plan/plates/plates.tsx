import type { Pawn } from '@stakeout/escape-plan';
import { lazy, memo, Suspense, useState } from 'react';
import { PLATE_TEXTS } from '../../../table/plate.texts.ts';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { Plate } from './plate.tsx';
import './plates.css';
import { platesInOrder } from './standing.ts';

const PlacesPanel = lazy(async () => ({ default: (await import('../rail/places-panel.tsx')).PlacesPanel }));
const PlateDialog = lazy(async () => ({ default: (await import('./plate-dialog.tsx')).PlateDialog }));

/** With this many plates or fewer the column has room for the places as well. */
const FEW = 2;

/** Everybody but the viewer, in turn order. */
export const Plates = memo(function Plates() {
  const { view, seat } = useTable();
  const say = useSay(PLATE_TEXTS);
  const [open, setOpen] = useState<Pawn | null>(null);
  const plates = platesInOrder(view.table, seat);
  return (
    <section className={`ep-plates of-${plates.length}`} aria-label={say('players')}>
      {plates.map((pawn) => (
        <Plate key={pawn} of={pawn} onOpen={() => setOpen(pawn)} />
      ))}
      <Suspense fallback={null}>{plates.length <= FEW && <PlacesPanel />}</Suspense>
      {open !== null && plates.includes(open) && (
        <Suspense fallback={null}>
          <PlateDialog of={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  );
});
