import { Fragment } from 'react';

/** Code between backticks, new words between double asterisks. */
export function Marked({ text }: { readonly text: string }) {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}
