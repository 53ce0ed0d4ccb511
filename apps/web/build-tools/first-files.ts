import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The typefaces that every page begins with: fetched with the page, they are there before the first words. */
const FIRST = [
  /big-shoulders-display-latin-800-normal-[\w-]+\.woff2$/,
  /sofia-sans-condensed-latin-700-normal-[\w-]+\.woff2$/,
  /sofia-sans-condensed-latin-800-normal-[\w-]+\.woff2$/,
  /source-sans-3-latin-400-normal-[\w-]+\.woff2$/,
];

/** Names in the page what it needs at once and would only find out of its style sheet. */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const names = Object.keys(bundle);
        return FIRST.map((wanted) => {
          const name = names.find((file) => wanted.test(file));
          if (name === undefined) throw new Error(`no file is ${wanted}`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      },
    },
  };
}
