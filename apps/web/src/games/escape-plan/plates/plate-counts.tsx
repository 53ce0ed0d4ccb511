import { type Pawn, WOUND_CUBES } from '@stakeout/escape-plan';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { PLATE_TEXTS } from './plates.texts.ts';
import { standingOf } from './standing.ts';

/** What everybody may count of a player, or of Sandra and Costa. */
export function PlateCounts({ of }: { readonly of: Pawn }) {
  const { view } = useTable();
  return of < view.table.seats ? <PlayerCounts of={of} /> : <AutomaCounts of={of} />;
}

function PlayerCounts({ of }: { readonly of: Pawn }) {
  const { view, printed, words } = useTable();
  const say = useSay(PLATE_TEXTS);
  const { income, contacts, members } = standingOf(view.table, printed, of);
  const discs = view.table.discs[of] ?? 0;
  return (
    <>
      <span className="ep-plate-counts">
        <Count
          sign={<Icon name="money-stack" />}
          number={income}
          word={say('income')}
          spoken={say('incomeCount', { money: words.term('money', income) })}
        />
        <Count
          sign={<i className="ep-tiny-card" />}
          number={contacts}
          word={say('contacts')}
          spoken={say('contactCount', { count: contacts })}
        />
        <Count
          sign={<Icon name="bandana" />}
          number={members}
          word={say('gang')}
          spoken={say('gangCount', { count: members })}
        />
        <Discs count={discs} />
      </span>
      <Wounds of={of} />
    </>
  );
}

function AutomaCounts({ of }: { readonly of: Pawn }) {
  const { view } = useTable();
  const say = useSay(PLATE_TEXTS);
  const { table } = view;
  const isCosta = of > table.seats;
  const cards = isCosta ? table.lieutenantSize : table.inspectorSize;
  return (
    <span className="ep-plate-counts">
      <Count
        sign={<i className="ep-tiny-card is-deck" />}
        number={cards}
        word={say('deck')}
        spoken={say('deckCount', { count: cards })}
      />
      <Discs count={table.discs[of] ?? 0} />
      {isCosta && (
        <>
          <Count
            sign={<i className="ep-tiny-card" />}
            number={table.costaContacts.length}
            word={say('contacts')}
            spoken={say('contactCount', { count: table.costaContacts.length })}
          />
          <Count
            sign={<Icon name="lockers" />}
            number={table.costaStacks.length}
            word={say('stacks')}
            spoken={say('stackCount', { count: table.costaStacks.length })}
          />
        </>
      )}
    </span>
  );
}

function Discs({ count }: { readonly count: number }) {
  const say = useSay(PLATE_TEXTS);
  return (
    <Count
      sign={<Icon name="stopwatch" />}
      number={count}
      word={say('discs')}
      spoken={say('discCount', { count })}
      isDisc
    />
  );
}

function Count({
  sign,
  number,
  word,
  spoken,
  isDisc = false,
}: {
  readonly sign: ReactNode;
  readonly number: number;
  readonly word: string;
  readonly spoken: string;
  readonly isDisc?: boolean;
}) {
  return (
    <span className={`ep-plate-count ${isDisc ? 'is-disc' : ''}`} data-tip={spoken}>
      <span aria-hidden="true">{sign}</span>
      <b aria-hidden="true">{number}</b>
      <small aria-hidden="true">{word}</small>
      <span className="visually-hidden">{spoken}, </span>
    </span>
  );
}

/** From the left; wounds fill the bar from the right. */
const CUBES = Array.from({ length: WOUND_CUBES }, (_, index) => WOUND_CUBES - index);

/** E13: three cubes, green while healthy; handcuffs stay beside them. */
function Wounds({ of }: { readonly of: Pawn }) {
  const { view, printed } = useTable();
  const say = useSay(PLATE_TEXTS);
  const { wounds, cuffs } = standingOf(view.table, printed, of);
  const words = cuffs === 0 ? '' : `, ${say('cuffCount', { count: cuffs })}`;
  const spoken = say('woundCount', { count: wounds }) + words;
  return (
    <span className="ep-plate-wounds" data-tip={spoken}>
      {CUBES.map((cube) => (
        <i key={cube} className={cube <= wounds ? 'is-wound' : ''} />
      ))}
      {cuffs > 0 && (
        <span className="ep-plate-cuffs" aria-hidden="true">
          <Icon name="handcuffs" />
          {cuffs}
        </span>
      )}
      <span className="visually-hidden">{spoken}. </span>
    </span>
  );
}
