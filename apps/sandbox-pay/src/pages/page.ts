import { createHash } from 'node:crypto';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2733; --soft: #5c6b7a; --paper: #f4f6f8; --card: #fff;
  --line: #dfe5ea; --blue: #1f6feb; --on-blue: #fff; --note: #fff4d6; --note-ink: #6b4e00 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --soft: #9aa8b6; --paper: #11161c; --card: #1a222b;
  --line: #2c3742; --blue: #5b9bff; --on-blue: #0b1420; --note: #3a2f10; --note-ink: #ffe2a0 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 1.25rem 1rem 3rem }
header { display: flex; align-items: center; gap: .6rem; font-weight: 600; padding: .25rem 0 1rem }
header::before { content: "§"; display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: .6rem;
  background: var(--blue); color: var(--on-blue) }
.note { background: var(--note); color: var(--note-ink); border-radius: .75rem; padding: .6rem .9rem; margin: 0 0 1rem;
  font-size: .9rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.1rem;
  margin: 0 0 1rem }
h1 { font-size: 1.9rem; line-height: 1.2; margin: .1rem 0 .2rem; font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere }
h2 { font-size: 1rem; margin: 0 0 .6rem }
p { margin: 0 0 .4rem } .soft { color: var(--soft); font-size: .9rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; margin: .8rem 0 0; font-size: .9rem }
dt { color: var(--soft) } dd { margin: 0; text-align: right; overflow-wrap: anywhere }
form { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem; margin: 0 }
button { font: inherit; min-height: 3rem; padding: .5rem .75rem; border-radius: .75rem; border: 1px solid var(--line);
  background: transparent; color: inherit; cursor: pointer }
button.main { grid-column: 1 / -1; background: var(--blue); border-color: var(--blue); color: var(--on-blue);
  font-weight: 600 }
button:focus-visible, a:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px }
ul { list-style: none; margin: 0; padding: 0 } li { display: flex; justify-content: space-between; gap: 1rem;
  padding: .45rem 0; border-top: 1px solid var(--line); font-size: .9rem } li:first-child { border-top: 0 }
a { color: var(--blue) }
`;

const hash = createHash('sha256').update(STYLE).digest('base64');

/** Nothing but this style and forms back to this very host: no script runs here. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

export const writePage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${escapeMarkup(title)} · Sandbox bank</title><style>${STYLE}</style></head><body><main>` +
  `<header>Sandbox bank</header><p class="note" role="note">This is a demonstration. No money moves here, ` +
  `whatever you choose.</p>${body}</main></body></html>`;
