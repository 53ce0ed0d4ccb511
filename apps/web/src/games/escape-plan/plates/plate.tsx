import type { Pawn } from '@stakeout/escape-plan';
import { Icon } from '../../../parts/icon.tsx';
import { absenceMeans, absenceOf } from '../../../table/absence.ts';
import { PLATE_TEXTS as WHO_TEXTS } from '../../../table/plate.texts.ts';
import { useSay } from '../../../text/say.ts';
import { isCalendar } from '../prompt/scene.ts';
import { useTable } from '../table-context.ts';
import { PawnSign, pawnClass } from './pawn-sign.tsx';
import './plate.css';
import './plate-chips.css';
import { PlateCounts } from './plate-counts.tsx';
import { PLATE_TEXTS } from './plates.texts.ts';
import { fateOf, turnPlace } from './standing.ts';
import { whereShort } from './where.ts';

/** One player, Sandra or Costa: who, where, and what everybody may count. A press opens the whole board. */
export function Plate({ of, onOpen }: { readonly of: Pawn; readonly onOpen: () => void }) {
  const { view, snapshot, words, frame } = useTable();
  const say = useSay(PLATE_TEXTS);
  const sayWho = useSay(WHO_TEXTS);
  const { table } = view;
  const isHuman = of < table.seats;
  const fate = fateOf(table, of);
  const seat = isHuman ? snapshot.seats[of] : undefined;
  const isActive = snapshot.outcome === null && frame.kind !== 'over' && !isCalendar(frame) && frame.seat === of;
  const isAway = seat?.standIn === true || seat?.resigned === true;
  const ribbon = absenceOf(seat);
  const place = turnPlace(table, of);
  const classes = [
    'ep-plate',
    pawnClass(of, table.seats),
    isActive ? 'is-active' : '',
    isAway ? 'is-away' : '',
    fate === 'inCity' ? '' : 'is-gone',
    ribbon === null ? '' : 'has-ribbon',
  ];
  return (
    <button type="button" className={classes.join(' ')} onClick={onOpen} data-place={`plate-${of}`}>
      <span className="ep-plate-head">
        <PawnSign pawn={of} seats={table.seats} />
        <b className="ep-plate-name">{isHuman ? words.pawn(of) : say(of === table.seats ? 'sandra' : 'costa')}</b>
        <Notoriety of={of} />
        <span className="ep-plate-order" data-tip={say('turnPlace', { number: place })}>
          <span aria-hidden="true">{place}</span>
          <span className="visually-hidden">{say('turnPlace', { number: place })}</span>
        </span>
        <Subtitle of={of} />
      </span>
      <PlateCounts of={of} />
      {ribbon !== null && (
        <span className="ep-plate-ribbon">
          <b>{sayWho(ribbon)}</b> {sayWho(absenceMeans(ribbon, snapshot.viewer === of, snapshot.clock !== null))}
        </span>
      )}
      {isActive && <span className="visually-hidden">{say('deciding')}.</span>}
      <span className="visually-hidden">{say(isHuman ? 'openBoard' : 'openDeck')}</span>
    </button>
  );
}

/** Where the pawn is, and of a bot how well it plays; of those gone, how they left. */
function Subtitle({ of }: { readonly of: Pawn }) {
  const { view, printed, snapshot, words } = useTable();
  const say = useSay(PLATE_TEXTS);
  const sayWho = useSay(WHO_TEXTS);
  const node = view.table.at[of] ?? -1;
  const fate = fateOf(view.table, of);
  const level = of < view.table.seats ? (snapshot.seats[of]?.level ?? null) : null;
  if (fate !== 'inCity') {
    const number = view.table.escapes.indexOf(of) + 1;
    return <span className={`ep-plate-where is-${fate}`}>{say(fate, { number })}</span>;
  }
  return (
    <span className="ep-plate-where">
      <span className="ep-plate-spot" data-tip={node < 0 ? undefined : say('where', { node: words.node(node) })}>
        {whereShort(view, printed, words, node)}
        {level !== null && <small>, {say('bot', { level: sayWho(level) })}</small>}
      </span>
    </span>
  );
}

function Notoriety({ of }: { readonly of: Pawn }) {
  const { view } = useTable();
  const say = useSay(PLATE_TEXTS);
  const { table } = view;
  if (fateOf(table, of) === 'arrested') return null;
  const position = table.notoriety[of] ?? 1;
  const change = (table.red[of] ?? 0) - (table.blue[of] ?? 0);
  const id = change > 0 ? 'notorietyRises' : change < 0 ? 'notorietyFalls' : 'notorietyAt';
  const words = say(id, { position, change: Math.abs(change) });
  return (
    <span className="ep-plate-notoriety" data-tip={words}>
      <Icon name="round-star" />
      <span aria-hidden="true">{position}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
