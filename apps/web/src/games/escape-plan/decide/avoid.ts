import {
  avoidsCop,
  COSTA,
  COSTA_TOLL,
  copsOn,
  costaOf,
  effectOf,
  type Pursuer,
  pursuersOf,
  WOUND_CUBES,
  woundsAhead,
} from '@stakeout/escape-plan';
import { kindOf } from '../../../table/selection/choices.ts';
import type { Target } from '../play/targets.ts';
import { ALL_WOUNDS } from '../play/wound-choices.ts';
import { openRow } from './describe.ts';
import { copName, money, tileName } from './names.ts';
import { bitsOf, type Fact, mark, type Panel, type Row, rowOf, type Scene } from './panel.ts';
import { Shelf, section } from './shelf.ts';
import { escapeWarnings } from './travel.ts';
import { type Answered, answeredIn } from './turn-story.ts';

type Shared = Pick<Scene, 'shown' | 'seat' | 'board' | 'say' | 'words' | 'story'>;

/** E12: every cop on the way with what can answer it, and what the rest will do. */
export function avoidPanel(scene: Scene): Panel {
  const { say } = scene;
  const shelf = new Shelf(scene);
  shelf.take('cop', 'tile');
  const pursuers = pursuersOf(scene.shown);
  const tools = shelf.takeIf((target) => answersCops(scene, target));
  return {
    heading: say('headAvoid'),
    isOnMap: false,
    lead: '',
    facts: avoidFacts(scene),
    steps: [],
    sections: [
      ...section('cops', say('onTheWay'), [...answeredRows(scene), ...pursuers.map((cop) => pursuerRow(scene, cop))]),
      ...section('tools', say('tools'), tools),
      ...section('wound', null, woundRows(shelf)),
      ...section('use', say('use'), shelf.takeUses()),
      ...section('rest', null, shelf.takeRest()),
    ],
    warnings: [...woundWarnings(scene, pursuers.filter(({ cop }) => cop !== COSTA).length), ...escapeWarnings(scene)],
  };
}

/** E24.3: two wounds for whoever could not pay Costa. The frame's `n` is how many are left. */
export function tollPanel(scene: Scene): Panel {
  const { say, shown } = scene;
  const shelf = new Shelf(scene);
  const left = shown.frames.at(-1)?.n ?? 0;
  return {
    heading: say('headToll'),
    isOnMap: false,
    lead: say('tollLead', { name: scene.words.thePawn(costaOf(scene.shown)) }),
    facts: [
      { label: say('factWoundsDue'), value: `${left}`, tone: 'bad' },
      {
        label: say('factWounds'),
        value: say('ofMost', { count: scene.board.wounds, most: WOUND_CUBES }),
        tone: 'plain',
      },
    ],
    steps: [],
    sections: [
      ...section('wound', null, woundRows(shelf, say('tollWound'))),
      ...section('use', say('use'), shelf.takeUses()),
      ...section('rest', null, shelf.takeRest()),
    ],
    warnings: woundWarnings(scene, left, true),
  };
}

/** One wound, or all of them. */
function woundRows(shelf: Shelf, title?: string): readonly Row[] {
  const one = shelf.takeOne('button:takeWound').map((row): Row => ({ ...row, title: title ?? row.title, tone: 'bad' }));
  return [...shelf.takeOne(ALL_WOUNDS).map((row): Row => ({ ...row, tone: 'bad' })), ...one];
}

export function avoidFacts(scene: Shared): readonly Fact[] {
  const { say, board } = scene;
  const left = pursuersOf(scene.shown).length;
  return [
    { label: say('factCops'), value: `${left}`, tone: left > 0 ? 'bad' : 'good' },
    { label: say('factWounds'), value: say('ofMost', { count: board.wounds, most: WOUND_CUBES }), tone: 'plain' },
  ];
}

/** Those who have been dealt with in this turn, by what. */
export function answeredRows(scene: Shared): readonly Row[] {
  const { shown, say } = scene;
  const left = pursuersOf(shown);
  const isLeft = ({ tile, cop }: Answered) => left.some((other) => other.tile === tile && other.cop === cop);
  return answeredIn(scene.story, (tile) => bitsOf(copsOn(shown, tile)))
    .filter((answered) => !isLeft(answered))
    .map(({ tile, cop, by }) =>
      rowOf(`answered ${tile} ${cop}`, copName(scene, cop), {
        badge: cop,
        detail: tile < 0 ? '' : tileName(scene, tile),
        marks: [by === null ? mark(say('wounded'), 'bad') : mark(toolName(scene, by), 'good')],
        tone: by === null ? 'bad' : 'good',
      }),
    );
}

function toolName({ words, say }: Shared, { kind, index }: NonNullable<Answered['by']>): string {
  return kind === 'member' ? say('member') : words.term(kind === 'contact' ? 'contactName' : kind, index);
}

/** A cop still on the heels: choosing it shows what answers it. */
function pursuerRow(scene: Scene, { tile, cop }: Pursuer): Row {
  const { say, words } = scene;
  const target: Target = `cop:${tile}:${cop}`;
  const isOpen = isTouchable(scene, target);
  const row = isOpen ? openRow(scene, target, []) : rowOf(target, copName(scene, cop), { badge: cop, target: null });
  const answers = toolsFor(scene, tile, cop);
  const fate = cop === COSTA ? mark(money({ words }, COSTA_TOLL), 'bad') : mark(say('oneWound'), 'bad');
  return {
    ...row,
    isChosen: scene.parts.includes(target),
    detail: tileName(scene, tile),
    marks: [...(answers > 0 ? [mark(say('answers', { count: answers }))] : []), fate],
    tone: 'bad',
  };
}

/** A cop can be touched first, or after the tool that answers it. */
function isTouchable(scene: Scene, target: Target): boolean {
  return scene.parts.includes(target) || scene.nextAfter([]).has(target) || scene.nextAfter(scene.parts).has(target);
}

/** How many own components could answer this cop. */
function toolsFor({ options, printed, board }: Scene, tile: number, cop: number): number {
  const tools = new Set<string>();
  for (const action of options) {
    if (action.type !== 'use') continue;
    const effect = effectOf(printed, board, action);
    if (effect !== null && avoidsCop(effect, action.target, tile, cop))
      tools.add(`${action.component} ${action.index}`);
  }
  return tools.size;
}

/** Whether an own component could answer somebody now. */
function answersCops({ options }: Scene, target: Target): boolean {
  const kind = kindOf(target);
  const index = Number(target.split(':')[1]);
  return options.some(
    (action) =>
      action.type === 'use' &&
      action.target >= 0 &&
      action.index === index &&
      (action.component === kind || COMPONENT_KINDS[action.component] === kind),
  );
}

const COMPONENT_KINDS: Readonly<Record<string, string>> = { fixer: 'item', equipment: 'item', asset: 'slot' };

/** What the cops that are left will do, said before it happens (E13). */
function woundWarnings(scene: Shared, count: number, isDue = false): readonly string[] {
  const { say, words, board, shown } = scene;
  if (count === 0) return [];
  const ahead = woundsAhead(board, shown.cuffsLeft, count);
  const lines = [
    say(isDue ? 'warnDue' : 'warnWounds', { count, before: board.wounds, after: ahead.wounds, most: WOUND_CUBES }),
  ];
  for (const { space, on, card } of ahead.cuffs) {
    if (on === 'asset') lines.push(say('warnCuffsAsset', { space: space + 1 }));
    else if (on === 'contact')
      lines.push(say('warnCuffsContact', { space: space + 1, name: words.term('contactName', card) }));
    else lines.push(say('warnCuffsFree', { space: space + 1 }));
  }
  if (ahead.without > 0) lines.push(say('warnWithout', { count: ahead.without }));
  return lines;
}
