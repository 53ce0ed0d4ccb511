import { type CSSProperties, memo, type ReactNode } from 'react';
import { useSay } from '../../../text/say.ts';
import type { Target } from '../play/targets.ts';
import { useTarget } from '../table-context.ts';
import { CITY_TEXTS } from './city.texts.ts';
import type { Point } from './geometry.ts';
import './touch.css';

type Shape = 'square' | 'round' | 'spot' | 'hexagon' | 'badge';

/**
 * A place of the map that can be touched. The map is a drawing; these buttons lie over it, so that every place has a name, a
 * focus and a target that is large enough. What a touch means, or why it means nothing, the table says.
 */
export const Touch = memo(function Touch({
  target,
  point,
  shape,
  name,
  tip,
  isStop = false,
  isFirst = false,
  onTouched,
  children,
}: {
  readonly target: Target;
  readonly point: Point;
  readonly shape: Shape;
  /** What it is and where, for those who listen. */
  readonly name: string;
  readonly tip?: string | undefined;
  /** Whether the arrow keys come here even while it is not legal. */
  readonly isStop?: boolean;
  /** Where nothing of the map is legal, one place can still be reached by Tab. */
  readonly isFirst?: boolean;
  readonly onTouched?: (() => void) | undefined;
  readonly children?: ReactNode;
}) {
  const { isChosen, isLegal, isOpen, look, onTouch } = useTarget(target);
  const say = useSay(CITY_TEXTS);
  const state = isChosen ? `, ${say('chosen')}` : isLegal ? `, ${say('legal')}` : '';
  return (
    <button
      type="button"
      className={`ep-touch is-${shape} ${look}`}
      style={{ '--x': `${point.x.toFixed(1)}px`, '--y': `${point.y.toFixed(1)}px` } as CSSProperties}
      aria-label={name + state}
      aria-pressed={isChosen}
      tabIndex={isOpen || isFirst ? 0 : -1}
      data-target={target}
      data-tip={tip}
      data-stop={isStop || isOpen ? `${point.x.toFixed(1)} ${point.y.toFixed(1)}` : undefined}
      onClick={() => {
        onTouch();
        onTouched?.();
      }}
    >
      {children}
    </button>
  );
});
