import { type Pawn, PLACES, type Table } from '@stakeout/escape-plan';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { locationIcon, placeIcon, treasureIcon } from '../cards/card-icons.ts';
import { useCardWords } from '../cards/card-words.ts';
import { useTable } from '../table-context.ts';
import { PLATE_TEXTS } from './plates.texts.ts';
import { inMask } from './standing.ts';
import { kindName } from './where.ts';

type AutomaCard = Table['inspector'][number];

/** What is known of Sandra or Costa: where their cards may still lead, where they have been, and what Costa has taken. */
export function AutomaSheet({ of }: { readonly of: Pawn }) {
  const { view, printed, words } = useTable();
  const say = useSay(PLATE_TEXTS);
  const { table } = view;
  const isCosta = of > table.seats;
  const deck = isCosta ? printed.lieutenant : printed.inspector;
  const left = inMask(isCosta ? table.lieutenantLeft : table.inspectorLeft, deck.length);
  const visits = PLACES.flatMap((_, place) => (((table.visited[place] ?? 0) & (1 << of)) === 0 ? [] : [place]));
  return (
    <div className="ep-automa-sheet">
      <p>{say(isCosta ? 'costaIs' : 'sandraIs')}</p>
      <section>
        <h3>{say('cardsLeft')}</h3>
        <p>{say(left.length === 0 ? 'deckEmpty' : 'cardsLeftText')}</p>
        <ul className="ep-automa-cards">
          {left.map((card) => {
            const printedCard = deck[card];
            return printedCard === undefined ? null : <DeckCard key={card} card={printedCard} />;
          })}
        </ul>
      </section>
      <section>
        <h3>{say('visits')}</h3>
        {visits.length === 0 ? (
          <p>{say('noVisits')}</p>
        ) : (
          <ul className="ep-automa-cards">
            {visits.map((place) => (
              <li key={place}>
                <Icon name={placeIcon(place)} />
                {words.term('place', place)}
              </li>
            ))}
          </ul>
        )}
      </section>
      {isCosta && <Taken />}
    </div>
  );
}

/** Where the card leads, and what it does to the notoriety of whoever plays it. */
function DeckCard({ card }: { readonly card: AutomaCard }) {
  const { words } = useTable();
  return (
    <li>
      <Icon name={card.place >= 0 ? placeIcon(card.place) : locationIcon(card.kind)} />
      {card.place >= 0 ? words.term('place', card.place) : kindName(words, card.kind)}
      <b>
        {card.delta > 0 ? `+${card.delta}` : `−${-card.delta}`} <Icon name="round-star" />
      </b>
    </li>
  );
}

/** E24.4: Costa's contacts and stacks count for him in the end; what his tiles are worth nobody knows. */
function Taken() {
  const { view } = useTable();
  const say = useSay(PLATE_TEXTS);
  const cards = useCardWords();
  const { costaContacts, costaStacks } = view.table;
  return (
    <section>
      <h3>{say('hasTaken')}</h3>
      {costaContacts.length + costaStacks.length === 0 && <p>{say('nothingTaken')}</p>}
      <ul className="ep-automa-cards">
        {costaContacts.map((card) => (
          <li key={`contact ${card}`}>
            <i className="ep-tiny-card" />
            {cards.contactName(card)}
          </li>
        ))}
        {keysOf(costaStacks).map((key, index) => (
          <Stack key={key} stack={costaStacks[index] ?? []} />
        ))}
      </ul>
    </section>
  );
}

/** Stacks alike are told apart only by which of them comes first. */
function keysOf(stacks: readonly (readonly number[])[]): readonly string[] {
  const names = stacks.map((stack) => stack.join(' '));
  return names.map((name, index) => `${name}, ${names.slice(0, index).filter((other) => other === name).length}`);
}

/** His stack's first number says whether only its best tile counts (E24.6); then come the tiles. */
function Stack({ stack }: { readonly stack: readonly number[] }) {
  const say = useSay(PLATE_TEXTS);
  const cards = useCardWords();
  const [kind = 0, ...tiles] = stack;
  const names = [...new Set(tiles.map((tile) => cards.itemName(tile)))];
  return (
    <li>
      <Icon name={treasureIcon(0)} />
      {names.join(', ')}: {say(kind === 1 ? 'stackBest' : 'stackOne', { count: tiles.length })}
    </li>
  );
}
