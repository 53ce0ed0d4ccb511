import type { Message, Param, Params, Term } from '@stakeout/kernel';
import { isLocation, kindOf, type Node, tileOf } from './city/node.ts';
import { printedOf } from './data/printed.ts';
import { LOCATION_KINDS } from './data/table.ts';
import type { Event, Happening } from './event.ts';
import type { Pawn } from './state.ts';
import { pack, SPOTS } from './texts/codes.ts';
import type { PublicTable, View } from './view.ts';

/** Parameters that are named by a term of the same kind. */
const TERMS: ReadonlySet<string> = new Set([
  'tile',
  'place',
  'fixer',
  'equipment',
  'asset',
  'cop',
  'cops',
  'colour',
  'exit',
  'part',
  'item',
  'source',
  'key',
]);

/** Counted from 0 in the rules, from 1 by people. */
const COUNTED: ReadonlySet<string> = new Set(['space', 'line']);

/** The log: every happening is a line. */
export function narrate(events: readonly Event[], view: View): readonly Message[] {
  return events.flatMap((event) => (event.type === 'happened' ? [lineOf(event, view.table)] : []));
}

function lineOf({ what, params }: Happening, shown: PublicTable): Message {
  const winners = shown.outcome?.winners ?? [];
  if (what === 'gameEnded' && winners.length > 0) return line('gameEnded.won', { winners: pawnTerms(shown, winners) });
  // E24.7: alone, whoever does not win has lost to Costa.
  if (what === 'gameEnded' && shown.seats === 1) return line('gameEnded.costa', {});
  // Sandra is to be avoided wherever she stands: the rules name no tile.
  if (what === 'copNotAvoided' && (params['tile'] ?? 0) < 0)
    return line('copNotAvoided.sandra', { pawn: pawnTerm(shown, params['pawn'] ?? 0) });
  const named = Object.entries(params).map(([name, value]) => [name, paramOf(name, value, params, shown)] as const);
  return line(what, Object.fromEntries(named));
}

function paramOf(name: string, value: number, params: Happening['params'], shown: PublicTable): Param {
  if (name === 'pawn') return pawnTerm(shown, value);
  // Where the place is named beside it, the space is that of its tile.
  if (name === 'node') return 'place' in params ? ['tile', tileOf(value)] : nodeTerm(shown, value);
  if (name === 'from' || name === 'to') return ['tile', value];
  if (name === 'contact') return ['contactName', value];
  if (name === 'amount') return ['money', value];
  if (COUNTED.has(name)) return value + 1;
  return TERMS.has(name) ? [name, value] : value;
}

function line(what: string, params: Params): Message {
  return { id: `log.${what}`, params };
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
