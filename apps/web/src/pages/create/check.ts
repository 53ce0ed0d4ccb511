import type { AnyGame } from '@stakeout/kernel';
import { createTexts } from '../../create/create.texts.ts';
import { type Draft, isOnline, seatsOf } from '../../create/draft.ts';
import { type Fault, type FieldName, faultOf } from '../../create/fault.ts';
import type { GameCreate } from '../../create/game-create.ts';
import { boxTexts } from '../../create/own-box/own-box.texts.ts';
import { readData } from '../../create/own-box/read-data.ts';
import { wording } from '../../text/say.ts';

/** What a clock may be set to; the server's own limits, which the online part alone could tell. */
const PER_MOVE = { least: 5, most: 3600 };
const BANK = { least: 0, most: 240 };

export type Checked =
  | { readonly ok: true; readonly config: Record<string, unknown> }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Whether there can be such a table; if not, everything that is wrong with it, in the order of the page. */
export function check(draft: Draft, game: AnyGame, create: GameCreate): Checked {
  const own = create.box === undefined || draft.box === null ? NONE : readData(draft.box, create.box.name);
  const config = create.config(draft.options, draft.count, own.ok ? own.data : undefined);
  const configured = game.configure(config, draft.count);
  const faults = [
    ...seatFaults(draft),
    ...(isOnline(draft) ? clockFaults(draft) : []),
    ...(configured.ok ? [] : configured.refusals.map((refusal) => faultOf(refusal, game.texts, create))),
    ...(own.ok ? [] : [notJson(own.line)]),
  ];
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}

const NONE = { ok: true, data: undefined } as const;

function notJson(line: number | null): Fault {
  const text = line === null ? wording(boxTexts, 'notJson') : wording(boxTexts, 'faultInLine', { line });
  return { field: 'box', text, clause: null };
}

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
