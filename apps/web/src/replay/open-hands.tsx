import './open-hands.css';
import { type Card, ORDINARY, type Role, roleOf, type View, valueOfCard } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';
import { roleIcon } from '../gunrunners/pieces/roles.ts';
import { Icon } from '../parts/icon.tsx';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { replayTexts } from './replay.texts.ts';

/** Everybody's hand, for replays of Gunrunners with all cards open. */
export function OpenHands({
  game,
  view,
  names,
}: {
  readonly game: AnyGame;
  readonly view: View;
  readonly names: readonly string[];
}) {
  const say = useSay(replayTexts);
  const { language } = useSettings();
  const terms = game.texts[language].terms;
  return (
    <ul className="open-hands" aria-label={say('hands')}>
      {view.hands.map((hand, seat) => (
        <li key={names[seat] ?? seat} className={seatClass(seat)}>
          <span className="open-hands-name">
            <PlayerSymbol seat={seat} />
            {names[seat]}
          </span>
          <ul>
            {placed(hand).map(({ card, key }) => (
              <li key={key} title={terms['card']?.(card)}>
                <b className="numeral" aria-hidden="true">
                  {valueOfCard(card)}
                </b>
                {roleOf(card) !== ORDINARY && <Icon name={roleIcon(roleOf(card) as Role)} />}
                <span className="visually-hidden">{terms['card']?.(card)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Equal cards are told apart by how many of them came before. */
function placed(hand: readonly Card[]): readonly { readonly card: Card; readonly key: string }[] {
  const seen = new Map<Card, number>();
  return hand.map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { card, key: `${card} ${count}` };
  });
}
