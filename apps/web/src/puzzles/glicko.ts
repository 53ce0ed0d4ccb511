/** How strong somebody is, by Glicko-2: a rating, how far it may be off, and how much it tends to change. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A game against somebody: 1 is won, 0 is lost. */
export interface Played {
  readonly against: Pick<Rating, 'rating' | 'deviation'>;
  readonly score: number;
}

export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Between the usual scale and that of the formulas. */
const SCALE = 173.7178;
/** How little volatility changes. */
const TAU = 0.5;
const EXACT = 1e-6;

/**
 * The rating after some games that count as one period, as Glickman's "Example of the Glicko-2 system" (2013) works it out, step by
 * step. No library: those there are keep whole leagues, and this is one page.
 */
export function rated({ rating, deviation, volatility }: Rating, games: readonly Played[]): Rating {
  const phi = deviation / SCALE;
  if (games.length === 0) return { rating, volatility, deviation: SCALE * Math.hypot(phi, volatility) };
  const mu = (rating - NEW_RATING.rating) / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { against, score } of games) {
    const other = against.deviation / SCALE;
    const g = 1 / Math.sqrt(1 + (3 * other * other) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - NEW_RATING.rating) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  const sigma = volatilityAfter(variance * surprise, phi, variance, volatility);
  const before = Math.hypot(phi, sigma);
  const after = 1 / Math.sqrt(1 / (before * before) + information);
  return {
    rating: SCALE * (mu + after * after * surprise) + NEW_RATING.rating,
    deviation: SCALE * after,
    volatility: sigma,
  };
}

/** Step 5: the root of a function that falls, by the Illinois method. */
function volatilityAfter(delta: number, phi: number, variance: number, volatility: number): number {
  const start = Math.log(volatility * volatility);
  const known = phi * phi + variance;
  const f = (x: number) => {
    const e = Math.exp(x);
    return (e * (delta * delta - known - e)) / (2 * (known + e) ** 2) - (x - start) / (TAU * TAU);
  };
  let low = start;
  let high = start;
  if (delta * delta > known) high = Math.log(delta * delta - known);
  else
    do high -= TAU;
    while (f(high) < 0);
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > EXACT) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
}
