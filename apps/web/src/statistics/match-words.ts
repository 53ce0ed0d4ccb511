import type { Language } from '@stakeout/kernel';
import { titleOf } from '../games/all-facts.ts';
import { sayIn } from '../text/say.ts';
import { whenWas } from '../text/when.ts';
import { figuresIn } from './figures.ts';
import type { PlayedMatch } from './played-match.ts';
import { statisticsTexts } from './statistics.texts.ts';

/** Which match it was: when, which game, how many played. */
export function matchName({ at, game, seats }: PlayedMatch, now: number, language: Language): string {
  return sayIn(statisticsTexts, language)('matchLine', {
    when: whenWas(at, now, language),
    game: titleOf(game),
    seats,
  });
}

/** How it ended for the reader, against whom, and what the judge found, if it was asked. */
export function matchStory(match: PlayedMatch, language: Language): string {
  const say = sayIn(statisticsTexts, language);
  const { judged, company } = match;
  const figures = figuresIn(language);
  const parts = [resultOf(match, language), `${say('company')}: ${say(company)}`];
  if (judged !== null) {
    const points = figures.plain(Math.max(0, judged.given.value));
    parts.push(say('gaveAway', { points, count: judged.decisions }));
    parts.push(say('hadLuck', { points: figures.signed(judged.luck.value) }));
  }
  return parts.join(' · ');
}

function resultOf({ share, hasResigned, rank, seats }: PlayedMatch, language: Language): string {
  const say = sayIn(statisticsTexts, language);
  if (hasResigned) return say('resigned');
  if (share > 0) return say(share < 1 ? 'sharedIt' : 'wonIt');
  return seats === 1 ? say('soloLost') : say('result', { rank, seats });
}
