import { describe, expect, it } from 'vitest';
import { acceptSeat, renameAt, sit } from './arrival.ts';
import { kick, leave } from './departure.ts';
import {
  ANA,
  BIA,
  CAIO,
  closedTable,
  DORA,
  errorOf,
  granted,
  NOW,
  runningTable,
  seatAt,
  tableOf,
  tableOfThree,
  tableOver,
} from './table.fixture.ts';

const PUBLIC = { visibility: 'public' } as const;
const lobby = () => tableOf(['me', 'invited', 'open', 'open'], PUBLIC);

describe('sitting down', () => {
  it('takes the first open seat, or the one that was asked for', () => {
    expect(seatAt(granted(sit(lobby(), BIA, null)), 2)).toMatchObject({ kind: 'person', person: BIA.id, ready: false });
    const table = granted(sit(lobby(), BIA, 3));
    expect(table.seats.map(({ person }) => person)).toEqual([ANA.id, null, null, BIA.id]);
  });

  it('tells people of one name apart', () => {
    const table = granted(sit(lobby(), { ...BIA, name: 'ANA' }, null));
    expect(table.seats.map(({ name }) => name)).toEqual(['Ana', null, 'ANA 2', null]);
  });

  it('tells people apart whose names look alike', () => {
    const cyrillic = granted(sit(lobby(), { ...BIA, name: '\u0410n\u0430' }, null));
    const greek = granted(acceptSeat(cyrillic, { ...CAIO, name: '\u0391na' }, 1, NOW));
    expect(greek.seats.map(({ name }) => name)).toEqual(['Ana', '\u0391na 3', '\u0410n\u0430 2', null]);
  });

  it('is allowed to the host of a table by link', () => {
    const table = tableOf(['open', 'open']);
    expect(granted(sit(table, ANA, 1)).seats.map(({ person }) => person)).toEqual([null, ANA.id]);
  });

  it.each([
    ['a second seat', () => sit(lobby(), ANA, 3), 'alreadySeated'],
    ['a seat that is taken', () => sit(lobby(), BIA, 0), 'seatTaken'],
    ['the seat of a bot', () => sit(tableOf(['me', 'easy', 'open'], PUBLIC), BIA, 1), 'seatTaken'],
    ['a seat for the invited', () => sit(lobby(), BIA, 1), 'notFound'],
    ['a seat that is not there', () => sit(lobby(), BIA, 4), 'notFound'],
    ['any seat when none is open', () => sit(tableOf(['me', 'invited', 'easy'], PUBLIC), BIA, null), 'noSeatLeft'],
    ['a seat of a table by link', () => sit(tableOf(['me', 'open']), BIA, null), 'notFound'],
    ['a seat while the match runs', () => sit(runningTable(PUBLIC), DORA, null), 'alreadyStarted'],
    ['a seat after the match', () => sit(tableOver(PUBLIC), DORA, null), 'over'],
    ['a seat of a closed table', () => sit({ ...lobby(), status: 'closed' }, BIA, null), 'over'],
  ])('is refused for %s', (_name, attempt, error) => {
    expect(errorOf(attempt())).toBe(error);
  });
});

describe('accepting an invitation', () => {
  it('takes a seat that is open or for the invited, at any table', () => {
    for (const more of [{}, PUBLIC]) {
      const table = tableOf(['me', 'open', 'invited'], more);
      expect(seatAt(granted(acceptSeat(table, BIA, 1, NOW)), 1)).toMatchObject({ kind: 'person', byInvitation: false });
      expect(seatAt(granted(acceptSeat(table, BIA, 2, NOW)), 2)).toMatchObject({ kind: 'person', byInvitation: true });
    }
  });

  it.each([
    ['a second seat', () => acceptSeat(tableOf(['me', 'invited']), ANA, 1, NOW), 'alreadySeated'],
    ['a seat that was taken meanwhile', () => acceptSeat(tableOfThree(), DORA, 1, NOW), 'seatTaken'],
    ['a seat that a bot got meanwhile', () => acceptSeat(tableOf(['me', 'easy']), BIA, 1, NOW), 'seatTaken'],
    ['a seat that is not there', () => acceptSeat(tableOf(['me', 'invited']), BIA, 2, NOW), 'notFound'],
    ['a match that runs', () => acceptSeat(runningTable(), DORA, 1, NOW), 'alreadyStarted'],
    ['a match that is over', () => acceptSeat(tableOver(), DORA, 1, NOW), 'over'],
    ['a closed table', () => acceptSeat(closedTable(), DORA, 1, NOW), 'over'],
  ])('is refused for %s', (_name, attempt, error) => {
    expect(errorOf(attempt())).toBe(error);
  });
});

describe('coming back', () => {
  const withBia = () => granted(sit(lobby(), BIA, null));
  const sentAway = () => granted(kick(withBia(), ANA.id, 2, NOW + 5));

  it('takes a new invitation for whoever was sent away', () => {
    expect(errorOf(sit(sentAway(), BIA, null))).toBe('sentAway');
    expect(errorOf(acceptSeat(sentAway(), BIA, 1, NOW + 4))).toBe('sentAway');
    const back = granted(acceptSeat(sentAway(), BIA, 1, NOW + 6));
    expect([seatAt(back, 1).person, back.sentAway]).toEqual([BIA.id, []]);
  });

  it('is free to others, and to whoever left', () => {
    expect(seatAt(granted(sit(sentAway(), CAIO, 2)), 2).person).toBe(CAIO.id);
    expect(seatAt(granted(sit(granted(leave(withBia(), BIA.id)), BIA, 2)), 2).person).toBe(BIA.id);
  });
});

describe('a new name', () => {
  it('shows at a table that waits, and is nobody else’s', () => {
    const renamed = granted(renameAt(tableOfThree(), { ...CAIO, name: 'bia' }));
    expect(renamed.seats.map(({ name }) => name)).toEqual(['Ana', 'Bia', 'bia 2']);
    expect(granted(renameAt(renamed, CAIO)).seats.map(({ name }) => name)).toEqual(['Ana', 'Bia', 'Caio']);
  });

  it('does not become one that looks like another’s', () => {
    const renamed = granted(renameAt(tableOfThree(), { ...CAIO, name: 'B\u0456\u0430' }));
    expect(renamed.seats.map(({ name }) => name)).toEqual(['Ana', 'Bia', 'B\u0456\u0430 2']);
  });

  it('changes nothing once the match has started, or where the person does not sit', () => {
    for (const table of [runningTable(), tableOver(), closedTable()]) {
      expect(granted(renameAt(table, { ...ANA, name: 'Zoe' }))).toBe(table);
    }
    const table = tableOfThree();
    expect(granted(renameAt(table, DORA))).toBe(table);
  });
});
