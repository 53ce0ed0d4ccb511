/** Ink, paper and brass as in the app, by night and by day; the reader's system says which. Fonts are those at hand. */
export const FAIRNESS_STYLE = `:root {
  color-scheme: dark;
  --bg: #080e17; --surface: #121d2d; --text: #f3ecdb; --text-2: #b4c0d0; --line: #2c405a;
  --accent: #f2cc72; --well: #0d1623; --link: #9cc7ff; --focus: #ffe08a;
  --f-display: "Big Shoulders Display", "Sofia Sans Condensed", "Arial Narrow", sans-serif;
  --f-text: "Source Sans 3", "Segoe UI", system-ui, sans-serif;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --bg: #ddd3bc; --surface: #f4ecda; --text: #151d2b; --text-2: #3f4757; --line: #b9a980;
    --accent: #7a5408; --well: #e3d7bc; --link: #15508f; --focus: #0b4fa8;
  }
}
@media (prefers-contrast: more) {
  :root { --text-2: var(--text); --line: currentColor; }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 24px 16px 64px; background: var(--bg); color: var(--text);
  font: 400 1.0625rem/1.55 var(--f-text); font-variant-numeric: lining-nums tabular-nums;
}
header, main { max-width: 44rem; margin: 0 auto; }
nav { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 24px; }
nav a { display: inline-flex; align-items: center; min-height: 44px; }
h1, h2 { font-family: var(--f-display); font-weight: 800; line-height: 1.1; text-wrap: balance; }
h1 { margin: 24px 0 12px; font-size: clamp(2.25rem, 7vw, 3rem); }
h2 { margin: 0 0 12px; font-size: 1.75rem; }
.lead { margin: 0 0 32px; color: var(--text-2); font-size: 1.125rem; }
section {
  margin: 0 0 24px; padding: 24px; background: var(--surface);
  border: 1px solid var(--line); border-radius: 10px;
}
section > :last-child { margin-bottom: 0; }
ol, ul { margin: 0 0 16px; padding-left: 1.4em; }
li { margin: 0 0 10px; }
li::marker { color: var(--text-2); font-weight: 600; }
p { margin: 0 0 16px; }
dl { margin: 0; }
dt { margin-top: 12px; }
dd { margin: 2px 0 0; color: var(--text-2); }
code {
  padding: .1em .35em; background: var(--well); border-radius: 3px;
  font: .9em/1.4 ui-monospace, "Cascadia Code", Menlo, Consolas, monospace; overflow-wrap: anywhere;
}
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 3px; }
@media (max-width: 480px) { section { padding: 16px; } }
@media print { body { background: none; } section { border: 0; padding: 0; } nav { display: none; } }
`;
