import type { Language, Refusal } from '@stakeout/kernel';
import { learnTexts } from './learn.texts.ts';

/** What is said beside a thing that is not part of a step. */
export const REFUSALS = {
  notNow: refusal('lesson.notNow'),
  wrong: refusal('lesson.wrong'),
  read: refusal('lesson.read'),
};

export function refusalTexts(language: Language): Readonly<Record<string, string>> {
  const { notNow, wrong, read } = learnTexts[language];
  return { 'lesson.notNow': notNow, 'lesson.wrong': wrong, 'lesson.read': read };
}

function refusal(reason: string): Refusal {
  return { clause: null, field: null, reason, params: {} };
}
