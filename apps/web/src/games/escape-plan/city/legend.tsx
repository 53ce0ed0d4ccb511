import { memo, useState } from 'react';
import { useShownTable } from '../../../table/frame/shown-table.ts';
import { TABLE_TEXTS } from '../../../table/table.texts.ts';
import { useSay } from '../../../text/say.ts';
import { CopBadge } from '../cards/cop-badge.tsx';
import { headed } from '../decide/panel.ts';
import { useTable } from '../table-context.ts';
import { CITY_TEXTS } from './city.texts.ts';
import './legend.css';
import type { MapControls } from './use-map.ts';

const COPS = [1, 0, 2] as const;
const STEP = 1.35;

/** What the textures and badges mean, and how near the map is. */
export const Legend = memo(function Legend({ controls }: { readonly controls: MapControls }) {
  const { words, seat, isActing } = useTable();
  const { askForHint } = useShownTable();
  const say = useSay(CITY_TEXTS);
  const sayAround = useSay(TABLE_TEXTS);
  // Open from the beginning; opened by hand it stays even where room is short.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted !== false;
  return (
    <div className="ep-corner">
      {isOpen && (
        <ul className={`ep-legend ${wanted === true ? 'is-wanted' : ''}`} aria-label={say('legend')}>
          {[0, 1, 2].map((terrain) => (
            <li key={terrain}>
              <Swatch terrain={terrain} />
              <span>{words.term('terrain', terrain)}</span>
            </li>
          ))}
          <li>
            <Swatch terrain={3} />
            <span>{say('water')}</span>
          </li>
          <li>
            <svg className="ep-swatch ep-helipad" viewBox="-9 -9 18 18" aria-hidden="true">
              <circle r="8.5" />
              <text y="4.5" textAnchor="middle">
                H
              </text>
            </svg>
            <span>{say('helipad')}</span>
          </li>
          {COPS.map((cop) => (
            <li key={cop}>
              <CopBadge cop={cop} />
              <span>{headed(words.term('cop', cop))}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="ep-zoom">
        {seat !== null && (
          <button
            type="button"
            className="ep-map-button is-hint"
            disabled={!isActing}
            data-tip={say('hintTip')}
            onClick={askForHint}
          >
            {sayAround('hint')}
          </button>
        )}
        <button
          type="button"
          className="ep-map-button is-text"
          aria-expanded={isOpen}
          aria-label={say(isOpen ? 'legendHide' : 'legendShow')}
          data-tip={say(isOpen ? 'legendHide' : 'legendShow')}
          onClick={(event) => setWanted(!isShown(event.currentTarget))}
        >
          ?
        </button>
        <button
          type="button"
          className="ep-map-button is-fit"
          aria-label={say('fit')}
          data-tip={say('fit')}
          onClick={() => controls.camera()?.fit()}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M-9-4V-9H-4M4-9H9V-4M9 4V9H4M-4 9H-9V4" />
          </svg>
        </button>
        <button
          type="button"
          className="ep-map-button is-scale"
          aria-label={say('zoomIn')}
          data-tip={say('zoomIn')}
          onClick={() => controls.camera()?.zoom(STEP, null, true)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M-7 0H7M0-7V7" />
          </svg>
        </button>
        <button
          type="button"
          className="ep-map-button is-scale"
          aria-label={say('zoomOut')}
          data-tip={say('zoomOut')}
          onClick={() => controls.camera()?.zoom(1 / STEP, null, true)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M-7 0H7" />
          </svg>
        </button>
      </div>
    </div>
  );
});

/** The legend may be open and yet have no room. */
function isShown(button: Element): boolean {
  const legend = button.closest('.ep-corner')?.querySelector('.ep-legend');
  return legend !== null && legend !== undefined && legend.getClientRects().length > 0;
}

function Swatch({ terrain }: { readonly terrain: number }) {
  return (
    <svg className="ep-swatch" viewBox="0 0 34 34" aria-hidden="true">
      <rect width="34" height="34" fill={`url(#ep-ground-${terrain})`} />
    </svg>
  );
}
