import { Button } from '../parts/button.tsx';
import { useSay } from '../text/say.ts';
import type { Selection } from './selection/use-selection.ts';
import { TABLE_TEXTS } from './table.texts.ts';
import './prompt-buttons.css';

/** Something that one press does, with nothing chosen before it. */
export interface AtOnce {
  /** What is done; `null` when the press only chooses it. */
  readonly type: string | null;
  readonly label: string;
  /** All of it, where the label leaves something out. */
  readonly full?: string;
  /** Whether it is the one thing to do. */
  readonly isMain: boolean;
  readonly press: () => void;
}

/**
 * The buttons of a prompt. Undo and Confirm never leave their places at the end, whether or not they are there, so that
 * nothing else ever stands where one of them has just been; what is done at once has a place of its own before them, and can be
 * pressed once it has been seen. (On a phone it may take the place of Undo, where nothing can be undone; never that of Confirm.)
 */
export function PromptButtons<Target extends string, Action>({
  isActing,
  selection,
  confirmLabel,
  atOnce,
}: {
  readonly isActing: boolean;
  readonly selection: Selection<Target, Action>;
  readonly confirmLabel?: string;
  readonly atOnce: readonly AtOnce[];
}) {
  const say = useSay(TABLE_TEXTS);
  const { parts, standing, canUndo, isSending, undo, confirm } = selection;
  const canChoose = isActing && (parts.length > 0 || standing.legal.size > 0);
  const isReady = parts.length > 0 && standing.plan !== null && !isSending;
  if (!isActing && !canUndo) return null;
  return (
    <div className="prompt-actions">
      <div className="prompt-own">
        {isActing &&
          parts.length === 0 &&
          atOnce.map((one) => <OwnButton key={one.label} {...one} isOpen={selection.isSettled} />)}
      </div>
      <Button className={canUndo || canChoose ? '' : 'is-gone'} disabled={!canUndo} onClick={undo}>
        {say('undo')}
      </Button>
      <Button
        look="primary"
        aria-disabled={!isReady}
        className={`prompt-confirm ${canChoose ? '' : 'is-gone'} ${isReady ? '' : 'is-idle'}`}
        onClick={isReady ? confirm : undefined}
      >
        {confirmLabel ?? say('confirm')}
      </Button>
    </div>
  );
}

function OwnButton({ type, label, full, isMain, press, isOpen }: AtOnce & { readonly isOpen: boolean }) {
  return (
    <Button
      look={isMain ? 'primary' : 'plain'}
      className={isOpen ? '' : 'is-settling'}
      aria-disabled={!isOpen}
      data-at-once={type ?? undefined}
      onClick={press}
      {...(full === undefined || full === label ? {} : { 'data-tip': full, 'aria-label': full })}
    >
      {label}
    </Button>
  );
}
