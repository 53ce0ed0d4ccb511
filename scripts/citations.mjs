/**
 * Finds the clauses that tests cite in their titles: `it('[G8.5] ties go to the nearest card', …)`. Reads the source
 * as a stream of words, literals and signs, so that a title in a comment or in another string is not taken for a test.
 */

const testers = new Set(['it', 'test', 'describe', 'scenario']);
/** A test that does not run proves no clause. */
const idle = new Set(['skip', 'todo']);
/** Tables of cases may name a clause in each row. */
const tables = new Set(['each', 'for']);

/** `G1`, `G8.5`, or a ruling such as `A-12`; not the number of a worked example, `GX13`. */
const CLAUSE = /\b[A-Z](?:-\d+|\d+(?:\.\d+)*)\b/g;

/** The clause ids of each citing title in a test file, one list per title. */
export function findCitations(source) {
  return findTitles(source)
    .map(clausesOf)
    .filter((clauses) => clauses.length > 0);
}

/** The clause ids inside the square brackets of a title, each once: `[G8.1, G8.2] …` or `[G8.1] [G8.2] …`. */
export function clausesOf(title) {
  const tags = title.match(/\[[^[\]]*\]/g) ?? [];
  return [...new Set(tags.flatMap((tag) => tag.match(CLAUSE) ?? []))];
}

function findTitles(source) {
  const tokens = tokenize(source);
  const titles = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const isTester = tokens[i].kind === 'word' && testers.has(tokens[i].text);
    if (isTester && !isSign(tokens[i - 1], '.')) titles.push(...titlesOfCall(tokens, i + 1));
  }
  return titles;
}

/** Reads on from a tester's name, `it`, over `.only` or `.each(rows)`, to the literal that is its first argument. */
function titlesOfCall(tokens, start) {
  const rows = [];
  let i = start;
  while (isSign(tokens[i], '.')) {
    const modifier = tokens[i + 1]?.text;
    if (idle.has(modifier)) return [];
    i = afterTypeArguments(tokens, i + 2);
    if (tables.has(modifier)) {
      const end = isSign(tokens[i], '(') ? afterGroup(tokens, i) : i + 1;
      rows.push(...tokens.slice(i, end).filter(isLiteral));
      i = end;
    } else if ((modifier === 'runIf' || modifier === 'skipIf') && isSign(tokens[i], '(')) {
      i = afterGroup(tokens, i);
    }
  }
  i = afterTypeArguments(tokens, i);
  if (!isSign(tokens[i], '(')) return [];
  return [...(isLiteral(tokens[i + 1]) ? [tokens[i + 1]] : []), ...rows].map(({ text }) => text);
}

function afterTypeArguments(tokens, start) {
  if (!isSign(tokens[start], '<')) return start;
  let depth = 0;
  for (let i = start; i < tokens.length; i += 1) {
    if (isSign(tokens[i], '<')) depth += 1;
    if (isSign(tokens[i], '>') && !isSign(tokens[i - 1], '=')) depth -= 1;
    if (depth === 0) return i + 1;
  }
  return tokens.length;
}

function afterGroup(tokens, start) {
  let depth = 0;
  for (let i = start; i < tokens.length; i += 1) {
    if (isSign(tokens[i], '(')) depth += 1;
    if (isSign(tokens[i], ')')) depth -= 1;
    if (depth === 0) return i + 1;
  }
  return tokens.length;
}

function isSign(token, text) {
  return token?.kind === 'sign' && token.text === text;
}

function isLiteral(token) {
  return token?.kind === 'literal';
}

function tokenize(source) {
  const tokens = [];
  let i = 0;
  while (i < source.length) {
    const rest = source.slice(i, i + 2);
    const char = source[i];
    let end;
    if (/\s/.test(char)) {
      end = i + 1;
    } else if (rest === '//') {
      end = endOr(source, source.indexOf('\n', i));
    } else if (rest === '/*') {
      end = endOr(source, source.indexOf('*/', i + 2), 2);
    } else if (char === "'" || char === '"' || char === '`') {
      end = endOfLiteral(source, i);
      tokens.push({ kind: 'literal', text: source.slice(i + 1, end - 1) });
    } else if (char === '/' && startsRegex(tokens.at(-1))) {
      end = endOfRegex(source, i);
      tokens.push({ kind: 'regex', text: source.slice(i, end) });
    } else if (/[\w$]/.test(char)) {
      end = i + /^[\w$]+/.exec(source.slice(i, i + 200))[0].length;
      tokens.push({ kind: 'word', text: source.slice(i, end) });
    } else {
      end = i + 1;
      tokens.push({ kind: 'sign', text: char });
    }
    i = end;
  }
  return tokens;
}

function endOr(source, index, length = 0) {
  return index < 0 ? source.length : index + length;
}

/** Just past the closing quote. What stands in `${…}` of a template may hold literals of its own. */
function endOfLiteral(source, start) {
  const quote = source[start];
  let i = start + 1;
  while (i < source.length && source[i] !== quote) {
    if (source[i] === '\\') i += 2;
    else if (quote === '`' && source.startsWith('${', i)) i = endOfHole(source, i + 2);
    else i += 1;
  }
  return i + 1;
}

function endOfHole(source, start) {
  let depth = 1;
  let i = start;
  while (i < source.length && depth > 0) {
    const char = source[i];
    if (char === "'" || char === '"' || char === '`') {
      i = endOfLiteral(source, i);
    } else {
      if (char === '{') depth += 1;
      if (char === '}') depth -= 1;
      i += 1;
    }
  }
  return i;
}

/** After a value a slash divides; anywhere else it opens a regular expression. */
function startsRegex(before) {
  if (before === undefined) return true;
  if (before.kind === 'word') return before.text === 'return' || before.text === 'typeof';
  return before.kind === 'sign' && !')]}'.includes(before.text);
}

function endOfRegex(source, start) {
  let inClass = false;
  for (let i = start + 1; i < source.length; i += 1) {
    const char = source[i];
    if (char === '\\') i += 1;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '\n' || (char === '/' && !inClass)) return i + 1;
  }
  return source.length;
}
