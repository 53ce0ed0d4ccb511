import type { ReactNode } from 'react';
import { useSay } from '../text/say.ts';
import { createTexts } from './create.texts.ts';

/** The part of the form in which a game's own options are chosen. */
export function RulesPanel({ children }: { readonly children: ReactNode }) {
  const say = useSay(createTexts);
  return (
    <section className="panel page-panel" aria-labelledby="create-rules">
      <h2 id="create-rules" className="panel-title">
        {say('rules')}
      </h2>
      {children}
    </section>
  );
}
