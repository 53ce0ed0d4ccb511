import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import { replayTexts } from './replay.texts.ts';
import { Replay } from './replay.tsx';
import type { Fault } from './sources.ts';
import { type StoredPlace, useStoredMatch } from './use-stored-match.ts';

/** A match kept on this device, on the server, or in the link itself, read and then shown. */
export function StoredReplay(place: StoredPlace) {
  const say = useSay(replayTexts);
  const { kind, id } = place;
  const { loaded, again } = useStoredMatch(place);
  if (loaded?.ok) {
    const isLink = kind === 'link';
    return (
      <Replay recording={loaded.recording} id={isLink ? kind : id} kind={isLink ? 'local' : kind} isVerified={isLink} />
    );
  }
  return (
    <PageFrame title={say('title')} section="replays">
      <div className="page-column">
        {loaded === null ? (
          <p className="page-lead">{say('loading')}</p>
        ) : (
          <NothingToReplay fault={loaded.fault} onAgain={again} />
        )}
      </div>
    </PageFrame>
  );
}

/** Trying again would change nothing. */
const FINAL: readonly Fault['kind'][] = ['unplayable', 'notFound', 'brokenLink', 'differs'];

/** Why there is nothing to see, and what can be done about it. */
export function NothingToReplay({ fault, onAgain }: { readonly fault: Fault; readonly onAgain: () => void }) {
  const say = useSay(replayTexts);
  const sentence = fault.kind === 'differs' ? 'unplayable' : fault.kind;
  return (
    <>
      <h1 className="page-title">{say('failed')}</h1>
      <p className="page-lead">{say(sentence)}</p>
      <div className="replay-ways">
        {!FINAL.includes(fault.kind) && (
          <Button look="primary" onClick={onAgain}>
            {say('again')}
          </Button>
        )}
        <Link className="button plain" href="/replays">
          {say('toReplays')}
        </Link>
        <Link className="button plain" href="/replay/file">
          {say('openFile')}
        </Link>
      </div>
    </>
  );
}
