import type { Seat } from '@stakeout/kernel';
import { useMemo } from 'react';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import { useSettings } from '../state/settings.ts';
import { withResigned } from '../text/resigned.ts';
import { type Say, useSay } from '../text/say.ts';
import './seat-name.css';
import { TABLE_TEXTS, type TableTextId } from './table.texts.ts';

export type NameOf = (seat: Seat) => string;

/** The seat of whoever reads, where that is one person for good; `null` for spectators and where a device is shared. */
export function youAt(
  kind: TableSession['kind'],
  { seats, viewer }: Pick<TableSnapshot, 'seats' | 'viewer'>,
): Seat | null {
  const people = seats.filter((plate) => plate.kind === 'person').length;
  return kind === 'online' || people === 1 ? viewer : null;
}

/**
 * What the players are called. The viewer is "you", unless several people share the device: then everybody keeps their
 * name, since whoever reads it changes.
 */
export function namesAt(
  kind: TableSession['kind'],
  { seats, viewer }: Pick<TableSnapshot, 'seats' | 'viewer'>,
  say: Say<TableTextId>,
): NameOf {
  const you = youAt(kind, { seats, viewer });
  return (seat) => {
    if (seat === you) return say('you');
    const name = seats[seat]?.name ?? '';
    return name === '' ? say('player', { number: seat + 1 }) : name;
  };
}

/** The players among results: those who gave up are marked. */
export function useResultNames(session: TableSession, snapshot: TableSnapshot): NameOf {
  const nameOf = useNames(session, snapshot);
  const { language } = useSettings();
  return (seat) => withResigned(nameOf(seat), snapshot.seats[seat]?.resigned === true, language);
}

/** The same function as long as the names are the same. */
export function useNames({ kind }: TableSession, { seats, viewer }: TableSnapshot): NameOf {
  const say = useSay(TABLE_TEXTS);
  return useMemo(() => namesAt(kind, { seats, viewer }, say), [kind, seats, viewer, say]);
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
