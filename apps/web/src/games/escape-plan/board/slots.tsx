import { useSay } from '../../../text/say.ts';
import { AssetTile } from '../cards/asset-tile.tsx';
import { useCardWords } from '../cards/card-words.ts';
import { CARD_TEXTS } from '../cards/cards.texts.ts';
import { useTable } from '../table-context.ts';
import { BOARD_TEXTS } from './board.texts.ts';
import { type Holdings, spaces } from './holdings.ts';
import { Piece } from './piece.tsx';

/** The unlocked slots, the most expensive first (E18.2). */
export function Slots({ holdings }: { readonly holdings: Holdings }) {
  const say = useSay(BOARD_TEXTS);
  return (
    <div className="ep-slots">
      <span className="label">{say('slots')}</span>
      <div className="ep-spaces">
        {spaces(holdings.board.slots.length).map((slot) => (
          <Slot key={slot} holdings={holdings} slot={slot} />
        ))}
      </div>
    </div>
  );
}

function Slot({ holdings: { board, isOwn, cash }, slot }: { readonly holdings: Holdings; readonly slot: number }) {
  const { printed, words } = useTable();
  const say = useSay(BOARD_TEXTS);
  const tips = useSay(CARD_TEXTS);
  const cards = useCardWords();
  const code = board.slots[slot] ?? 0;
  const price = printed.slotCosts[slot] ?? 0;
  const money = words.term('money', price);
  if (code === 0) {
    return (
      <Piece target={null} name={say('slotFree', { money })} tip={tips('tipSlotFree', { money })}>
        <AssetTile asset={-1} price={price} />
      </Piece>
    );
  }
  const isUsed = code < 0;
  const asset = Math.abs(code) - 1;
  const name = words.term('asset', asset);
  const value = words.term('money', printed.usedAssetValue);
  const tip = isUsed ? tips('tipAssetUsed', { name, value }) : cards.assetTip(asset, price);
  const isTooDear = !isUsed && isOwn && cash !== null && price > cash;
  return (
    <Piece
      target={isOwn ? `slot:${slot}` : null}
      name={say('slotFor', { name, state: say(isUsed ? 'used' : 'ready'), money })}
      tip={isTooDear ? `${tip} ${tips('tipTooDear')}` : tip}
    >
      <AssetTile asset={asset} price={price} isUsed={isUsed} />
    </Piece>
  );
}
