import { incomeOf, WOUND_CUBES } from '@stakeout/escape-plan';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { BOARD_TEXTS } from './board.texts.ts';
import { type Holdings, spaces } from './holdings.ts';
import './income.css';

/** The income track with its cubes, and the wounds below it. */
export function Income({ holdings }: { readonly holdings: Holdings }) {
  return (
    <div className="ep-income">
      <IncomeTrack holdings={holdings} />
      <Wounds holdings={holdings} />
    </div>
  );
}

/** E5.1: the lowest number that no cube covers is the income. */
function IncomeTrack({ holdings: { board } }: { readonly holdings: Holdings }) {
  const { printed, words } = useTable();
  const say = useSay(BOARD_TEXTS);
  const money = words.term('money', incomeOf(printed, board));
  return (
    <div data-tip={say('tipIncome', { money })}>
      <span className="label">
        {say('income')} <b>{money}</b>
      </span>
      <div className="ep-income-track" aria-hidden="true">
        {spaces(printed.incomeByCubes.length).map((cubes) => (
          <span key={cubes} className={cubes === board.cubes ? 'is-now' : cubes < board.cubes ? 'is-covered' : ''}>
            {cubes < board.cubes ? <i /> : printed.incomeByCubes[cubes]}
          </span>
        ))}
      </div>
    </div>
  );
}

/** E13.1: a wound moves a cube from the green box to the red one. */
function Wounds({ holdings: { board } }: { readonly holdings: Holdings }) {
  const { printed, words } = useTable();
  const say = useSay(BOARD_TEXTS);
  const left = WOUND_CUBES - board.wounds;
  return (
    <div data-tip={say('tipWounds', { money: words.term('money', printed.woundPenalty) })}>
      <span className="label">
        {say('wounds')} <b>{board.wounds}</b>
      </span>
      <span className="visually-hidden">{say('woundsName', { count: board.wounds, left })}</span>
      <div className="ep-wounds" aria-hidden="true">
        <Box className="is-free" count={left} />
        <Box className="is-hurt" count={board.wounds} />
      </div>
    </div>
  );
}

function Box({ className, count }: { readonly className: string; readonly count: number }) {
  return (
    <span className={className}>
      {spaces(count).map((index) => (
        <i key={index} />
      ))}
    </span>
  );
}
