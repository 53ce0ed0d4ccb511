import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { BOARD_TEXTS } from './board.texts.ts';
import './secret.css';
import type { Peek } from './use-peek.ts';

/** Something only its owner may see. On a shared device it lies under a cover that is lifted while it is pressed. */
export function Secret({
  peek,
  name,
  children,
}: {
  readonly peek: Peek;
  readonly name: string;
  readonly children: ReactNode;
}) {
  if (!peek.isShared) return children;
  return (
    <div className="ep-secret">
      {!peek.isCovered && children}
      {!peek.isKept && <Cover peek={peek} name={name} />}
    </div>
  );
}

function Cover({ peek, name }: { readonly peek: Peek; readonly name: string }) {
  const say = useSay(BOARD_TEXTS);
  return (
    <button
      type="button"
      className={`ep-cover ${peek.isCovered ? '' : 'is-lifted'}`}
      aria-label={say('coverName', { name })}
      onPointerDown={() => peek.hold(true)}
      // From the keyboard, and for those who listen, a press opens it until it is covered again.
      onClick={(event) => event.detail === 0 && peek.toggle()}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon name="semi-closed-eye" />
      <span>{say('cover')}</span>
    </button>
  );
}

/** Leaves everything open until it is pressed again. */
export function KeepOpen({ peek }: { readonly peek: Peek }) {
  const say = useSay(BOARD_TEXTS);
  return (
    <button
      type="button"
      className="ep-keep-open"
      aria-pressed={peek.isKept}
      data-tip={say('keepOpenTip')}
      onClick={peek.toggle}
    >
      {say(peek.isKept ? 'coverAgain' : 'keepOpen')}
    </button>
  );
}
