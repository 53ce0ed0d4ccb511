import { lazy, memo, Suspense, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { PanelHead } from './panel-head.tsx';
import './patrol.css';
import { PatrolExits } from './patrol-exits.tsx';
import { RAIL_TEXTS } from './rail.texts.ts';

const PlacesDialog = lazy(async () => ({ default: (await import('./places-dialog.tsx')).PlacesDialog }));

/** The three exits with the patrol cards seen so far (E6), and the way to all that lies on the table. */
export const Patrol = memo(function Patrol() {
  const { view } = useTable();
  const say = useSay(RAIL_TEXTS);
  const [isOpen, setOpen] = useState(false);
  const { patrolLeft } = view.table;
  return (
    <section className="panel ep-patrol" aria-labelledby="ep-patrol">
      <PanelHead id="ep-patrol" title={say('patrol')}>
        <span className="label">{patrolLeft === 0 ? say('patrolNone') : say('patrolLeft', { count: patrolLeft })}</span>
      </PanelHead>
      <PatrolExits />
      <Button look="ghost" small className="ep-patrol-more" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('stocksAndPlaces')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PlacesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
});
