import { expect, test } from 'vitest';
import { listRemovals, sanitiseHtml } from './sanitise-html.ts';

test('[HELP-1] what a text needs stays as it was written', () => {
  const html =
    '<h2>Rules</h2><p>One <strong>two</strong> <em>three</em><br />four <code>five</code></p>' +
    '<ul><li>a</li></ul><ol><li>b</li></ol><blockquote>c</blockquote><hr />' +
    '<table><caption>d</caption><thead><tr><th scope="col">e</th></tr></thead>' +
    '<tbody><tr><td colspan="2">f</td></tr></tbody></table>';
  expect(sanitiseHtml(html)).toBe(html);
});

test('[HELP-1] links lead into the site, to the web by a new page, or to a mailbox', () => {
  expect(sanitiseHtml('<a href="/m/help?tag=tc">terms</a>')).toBe(
    '<a href="/m/help?tag=tc">terms</a>',
  );
  expect(sanitiseHtml('<a href="https://example.org/a?b=1" onclick="x()">out</a>')).toBe(
    '<a href="https://example.org/a?b=1" rel="noopener nofollow" target="_blank">out</a>',
  );
  expect(sanitiseHtml('<a href="mailto:help@example.org" target="_top">mail</a>')).toBe(
    '<a href="mailto:help@example.org">mail</a>',
  );
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/m//evil.example',
  '/m/../api/call',
  '/m/%2e%2e/api/call',
  '/api/identity/logout',
  'relative',
  '#anchor',
  'http:evil.example',
  'https://',
  'https://a\\@b.example',
  '',
])('[HELP-1] a link to %j loses its tag and keeps its words', (href) => {
  expect(sanitiseHtml(`<p><a href="${href}">words</a></p>`)).toBe('<p>words</p>');
});

test('[HELP-1] pictures are our own or come over a safe line, and have no other source', () => {
  expect(sanitiseHtml('<img src="/m/art/maneki/a.webp" alt="A cat" width="320" height="9">')).toBe(
    '<img src="/m/art/maneki/a.webp" alt="A cat" loading="lazy" width="320" height="9" />',
  );
  expect(sanitiseHtml('<img src="https://example.org/a.png" width="100%" srcset="x 2x">')).toBe(
    '<img src="https://example.org/a.png" alt="" loading="lazy" />',
  );
  const nasty = [
    '<img src="http://example.org/a.png">',
    '<img src="javascript:alert(1)">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<img src="/m/register">',
    '<img src="/m/art/../../api/x">',
    '<img src=x onerror=alert(1)>',
    '<img>',
  ];
  for (const html of nasty) expect(sanitiseHtml(`a${html}b`)).toBe('ab');
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<SCRIPT SRC=//evil.example></SCRIPT>', ''],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<svg onload=alert(1)>', ''],
  ['<svg><script>alert(1)</script></svg>after', 'after'],
  ['<math><mtext><img src=x onerror=alert(1)></mtext></math>after', 'after'],
  ['<p style="width:expression(alert(1))" class="x" id="y">a</p>', '<p>a</p>'],
  ['<style>p{background:url(javascript:alert(1))}</style>a', 'a'],
  ['<iframe src="https://evil.example">b</iframe>a', 'a'],
  ['<object data="x"></object><embed src="x">a', 'a'],
  ['<p onmouseover="alert(1)" ONCLICK=alert(1)>a</p>', '<p>a</p>'],
  ['<form action="/api"><input value="x"><button>go</button></form>', 'go'],
  ['<base href="//evil.example"><meta http-equiv="refresh" content="0">a', 'a'],
  ['<!-- <p>a</p> --><p>b</p>', '<p>b</p>'],
  [
    '<p>a &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    '<p>a &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  ],
])('[HELP-1] %j becomes %j', (html, expected) => {
  expect(sanitiseHtml(html)).toBe(expected);
});

const MUTATIONS = [
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<table><td><style><!--</style><img src=x onerror=alert(1)>--></style></table>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<title><a href="</title><img src=x onerror=alert(1)>">',
  '<p/onclick=alert(1)><a/href="javascript:alert(1)">x',
  '<a href="https://x.example/"onmouseover="alert(1)">x</a>',
  '<img src="https://x.example/a.png" alt="`><script>alert(1)</script>">',
  '<<p>a</p>',
  '<p><a href="/m/home"><strong>a</p></em>b',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><p>a</p>',
  '<plaintext><img src=x onerror=alert(1)>',
];

test.each(MUTATIONS)('[HELP-1] nothing runs in what is left of %j, read twice or once', (html) => {
  const clean = sanitiseHtml(html);
  expect(sanitiseHtml(clean)).toBe(clean);
  const tags = [...clean.matchAll(/<\/?([a-z0-9]+)([^<>]*)>/gi)];
  for (const [, name, attributes = ''] of tags) {
    expect(['p', 'a', 'strong', 'img', 'table', 'td', 'tr', 'tbody']).toContain(name);
    const names = [...attributes.matchAll(/([^\s=/"]+)="[^"]*"/g)].map(
      ([, attribute]) => attribute,
    );
    for (const attribute of names)
      expect(['href', 'rel', 'target', 'src', 'alt', 'loading']).toContain(attribute);
  }
  expect(clean.replace(/="[^"]*"/g, '')).not.toMatch(/<[^>]*\son\w+/i);
});

test('[HELP-1] tags that were left open are closed, so that a text cannot swallow the page', () => {
  expect(sanitiseHtml('<ul><li><strong>a')).toBe('<ul><li><strong>a</strong></li></ul>');
  expect(sanitiseHtml('</div></li></table>a')).toBe('a');
});

test.each([
  ['<p>a <strong>b</strong><br>c</p><a href="https://example.org/" rel="x">d</a>', []],
  ['<a href="/m/help" target="_top">a</a><th scope="col" colspan="2">b</th>', []],
  ['<p style="a" class="b">c</p>', ['<p style>', '<p class>']],
  ['<div><font>a</font><font>b</font></div>', ['<div>', '<font>']],
  ['<a href="relative">a</a>', ['<a href>']],
  ['<img src="http://example.org/a.png" alt="">', ['<img>']],
  ['<svg><path d="M0 0"></path></svg>', ['<svg>', '<path>']],
  ['a<!-- b -->', ['<!-- -->']],
])('[CONSOLE-2] of %j an operator is told what is left out: %j', (html, expected) => {
  const removals = listRemovals(html);
  expect(removals.map(({ what }) => what)).toEqual(expected);
  expect(removals.some(({ isScript }) => isScript)).toBe(false);
  // Whatever is left out is told, and what is told is left out.
  expect(listRemovals(sanitiseHtml(html))).toEqual([]);
});

test.each([
  '<script>a()</script>',
  '<SCRIPT src="//evil.example"></SCRIPT>',
  '<p onclick="a()">b</p>',
  '<a href="java&#10;script:a()">b</a>',
  '<a href="\u0001javascript:a()">b</a>',
  '<img src=x onerror=a()>',
  '<svg onload=a()>',
  '<iframe src="https://evil.example"></iframe>',
  '<img src="data:image/svg+xml,<svg onload=a()>">',
  '<math><mtext><script>a()</script></mtext></math>',
])('[CONSOLE-2] %j could run', (html) => {
  expect(listRemovals(html).some(({ isScript }) => isScript)).toBe(true);
});
