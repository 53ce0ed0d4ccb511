import { type Card, countExposed, EXPOSED_FOR_BUST } from '@stakeout/gunrunners';
import { BustStage } from '../bust/bust-stage.tsx';
import { useTable } from '../table-context.ts';
import { Dossier } from './dossier.tsx';
import { Lane } from './lane.tsx';
import { Probation } from './probation.tsx';

/** One location: its probationary agent, its dossier, its field. */
export function LocationRow({ location }: { readonly location: number }) {
  const { view, scene, placeName } = useTable();
  const bust = scene?.location === location ? scene : null;
  const field: readonly Card[] = view.fields[location] ?? [];
  const exposed = countExposed(field);
  // One more agent brings the police.
  const isHot = exposed >= EXPOSED_FOR_BUST - 1 && view.phase !== 'over';
  return (
    <section
      className={`gr-row ${isHot ? 'is-hot' : ''} ${bust === null ? '' : 'is-busting'}`}
      aria-label={placeName(location)}
      data-place={`row-${location}`}
    >
      <Probation location={location} />
      <Dossier location={location} exposed={exposed} isHot={isHot} bust={bust} />
      {bust === null ? <Lane location={location} field={field} isHot={isHot} /> : <BustStage scene={bust} />}
    </section>
  );
}
