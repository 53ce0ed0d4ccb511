import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The address of the file with all icons. */
const ADDRESS = 'icons.svg';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Makes one SVG file of the icons that the app uses: each a symbol, shown by `<use href="/icons.svg#name">`. */
export function iconSprite(names: readonly string[]): Plugin {
  const sprite = () => spriteOf(names);
  return {
    name: 'icon-sprite',
    configureServer(server) {
      server.middlewares.use(`/${ADDRESS}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: ADDRESS, source: sprite() });
    },
  };
}

function spriteOf(names: readonly string[]): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`game-icons has no icon ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
