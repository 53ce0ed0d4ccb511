import type { Action, View } from '@stakeout/escape-plan';
import { LESSONS, POSITIONS } from '@stakeout/escape-plan/lessons/steps';
import { touchesAmong } from '../../../table/selection/choices.ts';
import type { LessonParts } from '../../front.ts';
import { choicesOf } from '../play/choices.ts';

export const parts: LessonParts = {
  lessons: LESSONS,
  positions: POSITIONS,
  touchesFor: ({ view, options }, actions) =>
    touchesAmong(choicesOf(view as View, options as readonly Action[]), actions),
};
