import { Link } from '../routes/link.tsx';
import { useSay } from '../text/say.ts';
import { rulebookTexts } from './rulebook.texts.ts';
import type { FoundChapter } from './search.ts';

/** The chapters, each with the number of its rules that a search found. On a phone it is folded away until asked for. */
export function TableOfContents({
  chapters,
  titleOf,
}: {
  readonly chapters: readonly FoundChapter[];
  readonly titleOf: (chapter: string) => string;
}) {
  const say = useSay(rulebookTexts);
  return (
    <nav className="rb-contents" aria-label={say('contents')}>
      <details open={matchMedia('(min-width: 901px)').matches}>
        <summary className="label">{say('contents')}</summary>
        <ol>
          {chapters.map(({ id, clauses }) => (
            <li key={id}>
              <Link href={`#chapter-${id}`}>
                <b>{id}</b>
                <span>{titleOf(id)}</span>
                <i>{clauses.length}</i>
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
