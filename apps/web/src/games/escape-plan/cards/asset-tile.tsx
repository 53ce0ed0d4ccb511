import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { AssetPicture } from './asset-picture.tsx';
import { CARD_TEXTS } from './cards.texts.ts';
import './item-tile.css';
import { MoneyText } from './money-text.tsx';

/** An unlocked slot with its price, and the asset that lies on it; `asset` is -1 where none does. */
export function AssetTile({
  asset,
  price,
  isUsed = false,
}: {
  readonly asset: number;
  readonly price: number;
  readonly isUsed?: boolean;
}) {
  const { words, printed } = useTable();
  const say = useSay(CARD_TEXTS);
  const state = asset < 0 ? 'is-empty' : isUsed ? 'is-used' : '';
  return (
    <span className={`ep-tile is-slot ${state}`} aria-hidden="true">
      <span className="ep-tile-price">
        <MoneyText amount={price} />
      </span>
      {asset >= 0 && (
        <>
          <AssetPicture asset={asset} />
          <small>{isUsed ? say('usedAsset', { value: printed.usedAssetValue }) : words.term('asset', asset)}</small>
        </>
      )}
    </span>
  );
}
