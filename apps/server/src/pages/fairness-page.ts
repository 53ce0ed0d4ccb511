import type { FairnessSection, FairnessText } from './fairness-text.ts';

/** The whole page: no script, no picture, nothing from elsewhere. */
export function fairnessPage(text: FairnessText): string {
  const other = text.language === 'en' ? { query: 'pt', language: 'pt-BR' } : { query: 'en', language: 'en' };
  return `<!doctype html>
<html lang="${text.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escaped(text.title)} · Stakeout</title>
<link rel="stylesheet" href="/fairness.css">
</head>
<body>
<header>
<nav>
<a href="/">${escaped(text.back)}</a>
<a href="/fairness?lang=${other.query}" hreflang="${other.language}" lang="${other.language}">${escaped(text.otherLanguage)}</a>
</nav>
<h1>${escaped(text.title)}</h1>
<p class="lead">${marked(text.lead)}</p>
</header>
<main>
${text.sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`;
}

function sectionHtml({ heading, paragraphs, points, steps, fields }: FairnessSection): string {
  const parts = [
    `<h2>${escaped(heading)}</h2>`,
    ...list('ol', steps.map(marked)),
    ...list(
      'ul',
      points.map(([gist, rest]) => `<strong>${marked(gist)}</strong> ${marked(rest)}`),
    ),
    ...definitions(fields),
    ...paragraphs.map((paragraph) => `<p>${marked(paragraph)}</p>`),
  ];
  return `<section>\n${parts.join('\n')}\n</section>`;
}

function list(tag: 'ol' | 'ul', items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`<${tag}>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</${tag}>`];
}

function definitions(fields: FairnessSection['fields']): string[] {
  if (fields.length === 0) return [];
  const rows = fields.map(([name, meaning]) => `<dt><code>${escaped(name)}</code></dt>\n<dd>${marked(meaning)}</dd>`);
  return [`<dl>\n${rows.join('\n')}\n</dl>`];
}

/** Code between backticks, terms between double asterisks. */
function marked(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
