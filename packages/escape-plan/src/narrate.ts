import type { Message, Param, Term } from '@stakeout/kernel';
import { isLocation, kindOf, type Node, tileOf } from './city/node.ts';
import { printedOf } from './data/printed.ts';
import { ALL_COPS, LOCATION_KINDS } from './data/table.ts';
import { type Event, type Happening, type HappeningOf, isHappening } from './event.ts';
import type { Charge, Fame, Payment } from './happening.ts';
import type { Pawn } from './state.ts';
import { pack, SPOTS } from './texts/codes.ts';
import type { PublicTable, View } from './view.ts';

/** What a happening names or counts; the rest of its fields only say why. */
type Field = Exclude<FieldOf<Happening>, 'type' | 'changes' | 'why' | 'towards' | 'by'>;
type FieldOf<Kind> = Kind extends Kind ? keyof Kind : never;

const term = (kind: string) => (value: number) => [kind, value] as const;
const asItIs = (value: number) => value;
/** Counted from 0 in the rules, from 1 by people. */
const counted = (value: number) => value + 1;

/** How each of them is said. */
const SAID: Readonly<Record<Field, (value: number, shown: PublicTable, happening: Happening) => Param>> = {
  pawn: (pawn, shown) => pawnTerm(shown, pawn),
  // Where the place is named beside it, the space is that of its tile.
  node: (node, shown, happening) => ('place' in happening ? ['tile', tileOf(node)] : nodeTerm(shown, node)),
  tile: term('tile'),
  from: term('tile'),
  to: term('tile'),
  place: term('place'),
  exit: term('exit'),
  part: term('part'),
  cop: term('cop'),
  cops: term('cops'),
  contact: term('contactName'),
  fixer: term('fixer'),
  equipment: term('equipment'),
  asset: term('asset'),
  item: term('item'),
  source: term('source'),
  colour: term('colour'),
  key: term('key'),
  amount: term('money'),
  space: counted,
  line: counted,
  day: asItIs,
  tiles: asItIs,
  count: asItIs,
  before: asItIs,
  position: asItIs,
};

/** Reasons that nothing else in the log gives. */
const TOLD: ReadonlySet<string> = new Set<Fame | Payment | Charge>(['crowd', 'hospital', 'bonus', 'upkeep', 'toll']);

/** The log: every happening is a line. */
export function narrate(events: readonly Event[], view: View): readonly Message[] {
  return events.flatMap((event) => (isHappening(event) ? [lineOf(event, view.table)] : []));
}

function lineOf(happening: Happening, shown: PublicTable): Message {
  if (happening.type === 'gameEnded') return lineOfEnd(shown);
  // Sandra is to be avoided wherever she stands: the rules name no tile.
  if (happening.type === 'copNotAvoided' && happening.tile < 0)
    return { id: 'log.copNotAvoided.sandra', params: { pawn: pawnTerm(shown, happening.pawn) } };
  if (happening.type === 'copMoved') return lineOfCopMoved(happening, shown);
  const params = paramsOf(happening, shown);
  if (happening.type === 'copRemoved') params.pawn = pawnTerm(shown, happening.by);
  // What avoids everybody names no types: not each of them need stand there.
  if (happening.type === 'copsAvoided' && happening.cops === ALL_COPS) {
    const { cops: _, ...others } = params;
    return { id: 'log.copsAvoided.all', params: others };
  }
  const why = 'why' in happening ? happening.why : undefined;
  return { id: why !== undefined && TOLD.has(why) ? `log.${happening.type}.${why}` : `log.${happening.type}`, params };
}

function paramsOf(happening: Happening, shown: PublicTable): Record<string, Param> {
  const params: Record<string, Param> = {};
  for (const [field, value] of Object.entries(happening))
    if (isField(field) && typeof value === 'number') params[field] = SAID[field](value, shown, happening);
  return params;
}

/** Who brought a cop matters more than that it came: whoever chose is named, and whom it is to trouble (E19.3). */
function lineOfCopMoved(happening: HappeningOf<'copMoved'>, shown: PublicTable): Message {
  const { by, towards } = happening;
  const params = paramsOf(happening, shown);
  if (by < 0) return { id: 'log.copMoved', params };
  params.pawn = pawnTerm(shown, by);
  if (towards < 0) return { id: 'log.copMoved.by', params };
  return { id: 'log.copMoved.towards', params: { ...params, other: pawnTerm(shown, towards) } };
}

function lineOfEnd(shown: PublicTable): Message {
  const winners = shown.outcome?.winners ?? [];
  if (winners.length > 0) return { id: 'log.gameEnded.won', params: { winners: pawnTerms(shown, winners) } };
  // E24.7: alone, whoever does not win has lost to Costa.
  return { id: shown.seats === 1 ? 'log.gameEnded.costa' : 'log.gameEnded', params: {} };
}

function isField(name: string): name is Field {
  return Object.hasOwn(SAID, name);
}

/** A robber, Sandra or Costa: first the seats, then the two of the police. */
export function pawnTerm({ seats }: PublicTable, pawn: Pawn): Term {
  if (pawn < seats) return ['pawn', pawn];
  return pawn === seats ? ['sandra', pawn] : ['costa', pawn];
}

export function pawnTerms(shown: PublicTable, pawns: readonly Pawn[]): Term[] {
  return pawns.map((pawn) => pawnTerm(shown, pawn));
}

/** A terrain, or a location by what stands there: the business or safe house where one has been put. */
export function nodeTerm(shown: PublicTable, node: Node): Term {
  if (!isLocation(node)) return ['node', node];
  const [, spot] = spotTerm(shown, node);
  return ['spot', pack(spot, tileOf(node))];
}

/** What stands on a location, without its tile. */
export function spotTerm(shown: PublicTable, node: Node): Term {
  const place = shown.places.indexOf(node);
  return ['kind', place < 0 ? SPOTS.indexOf(kindOf(printedOf(shown), node)) : LOCATION_KINDS.length + place];
}
