/** What the server says of itself at /metrics. */
export interface ServerFigures {
  readonly heapBytes: number;
  readonly externalBytes: number;
  /** Since the page was last read, in milliseconds. */
  readonly loopLagP99: number;
  readonly loopLagMax: number;
  readonly actions: number;
  /** Summed over all actions, in seconds. */
  readonly actionSeconds: number;
  readonly broadcastSeconds: number;
  readonly rooms: number;
}

export async function readFigures(origin: string): Promise<ServerFigures> {
  const page = await (await fetch(`${origin}/metrics`)).text();
  const value = (name: string) => sumOf(page, name);
  return {
    heapBytes: value('nodejs_heap_size_used_bytes'),
    externalBytes: value('nodejs_external_memory_bytes'),
    loopLagP99: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    loopLagMax: value('nodejs_eventloop_lag_max_seconds') * 1000,
    actions: value('stakeout_actions_total'),
    actionSeconds: value('stakeout_action_seconds_sum'),
    broadcastSeconds: value('stakeout_broadcast_seconds_sum'),
    rooms: value('stakeout_rooms'),
  };
}

/** All series of a name together. */
export function sumOf(page: string, name: string): number {
  let sum = 0;
  for (const [, number] of page.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))) sum += Number(number);
  return sum;
}
