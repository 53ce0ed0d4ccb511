import './own-box.css';
import type { AnyGame } from '@stakeout/kernel';
import { useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Link } from '../../routes/link.tsx';
import { useSettings } from '../../state/settings.ts';
import { useSay, wording } from '../../text/say.ts';
import type { Fault } from '../fault.ts';
import type { OwnBox } from './box.ts';
import { BoxCheck } from './box-check.tsx';
import { BoxPrint } from './box-print.tsx';
import { BoxSheet, SheetList } from './box-sheet.tsx';
import { BoxText } from './box-text.tsx';
import { type BoxWork, workOn } from './box-work.ts';
import { DifferencePanel } from './difference-list.tsx';
import { FilePanel } from './file-panel.tsx';
import { keepBox, keptBox } from './kept-box.ts';
import { boxTexts } from './own-box.texts.ts';
import { placedFaultsOf } from './refusal-faults.ts';
import { written } from './written.ts';

const NAME_LENGTH = 40;

/** A box of one's own, table by table, and as a text for those who would rather write it. Every change is kept at once. */
export function BoxForm({
  game,
  title,
  box,
}: {
  readonly game: AnyGame;
  readonly title: string;
  readonly box: OwnBox;
}) {
  const say = useSay(boxTexts);
  const { language } = useSettings();
  const [{ name, text }, setBox] = useState(() => keptBox(game.id) ?? { name: '', text: written(box.usual) });
  const [isKept, setKept] = useState(true);
  const [chosen, setChosen] = useState('');
  const [isText, setText] = useState(false);
  const work = useMemo(() => workOn(box, game, text), [box, game, text]);

  const change = (part: { readonly name?: string; readonly text?: string }) => {
    const next = { name, text, ...part };
    setBox(next);
    const after = part.text === undefined ? work : workOn(box, game, next.text);
    setKept(keepBox(game.id, { ...next, differences: after.isRead ? after.differences.length : 1 }));
  };
  const changeData = (data: unknown) => change({ text: written(data) });
  const canBePlayed = work.isRead && work.refusals.length === 0 && work.differences.length > 0;
  const sheets = work.isRead ? work.sheets : [];
  const sheet = sheets.find(({ id }) => id === chosen) ?? sheets[0];

  return (
    <div className="own-box">
      <header className="box-head">
        <p className="create-game">{title}</p>
        <h1 className="page-title">{say('title')}</h1>
        <Link
          className={`button ${canBePlayed ? 'primary' : ''}`}
          href={`/create/${game.id}${canBePlayed ? '?box=own' : ''}`}
        >
          {say(canBePlayed ? 'use' : 'asUsual')}
        </Link>
      </header>
      <div className="box-nav">
        <label className="box-name">
          <span className="label">{say('name')}</span>
          <input
            className="text-field"
            type="text"
            autoComplete="off"
            maxLength={NAME_LENGTH}
            placeholder={say('nameUsual')}
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        <fieldset className="box-tabs" aria-label={say('how')}>
          <Button small aria-pressed={!isText} onClick={() => setText(false)}>
            {say('form')}
          </Button>
          <Button small aria-pressed={isText} onClick={() => setText(true)}>
            {say('text')}
          </Button>
        </fieldset>
        {work.isRead && !isText && <SheetList work={work} chosen={sheet?.id ?? ''} onChoose={setChosen} />}
        <BoxCheck work={work} isKept={isKept} game={game} />
      </div>
      <div className="panel box-main">
        {isText ? (
          <BoxText
            text={text}
            faults={faultsIn(work, game)}
            game={game.id}
            onText={(typed) => change({ text: typed })}
          />
        ) : work.isRead && sheet !== undefined ? (
          <BoxSheet key={sheet.id} work={work} sheet={sheet} game={game} onData={changeData} />
        ) : (
          <div className="box-unread">
            <h2>{say('wrongHere')}</h2>
            <p>{say('wrongHereText')}</p>
            <Button onClick={() => setText(true)}>{say('text')}</Button>
          </div>
        )}
      </div>
      <aside className="box-side">
        {work.isRead && <DifferencePanel differences={work.differences} onData={changeData} />}
        <div className="box-seen">
          <h2>{say('seen')}</h2>
          <p>{say('seenText')}</p>
        </div>
        <FilePanel
          game={game.id}
          box={box}
          name={name}
          work={work}
          onRead={(data, itsName) => {
            change({ text: written(data), ...(itsName === null ? {} : { name: itsName.slice(0, NAME_LENGTH) }) });
            setText(false);
          }}
        />
      </aside>
      {work.isRead && <BoxPrint title={`${title}: ${name || wording(boxTexts, 'nameUsual')(language)}`} work={work} />}
    </div>
  );
}

function faultsIn(work: BoxWork, game: AnyGame): readonly Fault[] {
  if (work.isRead) return placedFaultsOf(game, work.refusals);
  const text =
    work.line === null ? wording(boxTexts, 'notJson') : wording(boxTexts, 'faultInLine', { line: work.line });
  return [{ field: 'text', text, clause: null }];
}
