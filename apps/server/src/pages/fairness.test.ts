import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerFairness } from './fairness.ts';
import { ENGLISH } from './fairness-en.ts';
import { PORTUGUESE } from './fairness-pt.ts';

const app = Fastify();
registerFairness(app);

const page = async (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-language': accepted } });

describe('the page about fairness', () => {
  it.each([
    ['/fairness', undefined, 'en', 'What it does not prove'],
    ['/fairness', 'pt-BR,pt;q=0.9', 'pt-BR', 'O que ela não prova'],
    ['/fairness?lang=pt', 'en', 'pt-BR', 'O que ela não prova'],
    ['/fairness?lang=en', 'pt', 'en', 'What it does not prove'],
  ])('%s with Accept-Language %s is in %s', async (url, accepted, language, words) => {
    const response = await page(url, accepted);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: 'accept-language',
    });
    expect(response.body).toContain(`<html lang="${language}">`);
    expect(response.body).toContain(words);
  });

  it.each(['en', 'pt'])('is sound HTML without scripts or anything from elsewhere (%s)', async (language) => {
    const { body } = await page(`/fairness?lang=${language}`);
    expect(body).toMatch(/^<!doctype html>/);
    for (const element of ['html', 'head', 'title', 'body', 'header', 'main', 'h1']) {
      expect(body.match(new RegExp(`<${element}[ >]`, 'g'))).toHaveLength(1);
    }
    expect(unclosed(body)).toEqual([]);
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:|src=|[`*]/);
    expect([...body.matchAll(/href="([^"]+)"/g)].map(([, target]) => target)).toEqual([
      '/fairness.css',
      '/',
      `/fairness?lang=${language === 'en' ? 'pt' : 'en'}`,
    ]);
  });

  it.each(['en', 'pt'])('says how to check, and names every field of a match file (%s)', async (language) => {
    const { body } = await page(`/fairness?lang=${language}`);
    expect(body).toContain('<code>npx stakeout verify match.json</code>');
    for (const field of ['format', 'headerHash', 'secret', 'opening', 'entries', 'outcome', 'seal']) {
      expect(body).toContain(`<dt><code>${field}</code></dt>`);
    }
    for (const field of ['game', 'rulesVersion', 'matchId', 'players', 'config', 'commitment', 'nonces']) {
      expect(body).toContain(`header.${field}`);
    }
  });

  it('says as much in one language as in the other', () => {
    const shape = ({ sections }: typeof ENGLISH) =>
      sections.map(({ points, steps, fields, paragraphs }) => ({
        points: points.length,
        steps: steps.length,
        paragraphs: paragraphs.length,
        fields: fields.map(([name]) => name),
      }));
    expect(shape(PORTUGUESE)).toEqual(shape(ENGLISH));
  });

  it('has its style at an address of its own, for both themes', async () => {
    const response = await page('/fairness.css');
    expect(response.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(response.body).toContain('prefers-color-scheme: light');
    expect(response.body).not.toMatch(/@import|url\(|https?:/);
    expect(response.body.split('{')).toHaveLength(response.body.split('}').length);
  });
});

/** Elements that are opened and not closed, or the other way round. */
function unclosed(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (['meta', 'link'].includes(name)) continue;
    if (slash === '') open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}
