import { useCallback, useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import { replayTexts } from './replay.texts.ts';
import { Replay } from './replay.tsx';
import { type Fault, type Loaded, loadLink, loadLocal, loadOnline } from './sources.ts';

/** A match kept on this device, on the server, or in the link itself, read and then shown. */
export function StoredReplay({
  kind,
  id,
  watch,
}: {
  readonly kind: 'local' | 'online' | 'link';
  /** Of a match in a link, that part of it. */
  readonly id: string;
  readonly watch: string | undefined;
}) {
  const say = useSay(replayTexts);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = useCallback(async () => {
    try {
      if (kind === 'link') return await loadLink(id);
      return await (kind === 'local' ? loadLocal(id) : loadOnline(id, watch));
    } catch {
      return { ok: false, fault: { kind: 'crashed' } } as const;
    }
  }, [kind, id, watch]);

  useEffect(() => {
    let isCurrent = true;
    load().then((result) => {
      if (isCurrent) setLoaded(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);

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
          <NothingToReplay
            fault={loaded.fault}
            onAgain={() => {
              setLoaded(null);
              load().then(setLoaded);
            }}
          />
        )}
      </div>
    </PageFrame>
  );
}

/** Trying again would change nothing. */
const FINAL: readonly Fault['kind'][] = ['unplayable', 'notFound', 'brokenLink', 'differs'];

function NothingToReplay({ fault, onAgain }: { readonly fault: Fault; readonly onAgain: () => void }) {
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
