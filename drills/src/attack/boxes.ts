import { DEFAULT_TABLE } from '@stakeout/escape-plan';

/** A box of one's own in which every text is as long as a text may be. No two are the same. */
export function largestBox(number: number): object {
  const { contacts, equipment, fixers, inspector, lieutenant, escape_plans: plans, ...rest } = DEFAULT_TABLE;
  const long = (text: string) => `${text} ${number} `.padEnd(60, 'x');
  return {
    ...rest,
    start_cash: number % 1000,
    contacts: contacts.map((card) => ({ ...card, id: long(card.id), name: long(card.name), pt: long(card.pt) })),
    equipment: equipment.map((card) => ({ ...card, name: long(card.name) })),
    fixers: fixers.map((card) => ({ ...card, name: long(card.name) })),
    inspector: inspector.map((card) => ({ ...card, id: long(card.id), kind: long(card.kind) })),
    lieutenant: lieutenant.map((card) => ({ ...card, id: long(card.id), kind: long(card.kind) })),
    escape_plans: plans.map((plan) => ({ ...plan, id: long('plan') })),
  };
}

/** What took a server down: as many nothings as one request may have, where nobody looks. */
export function paddedBox(field: string): object {
  return { ...DEFAULT_TABLE, [field]: Array(75_000).fill({}) };
}
