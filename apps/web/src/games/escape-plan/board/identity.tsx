import { ARRESTED, ESCAPED, LEAVING } from '@stakeout/escape-plan';
import { PlayerSymbol } from '../../../parts/player-symbol.tsx';
import { useSay } from '../../../text/say.ts';
import { MoneyText } from '../cards/money-text.tsx';
import { useTable } from '../table-context.ts';
import { BOARD_TEXTS } from './board.texts.ts';
import { type Holdings, positionOf } from './holdings.ts';
import './identity.css';
import { NotorietyCubes } from './notoriety-cubes.tsx';
import { KeepOpen, Secret } from './secret.tsx';
import type { Peek } from './use-peek.ts';

const PLAYS = ['plays1', 'plays2', 'plays3', 'plays4', 'plays5'] as const;

/** Whose board it is, when they play, their cash, and what their notoriety will do. */
export function Identity({ holdings, peek }: { readonly holdings: Holdings; readonly peek: Peek | null }) {
  const { nameOf } = useTable();
  const { seat } = holdings;
  return (
    <div className="ep-identity">
      <header>
        <span className="ep-identity-sign">
          <PlayerSymbol seat={seat} />
        </span>
        <span className="ep-identity-name">
          <b>{nameOf(seat)}</b>
          <Standing seat={seat} />
        </span>
      </header>
      <Cash holdings={holdings} peek={peek} />
      <NotorietyCubes seat={seat} />
    </div>
  );
}

/** When they play, or how they left the city. */
function Standing({ seat }: { readonly seat: number }) {
  const { view } = useTable();
  const say = useSay(BOARD_TEXTS);
  const status = view.table.status[seat];
  if (status === ARRESTED) return <small className="is-arrested">{say('arrested')}</small>;
  if (status === ESCAPED || status === LEAVING) return <small>{say('escaped')}</small>;
  const plays = PLAYS[positionOf(view, seat) - 1];
  return plays === undefined ? null : <small>{say(plays)}</small>;
}

function Cash({ holdings: { cash }, peek }: { readonly holdings: Holdings; readonly peek: Peek | null }) {
  const say = useSay(BOARD_TEXTS);
  const shown = cash === null ? <small>{say('cashHidden')}</small> : <MoneyText amount={cash} />;
  return (
    <div className="ep-cash">
      <span className="label">{say('cash')}</span>
      {peek === null ? (
        shown
      ) : (
        <Secret peek={peek} name={say('cash')}>
          {shown}
        </Secret>
      )}
      {peek?.isShared === true && <KeepOpen peek={peek} />}
    </div>
  );
}
