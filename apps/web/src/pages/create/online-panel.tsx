import { createTexts } from '../../create/create.texts.ts';
import { type ClockChoice, hasOpenSeat } from '../../create/draft.ts';
import type { Fault } from '../../create/fault.ts';
import type { PanelProps } from '../../create/panel-props.ts';
import { Choice } from '../../form/choice.tsx';
import { Faults } from '../../form/faults.tsx';
import { useSay } from '../../text/say.ts';

const CLOCKS: readonly (readonly [group: 'liveClocks' | 'longClocks', choices: readonly ClockChoice[]])[] = [
  ['liveClocks', ['quick', 'steady', 'calm', 'own']],
  ['longClocks', ['day', 'threeDays', 'week']],
];

/** What matters only when people come from elsewhere: who finds the table, and how long they may think. */
export function OnlinePanel({ draft, faults, game, onChange }: PanelProps) {
  const say = useSay(createTexts);
  return (
    <section className="panel page-panel" aria-labelledby="create-online">
      <h2 id="create-online" className="panel-title">
        {say('onlineTable')}
      </h2>
      <Choice
        legend={say('visibility')}
        value={draft.visibility}
        options={[
          { value: 'link', label: say('link'), hint: say('linkHint') },
          { value: 'public', label: say('public'), hint: say('publicHint') },
        ]}
        onChoose={(visibility) => onChange({ visibility })}
      />
      {hasOpenSeat(draft) && (
        <p className="field-hint" role="status">
          {say(draft.visibility === 'public' ? 'openInLobby' : 'openByLink')}
        </p>
      )}
      <div className="field">
        <label className="field-label" htmlFor="create-clock">
          {say('clock')}
        </label>
        <select
          id="create-clock"
          className="text-field create-short"
          aria-describedby="create-clock-hint"
          value={draft.clock}
          onChange={(event) => onChange({ clock: event.target.value as ClockChoice })}
        >
          <option value="none">{say('none')}</option>
          {CLOCKS.map(([group, choices]) => (
            <optgroup key={group} label={say(group)}>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {say(choice)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <p id="create-clock-hint" className="field-hint">
          {say('clockHint')}
        </p>
      </div>
      {draft.clock === 'own' && (
        <div className="create-pair">
          <NumberField
            name="perMove"
            value={draft.perMove}
            faults={faults}
            game={game}
            onChange={(perMove) => onChange({ perMove })}
          />
          <NumberField
            name="bank"
            value={draft.bank}
            faults={faults}
            game={game}
            onChange={(bank) => onChange({ bank })}
          />
        </div>
      )}
    </section>
  );
}

function NumberField({
  name,
  value,
  faults,
  game,
  onChange,
}: {
  readonly name: 'perMove' | 'bank';
  readonly value: string;
  readonly faults: readonly Fault[];
  readonly game: string;
  readonly onChange: (value: string) => void;
}) {
  const say = useSay(createTexts);
  const own = faults.filter(({ field }) => field === name);
  return (
    <div className="field">
      <label className="field-label" htmlFor={`create-${name}`}>
        {say(name)}
      </label>
      <input
        id={`create-${name}`}
        name={name}
        className="text-field create-number"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={own.length > 0}
        aria-describedby={own.length > 0 ? `create-${name}-faults` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Faults id={`create-${name}-faults`} faults={own} game={game} />
    </div>
  );
}
