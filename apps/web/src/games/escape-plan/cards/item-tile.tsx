import { assetOf, equipmentOf, fixerOf, isTreasure, isUnknown, sourceOf, treasureValue } from '@stakeout/escape-plan';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { AssetPicture } from './asset-picture.tsx';
import { equipmentIcon, fixerIcon, treasureIcon } from './card-icons.ts';
import { copsIn, useCardWords } from './card-words.ts';
import { CARD_TEXTS } from './cards.texts.ts';
import { CopBadge } from './cop-badge.tsx';
import './item-tile.css';
import { MoneyText } from './money-text.tsx';
import './stamp.css';

const TREASURES = ['green', 'black', 'brown', 'exit', 'exit'] as const;

/** A tile on an item space, drawn: equipment, a fixer, a locked asset, or a tile from a locker or an exit. */
export function ItemTile({ item, isUsed = false }: { readonly item: number; readonly isUsed?: boolean }) {
  const say = useSay(CARD_TEXTS);
  const words = useCardWords();
  if (item === 0) return <span className="ep-tile is-empty" aria-hidden="true" />;
  if (assetOf(item) >= 0) return <LockedAsset asset={assetOf(item)} />;
  if (isTreasure(item)) return <TreasureTile item={item} />;
  const name = words.itemName(item);
  return (
    <span className={`ep-tile ${isUsed ? 'is-used' : ''}`} aria-hidden="true">
      <span className="ep-tile-picture">
        <Icon name={equipmentOf(item) >= 0 ? equipmentIcon(equipmentOf(item)) : fixerIcon(fixerOf(item))} />
        <Avoids equipment={equipmentOf(item)} />
      </span>
      <small>{name}</small>
      {isUsed && <span className="ep-stamp">{say('used')}</span>}
    </span>
  );
}

/** The cops a piece of equipment can avoid. */
function Avoids({ equipment }: { readonly equipment: number }) {
  const { printed } = useTable();
  const cops = copsIn(printed.equipment[equipment]?.avoids ?? 0);
  if (cops.length === 0) return null;
  return (
    <span className="ep-tile-cops">
      {cops.map((cop) => (
        <CopBadge key={cop} cop={cop} />
      ))}
    </span>
  );
}

/** Face down to everybody but its owner, who sees what it is worth. */
function TreasureTile({ item }: { readonly item: number }) {
  const words = useCardWords();
  const source = sourceOf(item);
  return (
    <span className={`ep-tile is-treasure is-${TREASURES[source] ?? 'exit'}`} aria-hidden="true">
      {isUnknown(item) ? <b className="ep-tile-corner numeral">?</b> : <MoneyText amount={treasureValue(item)} />}
      <Icon name={treasureIcon(source)} />
      <small>{words.itemName(item)}</small>
    </span>
  );
}

/** An asset that is still to be unlocked, on an item space or on a contact space. */
export function LockedAsset({ asset }: { readonly asset: number }) {
  const { words } = useTable();
  return (
    <span className="ep-tile is-locked" aria-hidden="true">
      <Padlock />
      <AssetPicture asset={asset} />
      <small>{words.term('asset', asset)}</small>
    </span>
  );
}

function Padlock() {
  return (
    <svg className="ep-tile-padlock" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10ZM9.5 10h5V7a2.5 2.5 0 0 0-5 0Z" fill="currentColor" />
    </svg>
  );
}
