import './open-hands.css';
import { ORDINARY, type Role, roleOf, type View, valueOfCard } from '@stakeout/gunrunners';
import { Icon } from '../../../parts/icon.tsx';
import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import { toldApart } from '../../../parts/told-apart.ts';
import { useSettings } from '../../../state/settings.ts';
import { useSay } from '../../../text/say.ts';
import type { OpenProps } from '../../front.ts';
import { roleIcon } from '../pieces/roles.ts';
import { openTexts } from './open.texts.ts';

/** Everybody's hand, for replays of Gunrunners with all cards open. */
export default function OpenHands({ game, view, names }: OpenProps) {
  const say = useSay(openTexts);
  const { language } = useSettings();
  const terms = game.texts[language].terms;
  return (
    <ul className="open-hands" aria-label={say('hands')}>
      {(view as View).hands.map((hand, seat) => (
        <li key={names[seat] ?? seat} className={seatClass(seat)}>
          <span className="open-hands-name">
            <PlayerSymbol seat={seat} />
            {names[seat]}
          </span>
          <ul>
            {toldApart(hand).map(({ thing: card, key }) => (
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
