import type { IconName } from '../icons/names.ts';

/** An icon in the colour and size of the text around it. It decorates; words say what it means. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
