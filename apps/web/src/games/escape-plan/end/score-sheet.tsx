import './score-sheet.css';
import type { IconName } from '../../../icons/names.ts';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { useSay } from '../../../text/say.ts';
import { CountedMoney } from './counted-money.tsx';
import { Emblem } from './emblem.tsx';
import { endTexts } from './end.texts.ts';
import { useEnd } from './end-context.ts';
import { type Rank, rankingOf, tiesIn } from './ranking.ts';
import { type Column, LINES, type Line, sumAfter } from './sheet.ts';
import { type Filling, useFilling } from './use-filling.ts';

const ICONS: Readonly<Record<Line, IconName>> = {
  group1: 'martini',
  group2: 'mona-lisa',
  safeHouses: 'house-keys',
  cash: 'money-stack',
  assets: 'stopwatch',
  contacts: 'shaking-hands',
  tiles: 'lockers',
  notoriety: 'round-star',
  wounds: 'scar-wound',
};

const ORDINALS = ['ordinal1', 'ordinal2', 'ordinal3', 'ordinal4', 'ordinal5'] as const;

/** The score sheet of the book, a column for everybody, filled in line by line (E22.4). */
export function ScoreSheet() {
  const { session, outcome, columns, words, resultNameOf } = useEnd();
  const say = useSay(endTexts);
  const filling = useFilling(outcome, LINES.length);
  const ties = tiesIn(rankingOf(outcome));
  return (
    <section className="end-sheet ep-sheet" aria-labelledby="ep-sheet">
      <header>
        <h2 id="ep-sheet">{say('sheet')}</h2>
        <ClauseChip game={session.game} clause="E22.2" />
        {!filling.isDone && (
          <Button small onClick={filling.skip}>
            {say('skip')}
          </Button>
        )}
      </header>
      <table className={`of-${columns.length}`} aria-labelledby="ep-sheet">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.pawn} scope="col">
                <Emblem pawn={column.pawn} />
                <span className="ep-sheet-name">
                  {column.isCosta ? words.pawn(column.pawn) : resultNameOf(column.pawn)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line, index) => (
            <tr key={line} className={index < filling.lines ? 'is-filled' : ''}>
              <th scope="row">
                <Icon name={ICONS[line]} />
                <span>{say(`line.${line}`)}</span>
              </th>
              {columns.map((column) => (
                <EntryCell key={column.pawn} column={column} line={line} filling={filling} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={filling.isDone ? 'is-filled' : ''}>
            <th scope="row">{say('total')}</th>
            {columns.map((column) => (
              <TotalCell key={column.pawn} column={column} filling={filling} />
            ))}
          </tr>
        </tfoot>
      </table>
      {filling.isDone && ties.map(([first, second]) => <TieBreak key={first.seat} first={first} second={second} />)}
    </section>
  );
}

/** One line of somebody's sheet. Listeners can read all of it from the beginning. */
function EntryCell({
  column,
  line,
  filling,
}: {
  readonly column: Column;
  readonly line: Line;
  readonly filling: Filling;
}) {
  const { words } = useEnd();
  const say = useSay(endTexts);
  const entry = column.entries?.[line] ?? null;
  if (entry === null) {
    return (
      <td className="is-none">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{say(column.isCosta ? 'noLine' : 'arrested')}</span>
      </td>
    );
  }
  const isFilled = LINES.indexOf(line) < filling.lines;
  const look = entry.money < 0 ? 'is-loss' : entry.money === 0 ? 'is-nothing' : '';
  return (
    <td className={look}>
      <b className="ep-sheet-money" aria-hidden="true">
        {isFilled && <CountedMoney to={entry.money} isAtOnce={filling.isDone} />}
      </b>
      <span className="visually-hidden">{words.term('money', entry.money)}, </span>
      <small>{countSaid(say, column, line, entry.count)}</small>
    </td>
  );
}

function countSaid(
  say: ReturnType<typeof useSay<keyof (typeof endTexts)['en']>>,
  column: Column,
  line: Line,
  count: number,
): string {
  switch (line) {
    case 'group1':
    case 'group2':
    case 'safeHouses':
      return say('count.places', { count });
    case 'contacts':
      return column.handcuffs > 0
        ? say('count.contactsCuffed', { count, lost: column.handcuffs })
        : say('count.contacts', { count });
    case 'cash':
      return '';
    default:
      return say(`count.${line}`, { count });
  }
}

/** The sum so far, and at the end the place or the cell. */
function TotalCell({ column, filling }: { readonly column: Column; readonly filling: Filling }) {
  const { words } = useEnd();
  const say = useSay(endTexts);
  const isArrested = column.entries === null;
  return (
    <td className={column.place === 1 && !isArrested ? 'is-first' : ''}>
      {!isArrested && (
        <>
          <b className="numeral ep-sheet-sum" aria-hidden="true">
            <CountedMoney to={sumAfter(column, filling.lines)} isAtOnce={filling.isDone} />
          </b>
          <span className="visually-hidden">{words.term('money', column.total)}, </span>
        </>
      )}
      <span className={`ep-sheet-stamp ${isArrested ? 'is-arrested' : ''} ${filling.isDone ? 'is-shown' : ''}`}>
        {isArrested ? (
          say('arrested')
        ) : (
          <>
            <span aria-hidden="true">{say(ORDINALS[column.place - 1] ?? 'ordinal5')}</span>
            <span className="visually-hidden">{say('place', { place: column.place })}</span>
          </>
        )}
      </span>
    </td>
  );
}

/** E22.3: what decided between two with the same total. */
function TieBreak({ first, second }: { readonly first: Rank; readonly second: Rank }) {
  const { session, words } = useEnd();
  const say = useSay(endTexts);
  const names = { first: words.pawn(first.seat), second: words.pawn(second.seat) };
  const money = (value: number) => words.term('money', value);
  const told = () => {
    switch (first.aheadBy) {
      case 'cash':
        return say('tie.cash', {
          ...names,
          total: money(first.total),
          one: money(first.cash),
          other: money(second.cash),
        });
      case 'notoriety':
        return say('tie.notoriety', { ...names, one: first.notoriety, other: second.notoriety });
      case 'wounds':
        return say('tie.wounds', { ...names, one: first.wounds, other: second.wounds });
      default:
        return say('tie.shared', names);
    }
  };
  return (
    <p className="end-tie">
      {told()} <ClauseChip game={session.game} clause="E22.3" />
    </p>
  );
}
