import type { Seat } from '@stakeout/kernel';
import { Icon } from '../parts/icon.tsx';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { OnlineSnapshot } from '../session/online/online-snapshot.ts';
import { type Say, useSay } from '../text/say.ts';
import { chatTexts } from './chat.texts.ts';
import './online-bar.css';
import { SeatClock } from '../table/seat-clock.tsx';
import { onlineTexts } from './online.texts.ts';
import { presenceOf, presenceWords } from './presence.ts';

/** Above the table of an online match: who is there, whom everybody waits for, how much time is left, and the chat. */
export function OnlineBar({
  table,
  hasClocks,
  unread,
  isChatOpen,
  onChat,
  onMenu,
}: {
  readonly table: OnlineSnapshot;
  /** Where the game's table shows the time itself, it is not shown twice. */
  readonly hasClocks: boolean;
  readonly unread: number;
  readonly isChatOpen: boolean;
  readonly onChat: () => void;
  readonly onMenu: () => void;
}) {
  const say = useSay(onlineTexts);
  const sayChat = useSay(chatTexts);
  return (
    <section className="online-bar" aria-label={say('tableOnline')}>
      <p className={`online-turn ${isAsked(table) ? 'yours' : ''}`}>{turnText(table, say)}</p>
      <ul className="online-seats" aria-label={say('players')}>
        {table.seats.map((_, seat) => (
          <SeatChip key={seatClass(seat)} table={table} seat={seat} hasClock={hasClocks} />
        ))}
      </ul>
      {table.watchers > 0 && (
        <span className="online-watchers" title={say('watchers', { count: table.watchers })}>
          <Icon name="binoculars" />
          <span aria-hidden="true">{table.watchers}</span>
          <span className="visually-hidden">{say('watchers', { count: table.watchers })}</span>
        </span>
      )}
      <button
        type="button"
        className="online-button"
        aria-expanded={isChatOpen}
        aria-label={unread === 0 ? sayChat('chat') : sayChat('unread', { count: unread })}
        onClick={onChat}
      >
        <Icon name="chat-bubble" />
        <span className="online-word">{sayChat('chat')}</span>
        {unread > 0 && <span className="online-unread">{unread > 99 ? '99+' : unread}</span>}
      </button>
      <button type="button" className="online-button" aria-haspopup="dialog" onClick={onMenu}>
        {say('table')}
      </button>
    </section>
  );
}

function SeatChip({
  table,
  seat,
  hasClock,
}: {
  readonly table: OnlineSnapshot;
  readonly seat: Seat;
  readonly hasClock: boolean;
}) {
  const say = useSay(onlineTexts);
  const plate = table.seats[seat];
  if (plate === undefined) return null;
  const name = seat === table.viewer ? say('you') : plate.name;
  const state = presenceOf(plate);
  const words = say(presenceWords(state, seat === table.viewer), { name });
  // Bots have no clock to beat.
  const time = hasClock && (state === 'here' || state === 'away') ? table.times?.[seat] : undefined;
  return (
    <li className={`online-seat ${seatClass(seat)} ${table.toAct.includes(seat) ? 'active' : ''} ${state}`}>
      <span className="online-who" title={words}>
        <PlayerSymbol seat={seat} />
        <span className="online-name" aria-hidden="true">
          {name}
        </span>
        <span className="online-dot" aria-hidden="true" />
        <span className="visually-hidden">{words}</span>
      </span>
      {time !== undefined && table.clock !== null && (
        <SeatClock time={time} rule={table.clock.kind} perMove={table.clock.perMove} />
      )}
    </li>
  );
}

/** Whether it is the viewer's turn to decide something. */
export function isAsked({ viewer, toAct, options }: OnlineSnapshot): boolean {
  return viewer !== null && toAct.includes(viewer) && options.length > 0;
}

function turnText(table: OnlineSnapshot, say: Say<'yourTurn' | 'matchOver' | 'watching' | 'waitingFor'>): string {
  if (table.status === 'over') return say('matchOver');
  if (isAsked(table)) return say('yourTurn');
  if (table.viewer === null) return say('watching');
  const names = table.toAct.map((seat) => table.seats[seat]?.name ?? '').join(', ');
  return say('waitingFor', { names });
}
