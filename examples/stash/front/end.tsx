import { type EndProps, PlainEnd, useSay } from '@stakeout/web/kit';
import { stashTexts } from './stash.texts.ts';

/** S4.1 */
export default function End(props: EndProps) {
  const say = useSay(stashTexts);
  return <PlainEnd {...props} how={say('ended')} clause="S4.1" unit={say('unit')} />;
}
