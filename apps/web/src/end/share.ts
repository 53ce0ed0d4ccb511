/** Lets the browser save a text as a file. */
export function download(text: string, name: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** How a result went out: by the device's own sheet, as a copy for pasting, or not at all since the reader changed their mind. */
export type Sharing = 'sheet' | 'copied' | 'cancelled';

/** Hands a text, and a link where there is one, to whatever the device shares with; else copies it. */
export async function share(text: string, link: string | null): Promise<Sharing> {
  const content = { text, ...(link === null ? {} : { url: link }) };
  if (navigator.canShare?.(content)) {
    try {
      await navigator.share(content);
      return 'sheet';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  await navigator.clipboard.writeText(link === null ? text : `${text}\n${link}`);
  return 'copied';
}
