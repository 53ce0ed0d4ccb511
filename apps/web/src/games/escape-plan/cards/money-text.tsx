import { useTable } from '../table-context.ts';

/** An amount in thousands, as it is written everywhere. */
export function MoneyText({ amount }: { readonly amount: number }) {
  const { words } = useTable();
  return <b className="numeral">{words.term('money', amount)}</b>;
}
