import { createTexts } from '../../../pages/create/create.texts.ts';
import { seatsOf } from '../../../pages/create/draft.ts';
import { OwnDataField } from '../../../pages/create/own-data-field.tsx';
import type { PanelProps } from '../../../pages/create/panel-props.ts';
import { Choice } from '../../../pages/form/choice.tsx';
import { useSay } from '../../../text/say.ts';
import { usualDeckText } from './usual-deck.ts';

/** How Gunrunners is played. */
export default function GunrunnersRules({ draft, faults, onChange }: PanelProps) {
  const say = useSay(createTexts);
  return (
    <section className="panel page-panel" aria-labelledby="create-rules">
      <h2 id="create-rules" className="panel-title">
        {say('rules')}
      </h2>
      <div className="create-pair">
        <Choice
          legend={say('edition')}
          value={draft.edition}
          options={[
            { value: 'en', label: say('editionEn'), hint: say('editionEnHint') },
            { value: 'pt', label: say('editionPt'), hint: say('editionPtHint') },
          ]}
          onChoose={(edition) => onChange({ edition })}
        />
        <Choice
          legend={say('memory')}
          value={draft.memory}
          options={[
            { value: 'strict', label: say('strict'), hint: say('strictHint') },
            { value: 'open', label: say('openMemory'), hint: say('openMemoryHint') },
          ]}
          onChoose={(memory) => onChange({ memory })}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="create-start">
          {say('start')}
        </label>
        <select
          id="create-start"
          name="start"
          className="text-field create-short"
          value={draft.start ?? ''}
          onChange={(event) => onChange({ start: event.target.value === '' ? null : Number(event.target.value) })}
        >
          <option value="">{say('chance')}</option>
          {seatsOf(draft).map(({ seat, choice, name }) => (
            <option key={seat} value={seat}>
              {say('seatNamed', { number: seat + 1, who: choice === 'here' && name !== '' ? name : say(choice) })}
            </option>
          ))}
        </select>
      </div>
      <OwnDataField
        name="deck"
        game="gunrunners"
        isOn={draft.hasDeck}
        text={draft.deck}
        faults={faults}
        usual={usualDeckText}
        onToggle={(hasDeck) => onChange({ hasDeck, deck: draft.deck || usualDeckText() })}
        onText={(deck) => onChange({ deck })}
      />
    </section>
  );
}
