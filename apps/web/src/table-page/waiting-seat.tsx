import { LEVELS } from '@stakeout/bots/level';
import type { Seat } from '@stakeout/kernel';
import { LevelStrength } from '../form/level-strength.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { OnlineSnapshot } from '../session/online/online-snapshot.ts';
import type { RoomSteps, StepAnswer } from '../session/online/room-steps.ts';
import type { SeatPlate } from '../session/session.ts';
import { useSay } from '../text/say.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { InviteLink } from './invite-link.tsx';
import { waitingRoomTexts } from './waiting-room.texts.ts';

/** One seat before the match: who has it, and what can be done about it. */
export function WaitingSeat({
  game,
  table,
  seat,
  plate,
  room,
  step,
  onSit,
}: {
  readonly game: string;
  readonly table: OnlineSnapshot;
  readonly seat: Seat;
  readonly plate: SeatPlate;
  readonly room: RoomSteps;
  /** Does something to the table, and says so when it did not work. */
  readonly step: (answer: Promise<StepAnswer>) => void;
  readonly onSit: (seat: Seat) => void;
}) {
  const say = useSay(waitingRoomTexts);
  const isEmpty = plate.kind === 'open' || plate.kind === 'invited';
  const isSeated = table.viewer !== null;
  return (
    <li className={`waiting-seat ${seatClass(seat)} ${isEmpty ? 'empty' : ''}`}>
      <span className="waiting-emblem">
        <PlayerSymbol seat={seat} />
      </span>
      <div className="waiting-who">
        <b>
          <span className="visually-hidden">{say('seat', { number: seat + 1 })}: </span>
          <SeatTitle table={table} seat={seat} plate={plate} />
        </b>
        <SeatState game={game} table={table} seat={seat} plate={plate} />
      </div>
      <div className="waiting-actions">
        {plate.kind === 'bot' && table.isHost && <BotActions seat={seat} plate={plate} room={room} step={step} />}
        {plate.kind === 'person' && table.isHost && seat !== table.viewer && (
          <ConfirmButton
            label={say('kick')}
            question={say('kickSure', { name: plate.name })}
            yes={say('kickYes')}
            no={say('no')}
            onYes={() => step(room.kick(seat))}
          />
        )}
        {isEmpty && isSeated && <InviteLink key={plate.kind} seat={seat} room={room} />}
        {isEmpty && !isSeated && table.isHost && <InviteLink key={plate.kind} seat={seat} room={room} />}
        {isEmpty && table.isHost && (
          <Button onClick={() => step(room.changeSeat(seat, { kind: 'bot', level: 'medium' }))}>{say('putBot')}</Button>
        )}
        {plate.kind === 'open' && !isSeated && canSit(table) && (
          <Button look="primary" onClick={() => onSit(seat)}>
            {say('sitHere')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Whoever just comes by may sit down at public tables only; hosts at their own. */
export function canSit({ isHost, online, viewer, seats }: OnlineSnapshot): boolean {
  const isWelcome = online.visibility === 'public' || isHost;
  return isWelcome && viewer === null && seats.some(({ kind }) => kind === 'open');
}

function SeatTitle({ table, seat, plate }: Pick<Parameters<typeof WaitingSeat>[0], 'table' | 'seat' | 'plate'>) {
  const say = useSay(waitingRoomTexts);
  if (plate.kind === 'open') return say('openSeat');
  if (plate.kind === 'invited') return say('invitedSeat');
  return (
    <>
      {plate.name}
      {seat === table.viewer && <span className="waiting-tag">{say('you')}</span>}
      {seat === table.online.host && <span className="waiting-tag">{say('host')}</span>}
    </>
  );
}

function SeatState({
  game,
  table,
  seat,
  plate,
}: Pick<Parameters<typeof WaitingSeat>[0], 'game' | 'table' | 'seat' | 'plate'>) {
  const say = useSay(waitingRoomTexts);
  switch (plate.kind) {
    case 'open':
      return <small>{say(table.online.visibility === 'public' ? 'openSeatHint' : 'openSeatByLink')}</small>;
    case 'invited':
      return <small>{say('invitedSeatHint')}</small>;
    case 'bot':
      return (
        <>
          <small>{`${say('bot')}, ${say(plate.level ?? 'medium')}`}</small>
          <LevelStrength game={game} level={plate.level ?? 'medium'} />
        </>
      );
    case 'person':
      return (
        <small className={plate.isReady ? 'is-ready' : ''}>
          {plate.isReady && <Icon name="check-mark" />} {say(readinessOf(table, seat, plate))}
          <span className={`waiting-presence ${plate.isPresent ? 'here' : ''}`}>
            {say(plate.isPresent ? 'here' : 'away')}
          </span>
        </small>
      );
  }
}

/** The host gets ready by starting. */
function readinessOf({ online }: OnlineSnapshot, seat: Seat, { isReady }: SeatPlate) {
  if (isReady) return 'ready';
  return seat === online.host ? 'startsMatch' : 'notReady';
}

function BotActions({
  seat,
  plate,
  room,
  step,
}: Pick<Parameters<typeof WaitingSeat>[0], 'seat' | 'plate' | 'room' | 'step'>) {
  const say = useSay(waitingRoomTexts);
  return (
    <>
      <fieldset className="waiting-levels">
        <legend className="visually-hidden">{say('level', { name: plate.name })}</legend>
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            aria-pressed={plate.level === level}
            onClick={() => step(room.changeSeat(seat, { kind: 'bot', level }))}
          >
            {say(level)}
          </button>
        ))}
      </fieldset>
      <Button look="ghost" onClick={() => step(room.changeSeat(seat, { kind: 'invited' }))}>
        {say('freeSeat')}
      </Button>
    </>
  );
}
