import { type Card, type Forecast, forecast, isExposed } from '@stakeout/gunrunners';
import { type CSSProperties, useMemo } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import { Again } from '../../../table/again.tsx';
import { latestBusts } from '../bust/told-bust.ts';
import { CardButton } from '../pieces/card-button.tsx';
import { useSpokenCard } from '../pieces/card-words.ts';
import { keyed } from '../pieces/keyed.ts';
import type { Target } from '../play/selection.ts';
import { useTable } from '../table-context.ts';
import { ForecastSlip } from './forecast-slip.tsx';
import { slotWords } from './slot-words.ts';
import './lane.css';

/** The field of a location: its row, the place at its end, and what the row amounts to. */
export function Lane({
  location,
  field,
  isHot,
}: {
  readonly location: number;
  readonly field: readonly Card[];
  readonly isHot: boolean;
}) {
  const { view, seat, say, thePlace } = useTable();
  const spoken = useSpokenCard();
  const expected = forecast(field, view.crates[location] ?? 0);
  const isPeekedAt = (index: number) =>
    seat !== null && view.power === seat && view.peekSite === location && view.peekIndex === index;
  const place = thePlace(location);
  return (
    <div
      className={`gr-lane ${isHot ? 'has-slip' : ''}`}
      style={{ '--count': Math.max(2, field.length), '--shares': expected.shares.length } as CSSProperties}
      data-place={`field-${location}`}
    >
      <div className={`gr-lane-cards ${field.length > 2 ? 'is-long' : ''}`}>
        {keyed(field).map(({ card, index, key }) => (
          <span key={key} className="gr-lane-card" data-place={`field-${location}-${index}`}>
            <CardButton
              card={card}
              target={`agent:${location}:${index}`}
              isLookedAt={isPeekedAt(index)}
              name={say('nameField', { card: spoken(card), number: index + 1, location: place })}
              tip={say(isExposed(card) ? 'tipExposed' : 'tipUndercover')}
              clause={isExposed(card) ? null : 'G6.4'}
            />
          </span>
        ))}
        {view.phase !== 'over' && <Slot location={location} />}
      </div>
      {field.length === 0 && <BustAgain location={location} />}
      {isHot ? <ForecastSlip location={location} field={field} expected={expected} /> : <Sums expected={expected} />}
    </div>
  );
}

/** The far end of the row: where undercover agents, and whatever a power moves, go. */
export function Slot({ location }: { readonly location: number }) {
  const { legal, parts, view, say, thePlace, onTouch } = useTable();
  const target: Target = `slot:${location}`;
  const isChosen = parts.includes(target);
  const isLegal = legal.has(target);
  const words = slotWords(view, isLegal || isChosen);
  const state = isChosen ? `, ${say('targetChosen')}` : isLegal ? `, ${say('targetLegal')}` : '';
  return (
    <button
      type="button"
      className={`gr-slot ${isChosen ? 'is-chosen' : ''} ${isLegal ? 'is-legal' : ''}`}
      aria-label={say(words.name, { location: thePlace(location) }) + state}
      aria-pressed={isChosen}
      tabIndex={isLegal || isChosen ? 0 : -1}
      data-target={target}
      data-tip={say(words.tip)}
      data-clause="G6.4"
      data-place={`slot-${location}`}
      onClick={() => onTouch(target)}
    >
      {words.tip === 'tipSlot' && <Icon name="domino-mask" />}
      <em>{say(words.label)}</em>
    </button>
  );
}

/** Until somebody comes to a place that was busted, its bust can be seen again there. */
function BustAgain({ location }: { readonly location: number }) {
  const { view, snapshot, say, onBust } = useTable();
  const at = useMemo(
    () => latestBusts(snapshot.moves, view.locations)[location] ?? null,
    [snapshot.moves, view.locations, location],
  );
  if (at === null) return null;
  return (
    <button type="button" className="gr-again" data-tip={say('tipBustAgain')} onClick={() => onBust.tell(at)}>
      <Again />
      {say('bustAgain')}
    </button>
  );
}

/** The sums of the known cards, highest first. */
function Sums({ expected }: { readonly expected: Forecast }) {
  const { say, nameOf } = useTable();
  if (expected.shares.length === 0) return null;
  return (
    <div className="gr-sums" data-tip={say('tipSums')} data-clause="G8.3">
      <span className="label">{say('sums')}</span>
      {expected.shares.map(({ seat, sum }) => (
        <span key={seat} className={`gr-sum ${seatClass(seat)}`}>
          <PlayerSymbol seat={seat} />
          <span className="visually-hidden">{nameOf(seat)}</span>
          <b className="numeral">{sum}</b>
        </span>
      ))}
    </div>
  );
}
