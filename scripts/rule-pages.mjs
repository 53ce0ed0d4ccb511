/** The rulebook pages in docs/rules, made from the games' clause catalogues, so that text and page cannot drift apart. */

/** The page of one game: every clause with its id, in English and in Portuguese. */
export function rulePage(title, clauses) {
  const lines = [
    `# ${title}: the rules, clause by clause`,
    '',
    'Made from the catalogue the app shows; change that, then run `npm run clauses -- --write`.',
  ];
  for (const { id, en, pt } of clauses) lines.push('', `## ${id}`, '', lined(en), '', `_${lined(pt)}_`);
  return `${lines.join('\n')}\n`;
}

/** A clause may be a list, a line for each. */
function lined(text) {
  return text.replaceAll('\n', '\\\n');
}
