import { createTexts } from '../../../create/create.texts.ts';
import { seatsOf } from '../../../create/draft.ts';
import type { RulesProps } from '../../../create/game-create.ts';
import { RulesPanel } from '../../../create/rules-panel.tsx';
import { Choice } from '../../../form/choice.tsx';
import { useSay } from '../../../text/say.ts';
import { rulesTexts } from './create.texts.ts';
import type { Options } from './options.ts';

/** How Gunrunners is played. */
export function Rules({ draft, options, onOptions }: RulesProps<Options>) {
  const say = useSay(rulesTexts);
  const sayForm = useSay(createTexts);
  return (
    <RulesPanel>
      <div className="create-pair">
        <Choice
          legend={say('edition')}
          value={options.edition}
          options={[
            { value: 'en', label: say('editionEn'), hint: say('editionEnHint') },
            { value: 'pt', label: say('editionPt'), hint: say('editionPtHint') },
          ]}
          onChoose={(edition) => onOptions({ edition })}
        />
        <Choice
          legend={say('memory')}
          value={options.memory}
          options={[
            { value: 'strict', label: say('strict'), hint: say('strictHint') },
            { value: 'open', label: say('openMemory'), hint: say('openMemoryHint') },
          ]}
          onChoose={(memory) => onOptions({ memory })}
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
          value={options.start ?? ''}
          onChange={(event) => onOptions({ start: event.target.value === '' ? null : Number(event.target.value) })}
        >
          <option value="">{say('chance')}</option>
          {seatsOf(draft).map(({ seat, choice, name }) => (
            <option key={seat} value={seat}>
              {say('seatNamed', { number: seat + 1, who: choice === 'here' && name !== '' ? name : sayForm(choice) })}
            </option>
          ))}
        </select>
      </div>
    </RulesPanel>
  );
}
