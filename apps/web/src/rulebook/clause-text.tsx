import type { AnyGame } from '@stakeout/kernel';
import { Link } from '../routes/link.tsx';
import { useSettings } from '../state/settings.ts';
import { stretchesOf } from './chapters.ts';
import { piecesOf, type Span } from './search.ts';

/** The text of a clause in the reader's language. The clauses that it names are links to them. */
export function ClauseText({
  game,
  id,
  spans = [],
}: {
  readonly game: Pick<AnyGame, 'id' | 'texts'>;
  readonly id: string;
  /** What a search found in it. */
  readonly spans?: readonly Span[];
}) {
  const { language } = useSettings();
  const { clauses } = game.texts[language];
  const stretches = stretchesOf(clauses[id] ?? '', (other) => other in clauses);
  return stretches.map(({ text, start, clause }) => {
    const pieces = piecesOf(text, start, spans).map((piece) =>
      piece.isFound ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
    );
    return clause === null ? (
      <span key={start}>{pieces}</span>
    ) : (
      <Link key={start} className="clause-reference" href={`/rules/${game.id}#${clause}`}>
        {pieces}
      </Link>
    );
  });
}
