import type { Seat } from '@stakeout/kernel';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import { type Say, useSay } from '../text/say.ts';
import './seat-name.css';
import { TABLE_TEXTS, type TableTextId } from './table.texts.ts';

export type NameOf = (seat: Seat) => string;

/**
 * What the players are called. The viewer is "you", unless several people share the device: then everybody keeps their
 * name, since whoever reads it changes.
 */
export function namesAt(kind: TableSession['kind'], snapshot: TableSnapshot, say: Say<TableTextId>): NameOf {
  const people = snapshot.seats.filter((plate) => plate.kind === 'person').length;
  const isYou = kind === 'online' || people === 1;
  return (seat) => {
    if (isYou && seat === snapshot.viewer) return say('you');
    const name = snapshot.seats[seat]?.name ?? '';
    return name === '' ? say('player', { number: seat + 1 }) : name;
  };
}

export function useNames(session: TableSession, snapshot: TableSnapshot): NameOf {
  const say = useSay(TABLE_TEXTS);
  return namesAt(session.kind, snapshot, say);
}

/** A player in running text: colour, symbol and name. */
export function SeatName({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  return (
    <span className={`seat-name ${seatClass(seat)}`}>
      <PlayerSymbol seat={seat} />
      {name}
    </span>
  );
}
