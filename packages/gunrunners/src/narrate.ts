import type { Message, Params, Term } from '@stakeout/kernel';
import { backOf, type Card } from './cards.ts';
import type { Event } from './event.ts';
import type { View } from './view.ts';

/**
 * The log as the viewer may still read it. With strict memory the values of discarded cards are dropped from every line
 * that named them (G4.3): the log is no better than a player's own memory.
 */
export function narrate(events: readonly Event[], view: View): readonly Message[] {
  const lines: Message[] = [];
  for (const event of events) {
    lines.push(...linesOf(event));
    if (view.memory === 'strict') for (const card of discardedBy(event)) forget(lines, card);
  }
  return lines;
}

function discardedBy(event: Event): readonly Card[] {
  if (event.type === 'fieldDiscarded') return event.cards;
  return event.type === 'agentSabotaged' ? [event.card] : [];
}

function forget(lines: Message[], card: Card): void {
  for (const [index, line] of lines.entries()) {
    const entries = Object.entries(line.params).map(([name, param]) => [name, withoutFace(param, card)] as const);
    lines[index] = { id: line.id, params: Object.fromEntries(entries) };
  }
}

function withoutFace(param: Params[string], card: Card): Params[string] {
  if (typeof param === 'number' || typeof param === 'string') return param;
  if (isTerm(param)) return param[0] === 'card' && param[1] === card ? (['card', backOf(card)] as const) : param;
  return param.map((term) => withoutFace(term, card) as Term);
}

function isTerm(param: Term | readonly Term[]): param is Term {
  return typeof param[0] === 'string';
}

const seatTerm = (seat: number): Term => ['seat', seat];
const locationTerm = (location: number): Term => ['location', location];
const cardTerm = (card: Card): Term => ['card', card];
const roleTerm = (role: number): Term => ['role', role];

/** What an event adds to the log. Faces that only one seat knows stay out of it: the table shows them while it may. */
function linesOf(event: Event): readonly Message[] {
  switch (event.type) {
    case 'decisionPassed':
      return event.phase === 'roll' ? [line('turnBegan', { seat: seatTerm(event.active) })] : [];
    case 'cratesDelivered':
      return [delivery(event.location, event.fromSupply, event.fromWarehouse)];
    case 'warehouseOverflowed':
    case 'finalBustBegan':
      return [line(event.type, {})];
    case 'startChosen':
    case 'handDealt':
    case 'cardCommitted':
    case 'managerTookPost':
    case 'probationersInspected':
    case 'probationersArranged':
      return [line(event.type, { seat: seatTerm(event.seat) })];
    case 'agentStationed':
    case 'agentPlaced':
    case 'undercoverDeployed':
    case 'undercoverPeeked':
      return [line(event.type, { seat: seatTerm(event.seat), location: locationTerm(event.location) })];
    case 'dieRolled':
      return [line(event.type, { seat: seatTerm(event.seat), roll: event.roll })];
    case 'agentFlipped':
    case 'agentTargeted':
      return [
        line(event.type, {
          seat: seatTerm(event.seat),
          card: cardTerm(event.card),
          location: locationTerm(event.location),
        }),
      ];
    case 'cardDrawn':
      return [line(event.type, { seat: seatTerm(event.seat), card: cardTerm(event.card) })];
    case 'operationSkipped':
    case 'operationDeclined':
      return [line(event.type, { seat: seatTerm(event.seat), role: roleTerm(event.role) })];
    case 'agentTransferred':
      return [
        line(event.type, {
          seat: seatTerm(event.seat),
          card: cardTerm(event.card),
          from: locationTerm(event.from),
          to: locationTerm(event.to),
        }),
      ];
    case 'undercoverHidden':
    case 'cratesRun':
      return [
        line(event.type, {
          seat: seatTerm(event.seat),
          from: locationTerm(event.from),
          to: locationTerm(event.to),
        }),
      ];
    case 'agentSabotaged':
    case 'sabotageFailed':
      return [line(event.type, { card: cardTerm(event.card) })];
    case 'locationBusted': {
      if (event.row.length === 0) return [line('finalBustEmpty', { location: locationTerm(event.location) })];
      const params = { location: locationTerm(event.location), row: event.row.map(cardTerm) };
      return [event.bust > 0 ? line(event.type, { ...params, bust: event.bust }) : line('finalBustAt', params)];
    }
    case 'cratesTaken':
      return [
        line(event.type, {
          seat: seatTerm(event.seat),
          location: locationTerm(event.location),
          crates: event.crates,
          sum: event.sum,
        }),
      ];
    case 'fieldDiscarded':
      return [line(event.type, { location: locationTerm(event.location), count: event.cards.length })];
    case 'specialDelivery': {
      const crates = event.crates.reduce((sum, arrived) => sum + arrived, 0);
      return crates === 0
        ? [line('supplyEmpty', {})]
        : [line(event.type, { location: locationTerm(event.location), crates })];
    }
    case 'cratesLeft':
      return [line(event.type, { location: locationTerm(event.location), crates: event.crates })];
    case 'gameEnded':
      return [line(`gameEnded.${event.ending}`, { winners: event.outcome.winners.map(seatTerm) })];
  }
}

function delivery(location: number | null, fromSupply: number, fromWarehouse: number): Message {
  const crates = fromSupply + fromWarehouse;
  if (crates === 0) return line('supplyEmpty', {});
  if (location === null) return line('cratesToWarehouse', { crates: fromSupply });
  const arrived = { location: locationTerm(location), crates };
  if (fromWarehouse === 0) return line('cratesDelivered', arrived);
  return line('warehouseDelivered', { ...arrived, supplied: fromSupply, stored: fromWarehouse });
}

function line(id: string, params: Params): Message {
  return { id: `log.${id}`, params };
}
