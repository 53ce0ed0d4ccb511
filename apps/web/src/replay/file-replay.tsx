import './replay.css';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { announce } from '../parts/live-region.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import { replayTexts } from './replay.texts.ts';
import { Replay } from './replay.tsx';
import { type Loaded, loadFile } from './sources.ts';

/** The longest matches come to about 100 kB; whatever is far beyond was picked by mistake. */
const LARGEST = 5_000_000;

type Reading = Loaded | 'idle' | 'reading' | 'tooLarge';

/** Opens an exported match from disk. It is verified before anything of it is shown, and never sent anywhere. */
export function FileReplay() {
  const say = useSay(replayTexts);
  const [reading, setReading] = useState<Reading>('idle');

  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST) {
      setReading('tooLarge');
      announce(say('tooLarge'));
      return;
    }
    setReading('reading');
    const loaded = await loadFile(await file.text());
    setReading(loaded);
    if (!loaded.ok) announce(say('differs'));
  };
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => void read(event.target.files?.[0]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };

  if (typeof reading === 'object' && reading.ok) return <Replay recording={reading.recording} id="file" kind="local" />;
  const difference = typeof reading === 'object' && reading.fault.kind === 'differs' ? reading.fault.difference : null;
  return (
    <PageFrame title={say('fileTitle')} section="replays">
      <div className="page-column">
        <h1 className="page-title">{say('fileTitle')}</h1>
        <p className="page-lead">{say('fileLead')}</p>
        <label className="replay-drop" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
          <input className="visually-hidden" type="file" accept=".json,application/json" onChange={onChoose} />
          <span className="button primary">{say('fileChoose')}</span>
          <span>{say('fileDrop')}</span>
        </label>
        {reading === 'reading' && <p className="page-lead">{say('fileReading')}</p>}
        {reading === 'tooLarge' && <p className="replay-refusal">{say('tooLarge')}</p>}
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
