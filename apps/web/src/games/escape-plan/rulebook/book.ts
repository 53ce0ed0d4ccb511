import type { GameBook } from '../../../rulebook/book.ts';
import { diagrams } from './diagrams.ts';
import { glance } from './glance.texts.ts';
import { titles } from './titles.ts';

export const book: GameBook = { glance, titles, diagrams };
