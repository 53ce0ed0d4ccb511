import { type ChangeEvent, useRef, useState } from 'react';
import { download } from '../../end/share.ts';
import { Button } from '../../parts/button.tsx';
import { useSettings } from '../../state/settings.ts';
import { useSay, type Wording, wording } from '../../text/say.ts';
import type { OwnBox } from './box.ts';
import { fileName, fileText, LARGEST_FILE, type ReadFile, readFile } from './box-file.ts';
import type { BoxWork } from './box-work.ts';
import { differencesOf } from './differences.ts';
import { boxTexts } from './own-box.texts.ts';

/** The box as a file, to keep or to give to others, and on paper. */
export function FilePanel({
  game,
  box,
  name,
  work,
  onRead,
}: {
  readonly game: string;
  readonly box: OwnBox;
  readonly name: string;
  readonly work: BoxWork;
  readonly onRead: (data: unknown, name: string | null) => void;
}) {
  const say = useSay(boxTexts);
  const { language } = useSettings();
  const [answer, setAnswer] = useState<{ readonly isBad: boolean; readonly text: Wording } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const called = fileName(name, game);

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    const isLarge = file.size > LARGEST_FILE;
    const found = isLarge ? null : readFile(await file.text(), game, box.name, box.usual);
    // The same file can be chosen again.
    event.target.value = '';
    if (found?.ok) {
      onRead(found.data, found.name);
      const count = differencesOf(box, found.data).length;
      setAnswer({ isBad: false, text: wording(boxTexts, 'imported', { file: file.name, count }) });
    } else setAnswer({ isBad: true, text: whyNot(found, file.name) });
  };

  return (
    <section className="panel box-file" aria-label={say('file')}>
      <h2 className="label">{say('file')}</h2>
      <p className="box-file-name">{called}</p>
      <div className="box-file-ways">
        <Button small onClick={() => input.current?.click()}>
          {say('import')}
        </Button>
        <Button
          small
          disabled={!work.isRead}
          onClick={() => work.isRead && download(fileText({ game, name, option: box.name, data: work.data }), called)}
        >
          {say('export')}
        </Button>
        <Button small disabled={!work.isRead} onClick={() => window.print()}>
          {say('print')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json,text/plain"
        aria-label={say('import')}
        hidden
        onChange={read}
      />
      <p role="status" className={answer?.isBad ? 'field-fault' : 'box-hint'}>
        {answer?.text(language)}
      </p>
    </section>
  );
}

/** Why a file was not read; nothing was found out about one that is too large. */
function whyNot(found: Extract<ReadFile, { ok: false }> | null, file: string): Wording {
  if (found === null) return wording(boxTexts, 'tooLarge', { file });
  if (found.why === 'faultInLine') return wording(boxTexts, 'badLine', { file, line: found.line });
  return wording(boxTexts, found.why === 'notJson' ? 'badFile' : found.why, { file });
}
