import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { contactIcon } from './card-icons.ts';
import { copsIn, useCardWords } from './card-words.ts';
import { CARD_TEXTS } from './cards.texts.ts';
import './contact-card.css';
import { CopBadge } from './cop-badge.tsx';
import { MoneyText } from './money-text.tsx';
import './stamp.css';

/** A contact, drawn. It grows with `font-size`; the button or list item around it says its name. */
export function ContactCard({
  card,
  isUsed = false,
  isSmall = false,
}: {
  readonly card: number;
  readonly isUsed?: boolean;
  /** On offer: without the line that says what it does. */
  readonly isSmall?: boolean;
}) {
  const { printed } = useTable();
  const say = useSay(CARD_TEXTS);
  const words = useCardWords();
  const contact = printed.contacts[card];
  if (contact === undefined) return null;
  const { cost, star, step, effect } = contact;
  const cops = copsIn(effect.cops);
  return (
    <span className={`ep-contact ${isSmall ? 'is-small' : ''} ${isUsed ? 'is-used' : ''}`} aria-hidden="true">
      <span className="ep-contact-price">
        <MoneyText amount={cost} />
        {star && <Icon name="round-star" />}
      </span>
      <span className="ep-contact-picture">
        <Icon name={contactIcon(contact)} />
        {cops.length > 0 && (
          <span className="ep-contact-cops">
            {cops.map((cop) => (
              <CopBadge key={cop} cop={cop} />
            ))}
          </span>
        )}
      </span>
      <span className="ep-contact-name">{words.contactName(card)}</span>
      {!isSmall && <span className="ep-contact-effect">{words.effect(effect)}</span>}
      <span className={`ep-contact-step is-${step.toLowerCase()}`}>{say(`step${step}`)}</span>
      {isUsed && <span className="ep-stamp">{say('used')}</span>}
    </span>
  );
}

/** A contact space under handcuffs, with the card that lies beneath it. */
export function Handcuffs({ card }: { readonly card: number }) {
  const say = useSay(CARD_TEXTS);
  const words = useCardWords();
  const name = words.contactName(card);
  return (
    <span className="ep-contact is-cuffed" aria-hidden="true">
      <Icon name="handcuffs" />
      <b>{say('handcuffed')}</b>
      <small>{name === '' ? say('forGood') : name}</small>
    </span>
  );
}
