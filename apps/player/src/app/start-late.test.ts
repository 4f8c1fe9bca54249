import { expect, test } from 'vitest';
import { startLate } from './start-late.ts';

const PAGE =
  '<html><head><link rel="modulepreload" href="/m/a.js"/></head>' +
  '<body><script nonce="n" type="module" async="">import "/m/a.js";</script></body></html>';

test('nothing of a page is fetched or run as a module before it is started', () => {
  const html = startLate(PAGE, 'n');
  expect(html).toContain('<link rel="later" href="/m/a.js"/>');
  expect(html).toContain('<script nonce="n" type="later" async="">import "/m/a.js";</script>');
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
});

test('what a page starts with carries its mark, and is whole', () => {
  const inline = [...startLate(PAGE, 'n').matchAll(/<script nonce="n">([\s\S]*?)<\/script>/g)];
  expect(inline).toHaveLength(2);
  // It compiles by itself: what runs in the browser is the text of these functions.
  for (const [, text] of inline) expect(() => new Function(text!)).not.toThrow();
});
