import { useSay } from '../../../text/say.ts';
import type { Target } from '../play/targets.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { CARD_TEXTS } from './cards.texts.ts';
import type { tipTold } from './tip-told.ts';

/** Loaded when the first piece is pointed at; that one says only what it is. */
let told: typeof tipTold | null = null;

/** What a piece says of itself to whoever points at it. The rules are asked only then. */
export function useTipNow(target: Target, tip: string) {
  const table = useTable();
  const { parts, standing } = useChoosing().selection;
  const say = useSay(CARD_TEXTS);
  const isOpen = parts.includes(target) || standing.legal.has(target) || standing.instead.has(target);
  const tell = ({ currentTarget }: { readonly currentTarget: Element }) => {
    if (told === null) import('./tip-told.ts').then((module) => (told = module.tipTold)).catch(() => undefined);
    else currentTarget.setAttribute('data-tip', told({ target, tip, parts, isOpen, table, say }));
  };
  return { 'data-tip': tip, onPointerOver: tell, onPointerDown: tell, onFocus: tell };
}
