import type { View } from '@stakeout/stash';
import { type OpenProps, PlayerSymbol, seatClass, useSay, useSettings } from '@stakeout/web/kit';
import { stashTexts } from './stash.texts.ts';

/** Where everybody's loot lies, for replays with nothing hidden. */
export default function OpenLoot({ game, view, names }: OpenProps) {
  const say = useSay(stashTexts);
  const { language } = useSettings();
  return (
    <ul className="stash-crooks" aria-label={say('allLoot')}>
      {(view as View).loot.map((house, seat) => (
        <li key={names[seat] ?? seat} className={seatClass(seat)}>
          <PlayerSymbol seat={seat} /> <b>{names[seat]}</b> {game.texts[language].terms['house']?.(house)}
        </li>
      ))}
    </ul>
  );
}
