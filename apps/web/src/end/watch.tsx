import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import type { TableSession } from '../session/session.ts';
import { useSay } from '../text/say.ts';
import { endActionTexts } from './end-actions.texts.ts';
import { replayPath } from './replay-path.ts';

/** The way to seeing a move happen again: the replay of the match, or, in one, its step. */
export function Watch({
  session,
  move,
  what,
  onWatch,
}: {
  readonly session: TableSession;
  /** Counts from 1. */
  readonly move: number;
  /** What there is to be seen, for those who hear the button alone. */
  readonly what: string;
  readonly onWatch: ((move: number) => void) | undefined;
}) {
  const say = useSay(endActionTexts);
  const label = `${say('watch')}: ${what}`;
  if (onWatch === undefined) {
    return (
      <Link className="button ghost small" href={replayPath(session, move)} aria-label={label}>
        {say('watch')}
      </Link>
    );
  }
  return (
    <Button look="ghost" small aria-label={label} onClick={() => onWatch(move)}>
      {say('watch')}
    </Button>
  );
}
