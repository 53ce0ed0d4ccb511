import type { ReactNode } from 'react';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { equipmentIcon, fixerIcon } from '../cards/card-icons.ts';
import { useCardWords } from '../cards/card-words.ts';
import { inMask } from '../plates/standing.ts';
import { useTable } from '../table-context.ts';
import { RAIL_TEXTS } from './rail.texts.ts';
import './stocks.css';

/** What is left to take or to buy: fixers, equipment, lockers and the tokens of the supply. */
export function Stocks() {
  return (
    <div className="ep-stocks">
      <Fixers />
      <EquipmentStock />
      <Lockers />
      <Tokens />
    </div>
  );
}

function Fixers() {
  const { view, printed, words } = useTable();
  const say = useSay(RAIL_TEXTS);
  const cards = useCardWords();
  const open = inMask(view.table.fixers, printed.fixers.length);
  return (
    <StockList title={say('fixers')}>
      {open.length === 0 && <li>{say('fixersNone')}</li>}
      {open.map((fixer) => {
        const printedFixer = printed.fixers[fixer];
        if (printedFixer === undefined) return null;
        return (
          <Stock
            key={fixer}
            icon={fixerIcon(fixer)}
            name={words.term('fixer', fixer)}
            note={cards.effect(printedFixer.effect)}
          >
            {words.term('money', printedFixer.cost)}
          </Stock>
        );
      })}
    </StockList>
  );
}

function EquipmentStock() {
  const { view, printed, words } = useTable();
  const say = useSay(RAIL_TEXTS);
  return (
    <StockList title={say('equipment')}>
      {printed.equipment.map(({ name, cost, avoids }, equipment) => (
        <Stock
          key={name}
          icon={equipmentIcon(equipment)}
          name={`${words.term('equipment', equipment)}, ${words.term('money', cost)}`}
          note={words.term('cops', avoids)}
          isGone={view.table.equipment[equipment] === 0}
        >
          {say('equipmentLeft', { count: view.table.equipment[equipment] ?? 0 })}
        </Stock>
      ))}
    </StockList>
  );
}

function Lockers() {
  const { view, words } = useTable();
  const say = useSay(RAIL_TEXTS);
  return (
    <StockList title={say('lockers')}>
      {view.table.lockerSizes.map((count, colour) => (
        <Stock
          key={words.term('source', colour)}
          icon="lockers"
          name={words.term('source', colour)}
          isGone={count === 0}
        >
          {say('lockerLeft', { count })}
        </Stock>
      ))}
    </StockList>
  );
}

function Tokens() {
  const { view } = useTable();
  const say = useSay(RAIL_TEXTS);
  const { cans, discsLeft, cuffsLeft, gangPool, deckSize } = view.table;
  const tokens = [
    ['jerrycan', 'gasCans', cans],
    ['stopwatch', 'discs', discsLeft],
    ['handcuffs', 'handcuffs', cuffsLeft],
    ['bandana', 'gangMembers', gangPool],
    ['shaking-hands', 'contactDeck', deckSize],
  ] as const;
  return (
    <StockList title={say('tokens')}>
      {tokens.map(([icon, id, count]) => (
        <Stock key={id} icon={icon} name={say(id)} isGone={count === 0}>
          {count}
        </Stock>
      ))}
    </StockList>
  );
}

function StockList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="label">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Stock({
  icon,
  name,
  note,
  isGone = false,
  children,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly note?: string;
  readonly isGone?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li className={isGone ? 'is-gone' : ''}>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      <em>{children}</em>
    </li>
  );
}
