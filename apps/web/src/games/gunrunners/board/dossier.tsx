import { EXPOSED_FOR_BUST } from '@stakeout/gunrunners';
import { type BustScene, cratesLeft } from '../bust/bust-scene.ts';
import { Crates, useCounting } from '../pieces/crates.tsx';
import { Scene } from '../pieces/scene.tsx';
import type { Target } from '../play/selection.ts';
import { useTable } from '../table-context.ts';
import './dossier.css';

const PIPS = Array.from({ length: EXPOSED_FOR_BUST }, (_, index) => index + 1);

/** The folder of a location: number, name, scene, how many agents are exposed, and the crates. */
export function Dossier({
  location,
  exposed,
  isHot,
  bust,
}: {
  readonly location: number;
  readonly exposed: number;
  readonly isHot: boolean;
  /** The bust that is told of it. */
  readonly bust: BustScene | null;
}) {
  const { view, legal, parts, say, placeName, onTouch } = useTable();
  const target: Target = `dossier:${location}`;
  const isChosen = parts.includes(target);
  const isLegal = legal.has(target);
  const count = view.crates[location] ?? 0;
  const shown = useCounting(bust?.isAgain === true ? cratesLeft(bust) : count);
  const place = placeName(location);
  const state = isChosen ? `, ${say('targetChosen')}` : isLegal ? `, ${say('targetLegal')}` : '';
  const name = say('nameDossier', {
    location: place,
    crates: say('crates', { count }),
    exposed: say('exposed', { count: exposed }),
  });
  return (
    <button
      type="button"
      className={`gr-dossier ${isChosen ? 'is-chosen' : ''} ${isLegal ? 'is-legal' : ''}`}
      aria-label={name + state}
      aria-pressed={isChosen}
      tabIndex={isLegal || isChosen ? 0 : -1}
      data-target={target}
      data-tip={say('tipDossier')}
      data-clause="G8.1"
      onClick={() => onTouch(target)}
    >
      <Scene location={location} />
      <span className="gr-dossier-number numeral">{location + 1}</span>
      <span className="gr-dossier-name">{place}</span>
      <span className={`gr-heat ${isHot ? 'is-hot' : ''}`}>
        <span>
          {PIPS.map((pip) => (
            <i key={pip} className={pip <= exposed ? 'is-on' : ''} />
          ))}
        </span>
        <em>{say('exposed', { count: exposed })}</em>
      </span>
      <span className="gr-dossier-crates" data-place={`crates-${location}`}>
        <Crates count={shown} />
        {bust !== null && bust.crates !== shown && <s aria-hidden="true">{bust.crates}</s>}
        <b className="numeral">{shown}</b>
      </span>
    </button>
  );
}
