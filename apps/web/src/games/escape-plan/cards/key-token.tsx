import { Icon } from '../../../parts/icon.tsx';
import './key-token.css';

const COLOURS = ['green', 'black', 'brown', 'master'] as const;

/** A key by its colour, as large as the text around it; the word for the colour stands beside it. */
export function KeyToken({ colour, isUsed = false }: { readonly colour: number; readonly isUsed?: boolean }) {
  return (
    <span className={`ep-key is-${COLOURS[colour] ?? 'master'} ${isUsed ? 'is-used' : ''}`} aria-hidden="true">
      <Icon name={colour < COLOURS.length - 1 ? 'key' : 'skeleton-key'} />
    </span>
  );
}
