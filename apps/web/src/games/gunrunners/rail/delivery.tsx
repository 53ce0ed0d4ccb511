import { EDITION_RULES, type Event, WAREHOUSE_LIMIT } from '@stakeout/gunrunners';
import { Icon } from '../../../parts/icon.tsx';
import type { Move } from '../../../session/session.ts';
import { Crates, useCounting } from '../pieces/crates.tsx';
import { Die } from '../pieces/die.tsx';
import type { Target } from '../play/selection.ts';
import { useTable } from '../table-context.ts';
import './delivery.css';

const PLACES = Array.from({ length: WAREHOUSE_LIMIT }, (_, index) => index + 1);

/** The die, the warehouse and the supply. */
export function Delivery() {
  const { view, say } = useTable();
  const warehouse = useCounting(view.warehouse);
  const supply = useCounting(view.supply);
  return (
    <section className="panel gr-delivery" aria-label={say('groupDelivery')}>
      <LastRoll />
      <div className="gr-warehouse" data-place="warehouse" data-tip={say('tipWarehouse')} data-clause="G5.1">
        <h2 className="label">
          <Icon name="warehouse" /> {say('warehouse')}
        </h2>
        <p>
          <Crates count={Math.min(warehouse, 2 * WAREHOUSE_LIMIT)} />
          <b className="numeral gr-delivery-number">{warehouse}</b>
        </p>
        <span className="gr-warehouse-places" aria-hidden="true">
          {PLACES.map((place) => (
            <i key={place} className={place <= warehouse ? 'is-on' : ''} />
          ))}
        </span>
        <small>{say(warehouse < WAREHOUSE_LIMIT ? 'warehouseRule' : 'warehouseFull')}</small>
      </div>
      <div className="gr-supply" data-place="supply" data-tip={say('tipSupply')} data-clause="G2.2">
        <h2 className="label">
          <Icon name="cargo-crate" /> {say('supply')}
        </h2>
        <b className="numeral gr-delivery-number">{supply}</b>
        <small>
          {view.lost > 0
            ? say('lost', { count: view.lost })
            : say('supplyOf', { all: EDITION_RULES[view.edition].crates })}
        </small>
      </div>
    </section>
  );
}

/** The die is what is touched for the roll. */
function LastRoll() {
  const { view, snapshot, legal, parts, say, thePlace, onTouch } = useTable();
  const target: Target = 'die';
  const isLegal = legal.has(target);
  const isChosen = parts.includes(target);
  const words = wordsFor();
  const state = isChosen ? `, ${say('targetChosen')}` : isLegal ? `, ${say('targetLegal')}` : '';
  return (
    <div className="gr-roll">
      <button
        type="button"
        className={`gr-die-button ${isLegal ? 'is-legal' : ''} ${isChosen ? 'is-chosen' : ''}`}
        aria-label={say('nameDie', { state: words }) + state}
        tabIndex={isLegal || isChosen ? 0 : -1}
        data-target={target}
        data-tip={say('tipDie', { most: view.locations })}
        data-clause="G5.2"
        onClick={() => onTouch(target)}
      >
        <Die value={view.die} />
      </button>
      <div>
        <span className="label">{say('lastRoll')}</span>
        <b>{words}</b>
      </div>
    </div>
  );

  function wordsFor(): string {
    const roll = view.die;
    if (roll === 0) return say('noRoll');
    if (wasSabotage(snapshot.moves)) return say('rollSabotage', { roll });
    return roll > view.locations
      ? say('rollToWarehouse', { roll })
      : say('rollToLocation', { roll, location: thePlace(roll - 1) });
  }
}

/** The same die serves the Saboteur: whether the last roll was one of those (G7.4). */
function wasSabotage(moves: readonly Move[]): boolean {
  const last = moves.findLast(({ events }) => (events as readonly Event[]).some(({ type }) => type === 'dieRolled'));
  return last !== undefined && (last.events as readonly Event[]).some(({ type }) => type === 'agentTargeted');
}
