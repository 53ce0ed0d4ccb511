import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { useSay } from '../../../text/say.ts';
import { PatrolExits } from './patrol-exits.tsx';
import './places-dialog.css';
import { PlacesPanel } from './places-panel.tsx';
import { RAIL_TEXTS } from './rail.texts.ts';
import { Stocks } from './stocks.tsx';

/** The table: exits, businesses and safe houses, and what is left of everything that can be taken. */
export function PlacesDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay(RAIL_TEXTS);
  return (
    <Dialog title={say('tableTitle')} onClose={onClose} className="ep-places-dialog">
      <header className="ep-places-head">
        <h2>{say('tableTitle')}</h2>
        <Button small onClick={onClose}>
          {say('close')}
        </Button>
      </header>
      <section className="ep-places-exits">
        <h3 className="label">{say('exits')}</h3>
        <p>{say('escapeFrom')}</p>
        <PatrolExits isFull />
      </section>
      <PlacesPanel isFull />
      <Stocks />
    </Dialog>
  );
}
