import './plans.css';
import { isTreasure, PLACES, sourceOf, treasureValue, valueForCosta } from '@stakeout/escape-plan';
import { Icon } from '../../../parts/icon.tsx';
import { toldApart } from '../../../parts/told-apart.ts';
import { useSay } from '../../../text/say.ts';
import { placeIcon, treasureIcon } from '../cards/card-icons.ts';
import { Emblem } from './emblem.tsx';
import { endTexts } from './end.texts.ts';
import { useEnd } from './end-context.ts';
import type { Column } from './sheet.ts';
import { useWhen } from './use-when.ts';

/** What was hidden until now: everybody's plan, with the visits that came of it, and what the kept tiles are worth. */
export function Plans() {
  const { columns } = useEnd();
  const say = useSay(endTexts);
  return (
    <section className="ep-end-plans" aria-labelledby="ep-end-plans">
      <h2 id="ep-end-plans">{say('plans')}</h2>
      <ul>
        {columns.map((column) => (
          <Plan key={column.pawn} column={column} />
        ))}
      </ul>
    </section>
  );
}

function Plan({ column: { pawn, isCosta, entries } }: { readonly column: Column }) {
  const { view, printed, story, words } = useEnd();
  const say = useSay(endTexts);
  const sayWhen = useWhen();
  const { truth } = view.table;
  const plan = printed.plans[(isCosta ? truth?.costa.plan : truth?.plans[pawn]) ?? -1] ?? [];
  const visitTo = (place: number) => story.visits.find((visit) => visit.pawn === pawn && visit.place === place);
  return (
    <li className={`ep-end-plan ${entries === null ? 'is-arrested' : ''}`}>
      <h3>
        <Emblem pawn={pawn} />
        <span>{words.pawn(pawn)}</span>
        {entries === null && <em>{say('arrested')}</em>}
      </h3>
      <ol aria-label={say('planOf', { name: words.pawn(pawn) })}>
        {PLACES.map((key, place) => {
          const visit = visitTo(place);
          const money = plan[place] ?? 0;
          return (
            <li key={key} className={visit === undefined ? '' : 'is-visited'}>
              <Icon name={placeIcon(place)} />
              <span className="ep-end-plan-place">
                {words.term('place', place)}
                {visit !== undefined && <small>{sayWhen(visit.when)}</small>}
              </span>
              <b>{money < 0 ? say('income') : words.term('money', money)}</b>
              {visit !== undefined && <Icon name="check-mark" />}
              <span className="visually-hidden">
                {visit === undefined ? say('notVisited') : say('visited', { when: sayWhen(visit.when) })}
              </span>
            </li>
          );
        })}
      </ol>
      {isCosta ? <Stacks /> : <Tiles tiles={(truth?.items[pawn] ?? []).filter(isTreasure)} />}
    </li>
  );
}

function Tiles({ tiles }: { readonly tiles: readonly number[] }) {
  const say = useSay(endTexts);
  if (tiles.length === 0) return <p className="ep-end-plan-tiles">{say('noTiles')}</p>;
  return (
    <div className="ep-end-plan-tiles">
      <p>{say('keptTiles')}</p>
      <ul>
        {toldApart(tiles).map(({ thing: tile, key }) => (
          <Tile key={key} tile={tile} money={treasureValue(tile)} />
        ))}
      </ul>
    </div>
  );
}

/** E24.6: what Costa took, stack by stack. */
function Stacks() {
  const { view, printed } = useEnd();
  const say = useSay(endTexts);
  const stacks = view.table.truth?.costa.stacks ?? [];
  if (stacks.length === 0) return <p className="ep-end-plan-tiles">{say('noTiles')}</p>;
  return (
    <div className="ep-end-plan-tiles">
      <p>{say('costaTiles')}</p>
      {toldApart(stacks.map((_, index) => index)).map(({ thing: index, key }) => {
        const [onlyBest = 0, ...tiles] = stacks[index] ?? [];
        return (
          <ul key={key} className="ep-end-plan-stack">
            {toldApart(tiles).map((entry) => (
              <Tile key={entry.key} tile={entry.thing} money={valueForCosta(printed, entry.thing)} />
            ))}
            {onlyBest === 1 && tiles.length > 1 && <li className="ep-end-plan-best">{say('bestOf')}</li>}
          </ul>
        );
      })}
    </div>
  );
}

function Tile({ tile, money }: { readonly tile: number; readonly money: number }) {
  const { words } = useEnd();
  const source = sourceOf(tile);
  return (
    <li className={`ep-end-plan-tile of-${source}`}>
      <Icon name={treasureIcon(source)} />
      <span className="visually-hidden">{words.term('source', source)} </span>
      <b>{words.term('money', money)}</b>
    </li>
  );
}
