import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentLink } from './content-link.tsx';

const draw = (item: Parameters<typeof ContentLink>[0]['item']) =>
  renderToStaticMarkup(<ContentLink item={item}>news</ContentLink>);

test('[HOME-5] content that leads to a page of the site is a link there', () => {
  const html = draw({ linkType: 'ROUTE', linkage: '/m/rng' });
  expect(html).toContain('href="/m/rng"');
  expect(html).not.toContain('target');
});

test('[HOME-5] what leads outside opens in a tab of its own', () => {
  expect(draw({ linkType: 'URL', linkage: 'https://a.example' })).toContain('target="_blank"');
});

test('[HOME-5] content without a link, or with a bad one, cannot be pressed', () => {
  for (const linkage of ['', 'javascript:alert(1)'])
    expect(draw({ linkType: 'URL', linkage })).toBe('<div>news</div>');
});
