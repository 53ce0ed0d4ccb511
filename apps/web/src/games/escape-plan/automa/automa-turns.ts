import {
  distanceBetween,
  FIRST_SAFE_HOUSE,
  type Happening,
  type HappeningOf,
  type HappeningType,
  kindOf,
  type Node,
  type Pawn,
  type PublicTable,
  type Table,
  tileOf,
} from '@stakeout/escape-plan';
import type { AutomaTextId } from './automa.texts.ts';

/** What the police do by themselves: a turn of Sandra's or Costa's, or cops that close in on somebody (E23.9, A-79). */
export interface AutomaTurn {
  readonly who: 'sandra' | 'costa' | 'cops';
  /** Whose turn it is; for cops, the one they close in on. */
  readonly pawn: Pawn;
  readonly card: DrawnCard | null;
  readonly steps: readonly AutomaStep[];
}

/** The card that was played, known by where it led. */
interface DrawnCard {
  readonly node: Node;
  /** The business or safe house, or -1 for a store or exit. */
  readonly place: number;
  /** The notoriety it brings: 1, -1, or 0 at the open exit, where nothing happens. */
  readonly delta: number;
}

export interface AutomaStep {
  /** Where in the story it is told; steps that nothing tells stand where they belong. */
  readonly at: number;
  /** What is told of it; `null` where `line` says it. */
  readonly happening: Happening | null;
  readonly line: AutomaTextId | null;
  readonly why: AutomaTextId;
  /** Completes the line and the reason. */
  readonly count: number;
  readonly clause: string;
}

/** How the table stood: where everybody was before the story, and what lay in the city at its end. */
export interface Ground extends Pick<PublicTable, 'seats' | 'city' | 'places' | 'patrolled'> {
  readonly printed: Table;
  readonly at: PublicTable['at'];
  /** Whether Costa came to lay tiles aside. */
  readonly hasStacked: boolean;
}

const BELONGS: ReadonlySet<HappeningType> = new Set([
  'notorietyGained',
  'notorietyLost',
  'businessClosed',
  'fixerLost',
  'keyLost',
  'discGained',
  'noDiscLeft',
  'contactRevealed',
  'contactLost',
  'contactTaken',
  'lockerLost',
  'exitTileLost',
]);

/** Why something is done, and by which clause; `null` for that of the place which is visited. */
type Reason = readonly [why: AutomaTextId, clause: string | null];

const CROWD: Reason = ['whyCrowd', 'E14.3'];
const REASONS: Readonly<Partial<Record<HappeningType, Reason>>> = {
  notorietyGained: ['whyCard', null],
  notorietyLost: ['whyCard', null],
  businessClosed: ['whyClosed', 'E15.2'],
  fixerLost: ['whyRandom', 'E23.6'],
  keyLost: ['whyRandom', 'E23.6'],
  contactLost: ['whyRightmost', null],
  contactTaken: ['whyKept', 'E24.4'],
  lockerLost: ['whyLocker', 'E23.7'],
  exitTileLost: ['whyExitTile', 'E23.8'],
};

/** The turns of Sandra and Costa, and the cops moved by nobody, in the story of one move. */
export function automaTurns(story: readonly Happening[], ground: Ground): readonly AutomaTurn[] {
  const turns: AutomaTurn[] = [];
  const at = ground.at.slice();
  for (let index = 0; index < story.length; index++) {
    const happening = story[index] as Happening;
    // What a person decides comes first in a move; cops that move later are moved by the rules.
    if (happening.type === 'copMoved' && index > 0 && happening.towards >= 0) turns.push(approach(happening, index));
    if (happening.type === 'moved') at[happening.pawn] = happening.node;
    if (!opensTurn(happening, ground.seats)) continue;
    const reader = new TurnReader(story, ground, at, happening);
    turns.push(reader.read(index));
    index = reader.end - 1;
  }
  return turns;
}

type Opening = HappeningOf<'automaMoved' | 'automaStayed' | 'escaped'>;

function opensTurn(happening: Happening, seats: number): happening is Opening {
  const { type } = happening;
  return type === 'automaMoved' || type === 'automaStayed' || (type === 'escaped' && happening.pawn > seats);
}

function approach(happening: HappeningOf<'copMoved'>, at: number): AutomaTurn {
  const step = { at, happening, line: null, why: 'whyApproach', count: 0, clause: 'A-79' } as const;
  return { who: 'cops', pawn: happening.towards, card: null, steps: [step] };
}

/** Reads one turn off the story and finds the reason for each of its steps. */
class TurnReader {
  end = 0;
  private readonly printed: Table;
  private readonly isCosta: boolean;
  private readonly story: readonly Happening[];
  private readonly ground: Ground;
  /** Where everybody is by now; the turn changes it. */
  private readonly at: number[];
  private readonly opening: Opening;
  private readonly pawn: Pawn;
  private readonly steps: AutomaStep[] = [];

  constructor(story: readonly Happening[], ground: Ground, at: number[], opening: Opening) {
    this.story = story;
    this.ground = ground;
    this.at = at;
    this.opening = opening;
    this.pawn = opening.pawn;
    this.printed = ground.printed;
    this.isCosta = opening.pawn > ground.seats;
  }

  read(start: number): AutomaTurn {
    const { opening } = this;
    const card = opening.type === 'automaMoved' ? this.cardTo(opening.node) : null;
    const before = this.story[start - 1];
    // E23.4: night and dawn take a disc.
    if (before?.type === 'discSpent' && before.pawn === this.pawn) this.add(start - 1, 'whyDiscSpent', 'E23.4');
    this.open(start, card);
    let crowd = card === null ? 0 : this.at.filter((other, pawn) => pawn !== this.pawn && other === card.node).length;
    if (card !== null) this.at[this.pawn] = card.node;
    if (opening.type === 'escaped') this.at[this.pawn] = -1;
    let index = start + 1;
    let hasCube = card === null || card.place < 0;
    for (; this.isPartOfIt(this.story[index]); index++) {
      const { type } = this.story[index] as Happening;
      const isCrowd = type === 'notorietyGained' && crowd-- > 0;
      // The cube is laid once the card's notoriety has been seen to.
      if (!hasCube && !isCrowd && type !== 'notorietyGained' && type !== 'notorietyLost')
        hasCube = this.addCube(index, card);
      this.explain(index, type, isCrowd, card);
    }
    if (!hasCube) this.addCube(index, card);
    this.addStack(index, card);
    this.end = index;
    return { who: this.isCosta ? 'costa' : 'sandra', pawn: this.pawn, card, steps: this.steps };
  }

  private isPartOfIt(happening: Happening | undefined): boolean {
    if (happening === undefined || !BELONGS.has(happening.type)) return false;
    return !('pawn' in happening) || happening.pawn === this.pawn;
  }

  private cardTo(node: Node): DrawnCard {
    const { inspector, lieutenant } = this.printed;
    const place = this.ground.places.indexOf(node);
    const kind = kindOf(this.printed, node);
    const cards = this.isCosta ? lieutenant : inspector;
    const card = cards.find((drawn) => (place < 0 ? drawn.place < 0 && drawn.kind === kind : drawn.place === place));
    return { node, place, delta: this.isOpenExit(node) ? 0 : (card?.delta ?? 0) };
  }

  private isOpenExit(node: Node): boolean {
    const kind = kindOf(this.printed, node);
    return kind.startsWith('EXIT') && (this.ground.patrolled[Number(kind.at(-1)) - 1] ?? 0) < 2;
  }

  private open(index: number, card: DrawnCard | null): void {
    if (this.opening.type === 'escaped') this.add(index, 'whyFlight', 'E24.5');
    else if (card === null) this.add(index, 'whyNoCard', this.isCosta ? 'E24.2' : 'E23.3');
    else if (this.isOpenExit(card.node)) this.add(index, 'whyOpenExit', 'E23.8');
    else if (!this.isCosta) this.add(index, 'whyFirstCard', 'E23.3');
    else this.addCostasWay(index, card);
  }

  /** E24.2: his own tile or one beside it; where no card leads there, one tile further at a time. */
  private addCostasWay(index: number, card: DrawnCard): void {
    const from = this.at[this.pawn] ?? -1;
    const tiles = distanceBetween(this.printed, this.ground.city, tileOf(from), tileOf(card.node));
    if (from < 0 || tiles <= 1) this.add(index, 'whyNear', 'E24.2');
    else this.add(index, 'whyFar', 'A-80', tiles);
  }

  private explain(index: number, type: HappeningType, isCrowd: boolean, card: DrawnCard | null): void {
    const [why, clause] = isCrowd ? CROWD : (this.reasonForDisc(index, type) ?? REASONS[type] ?? []);
    // What takes the place of a contact is seen on the display.
    if (why !== undefined) this.add(index, why, clause ?? this.clauseOfVisit(card));
  }

  private reasonForDisc(index: number, type: HappeningType): Reason | null {
    if (type !== 'discGained' && type !== 'noDiscLeft') return null;
    // The display has been filled again, if there is a card left, when a contact brings its disc.
    const before = this.story[index - 1]?.type;
    const isOfContact = before === 'contactRevealed' || before === 'contactLost' || before === 'contactTaken';
    return isOfContact ? ['whyDiscContact', 'E23.5'] : ['whyDiscGroup', null];
  }

  private clauseOfVisit(card: DrawnCard | null): string {
    if (card === null) return 'E23.3';
    if (card.place >= FIRST_SAFE_HOUSE) return 'E23.6';
    if (card.place >= 0) return 'E23.5';
    return kindOf(this.printed, card.node).startsWith('EXIT') ? 'E23.8' : 'E23.7';
  }

  private addCube(at: number, card: DrawnCard | null): true {
    const isSafeHouse = (card?.place ?? 0) >= FIRST_SAFE_HOUSE;
    this.steps.push({
      at,
      happening: null,
      line: isSafeHouse ? 'cubeOnIncome' : 'cubeOnPlain',
      why: isSafeHouse ? 'whySafeHouse' : 'whyVisit',
      count: 0,
      clause: isSafeHouse ? 'E23.6' : 'E23.5',
    });
    return true;
  }

  /** E24.4: what Costa lays aside at stores and blocked exits nobody sees, so no happening tells it. */
  private addStack(at: number, card: DrawnCard | null): void {
    if (!this.isCosta || !this.ground.hasStacked || card === null || card.place >= 0) return;
    const isExit = kindOf(this.printed, card.node).startsWith('EXIT');
    const line = isExit ? 'stackedExits' : 'stackedLockers';
    this.steps.push({ at, happening: null, line, why: 'whyStacked', count: 0, clause: 'E24.4' });
  }

  private add(at: number, why: AutomaTextId, clause: string, count = 0): void {
    this.steps.push({ at, happening: this.story[at] ?? null, line: null, why, count, clause });
  }
}
