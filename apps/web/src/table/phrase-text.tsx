import type { Phrase } from './phrase.ts';
import { type NameOf, SeatName } from './seat-name.tsx';

/** A sentence with its players and things shown as what they are. */
export function PhraseText({
  phrase,
  nameOf,
  plainSeats = false,
}: {
  readonly phrase: Phrase;
  readonly nameOf: NameOf;
  /** Where a symbol stands beside the sentence already, names are only bold. */
  readonly plainSeats?: boolean;
}) {
  return phrase.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const key = `${index}`;
    if ('thing' in piece) return <b key={key}>{piece.thing}</b>;
    const name = nameOf(piece.seat);
    return plainSeats ? <b key={key}>{name}</b> : <SeatName key={key} seat={piece.seat} name={name} />;
  });
}
