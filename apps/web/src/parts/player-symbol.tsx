/** The colours of the seats, in seat order, each with its symbol. */
export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'green', 'violet'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The class that sets `--p`, `--pd` and `--pt` to the colours of a seat. */
export function seatClass(seat: number): string {
  return `p-${SEAT_COLOURS[seat] ?? 'red'}`;
}

const SHAPES: Readonly<Record<SeatColour, string>> = {
  red: 'M12 1 23 12 12 23 1 12Z',
  blue: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z',
  yellow: 'M12 2 23 22H1Z',
  green: 'M3 3h18v18H3Z',
  violet: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5Z',
};

/** A player's symbol: colour never stands alone. */
export function PlayerSymbol({ seat }: { readonly seat: number }) {
  return (
    <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[SEAT_COLOURS[seat] ?? 'red']} fill="currentColor" />
    </svg>
  );
}
