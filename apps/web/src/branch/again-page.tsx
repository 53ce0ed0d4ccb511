// Routes: /^\/again\/(?<kind>local|table)\/(?<id>[\w-]+)$/ and /again/link (kind undefined), with the match behind the `#`.
// `?seat=2` is the seat that is offered first.
import { useEffect, useState } from 'react';
import { titleOf } from '../games/all-facts.ts';
import { readPlace } from '../replay/replay-place.ts';
import { type Loaded, loadLink, loadLocal, loadOnline } from '../replay/sources.ts';
import { Link } from '../routes/link.tsx';
import type { PageProps } from '../routes/page.ts';
import { usePlace } from '../routes/router.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import { branchTexts } from './branch.texts.ts';
import { BranchForm } from './branch-form.tsx';
import { seatInLink } from './deal-link.ts';
import { ResultBefore } from './result-before.tsx';
import { whyNot } from './why-not.ts';

/** The deal of a finished match, to be played again: of one's own, or one that somebody sent. */
export default function AgainPage({ params, query }: PageProps) {
  const say = useSay(branchTexts);
  const { kind, id = '' } = params;
  const { hash } = usePlace();
  const watch = query.get('watch') ?? undefined;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const loading = kind === undefined ? loadLink(hash) : kind === 'local' ? loadLocal(id) : loadOnline(id, watch);
    loading
      .catch(() => ({ ok: false, fault: { kind: 'crashed' } }) as const)
      .then((result) => {
        if (isCurrent) setLoaded(result);
      });
    return () => {
      isCurrent = false;
    };
  }, [kind, id, hash, watch]);

  const why = loaded === null ? 'loading' : whyNot(loaded);
  if (loaded?.ok !== true || loaded.recording.file === null) {
    return (
      <PageFrame title={say('againTitle')} section="replays">
        <div className="page-column">
          <h1 className="page-title">{say(loaded === null ? 'againTitle' : 'nothing')}</h1>
          <p className="page-lead">{say(why)}</p>
          {loaded !== null && (
            <Link className="button plain" href="/replays">
              {say('toReplays')}
            </Link>
          )}
        </div>
      </PageFrame>
    );
  }
  const { game, seats, outcome, file } = loaded.recording;
  const path = kind === undefined ? null : `/replay/${kind}/${id}`;
  const eyes = kind === undefined ? seatInLink(hash) : readPlace(query, hash).eyes;
  return (
    <PageFrame title={say('againTitle')} section="replays">
      <div className="page-column">
        <p className="label">{titleOf(game.id)}</p>
        <h1 className="page-title">{say('againTitle')}</h1>
        <p className="page-lead">{say('againLead')}</p>
        {outcome !== null && <ResultBefore game={game.id} seats={seats} outcome={outcome} />}
        <div className="panel page-panel">
          <BranchForm match={{ game: game.id, seats, file, path }} moves={null} eyes={eyes} />
        </div>
      </div>
    </PageFrame>
  );
}
