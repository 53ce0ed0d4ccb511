import { type Action, type Card, cardOf } from '@stakeout/gunrunners';
import type { CSSProperties } from 'react';
import { CardButton } from '../pieces/card-button.tsx';
import { CardFace } from '../pieces/card-face.tsx';
import { useSpokenCard } from '../pieces/card-words.ts';
import { keyed } from '../pieces/keyed.ts';
import { undercoverOf } from '../plates/plate.tsx';
import { startingChoice } from '../play/selection.ts';
import { useTable } from '../table-context.ts';
import './hand.css';
import { openWays } from './open-ways.ts';

/** Cards keep their size while a hand has fewer than it began with. */
const FULL_HAND = 5;

/** The viewer's cards, the pile they draw from, and the two things they can do with a card. */
export function Hand() {
  const { view, seat, snapshot, say } = useTable();
  const spoken = useSpokenCard();
  if (seat === null) {
    return (
      <section className="gr-hand is-watching" aria-label={say('groupHand')}>
        <p className="gr-hand-empty">{snapshot.curtain === null ? say('watching') : ''}</p>
      </section>
    );
  }
  const hand: readonly Card[] = view.hands[seat] ?? [];
  return (
    <section className="gr-hand" aria-label={say('groupHand')}>
      <Pile />
      <div
        className="gr-hand-cards"
        data-arrows="hand"
        data-place="hand"
        style={{ '--count': Math.max(FULL_HAND, hand.length) } as CSSProperties}
      >
        {hand.length === 0 && view.phase !== 'station' && <p className="gr-hand-empty">{say('handEmpty')}</p>}
        {startingChoice(snapshot.options as readonly Action[]).map((card, index) => (
          <CardButton
            key={card}
            card={card}
            target={`start:${card}`}
            isLarge
            name={say('nameStart', { card: spoken(card) })}
            isFirst={index === 0}
          />
        ))}
        {keyed(hand).map(({ card, index, key }) => (
          <span key={key} data-place={`hand-card-${index}`}>
            <CardButton
              card={card}
              target={`hand:${index}`}
              isLarge
              name={say('nameHand', { card: spoken(card), number: index + 1 })}
              isFirst={index === 0}
            />
          </span>
        ))}
      </div>
      <Options />
    </section>
  );
}

function Pile() {
  const { view, seat, say } = useTable();
  if (seat === null) return null;
  const pile = view.piles[seat] ?? [];
  const committed = view.active === seat ? view.committed : 0;
  return (
    <div className="gr-pile">
      {committed !== 0 && (
        <div className="gr-committed" data-place="committed" data-tip={say('tipCommitted')} data-clause="G6.3">
          <CardFace card={committed} isLookedAt />
          <span>{say('committed')}</span>
        </div>
      )}
      {committed === 0 && (
        <div
          className={pile.length > 0 ? '' : 'is-empty'}
          data-place="pile"
          data-tip={`${say('pileCount', { count: pile.length })}. ${say('tipPileCount')}`}
          data-clause="G6.6"
        >
          <CardFace card={cardOf(seat, 0)} />
          <span>
            {say('drawPile')} <b className="gr-pile-count">{pile.length}</b>
          </span>
        </div>
      )}
    </div>
  );
}

/** Option A and option B, with the marks by which they are seen on the table. */
function Options() {
  const { view, seat, legal, parts, say } = useTable();
  if (seat === null || view.phase !== 'deploy' || view.active !== seat) return <div className="gr-options" />;
  const { canFlip, canHide } = openWays(legal, parts);
  const most = view.managers[seat] === 1 ? 2 : 1;
  return (
    <div className="gr-options">
      <span className="label">{say('options')}</span>
      <p className={canFlip ? '' : 'is-off'}>
        <i className="is-flip" />
        {say('optionFlip')}
      </p>
      <p className={canHide ? '' : 'is-off'}>
        <i className="is-slot" />
        {say('optionUndercover', { count: undercoverOf(view, seat), most })}
      </p>
    </div>
  );
}
