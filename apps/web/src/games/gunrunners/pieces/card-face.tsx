import {
  type Card,
  FACE_DOWN_KNOWN_TO_ALL,
  isBack,
  isExposed,
  ORDINARY,
  ownerOf,
  roleOf,
  valueOfCard,
} from '@stakeout/gunrunners';
import { Icon } from '../../../parts/icon.tsx';
import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import { useTable } from '../table-context.ts';
import './card-face.css';
import { roleIcon } from './roles.ts';

/** How a card is shown: its face, its back, or a face that lies down and that only the viewer knows. */
export function lookOf(card: Card, isLookedAt = false): 'face' | 'back' | 'secret' {
  if (isBack(card)) return 'back';
  if (isExposed(card)) return isLookedAt ? 'secret' : 'face';
  // A 1 of the set-up is known to everybody, and lies face down all the same.
  return card >= FACE_DOWN_KNOWN_TO_ALL && !isLookedAt ? 'back' : 'secret';
}

/** The picture of a card. It says nothing to those who listen: whatever carries it has a name. */
export function CardFace({
  card,
  isLookedAt = false,
  isLarge = false,
}: {
  readonly card: Card;
  /** The viewer's Spy or Informer is looking at it. */
  readonly isLookedAt?: boolean;
  /** In the hand a card also says what it does. */
  readonly isLarge?: boolean;
}) {
  const { say, language, session, view } = useTable();
  // Once the game is over the table lies open: nothing is a secret any more.
  const look = view.phase === 'over' && !isBack(card) ? 'face' : lookOf(card, isLookedAt);
  const owner = seatClass(ownerOf(card));
  if (look === 'back') {
    return (
      <span className={`gr-card is-back ${owner}`} aria-hidden="true">
        <span className="gr-card-weave">
          <PlayerSymbol seat={ownerOf(card)} />
          {!isBack(card) && <b className="gr-card-known numeral">{valueOfCard(card)}</b>}
        </span>
      </span>
    );
  }
  const role = roleOf(card);
  const isOperative = role !== ORDINARY;
  const name = isOperative ? session.game.texts[language].terms['role']?.(role) : say('agent');
  return (
    <span
      className={`gr-card ${owner} ${isOperative ? 'is-operative' : ''} ${look === 'secret' ? 'is-secret' : ''} ${isLarge ? 'is-large' : ''}`}
      aria-hidden="true"
    >
      <span className="gr-card-index">
        <b className="numeral">{valueOfCard(card)}</b>
        <PlayerSymbol seat={ownerOf(card)} />
        {isOperative && <Icon name={roleIcon(role)} />}
      </span>
      <span className="gr-card-picture">
        <Icon name={roleIcon(role)} />
        {!isOperative && <Rank value={valueOfCard(card)} />}
      </span>
      {isLarge && <span className="gr-card-effect">{say(`effect${role}`)}</span>}
      <span className="gr-card-name">
        <span>{name}</span>
      </span>
    </span>
  );
}

/** Rank diamonds: as many as the value. */
function Rank({ value }: { readonly value: number }) {
  return (
    <span className="gr-card-rank">
      {Array.from({ length: value }, (_, index) => `rank ${index}`).map((key) => (
        <i key={key} />
      ))}
    </span>
  );
}
