import { DEFAULT_TABLE } from '@stakeout/escape-plan';
import { createTexts } from '../../../pages/create/create.texts.ts';
import { OwnDataField } from '../../../pages/create/own-data-field.tsx';
import type { PanelProps } from '../../../pages/create/panel-props.ts';
import { Choice } from '../../../pages/form/choice.tsx';
import { useSay } from '../../../text/say.ts';

/** How Escape Plan is played: Costa's options where he plays, and the data of one's own box. */
export default function EscapePlanRules({ draft, faults, onChange }: PanelProps) {
  const say = useSay(createTexts);
  return (
    <section className="panel page-panel" aria-labelledby="create-rules">
      <h2 id="create-rules" className="panel-title">
        {say('rules')}
      </h2>
      {draft.count <= 2 && <p className="create-note">{say(draft.count === 1 ? 'solo' : 'withSandra')}</p>}
      {draft.count === 1 ? (
        <>
          <Choice
            legend={say('costa')}
            value={draft.costaAvoidable ? 'yes' : 'no'}
            options={[
              { value: 'no', label: say('costaNo'), hint: say('costaNoHint') },
              { value: 'yes', label: say('costaYes'), hint: say('costaYesHint') },
            ]}
            onChoose={(value) => onChange({ costaAvoidable: value === 'yes' })}
          />
          <Choice
            legend={say('costaStacks')}
            value={draft.costaStacks}
            options={[
              { value: 'both', label: say('costaBoth'), hint: say('costaBothHint') },
              { value: 'best', label: say('costaBest'), hint: say('costaBestHint') },
            ]}
            onChoose={(costaStacks) => onChange({ costaStacks })}
          />
        </>
      ) : (
        <p className="create-note">{say('nothingToSet')}</p>
      )}
      <OwnDataField
        name="table"
        game="escape-plan"
        isOn={draft.hasBox}
        text={draft.box}
        faults={faults}
        usual={usualBoxText}
        onToggle={(hasBox) => onChange({ hasBox, box: draft.box || usualBoxText() })}
        onText={(box) => onChange({ box })}
      />
    </section>
  );
}

/** The printed data of this project, a short list on each line, to be changed where one's own box differs. */
function usualBoxText(): string {
  const text = JSON.stringify(DEFAULT_TABLE, null, 1);
  return `${text.replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s+/g, ' '))}\n`;
}
