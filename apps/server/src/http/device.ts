/** What kind of device a browser says it is: `Firefox, Android`. No more of it is kept. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const named = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? []);
  return named.length === 0 ? null : named.join(', ');
}

type Names = readonly (readonly [sign: RegExp, name: string])[];

/** In this order: most browsers say that they are others too. */
const BROWSERS: Names = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Version\/\S+ .*Safari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
