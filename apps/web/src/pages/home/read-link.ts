/** Where a pasted link leads within the app, or what is wrong with it. */
export type ReadLink =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly fault: 'empty' | 'elsewhere' | 'unknown' };

/** The pages that people send each other. */
const PAGES = [
  /^\/join\/[\w-]{20,64}$/,
  /^\/table\/[\w-]{20,64}$/,
  /^\/replay\/[\w/-]+$/,
  /^\/local\/(?:[\w-]+\/)?[\w-]+$/,
  /^\/recover$/,
];

/** Reads what somebody pasted: a whole link, one without `https://`, or its path alone. */
export function readLink(text: string, origin: string): ReadLink {
  const pasted = text.trim().replace(/^<(.*)>$/, '$1');
  if (pasted === '') return { ok: false, fault: 'empty' };
  const url = urlOf(pasted, origin);
  if (url === null) return { ok: false, fault: 'unknown' };
  if (url.host !== new URL(origin).host) return { ok: false, fault: 'elsewhere' };
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  return PAGES.some((page) => page.test(path))
    ? { ok: true, path: path + url.search + url.hash }
    : { ok: false, fault: 'unknown' };
}

function urlOf(text: string, origin: string): URL | null {
  if (/\s/.test(text)) return null;
  try {
    if (text.startsWith('/')) return new URL(text, origin);
    if (/^https?:\/\//i.test(text)) return new URL(text);
    // A host has a dot or a port in it, or is the one we are at; anything else is a word.
    return /^(?:localhost|[^/]+[.:])[^/]*\//i.test(text) ? new URL(`https://${text}`) : null;
  } catch {
    return null;
  }
}
