import './match-file.css';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { announce } from '../parts/live-region.tsx';
import { useSay } from '../text/say.ts';
import { matchFileTexts } from './match-file.texts.ts';

/** The longest matches come to about 100 kB; whatever is far beyond was picked by mistake. */
const LARGEST = 5_000_000;

/** Takes an exported match from disk. It is read here, and never sent anywhere. */
export function MatchFile({ onText }: { readonly onText: (text: string) => void }) {
  const say = useSay(matchFileTexts);
  const [isTooLarge, setTooLarge] = useState(false);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const isLarge = file.size > LARGEST;
    setTooLarge(isLarge);
    if (isLarge) announce(say('tooLarge'));
    else onText(await file.text());
  };
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => void read(event.target.files?.[0]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    <>
      <label className="match-file" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <input className="visually-hidden" type="file" accept=".json,application/json" onChange={onChoose} />
        <span className="button primary">{say('choose')}</span>
        <span>{say('drop')}</span>
      </label>
      {isTooLarge && <p className="field-fault">{say('tooLarge')}</p>}
    </>
  );
}
