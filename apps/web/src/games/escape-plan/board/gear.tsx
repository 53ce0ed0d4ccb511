import { FIRST_SAFE_HOUSE, gangsToReturnTo } from '@stakeout/escape-plan';
import type { ReactNode } from 'react';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { KeyToken } from '../cards/key-token.tsx';
import type { Target } from '../play/targets.ts';
import { useTable } from '../table-context.ts';
import { BOARD_TEXTS } from './board.texts.ts';
import { Flag } from './flag.tsx';
import './gear.css';
import { type Holdings, spaces } from './holdings.ts';
import { Piece } from './piece.tsx';

/** Keys, gas cans, gang members, discs, first aid, the rest token and gang markers. */
export function Gear({ holdings }: { readonly holdings: Holdings }) {
  const { view } = useTable();
  const say = useSay(BOARD_TEXTS);
  const { board, isOwn, seat } = holdings;
  const own = (target: Target): Target | null => (isOwn ? target : null);
  const discs = view.table.discs[seat] ?? 0;
  const ready = (isReady: number) => say(isReady === 1 ? 'ready' : 'used');
  return (
    <div className="ep-gear">
      <span className="label">{say('gear')}</span>
      <div className="ep-gear-cells">
        {spaces(board.keys.length).map((house) => (
          <KeySpace key={house} code={board.keys[house] ?? 0} house={house} />
        ))}
        <Piece target={own('can')} name={say('canName', { count: board.cans })} tip={say('tipCan')}>
          <Cell icon="jerrycan" count={board.cans} label={say('cans')} />
        </Piece>
        <Members holdings={holdings} />
        <Piece target={own('disc')} name={say('discName', { count: discs })} tip={say('tipDisc')}>
          <Cell icon="stopwatch" count={discs} label={say('discs')} />
        </Piece>
        <Piece
          target={own('firstAid')}
          name={say('firstAidName', { state: ready(board.firstAid) })}
          tip={say('tipFirstAid')}
        >
          <Cell
            icon="first-aid-kit"
            isNone={board.firstAid === 0}
            label={say(board.firstAid === 1 ? 'firstAid' : 'used')}
          />
        </Piece>
        <Piece
          target={own('rest')}
          name={say('restName', { state: ready(board.sun) })}
          tip={say(board.sun === 1 ? 'tipRest' : 'tipRested')}
        >
          <Cell
            icon={board.sun === 1 ? 'sun' : 'night-sleep'}
            isNone={board.sun === 0}
            label={say(board.sun === 1 ? 'rest' : 'rested')}
          />
        </Piece>
        <Piece target={null} name={say('markerName', { count: board.markers })} tip={say('tipMarker')}>
          <Cell picture={<Flag />} count={board.markers} label={say('markers')} />
        </Piece>
      </div>
    </div>
  );
}

/** How many there are of something; none is greyed. */
function Cell({
  icon,
  picture,
  count,
  isNone = count === 0,
  label,
}: {
  readonly icon?: IconName;
  readonly picture?: ReactNode;
  /** Nothing for tokens of which there is only one. */
  readonly count?: number;
  readonly isNone?: boolean;
  readonly label: string;
}) {
  return (
    <span className={`ep-gear-cell ${isNone ? 'is-none' : ''}`} aria-hidden="true">
      <span className="ep-gear-count">
        {icon === undefined ? picture : <Icon name={icon} />}
        {count !== undefined && <b>{count}</b>}
      </span>
      <small>{label}</small>
    </span>
  );
}

/** E15.4: each safe house has its own key space. */
function KeySpace({ code, house }: { readonly code: number; readonly house: number }) {
  const { words } = useTable();
  const say = useSay(BOARD_TEXTS);
  if (code === 0) {
    const place = words.term('place', FIRST_SAFE_HOUSE + house);
    return (
      <Piece
        target={null}
        name={`${place}: ${say('noKey')}`}
        tip={say('tipNoKey', { place: words.term('thePlace', FIRST_SAFE_HOUSE + house) })}
      >
        <span className="ep-gear-cell is-none is-key" aria-hidden="true">
          <Icon name="key" />
        </span>
      </Piece>
    );
  }
  const colour = Math.abs(code) - 1;
  const isUsed = code < 0;
  return (
    <Piece
      target={null}
      name={say('keyOf', { key: words.term('key', colour), state: say(isUsed ? 'used' : 'ready') })}
      tip={say(isUsed ? 'tipKeyUsed' : 'tipKey')}
    >
      <span className={`ep-gear-cell is-key ${isUsed ? 'is-used' : ''}`} aria-hidden="true">
        <KeyToken colour={colour} isUsed={isUsed} />
        <small>{isUsed ? say('keyUsed') : words.term('colour', colour)}</small>
      </span>
    </Piece>
  );
}

/** Where members could go back to two gangs, each has a half of the cell. */
function Members({ holdings: { board, isOwn, seat } }: { readonly holdings: Holdings }) {
  const { view, words } = useTable();
  const say = useSay(BOARD_TEXTS);
  const count = board.members;
  const cell = <Cell icon="bandana" count={count} label={say('members')} />;
  const gangs = isOwn && count > 0 ? gangsToReturnTo(view.table, seat) : [];
  const [only] = gangs;
  const tip = say(count === 0 ? 'tipNoMember' : 'tipMember');
  if (only === undefined) {
    return (
      <Piece target={null} name={say('memberName', { count })} tip={tip}>
        {cell}
      </Piece>
    );
  }
  const nameFor = (tile: number) =>
    `${say('memberName', { count })}. ${say('memberTo', { tile: words.term('tile', tile) })}`;
  if (gangs.length === 1) {
    return (
      <Piece target={`member:${only}`} name={nameFor(only)} tip={tip}>
        {cell}
      </Piece>
    );
  }
  return (
    <span className="ep-gear-gangs">
      {gangs.map((tile) => (
        <Piece key={tile} target={`member:${tile}`} name={nameFor(tile)} tip={tip}>
          <span className="ep-gear-cell is-half" aria-hidden="true">
            <Icon name="bandana" />
            <b>{words.term('tile', tile)}</b>
          </span>
        </Piece>
      ))}
    </span>
  );
}
