/** Something that must not be. */
export interface Fault {
  readonly table: string | null;
  readonly seat: number | null;
  readonly what: string;
}

export function faultText({ table, seat, what }: Fault): string {
  const place = table === null ? 'drill' : seat === null ? `table ${table}` : `table ${table}, seat ${seat}`;
  return `${place}: ${what}`;
}
