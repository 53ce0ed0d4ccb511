import { useTable } from '../table-context.ts';
import './board.css';
import { LocationRow } from './location-row.tsx';

/** Locations are counted from 0; how many are in play depends on the number of players (G3.1). */
const LOCATIONS = [0, 1, 2, 3] as const;

/** The locations in play, from the top. */
export function Board() {
  const { view, scene, say } = useTable();
  const locations = LOCATIONS.slice(0, view.locations);
  return (
    <section
      className={`gr-board of-${view.locations} ${scene === null ? '' : 'has-bust'}`}
      aria-label={say('groupBoard')}
      data-arrows="board"
    >
      {locations.map((location) => (
        <LocationRow key={location} location={location} />
      ))}
    </section>
  );
}
