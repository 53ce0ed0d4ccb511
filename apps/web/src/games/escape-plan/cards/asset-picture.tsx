import { isCopMover } from '@stakeout/escape-plan';
import { Icon } from '../../../parts/icon.tsx';
import { assetIcon } from './card-icons.ts';
import { CopBadge } from './cop-badge.tsx';

/** What an asset does, as a picture: the badge of the cop it moves, or its icon. */
export function AssetPicture({ asset }: { readonly asset: number }) {
  return (
    <span className="ep-tile-picture">
      {isCopMover(asset) ? (
        <>
          <CopBadge cop={asset} />
          <span className="ep-tile-move">
            <Icon name={assetIcon(asset)} />
          </span>
        </>
      ) : (
        <Icon name={assetIcon(asset)} />
      )}
    </span>
  );
}
