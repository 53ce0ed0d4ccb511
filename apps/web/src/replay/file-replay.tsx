import { useSay } from '../text/say.ts';
import { FileMatch } from './file-match.tsx';
import { replayTexts } from './replay.texts.ts';
import { Replay } from './replay.tsx';

/** A match file, verified and then shown. */
export function FileReplay() {
  const say = useSay(replayTexts);
  return (
    <FileMatch title={say('fileTitle')} lead={say('fileLead')}>
      {(recording) => <Replay recording={recording} id="file" kind="local" isVerified />}
    </FileMatch>
  );
}
