import type { AnyGame, Language } from '@stakeout/kernel';
import { Link } from '../app/link.tsx';
import { useSettings } from '../state/settings.ts';
import { chapterTitle } from './chapter-titles.ts';
import { chapterOf, stretchesOf } from './chapters.ts';
import { piecesOf, type Span } from './search.ts';

/** Where a clause stands in the rulebook of its game. */
export function clausePath(game: Pick<AnyGame, 'id'>, id: string): string {
  return `/rules/${game.id}#${id}`;
}

/** What the chapter of a clause is about, such as “Phase 4: bust”, for the head of a slip. */
export function clauseTitle(id: string, language: Language): string {
  return chapterTitle(chapterOf(id), language);
}

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
      <Link key={start} className="clause-reference" href={clausePath(game, clause)}>
        {pieces}
      </Link>
    );
  });
}
