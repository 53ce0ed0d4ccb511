import type { AnyGame } from '@stakeout/kernel';
import { wording } from '../../shell/notices.tsx';
import { createTexts } from './create.texts.ts';
import { configOf, type Draft, isOnline, seatsOf } from './draft.ts';
import { type Fault, type FieldName, faultOf } from './fault.ts';
import { readOwn } from './read-own.ts';

/** What a clock may be set to; the server's own limits, which the online part alone could tell. */
const PER_MOVE = { least: 5, most: 3600 };
const BANK = { least: 0, most: 240 };

export type Checked =
  | { readonly ok: true; readonly config: Record<string, unknown> }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Whether there can be such a table; if not, everything that is wrong with it, in the order of the page. */
export function check(draft: Draft, game: AnyGame): Checked {
  const own = ownOf(draft, game.id);
  const config = configOf(draft, game.id, own.ok ? own.value : undefined);
  const configured = game.configure(config, draft.count);
  const faults = [
    ...seatFaults(draft),
    ...(isOnline(draft) ? clockFaults(draft) : []),
    ...(configured.ok ? [] : configured.refusals.map((refusal) => faultOf(refusal, game.texts))),
    ...(own.ok ? [] : [own.fault]),
  ];
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}

/** The deck or the box that somebody has of their own, where they have one. */
function ownOf({ hasDeck, deck, hasBox, box }: Draft, game: string): ReturnType<typeof readOwn> {
  if (game === 'escape-plan') return hasBox ? readOwn(box, 'table') : NONE;
  return hasDeck ? readOwn(deck, 'deck') : NONE;
}

const NONE = { ok: true, value: undefined } as const;

function seatFaults(draft: Draft): Fault[] {
  const seats = seatsOf(draft);
  const faults: Fault[] = [];
  const firstMe = seats.findIndex(({ choice }) => choice === 'me');
  for (const [seat, { choice }] of seats.entries()) {
    if (choice === 'me' && seat !== firstMe) faults.push(plain(`seat-${seat}`, 'twiceMe'));
    if (choice === 'here' && isOnline(draft)) faults.push(plain(`seat-${seat}`, 'hereAndOnline'));
  }
  if (!isOnline(draft) && !seats.some(({ choice }) => choice === 'me' || choice === 'here')) {
    faults.push(plain('seat-0', 'nobodyHere'));
  }
  return faults;
}

function clockFaults({ clock, perMove, bank }: Draft): Fault[] {
  if (clock !== 'own') return [];
  return [
    ...(isWithin(perMove, PER_MOVE)
      ? []
      : [{ ...plain('perMove', 'clockRange'), text: wording(createTexts, 'clockRange', PER_MOVE) }]),
    ...(isWithin(bank, BANK)
      ? []
      : [{ ...plain('bank', 'clockRange'), text: wording(createTexts, 'clockRange', BANK) }]),
  ];
}

function isWithin(text: string, { least, most }: { readonly least: number; readonly most: number }): boolean {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most;
}

function plain(field: FieldName, id: 'twiceMe' | 'hereAndOnline' | 'nobodyHere' | 'clockRange'): Fault {
  return { field, text: wording(createTexts, id), clause: null };
}
