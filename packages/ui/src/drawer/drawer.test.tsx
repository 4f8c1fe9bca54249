import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawer } from './drawer.tsx';
import { ServedDrawer } from './served-drawer.tsx';

const words = { title: 'Menu', closeLabel: 'Close', onClose: () => {} };

test('a served drawer stands closed in the document, with all that is in it', () => {
  const html = renderToString(
    <ServedDrawer {...words} id="menu" isOpen={false} onOpen={() => {}}>
      <a href="/help">Help</a>
    </ServedDrawer>,
  );
  const [, titleId] = /<h2 id="([^"]+)"/.exec(html)!;
  expect(html).toContain('<a href="/help">Help</a>');
  expect(html).toMatch(
    new RegExp(
      `^<dialog id="menu" popover="auto" aria-modal="true" aria-labelledby="${titleId}"[^>]*>`,
    ),
  );
  expect(html).not.toMatch(/^<dialog[^>]* open/);
});

test('any other drawer is no part of what the server writes', () => {
  const html = renderToString(
    <Drawer {...words} isOpen>
      <a href="/help">Help</a>
    </Drawer>,
  );
  expect(html).toBe('');
});
