import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawer } from './drawer.tsx';

const words = { title: 'Menu', closeLabel: 'Close', onClose: () => {} };

test('a drawer with an id stands closed in the document, with all that is in it', () => {
  const html = renderToString(
    <Drawer {...words} id="menu" isOpen={false}>
      <a href="/help">Help</a>
    </Drawer>,
  );
  const [, titleId] = /<h2 id="([^"]+)"/.exec(html)!;
  expect(html).toContain('<a href="/help">Help</a>');
  expect(html).toMatch(
    new RegExp(`^<dialog id="menu" role="dialog" aria-labelledby="${titleId}"[^>]*>`),
  );
  expect(html).not.toMatch(/^<dialog[^>]* open/);
});

test('a drawer without an id is no part of what the server writes', () => {
  const html = renderToString(
    <Drawer {...words} isOpen>
      <a href="/help">Help</a>
    </Drawer>,
  );
  expect(html).toBe('');
});
