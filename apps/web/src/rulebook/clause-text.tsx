import { Link } from '../routes/link.tsx';
import type { Clauses } from '../text/clauses.ts';
import { stretchesOf } from './chapters.ts';
import { piecesOf, type Span } from './search.ts';

/** The text of a clause. The clauses that it names are links to them. */
export function ClauseText({
  game,
  clauses,
  id,
  spans = [],
}: {
  /** The game by its id, and its rulebook. */
  readonly game: string;
  readonly clauses: Clauses;
  readonly id: string;
  /** What a search found in it. */
  readonly spans?: readonly Span[];
}) {
  const stretches = stretchesOf(clauses[id] ?? '', (other) => other in clauses);
  return stretches.map(({ text, start, clause }) => {
    const pieces = piecesOf(text, start, spans).map((piece) =>
      piece.isFound ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
    );
    return clause === null ? (
      <span key={start}>{pieces}</span>
    ) : (
      <Link key={start} className="clause-reference" href={`/rules/${game}#${clause}`}>
        {pieces}
      </Link>
    );
  });
}
