import { countContacts } from '@stakeout/escape-plan';
import { useSay } from '../../../text/say.ts';
import { useCardWords } from '../cards/card-words.ts';
import { CARD_TEXTS } from '../cards/cards.texts.ts';
import { ContactCard, Handcuffs } from '../cards/contact-card.tsx';
import { LockedAsset } from '../cards/item-tile.tsx';
import { useTable } from '../table-context.ts';
import { BOARD_TEXTS } from './board.texts.ts';
import { type Holdings, isMarked, spaces } from './holdings.ts';
import { Piece } from './piece.tsx';

/** The five contact spaces, with contacts, locked assets or handcuffs on them. */
export function ContactSpaces({ holdings }: { readonly holdings: Holdings }) {
  const { printed, words } = useTable();
  const say = useSay(BOARD_TEXTS);
  const { contacts } = holdings.board;
  const held = countContacts(holdings.board);
  const count = contacts.filter((code) => code > 0).length;
  const money = words.term('money', printed.contactScores[count] ?? 0);
  return (
    <div className="ep-contacts">
      <span className="label" data-tip={say('tipContacts', { held: count, money })}>
        {say('contacts')} <b>{held}</b> {say('contactsOf', { spaces: contacts.length })}
      </span>
      <div className="ep-cards">
        {spaces(contacts.length).map((space) => (
          <ContactSpace key={space} holdings={holdings} space={space} />
        ))}
      </div>
    </div>
  );
}

function ContactSpace({ holdings, space }: { readonly holdings: Holdings; readonly space: number }) {
  const { board, isOwn } = holdings;
  const code = board.contacts[space] ?? 0;
  if (code < 0) return <AssetOnSpace asset={-1 - code} isOwn={isOwn} space={space} />;
  if (isMarked(board.cuffed, space)) return <CuffedSpace card={code - 1} isOwn={isOwn} space={space} />;
  if (code === 0) return <FreeSpace isOwn={isOwn} space={space} />;
  return <HeldContact holdings={holdings} card={code - 1} space={space} />;
}

interface OnSpace {
  readonly isOwn: boolean;
  readonly space: number;
}

function AssetOnSpace({ asset, isOwn, space }: OnSpace & { readonly asset: number }) {
  const { words } = useTable();
  const say = useSay(BOARD_TEXTS);
  const cards = useCardWords();
  const name = say('onSpace', { name: words.term('asset', asset), state: say('locked'), number: space + 1 });
  return (
    <Piece target={isOwn ? `asset:${asset}` : null} isFirst={space === 0} name={name} tip={cards.lockedTip(asset)}>
      <LockedAsset asset={asset} />
    </Piece>
  );
}

function CuffedSpace({ card, isOwn, space }: OnSpace & { readonly card: number }) {
  const say = useSay(BOARD_TEXTS);
  const tips = useSay(CARD_TEXTS);
  const name = useCardWords().contactName(card);
  const spoken = say('onSpace', { name: name || tips('handcuffed'), state: say('covered'), number: space + 1 });
  return (
    <Piece
      target={isOwn ? `contact:${space}` : null}
      isFirst={space === 0}
      name={spoken}
      tip={name === '' ? tips('tipCuffs') : tips('tipCuffed', { name })}
    >
      <Handcuffs card={card} />
    </Piece>
  );
}

function FreeSpace({ isOwn, space }: OnSpace) {
  const say = useSay(BOARD_TEXTS);
  return (
    <Piece
      target={isOwn ? `contact:${space}` : null}
      isFirst={space === 0}
      name={say('contactSpace', { number: space + 1 })}
      tip={say('tipContactSpace')}
    >
      <span className="ep-tile is-empty ep-free-contact" aria-hidden="true">
        <span>{space + 1}</span>
      </span>
    </Piece>
  );
}

function HeldContact({
  holdings: { board, isOwn, cash },
  card,
  space,
}: {
  readonly holdings: Holdings;
  readonly card: number;
  readonly space: number;
}) {
  const { printed } = useTable();
  const say = useSay(BOARD_TEXTS);
  const tips = useSay(CARD_TEXTS);
  const cards = useCardWords();
  const isUsed = isMarked(board.spent, space);
  const isTooDear = cash !== null && (printed.contacts[card]?.cost ?? 0) > cash;
  const after = isUsed ? ` ${tips('tipRestTurnsUp')}` : isOwn && isTooDear ? ` ${tips('tipTooDear')}` : '';
  const state = say(isUsed ? 'used' : 'ready');
  return (
    <Piece
      target={isOwn ? `contact:${space}` : null}
      isFirst={space === 0}
      name={say('onSpace', { name: cards.contactName(card), state, number: space + 1 })}
      tip={cards.contactTip(card) + after}
    >
      <ContactCard card={card} isUsed={isUsed} />
    </Piece>
  );
}
