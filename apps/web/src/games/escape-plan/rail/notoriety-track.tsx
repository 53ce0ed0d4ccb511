import { memo } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { useSay } from '../../../text/say.ts';
import { PawnSign } from '../plates/pawn-sign.tsx';
import { useTable } from '../table-context.ts';
import './notoriety-track.css';
import { PanelHead } from './panel-head.tsx';
import { RAIL_TEXTS } from './rail.texts.ts';
import { type Marker, type TrackSpace, trackOf } from './track.ts';

/** Markers lie two in a row where several share a space. */
const IN_A_ROW = 2;

/** Everybody's notoriety: the penalties, the lines with what crossing them brings, and where the markers will go. */
export const NotorietyTrack = memo(function NotorietyTrack() {
  const { view, printed, session } = useTable();
  const say = useSay(RAIL_TEXTS);
  const spaces = trackOf(view.table, printed);
  const rows = Math.max(
    ...spaces.map(({ markers }) => (markers.length < 2 ? 1 : Math.ceil(markers.length / IN_A_ROW))),
  );
  return (
    <section className="panel ep-notoriety" aria-labelledby="ep-notoriety">
      <PanelHead id="ep-notoriety" title={say('notoriety')}>
        <ClauseChip game={session.game} clause="E19.3" />
      </PanelHead>
      <ol className={`ep-track rows-${rows}`}>
        {spaces.map((space) => (
          <Space key={space.position} space={space} isHot={space.position > (printed.lines.at(-1) ?? 0)} />
        ))}
      </ol>
    </section>
  );
});

function Space({ space, isHot }: { readonly space: TrackSpace; readonly isHot: boolean }) {
  const { words, view } = useTable();
  const say = useSay(RAIL_TEXTS);
  const { position, penalty, markers, line } = space;
  const names = markers.map(({ pawn, change }) => {
    if (change === 0) return words.pawn(pawn);
    return say(change > 0 ? 'rises' : 'falls', { name: words.pawn(pawn), count: Math.abs(change) });
  });
  const money = words.term('money', penalty);
  const spoken = say(markers.length === 0 ? 'spaceEmpty' : 'space', { position, money, names: names.join(', ') });
  const tip = `${spoken}. ${say('notorietyTip')}`;
  return (
    <li className={`${isHot ? 'is-hot' : ''} ${line === null ? '' : 'has-line'}`} data-tip={tip}>
      <span className="visually-hidden">{spoken}.</span>
      <span className={`ep-track-markers of-${markers.length}`}>
        {markers.map((marker) => (
          <TrackMarker key={marker.pawn} marker={marker} seats={view.table.seats} />
        ))}
      </span>
      <b className="numeral" aria-hidden="true">
        {position}
      </b>
      <small aria-hidden="true">{penalty === 0 ? 0 : `−${-penalty}`}</small>
      {line !== null && <Line line={line} />}
    </li>
  );
}

function TrackMarker({ marker, seats }: { readonly marker: Marker; readonly seats: number }) {
  const { seat } = useTable();
  const { pawn, change } = marker;
  return (
    <span
      className={`ep-track-marker ${pawn === seat ? 'is-own' : ''}`}
      data-place={`notoriety-${pawn}`}
      aria-hidden="true"
    >
      <PawnSign pawn={pawn} seats={seats} />
      {change !== 0 && (
        <span className={`ep-track-change ${change > 0 ? 'is-up' : 'is-down'}`}>
          {change > 0 ? '▲' : '▼'}
          <i>{Math.abs(change)}</i>
        </span>
      )}
    </span>
  );
}

/** What crossing the line upwards brings; the open padlocks are assets unlocked. */
function Line({ line }: { readonly line: NonNullable<TrackSpace['line']> }) {
  const say = useSay(RAIL_TEXTS);
  const unlock = say('lineUnlock', { count: line.unlock });
  const reward = line.disc === 0 ? unlock : say('lineDisc', { unlock });
  const words = say('line', { number: line.number, reward });
  return (
    <span className="ep-track-line" data-tip={words}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">
        {OPEN_PADLOCK}
        {line.unlock > 1 && line.unlock}
        {line.disc > 0 && <Icon name="stopwatch" />}
      </span>
    </span>
  );
}

const OPEN_PADLOCK = (
  <svg className="ep-open-padlock" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 10V7a6 6 0 0 1 11.6-2.1l-2.7 1.2A3 3 0 0 0 9 7v3h10v12H5V10Z" fill="currentColor" />
  </svg>
);
