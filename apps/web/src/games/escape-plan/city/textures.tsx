import { memo } from 'react';
/** The textures carry the terrain without colour: sheds and bars, blocks with lit windows, gables and trees, waves. */
export const Textures = memo(function Textures() {
  return (
    <defs>
      <pattern id="ep-ground-0" width="52" height="40" patternUnits="userSpaceOnUse">
        <rect className="ep-t-industrial" width="52" height="40" />
        <path className="ep-tx-sheds" d="M4 20V12L10 8V12L16 8V12L22 8V20ZM31 36V28L37 24V28L43 24V28L49 24V36Z" />
        <path className="ep-tx-bars" d="M30 4H50M30 10H50M4 28H24M4 34H24" />
      </pattern>
      <pattern id="ep-ground-1" width="46" height="46" patternUnits="userSpaceOnUse">
        <rect className="ep-t-commercial" width="46" height="46" />
        <path
          className="ep-tx-blocks"
          d="M2 2h18v12H2ZM24 2h20v18H24ZM2 18h18v26H2ZM24 24h9v20H24ZM36 24h8v9H36ZM36 36h8v8H36Z"
        />
        <path
          className="ep-tx-windows"
          d="M5 5h2v2H5ZM10 5h2v2H10ZM28 7h2v2H28ZM34 12h2v2H34ZM39 7h2v2H39ZM6 24h2v2H6ZM14 30h2v2H14ZM6 38h2v2H6ZM27 30h2v2H27ZM39 39h2v2H39Z"
        />
      </pattern>
      <pattern id="ep-ground-2" width="40" height="34" patternUnits="userSpaceOnUse">
        <rect className="ep-t-residential" width="40" height="34" />
        <path
          className="ep-tx-gables"
          d="M3 9 7 5 11 9V14H3ZM22 11 26 7 30 11V16H22ZM11 27 15 23 19 27V32H11ZM31 27 35 23 39 27V32H31Z"
        />
        <path
          className="ep-tx-trees"
          d="M13 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM32.5 9a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0ZM2 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM22.5 27a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z"
        />
        <path className="ep-tx-windows" d="M6 10h1.8v1.8H6ZM34 28h1.8v1.8H34Z" />
      </pattern>
      <pattern id="ep-ground-3" width="36" height="16" patternUnits="userSpaceOnUse">
        <rect className="ep-t-water" width="36" height="16" />
        <path
          className="ep-tx-waves"
          d="M0 5Q4.5 1 9 5T18 5 27 5 36 5M-9 13Q-4.5 9 0 13T9 13 18 13 27 13 36 13 45 13"
        />
      </pattern>
    </defs>
  );
});
