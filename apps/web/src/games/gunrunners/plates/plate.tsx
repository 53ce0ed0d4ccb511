import { isExposed, ownerOf, type View } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import { absenceMeans, absenceOf } from '../../../table/absence.ts';
import { Bolt } from '../../../table/bolt.tsx';
import { PLATE_TEXTS } from '../../../table/plate.texts.ts';
import { SeatClock } from '../../../table/seat-clock.tsx';
import { TABLE_TEXTS } from '../../../table/table.texts.ts';
import { useSay } from '../../../text/say.ts';
import { gainsOf } from '../bust/told-bust.ts';
import { Crates, useCounting } from '../pieces/crates.tsx';
import { useTable } from '../table-context.ts';
import './plate.css';

/** One player: who they are, the crates they have, and how many cards they hold. */
export function Plate({ of }: { readonly of: Seat }) {
  const { view, seat, snapshot, say, nameOf } = useTable();
  const name = nameOf(of);
  const crates = view.taken[of] ?? 0;
  const shown = useCounting(crates);
  const isActive = snapshot.outcome === null && view.active === of;
  const isAway = (snapshot.seats[of]?.standIn ?? false) || (snapshot.seats[of]?.resigned ?? false);
  const time = snapshot.times?.[of];
  const gain = useGain(of);
  return (
    <article
      className={`gr-plate ${seatClass(of)} ${isActive ? 'is-active' : ''} ${isAway ? 'is-away' : ''}`}
      aria-label={name}
      data-place={`plate-${of}`}
    >
      <header>
        <span className="gr-plate-sign">
          <PlayerSymbol seat={of} />
        </span>
        <span className="gr-plate-name">
          <b>{name}</b>
          <small>{useSubtitle(of)}</small>
        </span>
        {isActive && <span className="gr-plate-turn">{say(of === seat ? 'yourTurn' : 'theirTurn')}</span>}
      </header>
      <div className="gr-plate-crates" data-place={`taken-${of}`} data-tip={say('tipTaken')} data-clause="G9.4">
        <b className="numeral gr-plate-number">
          {shown}
          <span className="visually-hidden"> {say('crates', { count: crates })}</span>
        </b>
        <Crates count={shown} />
        {gain > 0 && (
          <span className="gr-gain" data-tip={say('tipGain')}>
            +{gain}
          </span>
        )}
        {time !== undefined && snapshot.clock !== null && <SeatClock time={time} rule={snapshot.clock.kind} />}
      </div>
      <Counts of={of} />
      <Ribbon of={of} />
    </article>
  );
}

/** What a bust has just brought a player; it stays to be seen until the next roll. */
function useGain(of: Seat): number {
  const { view, snapshot, scene } = useTable();
  const before = useMemo(() => gainsOf(snapshot.moves, view.seats)[of] ?? 0, [snapshot.moves, view.seats, of]);
  // While it is told the move that brought it is not among those that are over.
  const isTold = scene === null || scene.isTold || scene.isAgain;
  const line = isTold ? undefined : scene.lines.find(({ seat, isTaken }) => seat === of && isTaken);
  return before + (line?.gets ?? 0);
}

/** What a player stands for; of a bot also how well it plays. */
function useSubtitle(of: Seat): string {
  const { snapshot, say } = useTable();
  const sayWho = useSay(PLATE_TEXTS);
  const level = snapshot.seats[of]?.level ?? null;
  if (level !== null) return say('botLevel', { level: sayWho(level) });
  return say((['agency0', 'agency1', 'agency2', 'agency3'] as const)[of] ?? 'agency0');
}

function Counts({ of }: { readonly of: Seat }) {
  const { view, say } = useTable();
  const hand = view.hands[of]?.length ?? 0;
  const pile = view.piles[of]?.length ?? 0;
  const count = undercoverOf(view, of);
  const most = view.managers[of] === 1 ? 2 : 1;
  return (
    <div className="gr-plate-counts">
      <Count
        sign={<i className="gr-tiny-card" />}
        number={`${hand}`}
        word={say('hand')}
        spoken={say('handCount', { count: hand })}
        tip={say('tipHandCount')}
        clause="G6.6"
        place={`hand-${of}`}
      />
      <Count
        sign={<i className="gr-tiny-card is-pile" />}
        number={`${pile}`}
        word={say('pile')}
        spoken={say('pileCount', { count: pile })}
        tip={say('tipPileCount')}
        clause="G9.2"
        place={`pile-${of}`}
      />
      <Count
        sign={<Icon name="domino-mask" />}
        number={`${count}/${most}`}
        word={say('cover')}
        spoken={say('coverCount', { count, most })}
        tip={say('tipCover')}
        clause="G6.4"
        place={`cover-${of}`}
      />
    </div>
  );
}

export function undercoverOf(view: View, of: Seat): number {
  return view.fields.flat().filter((card) => !isExposed(card) && ownerOf(card) === of).length;
}

function Count({
  sign,
  number,
  word,
  spoken,
  tip,
  clause,
  place,
}: {
  readonly sign: ReactNode;
  readonly number: string;
  readonly word: string;
  readonly spoken: string;
  readonly tip: string;
  readonly clause: string;
  readonly place: string;
}) {
  return (
    <span className="gr-count" data-tip={`${spoken}. ${tip}`} data-clause={clause} data-place={place}>
      <span aria-hidden="true">{sign}</span>
      <b aria-hidden="true">{number}</b>
      <small aria-hidden="true">{word}</small>
      <span className="visually-hidden">{spoken}</span>
    </span>
  );
}

/** What is special about a player now: a decision as power player, a card that lies ready, or being away. */
function Ribbon({ of }: { readonly of: Seat }) {
  const { view, snapshot, session, language, say } = useTable();
  const sayAround = useSay(TABLE_TEXTS);
  const sayWho = useSay(PLATE_TEXTS);
  if (view.power === of) {
    const role = session.game.texts[language].terms['theRole']?.(view.role) ?? '';
    return (
      <p className="gr-ribbon is-power" data-tip={say('tipPower')} data-clause="G7.1">
        <Bolt />
        <span>
          <b>{sayAround('power')}</b> <span className="gr-ribbon-more">{say('powerDecides', { role })}</span>
        </span>
      </p>
    );
  }
  const absence = absenceOf(snapshot.seats[of]);
  const isReady = view.committed !== 0 && view.active === of;
  if (absence === null && !isReady) return null;
  return (
    <p className="gr-ribbon">
      <span>
        <b>{absence === null ? say('committedRibbon') : sayWho(absence)}</b>{' '}
        <span className="gr-ribbon-more">
          {absence === null
            ? say('committedText')
            : sayWho(absenceMeans(absence, snapshot.viewer === of, snapshot.clock !== null))}
        </span>
      </span>
    </p>
  );
}
