import type { RulesProps } from '../../../create/game-create.ts';
import { RulesPanel } from '../../../create/rules-panel.tsx';
import { Choice } from '../../../form/choice.tsx';
import { useSay } from '../../../text/say.ts';
import { rulesTexts } from './create.texts.ts';
import type { Options } from './options.ts';

/** How Escape Plan is played: Costa's options where he plays. */
export function Rules({ draft, options, onOptions }: RulesProps<Options>) {
  const say = useSay(rulesTexts);
  return (
    <RulesPanel>
      {draft.count <= 2 && <p className="create-note">{say(draft.count === 1 ? 'solo' : 'withSandra')}</p>}
      {draft.count === 1 ? (
        <>
          <Choice
            legend={say('costa')}
            value={options.costaAvoidable ? 'yes' : 'no'}
            options={[
              { value: 'no', label: say('costaNo'), hint: say('costaNoHint') },
              { value: 'yes', label: say('costaYes'), hint: say('costaYesHint') },
            ]}
            onChoose={(value) => onOptions({ costaAvoidable: value === 'yes' })}
          />
          <Choice
            legend={say('costaStacks')}
            value={options.costaStacks}
            options={[
              { value: 'both', label: say('costaBoth'), hint: say('costaBothHint') },
              { value: 'best', label: say('costaBest'), hint: say('costaBestHint') },
            ]}
            onChoose={(costaStacks) => onOptions({ costaStacks })}
          />
        </>
      ) : (
        <p className="create-note">{say('nothingToSet')}</p>
      )}
    </RulesPanel>
  );
}
