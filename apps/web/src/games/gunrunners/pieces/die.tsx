import './die.css';

/** Where the pips of each side lie, on a face of 60 by 60. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[30, 30]],
  [
    [18, 18],
    [42, 42],
  ],
  [
    [17, 17],
    [30, 30],
    [43, 43],
  ],
  [
    [18, 18],
    [42, 18],
    [18, 42],
    [42, 42],
  ],
  [
    [17, 17],
    [43, 17],
    [30, 30],
    [17, 43],
    [43, 43],
  ],
  [
    [18, 15],
    [42, 15],
    [18, 30],
    [42, 30],
    [18, 45],
    [42, 45],
  ],
];

/** The die. Before the first roll it shows nothing. */
export function Die({ value }: { readonly value: number }) {
  return (
    <svg className="gr-die" viewBox="0 0 60 60" aria-hidden="true" data-place="die">
      <rect x="3" y="3" width="54" height="54" rx="11" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5.4" />
      ))}
    </svg>
  );
}
