import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import { useSay } from '../../text/say.ts';
import { Faults } from '../form/faults.tsx';
import { createTexts } from './create.texts.ts';
import type { PanelProps } from './panel-props.ts';
import { usualDeckText } from './usual-deck.ts';

/** A deck of one's own: written, pasted or read from a file. What is wrong with it stands under it, rule by rule. */
export function DeckField({ draft, faults, onChange }: PanelProps) {
  const say = useSay(createTexts);
  const file = useRef<HTMLInputElement>(null);
  const ofDeck = faults.filter(({ field }) => field === 'deck');
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    if (chosen !== undefined) onChange({ deck: await chosen.text() });
    event.target.value = '';
  };
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={draft.hasDeck}
          onChange={(event) => onChange({ hasDeck: event.target.checked })}
        />
        <span>
          <b>{say('deck')}</b>
          <small>{say('deckHint')}</small>
        </span>
      </label>
      {draft.hasDeck && (
        <div className="create-deck">
          <label className="field-label" htmlFor="create-deck">
            {say('deckLabel')}
          </label>
          <p id="create-deck-shape" className="field-hint">
            {say('deckShape')}
          </p>
          <textarea
            id="create-deck"
            name="deck"
            className="text-field"
            rows={10}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={ofDeck.length > 0}
            aria-describedby={`create-deck-shape${ofDeck.length > 0 ? ' create-deck-faults' : ''}`}
            value={draft.deck}
            onChange={(event) => onChange({ deck: event.target.value })}
          />
          <Faults id="create-deck-faults" faults={ofDeck} game="gunrunners" />
          <div className="page-ways create-deck-ways">
            <Button small onClick={() => file.current?.click()}>
              {say('deckFile')}
            </Button>
            <Button small look="ghost" onClick={() => onChange({ deck: usualDeckText() })}>
              {say('deckUsual')}
            </Button>
            <input
              ref={file}
              type="file"
              accept=".json,application/json,text/plain"
              aria-label={say('deckFile')}
              hidden
              onChange={read}
            />
          </div>
        </div>
      )}
    </>
  );
}
