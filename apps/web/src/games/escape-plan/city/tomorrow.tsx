import { dayPhaseOf, locationNode } from '@stakeout/escape-plan';
import { memo } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { CopBadge } from '../cards/cop-badge.tsx';
import { iconAt } from '../decide/icons.ts';
import { spotName } from '../decide/names.ts';
import { useTable, useTarget } from '../table-context.ts';
import { CITY_TEXTS } from './city.texts.ts';
import { hexPoints, INNER, SIZE } from './geometry.ts';
import { pawnsOf } from './location-look.ts';
import { TileArt } from './tile-art.tsx';
import './tomorrow.css';

const OUTLINE = hexPoints(SIZE - 3);

/** The tiles that lie face up on the stacks, with the cops on them (E7.4): they come into the city at the next building. */
export const Tomorrow = memo(function Tomorrow() {
  const { view, isActing, frame } = useTable();
  const say = useSay(CITY_TEXTS);
  const { faceUp } = view.table;
  if (faceUp.every((tile) => tile < 0)) return null;
  const isPlacing = frame.kind === 'placeTile';
  // Before the morning those that lie face up are laid today (E7.1).
  const heading = say(dayPhaseOf(view.table) === 'parts' ? 'tomorrow' : 'toLay');
  return (
    <section className={`ep-tomorrow ${isPlacing && isActing ? 'is-placing' : ''}`} aria-label={heading}>
      <h2 className="label">{heading}</h2>
      <div className="ep-tomorrow-tiles" data-arrows>
        {faceUp.map((tile, stack) => tile >= 0 && <StackTile key={tile} tile={tile} stack={stack} />)}
      </div>
    </section>
  );
});

function StackTile({ tile, stack }: { readonly tile: number; readonly stack: number }) {
  const { view, printed, words } = useTable();
  const say = useSay(CITY_TEXTS);
  const { isChosen, isLegal, isOpen, look, onTouch } = useTarget(`stack:${tile}`);
  const cops = pawnsOf(view.table.cops[tile] ?? 0);
  const left = view.table.stackSizes[stack] ?? 0;
  const spot = (index: number) => spotName({ shown: view.table, words }, locationNode(tile, index));
  const id = words.term('tile', tile);
  const name = [
    say('stackTile', { tile: id, first: spot(0), second: spot(1) }),
    ...(cops.length > 0 ? [say('withCops', { cops: words.term('cops', view.table.cops[tile] ?? 0) })] : []),
    ...(left > 0 ? [say('stackLeft', { count: left })] : []),
  ].join(', ');
  const state = isChosen ? `, ${say('chosen')}` : isLegal ? `, ${say('legal')}` : '';
  return (
    <button
      type="button"
      className={`ep-stack ${look}`}
      aria-label={name + state}
      aria-pressed={isChosen}
      tabIndex={isOpen || stack === 0 ? 0 : -1}
      data-target={`stack:${tile}`}
      data-tip={name}
      data-stack={stack}
      onClick={onTouch}
    >
      <svg viewBox={`${-INNER} ${-SIZE} ${2 * INNER} ${2 * SIZE}`} aria-hidden="true">
        <TileArt printed={printed} tile={tile} turned={0} />
        <polygon className="ep-stack-line" points={OUTLINE} />
      </svg>
      <b>{id}</b>
      <span className="ep-stack-spots">
        {[0, 1].map((index) => (
          <Icon key={index} name={iconAt(printed, view.table, locationNode(tile, index))} />
        ))}
      </span>
      <span className="ep-stack-cops">
        {cops.map((cop) => (
          <CopBadge key={cop} cop={cop} />
        ))}
      </span>
    </button>
  );
}
