import { type Action, crowdAt, kindOf, VISIT_STEPS } from '@stakeout/escape-plan';
import { sayIn } from '../../../text/say.ts';
import { lookOf } from '../city/location-look.ts';
import type { Expected } from './forecast.ts';
import { PROMPT_TEXTS } from './prompts.texts.ts';
import { goalIn, type Scene } from './scene.ts';

/**
 * What the visit at the end of a trip will surely bring and AVOID comes before, so that trying the plan does not show it yet: the
 * notoriety of a crowd (E14.3), the business that this visit closes (E15.2), the members of a gang (E15.6).
 */
export function arrivalLines(scene: Scene, seat: number, plan: readonly Action[], isAvoidAhead: boolean): Expected[] {
  if (plan.at(-1)?.type !== 'stop') return [];
  const { view, printed, language, words } = scene;
  const say = sayIn(PROMPT_TEXTS, language);
  const node = goalIn(scene);
  const look = lookOf(view, printed, node);
  const lines: Expected[] = [];
  if (look.family === 'gang') lines.push({ text: say('willHire', { count: look.members }), tone: 'good' });
  if (!isAvoidAhead) return lines;
  const crowd = VISIT_STEPS[kindOf(printed, node)].includes('crowd') ? crowdAt(view.table, seat, node) : 0;
  if (crowd > 0) lines.push({ text: say('willMeetCrowd', { count: crowd }), tone: 'plain' });
  if (look.family === 'business' && look.place >= 0 && !look.isClosed && look.empty === 1)
    lines.push({ text: say('willClose', { place: words.term('thePlace', look.place) }), tone: 'plain' });
  return lines;
}
