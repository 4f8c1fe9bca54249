import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkChips } from './link-chips.tsx';

test('every choice is a link, and the chosen one says so', () => {
  const html = renderToStaticMarkup(
    <LinkChips
      label="Studios"
      options={[
        { href: '/m/rng', text: 'All' },
        { href: '/m/rng?vassalage=HFOX', text: 'Foxfire' },
      ]}
      chosen="/m/rng?vassalage=HFOX"
    />,
  );
  expect(html).toContain('<nav aria-label="Studios"');
  const links = html.match(/<a [^>]*>/g) ?? [];
  expect(links.map((link) => link.includes('aria-current'))).toEqual([false, true]);
});
