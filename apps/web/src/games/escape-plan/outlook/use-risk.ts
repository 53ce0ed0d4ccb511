import { useEffect, useRef, useState } from 'react';
import type { TableOutlook, TableSession } from '../../../session/session.ts';
import { askBot } from './ask-bot.ts';

/** What the bot was asked and has said. An answer belongs to a moment and to one pair of eyes. */
export type Risk =
  | { readonly state: 'idle' }
  | { readonly state: 'asking'; readonly tries: number }
  | { readonly state: 'nothing' }
  | { readonly state: 'told'; readonly outlook: TableOutlook; readonly isOld: boolean };

type Kept = {
  readonly seat: number | null;
  readonly seq: number;
  readonly state: 'asking' | 'nothing' | 'told';
  readonly outlook: TableOutlook;
};

const NONE: TableOutlook = { escapes: 0, tries: 0 };

/** The bot's count of escapes, made when it is asked for and never by itself. */
export function useRisk(session: TableSession, seat: number | null, seq: number) {
  const [kept, setKept] = useState<Kept | null>(null);
  const round = useRef(0);
  useEffect(() => () => void round.current++, []);
  const ask = async () => {
    const mine = ++round.current;
    const isStopped = () => round.current !== mine;
    const moment = { seat, seq };
    setKept({ ...moment, state: 'asking', outlook: NONE });
    const outlook = await askBot(session, (so) => setKept({ ...moment, state: 'asking', outlook: so }), isStopped);
    if (isStopped()) return;
    setKept(outlook === null ? { ...moment, state: 'nothing', outlook: NONE } : { ...moment, state: 'told', outlook });
  };
  const cancel = () => {
    round.current++;
    setKept(null);
  };
  return { risk: riskOf(kept, seat, seq), ask, cancel };
}

/** Whoever takes the device next is told nothing of what was told to another. */
function riskOf(kept: Kept | null, seat: number | null, seq: number): Risk {
  if (kept === null || kept.seat !== seat) return { state: 'idle' };
  if (kept.state === 'told') return { state: 'told', outlook: kept.outlook, isOld: kept.seq !== seq };
  return kept.state === 'asking' ? { state: 'asking', tries: kept.outlook.tries } : { state: 'nothing' };
}
