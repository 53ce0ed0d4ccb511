// Route: /^\/rules\/(?<game>[a-z-]+)$/ with the clause behind the #: /rules/<game>#<clause>; ?q= opens it with a search.
import './rulebook.css';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { GameFront } from '../games/front.ts';
import { FRONTS, frontOf } from '../games/index.ts';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import type { PageProps } from '../routes/page.ts';
import { usePlace } from '../routes/router.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSettings } from '../state/settings.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { type Clauses, useClauses } from '../text/clauses.ts';
import { useSay } from '../text/say.ts';
import type { GameBook } from './book.ts';
import { chaptersOf } from './chapters.ts';
import { ClauseRow } from './clause-row.tsx';
import { AtAGlance } from './glance.tsx';
import { rulebookTexts } from './rulebook.texts.ts';
import { RulebookSearch } from './rulebook-search.tsx';
import { countOf, search } from './search.ts';
import { TableOfContents } from './table-of-contents.tsx';

export default function RulebookPage({ params, query }: PageProps) {
  const say = useSay(rulebookTexts);
  const id = params['game'] ?? '';
  const front = frontOf(id);
  const book = useLoaded(front, loadBook);
  const taught = useLoaded(front, loadTaught);
  const clauses = useClauses(front?.library ?? null);
  const name = front?.facts.title;
  const title = name === undefined ? say('unknown') : say('title', { game: name });
  return (
    <PageFrame title={title} section="rulebooks">
      <div className="rb">
        <header className="rb-head">
          <h1 className="page-title">{title}</h1>
          <nav className="rb-games" aria-label={say('games')}>
            {FRONTS.map(({ facts }) => (
              <Link key={facts.id} href={`/rules/${facts.id}`} aria-current={facts.id === id ? 'page' : undefined}>
                {facts.title}
              </Link>
            ))}
          </nav>
          <p className="page-lead">{name === undefined ? say('unknownBody') : say('houseDecisions')}</p>
        </header>
        {name !== undefined && book !== null && (book === undefined || clauses === null) && (
          <p className="rb-wait">{say('loading')}</p>
        )}
        {book != null && clauses !== null && (
          <Rulebook
            key={id}
            game={id}
            clauses={clauses}
            book={book}
            taught={taught ?? NOTHING}
            firstQuestion={query.get('q') ?? ''}
          />
        )}
      </div>
    </PageFrame>
  );
}

function loadBook(front: GameFront): Promise<GameBook> {
  return front.loadBook();
}

type Taught = ReadonlyMap<string, string>;

const NOTHING: Taught = new Map();

/** The first lesson that teaches each clause. */
async function loadTaught({ loadLessons }: GameFront): Promise<Taught> {
  const taught = new Map<string, string>();
  for (const { id, clauses } of (await loadLessons?.())?.list ?? []) {
    for (const clause of clauses) if (!taught.has(clause)) taught.set(clause, id);
  }
  return taught;
}

function Rulebook({
  game,
  clauses,
  book,
  taught,
  firstQuestion,
}: {
  readonly game: string;
  readonly clauses: Clauses;
  readonly book: GameBook;
  readonly taught: Taught;
  readonly firstQuestion: string;
}) {
  const say = useSay(rulebookTexts);
  const { language } = useSettings();
  const [question, setQuestion] = useState(firstQuestion);
  const asked = useDeferredValue(question);
  const pages = useRef<HTMLDivElement>(null);
  const titleOf = (chapter: string) => book.titles[language][chapter] ?? chapter;
  const target = useTarget(clauses, () => setQuestion(''));
  const chapters = useMemo(() => chaptersOf(clauses), [clauses]);
  const found = useMemo(
    () => search(chapters, asked, (chapter) => book.titles[language][chapter] ?? chapter),
    [chapters, asked, book, language],
  );
  const isSearching = asked.trim() !== '';
  const chips = () => [...(pages.current?.querySelectorAll<HTMLElement>('.rb-chip') ?? [])];

  /** The arrows go from one rule's link to the next. */
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const all = chips();
    const at = all.indexOf(event.currentTarget as HTMLElement);
    const next = all[at + step];
    if (step === 0 || at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div className="rb-desk">
      <div className="rb-rail">
        <RulebookSearch
          question={question}
          count={countOf(found)}
          onChange={setQuestion}
          onEnter={() => chips()[0]?.focus()}
        />
        <TableOfContents chapters={found} titleOf={titleOf} />
      </div>
      <div ref={pages} className="rb-book">
        {!isSearching && <AtAGlance book={book} />}
        {found.map((chapter) => (
          <section key={chapter.id} className="panel rb-chapter" aria-labelledby={`chapter-${chapter.id}`}>
            <h2 id={`chapter-${chapter.id}`}>
              <span className="rb-chapter-id">{chapter.id}</span> {titleOf(chapter.id)}
            </h2>
            {chapter.clauses.map((clause) => (
              <ClauseRow
                key={clause.id}
                game={game}
                clauses={clauses}
                id={clause.id}
                spans={isSearching ? clause.spans : []}
                isTarget={clause.id === target}
                lesson={taught.get(clause.id) ?? null}
                picture={isSearching ? undefined : book.diagrams[clause.id]}
                onKeyDown={walk}
              />
            ))}
          </section>
        ))}
        {found.length === 0 && (
          <div className="panel rb-nothing">
            <p>{say('foundNothing')}</p>
            <Button onClick={() => setQuestion('')}>{say('showAll')}</Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The clause or chapter behind the # of the address: shown, whatever was searched for, and read from there. */
function useTarget(clauses: Clauses, showAll: () => void): string {
  const { hash } = usePlace();
  const target = decodeURIComponent(hash.slice(1));
  const show = useRef(showAll);
  show.current = showAll;
  useEffect(() => {
    if (target === '') return;
    show.current();
    // What was hidden by a search is on the page only after the next painting.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(target) ?? document.getElementById(`chapter-${target}`);
      place?.scrollIntoView({ block: 'start' });
      place?.querySelector<HTMLElement>('.rb-chip')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return target in clauses ? target : '';
}
