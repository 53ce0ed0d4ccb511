import { Link } from '../routes/link.tsx';
import type { MatchOrigin } from '../session/origin.ts';
import { useSay } from '../text/say.ts';
import './origin-line.css';
import { originLineTexts } from './origin-line.texts.ts';

/** Where a match was played on from, and the way to that one. */
export default function OriginLine({ origin: { kind, moves, path } }: { readonly origin: MatchOrigin }) {
  const say = useSay(originLineTexts);
  const words = say(kind, { moves });
  return (
    <small className="match-origin">
      {path === null ? words : <Link href={`${path}#move=${moves}`}>{words}</Link>}
    </small>
  );
}

/** The same in a word or two, where a line has no room. */
export function OriginMark({ origin: { kind, moves } }: { readonly origin: MatchOrigin }) {
  const say = useSay(originLineTexts);
  return (
    <small className="origin-mark" title={say(kind, { moves })}>
      {say(kind === 'again' ? 'sameDeal' : 'playedOn')}
    </small>
  );
}
