import { ContactSpaces } from './contact-spaces.tsx';
import { Gear } from './gear.tsx';
import type { Holdings } from './holdings.ts';
import { Identity } from './identity.tsx';
import { Income } from './income.tsx';
import { ItemSpaces } from './item-spaces.tsx';
import { Slots } from './slots.tsx';
import type { Peek } from './use-peek.ts';

/** Everything of a board but the plan, in the order of the strip. */
export function BoardSections({ holdings, peek = null }: { readonly holdings: Holdings; readonly peek?: Peek | null }) {
  return (
    <>
      <Identity holdings={holdings} peek={peek} />
      <Income holdings={holdings} />
      <ItemSpaces holdings={holdings} />
      <ContactSpaces holdings={holdings} />
      <Slots holdings={holdings} />
      <Gear holdings={holdings} />
    </>
  );
}
