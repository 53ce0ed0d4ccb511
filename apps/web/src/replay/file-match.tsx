import './replay.css';
import { type ReactNode, useState } from 'react';
import { MatchFile } from '../form/match-file.tsx';
import { announce } from '../parts/live-region.tsx';
import { Link } from '../routes/link.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import type { Recording } from './recording.ts';
import { replayTexts } from './replay.texts.ts';
import { type Loaded, loadFile } from './sources.ts';

type Reading = Loaded | 'idle' | 'reading';

/** Opens an exported match from disk. It is verified before anything of it is shown. */
export function FileMatch({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  /** What is made of the match. */
  readonly children: (recording: Recording) => ReactNode;
}) {
  const say = useSay(replayTexts);
  const [reading, setReading] = useState<Reading>('idle');

  const read = async (text: string) => {
    setReading('reading');
    const loaded = await loadFile(text);
    setReading(loaded);
    announce(say(loaded.ok ? 'verifiedHint' : 'differs'));
  };

  if (typeof reading === 'object' && reading.ok) {
    return children(reading.recording);
  }
  const difference = typeof reading === 'object' && reading.fault.kind === 'differs' ? reading.fault.difference : null;
  return (
    <PageFrame title={title} section="replays">
      <div className="page-column">
        <h1 className="page-title">{title}</h1>
        <p className="page-lead">{lead}</p>
        <MatchFile onText={read} />
        <p className="replay-more">
          <Link href="/fairness">{say('howFair')}</Link>
        </p>
        {reading === 'reading' && <p className="page-lead">{say('fileReading')}</p>}
        {difference !== null && (
          <section className="replay-refusal" aria-labelledby="differs">
            <h2 id="differs">{say('differs')}</h2>
            <p>{say('differsBody')}</p>
            <dl>
              <dt className="label">{say('place')}</dt>
              <dd>
                <code>{difference.place}</code>
              </dd>
              <dt className="label">{say('fault')}</dt>
              {/* The verification speaks English, as the tools do that check the same files. */}
              <dd lang="en">{difference.fault}</dd>
            </dl>
          </section>
        )}
      </div>
    </PageFrame>
  );
}
