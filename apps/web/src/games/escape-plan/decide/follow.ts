import { IN_AVOID, IN_TRAVEL, type PublicTable, pursuersOf, type Table } from '@stakeout/escape-plan';
import type { Say } from '../../../text/say.ts';
import type { Words } from '../words.ts';
import { answeredRows, avoidFacts } from './avoid.ts';
import type { DecideTextId } from './decide.texts.ts';
import { copName, spotName, tileName } from './names.ts';
import { mark, type Panel, rowOf } from './panel.ts';
import { section } from './shelf.ts';
import { travelFacts } from './travel.ts';
import type { TurnStory } from './turn-story.ts';
import { visitedNode, visitSteps } from './visit-steps.ts';

/** What everybody may know of the turn under way. */
interface Followed {
  readonly shown: PublicTable;
  readonly printed: Table;
  readonly words: Words;
  readonly say: Say<DecideTextId>;
  readonly story: TurnStory;
}

/** What a player is doing in the turn under way, for those who watch; `null` when there is nothing to follow. */
export function followOf({ shown, printed, words, say, story }: Followed): Panel | null {
  const { seat } = shown.turn;
  const board = shown.boards[seat];
  const isTurn = shown.frames.some(({ kind, seat: pawn }) => kind === 'turn' && pawn === seat);
  if (!isTurn || board === undefined || (shown.at[seat] ?? -1) < 0) return null;
  const scene = { shown, printed, words, say, story, seat, board };
  const name = words.pawn(seat);
  const panel: Panel = { heading: '', isOnMap: true, lead: '', facts: [], steps: [], sections: [], warnings: [] };
  if (shown.turn.step === IN_TRAVEL)
    return { ...panel, heading: say('followTravel', { name }), facts: travelFacts(scene) };
  if (shown.turn.step === IN_AVOID) {
    const left = pursuersOf(shown).map(({ tile, cop }) =>
      rowOf(`left ${tile} ${cop}`, copName(scene, cop), {
        badge: cop,
        detail: tileName(scene, tile),
        marks: [mark(say('onHeels'), 'bad')],
        tone: 'bad',
      }),
    );
    return {
      ...panel,
      heading: say('followAvoid', { name }),
      facts: avoidFacts(scene),
      sections: section('cops', say('onTheWay'), [...answeredRows(scene), ...left]),
    };
  }
  const node = visitedNode(scene);
  const steps = visitSteps(scene);
  if (node < 0 || steps.length === 0) return null;
  return { ...panel, heading: say('followVisit', { name, place: spotName(scene, node) }), steps };
}
