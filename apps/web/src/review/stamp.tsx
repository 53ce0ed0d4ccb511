import { useSay } from '../text/say.ts';
import type { MomentKind } from './model/moments.ts';
import { reviewTexts } from './review.texts.ts';

/** What a moment is called, as if stamped on it. */
export function Stamp({ kind }: { readonly kind: MomentKind }) {
  const say = useSay(reviewTexts);
  return <strong className={`review-stamp is-${kind}`}>{say(kind)}</strong>;
}
