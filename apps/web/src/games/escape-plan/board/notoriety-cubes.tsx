import { NOTORIETY_CUBES } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { BOARD_TEXTS } from './board.texts.ts';
import { spaces } from './holdings.ts';

/** E19.1: the cubes gained and lost in this part of the day, and by how much the marker will move. */
export function NotorietyCubes({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const say = useSay(BOARD_TEXTS);
  const red = view.table.red[seat] ?? 0;
  const blue = view.table.blue[seat] ?? 0;
  const net = red - blue;
  return (
    <div className="ep-part" data-tip={say('tipThisPart', { red, blue })}>
      <span className="label">{say('thisPart')}</span>
      <span className="ep-part-cubes" aria-hidden="true">
        {spaces(NOTORIETY_CUBES).map((index) => (
          <Cube key={index} sign={index < red ? '+' : index < red + blue ? '−' : ''} />
        ))}
      </span>
      <small>{net === 0 ? say('netNone') : say('netNotoriety', { net: net > 0 ? `+${net}` : `−${-net}` })}</small>
    </div>
  );
}

function Cube({ sign }: { readonly sign: '+' | '−' | '' }) {
  return <i className={sign === '+' ? 'is-red' : sign === '−' ? 'is-blue' : ''}>{sign}</i>;
}
