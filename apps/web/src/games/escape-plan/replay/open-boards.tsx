import './open-boards.css';
import { isTreasure, PLACES, sourceOf, tableNamed, treasureValue, type View } from '@stakeout/escape-plan';
import { Icon } from '../../../parts/icon.tsx';
import { toldApart } from '../../../parts/told-apart.ts';
import { useSettings } from '../../../state/settings.ts';
import { useSay } from '../../../text/say.ts';
import type { OpenProps } from '../../front.ts';
import { placeIcon, treasureIcon } from '../cards/card-icons.ts';
import { PawnSign, pawnClass } from '../plates/pawn-sign.tsx';
import { openTexts } from './open.texts.ts';

/** Everybody's cash, plan and kept tiles, and Costa's, for replays of Escape Plan with all cards open. */
export default function OpenBoards({ game, view, names }: OpenProps) {
  const say = useSay(openTexts);
  const { language } = useSettings();
  const { table } = view as View;
  const { truth } = table;
  if (truth === null) return null;
  const term = (kind: string, value: number) => game.texts[language].terms[kind]?.(value) ?? '';
  const costa = table.seats + 1;
  const boards = [
    ...truth.cash.map((cash, seat) => ({
      pawn: seat,
      name: names[seat] ?? '',
      cash: term('money', cash),
      plan: truth.plans[seat] ?? -1,
      tiles: (truth.items[seat] ?? []).filter(isTreasure),
    })),
    ...(table.seats > 1
      ? []
      : [
          {
            pawn: costa,
            name: term('costa', costa),
            cash: '',
            plan: truth.costa.plan,
            tiles: truth.costa.stacks.flatMap(([, ...tiles]) => tiles),
          },
        ]),
  ];
  const lines = boards.map((board) => ({ ...board, lines: planLines(table, board.plan, board.pawn) }));
  return (
    <div className="open-boards">
      <ul className="open-boards-rows open-boards-sums" aria-label={say('boards')}>
        {lines.map(({ pawn, name, cash, tiles, lines: plan }) => (
          <li key={pawn} className={pawnClass(pawn, table.seats)}>
            <span className="open-boards-name">
              <PawnSign pawn={pawn} seats={table.seats} />
              {name}
            </span>
            {cash !== '' && (
              <span>
                {say('cash')} <b className="numeral">{cash}</b>
              </span>
            )}
            <span>
              {say('planShort')} <b className="numeral">{term('money', visitedMoney(plan))}</b>
            </span>
            {tiles.map(treasureValue).some((value) => value > 0) && (
              <span>
                {say('tilesShort')}{' '}
                <b className="numeral">
                  {term(
                    'money',
                    tiles.reduce((sum, tile) => sum + treasureValue(tile), 0),
                  )}
                </b>
              </span>
            )}
          </li>
        ))}
      </ul>
      <details>
        <summary>{say('plans')}</summary>
        <ul className="open-boards-rows">
          {lines.map(({ pawn, name, tiles, lines: plan }) => (
            <li key={pawn} className={pawnClass(pawn, table.seats)}>
              <span className="open-boards-name">
                <PawnSign pawn={pawn} seats={table.seats} />
                {name}
              </span>
              <ul aria-label={say('plan', { name })}>
                {plan.map(({ place, money, isVisited }) => {
                  const told = `${term('place', place)}, ${money < 0 ? say('income') : term('money', money)}`;
                  return (
                    <li key={place} className={isVisited ? 'is-visited' : ''} title={told}>
                      <Icon name={placeIcon(place)} />
                      <span aria-hidden="true">{money < 0 ? '+' : money}</span>
                      <span className="visually-hidden">{isVisited ? `${told}, ${say('visited')}` : told}</span>
                    </li>
                  );
                })}
              </ul>
              <ul className="open-boards-tiles" aria-label={say('tiles', { name })}>
                {toldApart(tiles).map(({ thing: tile, key }) => (
                  <li key={key} title={term('source', sourceOf(tile))}>
                    <Icon name={treasureIcon(sourceOf(tile))} />
                    <span className="visually-hidden">{term('source', sourceOf(tile))}</span>
                    {term('money', treasureValue(tile))}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface PlanLine {
  readonly place: number;
  /** Below 0 for the income symbol. */
  readonly money: number;
  readonly isVisited: boolean;
}

function planLines({ table, visited }: View['table'], plan: number, pawn: number): readonly PlanLine[] {
  return PLACES.map((_, place) => ({
    place,
    money: tableNamed(table).plans[plan]?.[place] ?? 0,
    isVisited: ((visited[place] ?? 0) & (1 << pawn)) !== 0,
  }));
}

/** What the plan has brought so far. */
function visitedMoney(lines: readonly PlanLine[]): number {
  return lines.reduce((sum, { money, isVisited }) => (isVisited ? sum + Math.max(0, money) : sum), 0);
}
