import type { Action } from '../action.ts';
import { LAST_SPACE } from '../busts.ts';
import { type Card, valueOfCard } from '../cards.ts';
import type { Event } from '../event.ts';
import type { Location } from '../state.ts';
import type { View } from '../view.ts';
import {
  at,
  crates,
  first,
  happened,
  isQuiet,
  isRivals,
  leader,
  me,
  nearlyBusted,
  ofType,
  only,
  row,
  type Step,
  sharesWith,
} from './reading.ts';

/** What a bust is, who takes what, and how the game ends. */
export const BUSTS: Readonly<Record<string, readonly Step[]>> = {
  bust: [
    {
      id: 'fourth',
      start: at((view) => canBust(view) && view.marker < 4),
      params: (view) => ({ place: ['location', nearlyBusted(view)[0] ?? 0] }),
      task: {
        hasArrow: true,
        solution: flipFourth,
        allows: ([action], view) => action?.type === 'flip' && nearlyBusted(view).includes(action.location),
        isDone: isFourthFlipped,
      },
    },
    placeBeforeBust('place'),
    {
      id: 'again',
      start: at((view, options) => canBust(view) && ofType(options, 'flip').length > 1, 4),
      task: { hasArrow: false, solution: flipFourth, isDone: isFourthFlipped },
    },
    placeBeforeBust('againPlace'),
  ],
  shares: [
    {
      id: 'look',
      start: at((view, options) => bestCover(view, options, isLeading) !== undefined && view.turn > 6),
      params: coverParams(isLeading),
    },
    {
      id: 'send',
      params: coverParams(isLeading),
      task: {
        hasArrow: true,
        solution: (view, options) => coverOf(view, options, isLeading),
        allows: only('undercover'),
        isDone: ({ before, events }) => isCovered(before, events, isLeading),
      },
    },
    {
      id: 'again',
      start: at((view, options) => bestCover(view, options, isLeading) !== undefined && view.turn > 9, 4),
      params: coverParams(isLeading),
      task: {
        hasArrow: false,
        solution: (view, options) => coverOf(view, options, isLeading),
        isDone: ({ before, events }) => isCovered(before, events, isLeading),
      },
    },
  ],
  ties: [
    {
      id: 'send',
      start: at((view, options) => bestCover(view, options, isLeadingByTie) !== undefined),
      params: coverParams(isLeadingByTie),
      task: {
        hasArrow: true,
        solution: (view, options) => coverOf(view, options, isLeadingByTie),
        allows: only('undercover'),
        isDone: ({ before, events }) => isCovered(before, events, isLeadingByTie),
      },
    },
    {
      id: 'again',
      start: at((view, options) => bestCover(view, options, isLeadingByTie) !== undefined, 4),
      params: coverParams(isLeadingByTie),
      task: {
        hasArrow: false,
        solution: (view, options) => coverOf(view, options, isLeadingByTie),
        isDone: ({ before, events }) => isCovered(before, events, isLeadingByTie),
      },
    },
  ],
  seventh: [
    {
      id: 'look',
      start: at((view) => canBust(view) && view.marker === LAST_SPACE - 1),
    },
    {
      id: 'flip',
      params: (view) => ({ place: ['location', nearlyBusted(view)[0] ?? 0] }),
      task: {
        hasArrow: true,
        solution: flipFourth,
        allows: ([action], view) => action?.type === 'flip' && nearlyBusted(view).includes(action.location),
        isDone: isFourthFlipped,
      },
    },
    {
      id: 'place',
      task: {
        hasArrow: true,
        solution: (_view, options) => first(options),
        isDone: ({ view }) => view.phase === 'over',
      },
    },
  ],
};

/** A row lacks one agent for its bust, and somebody else's can be flipped there. */
function canBust(view: View): boolean {
  const rows = nearlyBusted(view);
  return (
    view.phase === 'deploy' &&
    isQuiet(view) &&
    rows.length === 1 &&
    rows.every((location) => isRivals(view, view.probation[location] ?? 0))
  );
}

function flipFourth(view: View, options: readonly Action[]): readonly Action[] {
  return ofType(options, 'flip').filter(({ location }) => nearlyBusted(view).includes(location));
}

/** The fourth was flipped, and nobody has anything to decide about it. */
function isFourthFlipped({ before, view, events }: { before: View; view: View; events: readonly Event[] }): boolean {
  const flipped = happened(events, 'agentFlipped');
  return flipped !== undefined && nearlyBusted(before).includes(flipped.location) && view.phase === 'place';
}

function placeBeforeBust(id: string): Step {
  return {
    id,
    task: {
      hasArrow: id === 'place',
      solution: (_view, options) => first(options),
      isDone: ({ events }) => happened(events, 'locationBusted') !== undefined,
    },
  };
}

/** What an undercover agent is to bring about in the row that is nearest to its bust. */
type Aim = (view: View, location: Location, card: Card) => boolean;

function isLeading(view: View, location: Location, card: Card): boolean {
  return leader(view, location) !== me(view) && leader(view, location, card) === me(view);
}

/** G8.5: with the same sum as somebody else, and the nearer card. */
function isLeadingByTie(view: View, location: Location, card: Card): boolean {
  const [best] = sharesWith(view, location, card);
  return isLeading(view, location, card) && best?.winsTie === true;
}

function covers(view: View, options: readonly Action[], aim: Aim) {
  const rows = nearlyBusted(view);
  return ofType(options, 'undercover').filter(
    ({ location, card }) => rows.includes(location) && crates(view, location) > 3 && aim(view, location, card),
  );
}

/** The agent to send, where there is one row to send it to, something to be beaten in it, and also a wrong choice. */
function bestCover(view: View, options: readonly Action[], aim: Aim) {
  const all = covers(view, options, aim);
  const [best] = all;
  if (best === undefined || !isQuiet(view) || nearlyBusted(view).length !== 1) return undefined;
  const isAlone =
    all.length < ofType(options, 'undercover').filter(({ location }) => location === best.location).length;
  const isKnown = row(view, best.location).every((card) => valueOfCard(card) > 0);
  return isAlone && isKnown ? best : undefined;
}

function coverOf(view: View, options: readonly Action[], aim: Aim): readonly Action[] {
  return covers(view, options, aim).slice(0, 1);
}

function isCovered(before: View, events: readonly Event[], aim: Aim): boolean {
  const sent = happened(events, 'undercoverDeployed');
  return sent !== undefined && nearlyBusted(before).includes(sent.location) && aim(before, sent.location, sent.card);
}

function coverParams(aim: Aim): NonNullable<Step['params']> {
  return (view, options) => {
    const location = bestCover(view, options, aim)?.location ?? 0;
    const shares = sharesWith(view, location, null);
    return {
      place: ['location', location],
      count: crates(view, location),
      half: Math.ceil(crates(view, location) / 2),
      best: shares[0]?.sum ?? 0,
      own: shares.find(({ seat }) => seat === me(view))?.sum ?? 0,
    };
  };
}
