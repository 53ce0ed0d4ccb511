import { Icon } from '../../../parts/icon.tsx';
import { assetIcon } from './card-icons.ts';
import { CopBadge } from './cop-badge.tsx';

/** The first three assets move a cop of the type of the same number. */
const COP_MOVERS = 3;

/** What an asset does, as a picture: the badge of the cop it moves, or its icon. */
export function AssetPicture({ asset }: { readonly asset: number }) {
  return (
    <span className="ep-tile-picture">
      {asset < COP_MOVERS ? (
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
