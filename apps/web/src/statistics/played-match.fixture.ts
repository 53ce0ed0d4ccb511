import type { Measured } from '@stakeout/bots/judge';
import type { Judged } from './judged.ts';
import type { PlayedMatch } from './played-match.ts';

/** A lost match of Gunrunners for four, against medium bots on this device, that nobody has judged. */
export function playedMatch(change: Partial<PlayedMatch> = {}): PlayedMatch {
  const id = change.id ?? 'abc';
  const place = change.place ?? 'local';
  return {
    key: `${place} ${id}`,
    id,
    place,
    game: 'gunrunners',
    at: Date.UTC(2026, 10, 14, 20),
    seats: 4,
    seat: 0,
    others: ['Vance', 'Okafor', 'Marlow'].map((name) => ({ name, level: 'medium' })),
    company: 'medium',
    share: 0,
    rank: 2,
    score: 24,
    hasResigned: false,
    isPlayable: true,
    judged: null,
    ...change,
  };
}

/** A review of it: so many points given away, in so many decisions, and so much luck. */
export function judged(given: number, decisions: number, luck: number, change: Partial<Judged> = {}): Judged {
  return {
    judge: 'race/1@1000',
    start: measured(25),
    given: measured(given),
    luck: measured(luck),
    others: measured(-18),
    decisions,
    labels: { doubtful: 1, mistake: 1, blunder: 0 },
    errors: [{ seq: 41, label: 'mistake', points: 9, se: 1, when: { en: 'Turn 12, deploy', pt: 'Turno 12, envio' } }],
    finds: [{ seq: 17, label: 'as good', points: 8, se: 1, when: null }],
    ...change,
  };
}

export function measured(value: number, se = 2): Measured {
  return { value, se };
}
