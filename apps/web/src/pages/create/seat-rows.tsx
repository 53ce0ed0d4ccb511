import { isLevel, LEVELS } from '@stakeout/bots/level';
import { createTexts } from '../../create/create.texts.ts';
import { type Draft, type SeatChoice, type SeatDraft, seatsOf } from '../../create/draft.ts';
import type { Fault } from '../../create/fault.ts';
import { Faults } from '../../form/faults.tsx';
import { LevelStrength } from '../../form/level-strength.tsx';
import { PlayerSymbol, seatClass } from '../../parts/player-symbol.tsx';
import { changeSettings, useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';

/** The longest name, the same as at a server. */
const NAME_LENGTH = 24;

const GROUPS: readonly (readonly [group: 'onDevice' | 'bots' | 'online', choices: readonly SeatChoice[]])[] = [
  ['onDevice', ['me', 'here']],
  ['bots', LEVELS],
  ['online', ['invited', 'open']],
];

/** Who sits where, seat by seat. */
export function SeatRows({
  draft,
  faults,
  game,
  onSeat,
}: {
  readonly draft: Draft;
  readonly faults: readonly Fault[];
  readonly game: string;
  readonly onSeat: (seat: number, change: Partial<SeatDraft>) => void;
}) {
  return (
    <ol className="seat-rows">
      {seatsOf(draft).map(({ seat, ...plan }) => (
        <SeatRow
          key={seat}
          seat={seat}
          plan={plan}
          faults={faults.filter(({ field }) => field === `seat-${seat}`)}
          game={game}
          onChange={(change) => onSeat(seat, change)}
        />
      ))}
    </ol>
  );
}

function SeatRow({
  seat,
  plan,
  faults,
  game,
  onChange,
}: {
  readonly seat: number;
  readonly plan: SeatDraft;
  readonly faults: readonly Fault[];
  readonly game: string;
  readonly onChange: (change: Partial<SeatDraft>) => void;
}) {
  const say = useSay(createTexts);
  const number = seat + 1;
  const faultId = `seat-${seat}-faults`;
  return (
    <li className={`seat-row ${seatClass(seat)}`}>
      <span className="emblem">
        <PlayerSymbol seat={seat} />
      </span>
      <div className="seat-fields">
        <select
          name={`seat-${seat}`}
          className="text-field"
          aria-label={say('who', { number })}
          aria-invalid={faults.length > 0}
          aria-describedby={faults.length > 0 ? faultId : undefined}
          value={plan.choice}
          onChange={(event) => onChange({ choice: event.target.value as SeatChoice })}
        >
          {GROUPS.map(([group, choices]) => (
            <optgroup key={group} label={say(group)}>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {say(choice)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {isLevel(plan.choice) && <LevelStrength game={game} level={plan.choice} />}
        {plan.choice === 'me' && <OwnName />}
        {plan.choice === 'here' && (
          <input
            className="text-field"
            type="text"
            autoComplete="off"
            maxLength={NAME_LENGTH}
            aria-label={say('otherName', { number })}
            placeholder={say('otherNameUsual', { number })}
            value={plan.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
        <Faults id={faultId} faults={faults} game={game} />
      </div>
    </li>
  );
}

function OwnName() {
  const say = useSay(createTexts);
  const { name } = useSettings();
  return (
    <input
      className="text-field"
      type="text"
      autoComplete="nickname"
      maxLength={NAME_LENGTH}
      aria-label={say('ownName')}
      placeholder={say('ownNameHint')}
      value={name}
      onChange={(event) => changeSettings({ name: event.target.value })}
    />
  );
}
