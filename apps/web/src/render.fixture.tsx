import type { Language } from '@stakeout/kernel';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { settings } from './state/settings.ts';

/** A component as it is first shown, before anybody has touched it. Nothing is measured, focused or pressed: that is for a browser. */
export class Shown {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  /** What is read, in order, be it seen or only heard. */
  get text(): string {
    return textOf(this.html);
  }

  /** The texts of all elements of this name, none of which may contain another. */
  all(tag: string): readonly string[] {
    return this.parts(tag).map(({ text }) => text);
  }

  /** The same elements, each as what stands in it and what its opening tag says. */
  parts(tag: string): readonly (Shown & { readonly opening: string })[] {
    const found = this.html.matchAll(new RegExp(`(<${tag}(?:\\s[^>]*)?>)(.*?)</${tag}>`, 'gs'));
    return [...found].map(([, opening = '', inner = '']) => Object.assign(new Shown(inner), { opening }));
  }
}

export function show(element: ReactElement, language: Language = 'en'): Shown {
  settings.set({ ...settings.get(), language });
  return new Shown(renderToStaticMarkup(element));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
