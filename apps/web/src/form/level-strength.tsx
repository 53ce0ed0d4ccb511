import type { Level } from '@stakeout/bots/level';
import { type LevelStrength as Strength, strengthOf } from '@stakeout/bots/level-strength';
import { useSay } from '../text/say.ts';
import { levelStrengthTexts } from './level-strength.texts.ts';
import './level-strength.css';

/** How often the level beats another one, where that was measured for the game; nothing where it was not. */
export function LevelStrength({ game, level }: { readonly game: string; readonly level: Level }) {
  const strength = strengthOf(game, level);
  return strength === null ? null : <StrengthNote strength={strength} />;
}

export function StrengthNote({ strength: { other, ofTen } }: { readonly strength: Strength }) {
  const say = useSay(levelStrengthTexts);
  const id = ofTen === 0 ? 'seldom' : ofTen === 10 ? 'mostly' : 'some';
  return <small className="level-strength">{say(id, { other: say(other), count: ofTen })}</small>;
}
