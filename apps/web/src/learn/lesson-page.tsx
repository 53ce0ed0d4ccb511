// Route: /^\/learn\/(?<game>[\w-]+)\/(?<lesson>[\w-]+)$/; ?back= is the address of the match that somebody came from.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameFront } from '../games/front.ts';
import { frontOf } from '../games/index.ts';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import type { PageProps } from '../routes/page.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSettings } from '../state/settings.ts';
import { TableSkeleton } from '../table-page/table-skeleton.tsx';
import { useSay } from '../text/say.ts';
import { learnTexts } from './learn.texts.ts';
import { Lesson } from './lesson.tsx';
import { LessonSession } from './lesson-session.ts';
import { type LoadedLesson, loadLesson } from './load-lesson.ts';

export default function LessonPage({ params, query }: PageProps) {
  const front = frontOf(params['game'] ?? '');
  const id = params['lesson'] ?? '';
  return <LessonAt key={id} front={front} id={id} back={pathBack(query)} />;
}

/** Only ways within the app lead back. */
function pathBack(query: URLSearchParams): string | null {
  const path = query.get('back');
  return path !== null && /^\/(?:local(?:\/[\w-]+)?|table)\/[\w-]+$/.test(path) ? path : null;
}

function LessonAt({
  front,
  id,
  back,
}: {
  readonly front: GameFront | null;
  readonly id: string;
  readonly back: string | null;
}) {
  const say = useSay(learnTexts);
  const { language } = useSettings();
  const [loaded, setLoaded] = useState<LoadedLesson | 'unknown' | 'failed'>();
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: LoadedLesson | 'unknown' | 'failed') => {
      if (isCurrent) setLoaded(next);
    };
    if (tries > 0) setLoaded(undefined);
    loadLesson(front, id, language).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [front, id, language, tries]);
  // Another language changes the words, not where the reader is.
  const stuff = typeof loaded === 'object' ? loaded.stuff : null;
  const game = typeof loaded === 'object' ? loaded.game : null;
  const session = useMemo(
    () => (stuff === null || game === null ? null : new LessonSession(game, stuff)),
    [stuff, game],
  );
  useEffect(() => () => session?.close(), [session]);
  if (loaded === undefined) return <TableSkeleton />;
  if (typeof loaded === 'object' && session !== null && front !== null) {
    return <Lesson session={session} loaded={loaded} front={front} back={back} />;
  }
  const title = say(loaded === 'failed' ? 'title' : 'unknown');
  return (
    <PageFrame title={title} section="learn">
      <h1 className="page-title">{title}</h1>
      <p className="page-lead">{say(loaded === 'failed' ? 'failed' : 'unknownBody')}</p>
      {loaded === 'failed' ? (
        <Button look="primary" onClick={again}>
          {say('retry')}
        </Button>
      ) : (
        <Link className="button primary" href="/learn">
          {say('toLibrary')}
        </Link>
      )}
    </PageFrame>
  );
}
