// Routes: /^\/review\/(?<kind>local|online|table)\/(?<id>[\w-]+)$/, /review/file and /review/link (kind undefined, id that word), as
// replays have them. `?seat=2` is the seat, counted from 1; `?playouts=60` how many games are imagined for a value.
import { useMemo } from 'react';
import { FileMatch } from '../replay/file-match.tsx';
import { NothingToReplay } from '../replay/stored-replay.tsx';
import { type StoredPlace, useStoredMatch } from '../replay/use-stored-match.ts';
import { Link } from '../routes/link.tsx';
import type { PageProps } from '../routes/page.ts';
import { usePlace } from '../routes/router.ts';
import type { ReviewPlace } from '../session/review/kept-reviews.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import { reviewTexts } from './review.texts.ts';
import { Review } from './review.tsx';
import { readWish } from './review-place.ts';

export default function ReviewPage({ params, query }: PageProps) {
  const { kind, id = '' } = params;
  const { hash } = usePlace();
  const wish = readWish(query);
  const say = useSay(reviewTexts);
  if (kind !== undefined) {
    const place: ReviewPlace = { kind: kind === 'local' ? 'local' : 'table', id };
    const stored = { kind: kind === 'local' ? 'local' : 'online', id, watch: query.get('watch') ?? undefined } as const;
    return <StoredReview stored={stored} place={place} wish={wish} />;
  }
  if (id === 'link') {
    return (
      <StoredReview
        key={hash}
        stored={{ kind: 'link', id: hash, watch: undefined }}
        place={{ kind: 'link', id: hash }}
        wish={wish}
      />
    );
  }
  return (
    <FileMatch title={say('fileTitle')} lead={say('fileLead')}>
      {(recording) => <Review recording={recording} place={{ kind: 'file', id: 'file' }} wish={wish} />}
    </FileMatch>
  );
}

function StoredReview({
  stored,
  place,
  wish,
}: {
  readonly stored: StoredPlace;
  readonly place: ReviewPlace;
  readonly wish: ReturnType<typeof readWish>;
}) {
  const say = useSay(reviewTexts);
  const { kind, id, watch } = stored;
  const { loaded, again } = useStoredMatch(useMemo(() => ({ kind, id, watch }), [kind, id, watch]));
  if (loaded?.ok && loaded.recording.outcome !== null) {
    return <Review recording={loaded.recording} place={place} wish={wish} />;
  }
  const versions = loaded?.ok === false && loaded.fault.kind !== 'differs' ? loaded.fault.versions : undefined;
  const refusal = loaded?.ok ? say('running') : versions === undefined ? null : say('otherRules', { ...versions });
  return (
    <PageFrame title={say('title')} section="replays">
      <div className="page-column">
        {loaded === null && <p className="page-lead">{say('loading')}</p>}
        {refusal !== null && <Refusal sentence={refusal} />}
        {refusal === null && loaded?.ok === false && <NothingToReplay fault={loaded.fault} onAgain={again} />}
      </div>
    </PageFrame>
  );
}

/** Some matches are not judged, and it is said why. */
function Refusal({ sentence }: { readonly sentence: string }) {
  const say = useSay(reviewTexts);
  return (
    <section className="replay-refusal" aria-labelledby="refused">
      <h1 id="refused" className="page-title">
        {say('refusedTitle')}
      </h1>
      <p>{sentence}</p>
      <p className="replay-ways">
        <Link className="button plain" href="/replays">
          {say('toReplays')}
        </Link>
      </p>
    </section>
  );
}
