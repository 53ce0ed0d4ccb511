import { LAST_SPACE } from '@stakeout/gunrunners';
import { Icon } from '../../../parts/icon.tsx';
import { Crate } from '../pieces/crates.tsx';
import { useTable } from '../table-context.ts';
import './bust-track.css';

const SPACES = Array.from({ length: LAST_SPACE + 1 }, (_, space) => space);

/** The bust card: how far the marker has come. */
export function BustTrack() {
  const { view, say } = useTable();
  return (
    <div className="gr-busts" data-tip={say('tipBusts')} data-clause="G9.1">
      <span className="label" id="gr-busts">
        {say('busts')}
      </span>
      <ol aria-labelledby="gr-busts">
        {SPACES.map((space) => (
          <li
            key={space}
            className={`${space < view.marker ? 'is-done' : ''} ${space === view.marker ? 'is-here' : ''} ${space === LAST_SPACE ? 'is-last' : ''} ${space === 0 ? 'is-start' : ''}`}
            data-place={space === view.marker ? 'marker' : undefined}
            data-tip={space === 0 ? say('tipStart') : `${say('tipSpace', { number: space })} ${say('tipBusts')}`}
            data-clause={space === 0 ? 'G3.3' : space === LAST_SPACE ? 'G9.1' : 'G8.2'}
          >
            {space === view.marker && <Crate />}
            <Space space={space} />
            {space === view.marker && <span className="visually-hidden">, {say('bustMarker')}</span>}
            {space === LAST_SPACE && <span className="visually-hidden">, {say('bustLast')}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Space({ space }: { readonly space: number }) {
  const { say } = useTable();
  if (space > 0) return <b className="numeral">{space}</b>;
  return (
    <b className="numeral gr-busts-start">
      <span>{say('start')}</span>
      <Icon name="flying-flag" />
    </b>
  );
}
