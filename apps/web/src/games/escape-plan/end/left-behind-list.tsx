import './left-behind.css';
import type { ReactNode } from 'react';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/icon.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { useSay } from '../../../text/say.ts';
import { endTexts } from './end.texts.ts';
import { useEnd } from './end-context.ts';
import { leftBehind } from './left-behind.ts';

/** What the reader could have had: money that was short, places of the plan, things that were never used, closed exits. */
export function LeftBehindList() {
  const { view, story, words, you } = useEnd();
  const say = useSay(endTexts);
  if (you === null) return null;
  const { short, places, assets, assetMoney, keys, discs, closedExits, wayOut } = leftBehind(view, story, you);
  const money = (value: number) => words.term('money', value);
  const named = places.map(({ place, money: value }) => `${words.term('place', place)} ${money(value)}`);
  const lost = places.reduce((sum, { money: value }) => sum + value, 0);
  const exits = closedExits.map((exit) => words.term('exit', exit)).join(', ');
  return (
    <section className="end-sheet ep-left" aria-labelledby="ep-left">
      <h2 id="ep-left">{say('left')}</h2>
      <ul>
        {short !== null && (
          <Line icon="money-stack" clause={short.why === 'upkeep' ? 'E9.4' : 'E21.4'} isHot>
            {say('leftShort', {
              money: money(short.price - short.cash),
              price: money(short.price),
              cash: money(short.cash),
            })}
          </Line>
        )}
        <Line icon="treasure-map" clause="E22.2">
          {places.length === 0
            ? say('leftNoPlace')
            : say('leftPlaces', { money: money(lost), places: named.join(', ') })}
        </Line>
        {assets > 0 && (
          <Line icon="stopwatch" clause="E17.8">
            {say('leftAssets', { count: assets, money: money(assetMoney) })}
          </Line>
        )}
        {keys > 0 && (
          <Line icon="key" clause="E15.8">
            {say('leftKeys', { count: keys })}
          </Line>
        )}
        {discs > 0 && (
          <Line icon="moon" clause="E9.2">
            {say('leftDiscs', { count: discs })}
          </Line>
        )}
        {wayOut >= 0 && (
          <Line icon="exit-door" clause="E6.3">
            {say('leftExits', { exits, open: words.term('theExit', wayOut) })}
          </Line>
        )}
      </ul>
    </section>
  );
}

function Line({
  icon,
  clause,
  isHot = false,
  children,
}: {
  readonly icon: IconName;
  readonly clause: string;
  readonly isHot?: boolean;
  readonly children: ReactNode;
}) {
  const { session } = useEnd();
  return (
    <li className={isHot ? 'is-hot' : ''}>
      <Icon name={icon} />
      <span>
        {children} <ClauseChip game={session.game} clause={clause} />
      </span>
    </li>
  );
}
