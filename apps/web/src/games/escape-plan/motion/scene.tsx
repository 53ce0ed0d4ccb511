import { COPS, openExit } from '@stakeout/escape-plan';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { CopBadge } from '../cards/cop-badge.tsx';
import { PawnSign } from '../plates/pawn-sign.tsx';
import { useTable } from '../table-context.ts';
import { LastHours, LastScene } from './last-scene.tsx';
import { SCENE_TEXTS } from './scene.texts.ts';
import type { Strip } from './strips.ts';

const PARTS: readonly IconName[] = ['sunbeams', 'sun', 'sunset', 'moon', 'sunrise'];

/** What passes over the map, drawn. */
export default function Scene({ strip }: { readonly strip: Strip }) {
  const { words, view, seat } = useTable();
  const say = useSay(SCENE_TEXTS);
  const { seats } = view.table;
  switch (strip.kind) {
    case 'part':
      return (
        <b className="ep-scene-title">
          <Icon name={PARTS[strip.part] ?? 'sun'} />
          {words.term('part', strip.part)}
          {openExit(view.table) >= 0 && <LastHours part={strip.part} />}
        </b>
      );
    case 'day':
      return (
        <>
          <b className="ep-scene-title">{say('day', { day: strip.day })}</b>
          <ul>
            {strip.incomes.map(({ pawn, amount }) => (
              <li key={pawn} className={pawn === seat ? 'is-own' : ''}>
                <PawnSign pawn={pawn} seats={seats} />
                {pawn === seat
                  ? say('ownIncome', { money: words.term('money', amount) })
                  : `+${words.term('money', amount)}`}
              </li>
            ))}
          </ul>
        </>
      );
    case 'patrol':
      return (
        <>
          <b className="ep-scene-title">
            <Icon name="police-car" />
            {say('patrol')}
          </b>
          <ul>
            {strip.cards.map(({ exit, isBlocked }) => (
              <li key={`${exit} ${isBlocked}`} className="ep-scene-card">
                {words.term('exit', exit)}
                {isBlocked && <i className="ep-scene-stamp">{say('blocked')}</i>}
              </li>
            ))}
          </ul>
        </>
      );
    case 'tiles':
      return (
        <>
          <b className="ep-scene-title">{say('tiles')}</b>
          <ul>
            {strip.tiles.map(({ tile, cops }) => (
              <li key={tile} className="ep-scene-card">
                {words.term('tile', tile)}
                {COPS.map((name, cop) => (cops & (1 << cop)) !== 0 && <CopBadge key={name} cop={cop} />)}
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return <LastScene strip={strip} />;
  }
}
