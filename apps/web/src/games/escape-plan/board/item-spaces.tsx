import { assetOf, equipmentOf, isTreasure } from '@stakeout/escape-plan';
import { useSay } from '../../../text/say.ts';
import { useCardWords } from '../cards/card-words.ts';
import { CARD_TEXTS } from '../cards/cards.texts.ts';
import { ItemTile } from '../cards/item-tile.tsx';
import { BOARD_TEXTS } from './board.texts.ts';
import { type Holdings, isMarked, spaces } from './holdings.ts';
import { Piece } from './piece.tsx';

/** The six item spaces. A locked asset is touched as itself: it is unlocked or lost, never replaced (E15.4). */
export function ItemSpaces({ holdings }: { readonly holdings: Holdings }) {
  const say = useSay(BOARD_TEXTS);
  return (
    <div className="ep-items">
      <span className="label">{say('items')}</span>
      <div className="ep-spaces">
        {spaces(holdings.items.length).map((space) => (
          <ItemSpace key={space} holdings={holdings} space={space} />
        ))}
      </div>
    </div>
  );
}

function ItemSpace({
  holdings: { board, items, isOwn },
  space,
}: {
  readonly holdings: Holdings;
  readonly space: number;
}) {
  const say = useSay(BOARD_TEXTS);
  const tips = useSay(CARD_TEXTS);
  const words = useCardWords();
  const item = items[space] ?? 0;
  const isUsed = isMarked(board.used, space);
  const asset = assetOf(item);
  const number = space + 1;
  const state = say(asset >= 0 ? 'locked' : isUsed ? 'used' : 'ready');
  const name =
    item === 0
      ? say('itemSpace', { number })
      : isTreasure(item)
        ? say('onSpace', { name: words.itemName(item), state: words.itemEffect(item), number })
        : say('onSpace', { name: words.itemName(item), state, number });
  // Equipment is turned up by a rest (E10.2), a fixer never (E17.4).
  const after = !isUsed ? '' : ` ${tips(equipmentOf(item) >= 0 ? 'tipRestTurnsUp' : 'tipUsedUp')}`;
  const tip = item === 0 ? say('tipItemSpace') : words.itemTip(item) + after;
  return (
    <Piece
      target={!isOwn ? null : asset >= 0 ? `asset:${asset}` : `item:${space}`}
      isFirst={space === 0}
      name={name}
      tip={tip}
    >
      <ItemTile item={item} isUsed={isUsed} />
    </Piece>
  );
}
