import { isSliding } from '@stakeout/escape-plan';
import { memo } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { useCardWords } from '../cards/card-words.ts';
import { ContactCard } from '../cards/contact-card.tsx';
import { useTipNow } from '../cards/use-tip-now.ts';
import { useTable, useTarget } from '../table-context.ts';
import './offer.css';
import { PanelHead } from './panel-head.tsx';
import { RAIL_TEXTS } from './rail.texts.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The contacts on offer, from the left, and how many are still to come. */
export const Offer = memo(function Offer() {
  const { view } = useTable();
  const say = useSay(RAIL_TEXTS);
  const { display, deckSize, seats } = view.table;
  // E16.2: with one or two players the order of the display matters.
  const isOrdered = isSliding(view.table);
  const orderTip = say(seats === 1 ? 'orderTipSolo' : 'orderTip');
  return (
    <section className="panel ep-offer" aria-labelledby="ep-offer">
      <PanelHead id="ep-offer" title={say('offer')}>
        <span className="ep-offer-note">{say('offerPrice')}</span>
        {isOrdered && (
          <span className="ep-offer-order" data-tip={orderTip}>
            <Icon name="info" />
            <span className="visually-hidden">{orderTip}</span>
          </span>
        )}
      </PanelHead>
      {display.length === 0 && <p className="ep-offer-empty">{say('offerEmpty')}</p>}
      <ol className="ep-offer-cards" data-arrows="">
        {display.map((card, index) => (
          <li key={card}>
            <Offered card={card} index={index} />
          </li>
        ))}
        <li>
          <span className="ep-offer-deck" data-tip={say('deckTip', { count: deckSize })} data-place="contact-deck">
            <b className="numeral">{deckSize}</b>
            <small>{say('inDeck')}</small>
          </span>
        </li>
      </ol>
    </section>
  );
});

function Offered({ card, index }: { readonly card: number; readonly index: number }) {
  const say = useSay(RAIL_TEXTS);
  const cards = useCardWords();
  const { isChosen, isLegal, isOpen, look, onTouch } = useTarget(`display:${index}`);
  const tip = cards.contactTip(card, true);
  const tipNow = useTipNow(`display:${index}`, tip);
  const letter = LETTERS[index] ?? '';
  const state = isChosen ? `, ${say('chosen')}` : isLegal ? `, ${say('legal')}` : '';
  return (
    <button
      type="button"
      className={`ep-offered ${look}`}
      aria-label={say('offerName', { letter, contact: tip }) + state}
      aria-pressed={isChosen}
      tabIndex={isOpen || index === 0 ? 0 : -1}
      data-target={`display:${index}`}
      {...tipNow}
      data-card={card}
      onClick={onTouch}
    >
      <ContactCard card={card} isSmall />
      <span className="ep-offered-letter" aria-hidden="true" data-tip={say('letterTip', { letter })}>
        {letter}
      </span>
    </button>
  );
}
