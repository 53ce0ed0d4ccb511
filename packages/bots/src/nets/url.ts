/** Files beside the program are named by `new URL(path, import.meta.url)`, which whoever packs a program looks for word by word. */
export type UrlMaker = new (path: string, base: string) => { readonly href: string };

declare global {
  interface ImportMeta {
    url: string;
  }
}
