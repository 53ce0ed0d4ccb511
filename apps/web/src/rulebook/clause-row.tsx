import type { ComponentType, KeyboardEvent } from 'react';
import { announce } from '../parts/live-region.tsx';
import { useSaid } from '../parts/use-said.ts';
import { Link } from '../routes/link.tsx';
import type { Clauses } from '../text/clauses.ts';
import { useSay } from '../text/say.ts';
import { ClauseText } from './clause-text.tsx';
import { rulebookTexts } from './rulebook.texts.ts';
import type { Span } from './search.ts';

/** One rule with its number, which is a link to itself. The one the address names lies there as a slip of paper. */
export function ClauseRow({
  game,
  clauses,
  id,
  spans,
  isTarget,
  lesson,
  picture: Picture,
  onKeyDown,
}: {
  readonly game: string;
  readonly clauses: Clauses;
  readonly id: string;
  readonly spans: readonly Span[];
  readonly isTarget: boolean;
  /** The lesson that teaches it, where there is one. */
  readonly lesson: string | null;
  readonly picture: ComponentType | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}) {
  const say = useSay(rulebookTexts);
  const [isCopied, setCopied] = useSaid();
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(`#${id}`, location.href).href);
    setCopied();
    announce(say('copied'));
  };
  return (
    <section
      id={id}
      className={`rb-clause ${isTarget ? 'target' : ''}`}
      aria-label={say('clause', { id })}
      aria-current={isTarget ? 'true' : undefined}
    >
      <div className="rb-clause-head">
        <Link className="clause rb-chip" href={`#${id}`} onKeyDown={onKeyDown} aria-label={say('clause', { id })}>
          {id}
        </Link>
        {lesson !== null && (
          <Link className="rb-try" href={`/learn/${game}/${lesson}`}>
            {say('tryIt')}
          </Link>
        )}
        <button type="button" className="rb-copy" onClick={copy}>
          {say(isCopied ? 'copied' : 'copyLink')}
        </button>
      </div>
      <div className="rb-clause-body">
        <p className="rb-clause-text">
          <ClauseText game={game} clauses={clauses} id={id} spans={spans} />
        </p>
        {Picture !== undefined && <Picture />}
      </div>
    </section>
  );
}
