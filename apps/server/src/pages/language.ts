/** The language a page is read in: the one asked for by name, or else the first that the browser wants and we have. */
export function languageFor(asked: unknown, accepted: string | undefined): 'en' | 'pt' {
  if (typeof asked === 'string') {
    const language = languageOf(asked);
    if (language !== null) return language;
  }
  const wanted = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.trim().split(';');
      const weight = settings.map((setting) => /^\s*q=([\d.]+)\s*$/.exec(setting)?.[1]).find((q) => q !== undefined);
      return { language: languageOf(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.find(({ language }) => language !== null)?.language ?? 'en';
}

function languageOf(tag: string): 'en' | 'pt' | null {
  const [primary] = tag.trim().toLowerCase().split('-');
  return primary === 'en' || primary === 'pt' ? primary : null;
}
