import { SeatName } from '../../../table/seat-name.tsx';
import { CopBadge } from '../cards/cop-badge.tsx';
import { useTable } from '../table-context.ts';
import type { PromptPhrase } from './phrases.ts';

/** The sentence of the prompt: people with their symbols, things bold, cops as badges. */
export function PromptSentence({ phrase }: { readonly phrase: PromptPhrase }) {
  const { nameOf } = useTable();
  return phrase.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const key = `${index}`;
    if ('thing' in piece) return <b key={key}>{piece.thing}</b>;
    if ('seat' in piece) return <SeatName key={key} seat={piece.seat} name={nameOf(piece.seat)} />;
    return <Cops key={key} cops={piece.cops} said={piece.said} />;
  });
}

function Cops({ cops, said }: { readonly cops: readonly number[]; readonly said: string }) {
  const badges = [...cops.entries()].map(([index, cop]) => <CopBadge key={`${index}`} cop={cop} />);
  return (
    <span className="ep-prompt-cops">
      <span className="visually-hidden">{said}</span>
      {badges}
    </span>
  );
}
