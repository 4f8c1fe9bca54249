import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TotalsBar } from './totals-bar.tsx';

const words = { label: 'Totals', countText: '2 bets' };
const net = { label: 'Net', text: '+20.00', tone: 'gain' } as const;

test('totals stand beside their labels, and only a gain has its colour', () => {
  const html = renderToStaticMarkup(
    <TotalsBar {...words} main={net} parts={[{ label: 'Stake', text: '100.00' }]} />,
  );
  expect(html).toContain('2 bets');
  expect(html).toMatch(/<dt[^>]*>Net<\/dt><dd[^>]*text-success-text[^>]*>\+20\.00<\/dd>/);
  expect(html).toMatch(/<dt[^>]*>Stake<\/dt><dd(?![^>]*text-success-text)[^>]*>100\.00<\/dd>/);
  expect(html).toContain('aria-busy="false"');
});

test('totals that are not known yet are busy and keep their labels', () => {
  const html = renderToStaticMarkup(
    <TotalsBar {...words} main={{ ...net, text: undefined }} parts={[]} countText={undefined} />,
  );
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Net');
  expect(html).not.toContain('+20.00');
});

test('totals that cannot be had say so and can be asked for again', () => {
  const failure = { text: 'Not loaded.', retryText: 'Again', onRetry: () => {} };
  const html = renderToStaticMarkup(
    <TotalsBar {...words} main={{ ...net, text: undefined }} parts={[]} failure={failure} />,
  );
  expect(html).toContain('role="alert"');
  expect(html).toMatch(/<button[^>]*>Again<\/button>/);
  expect(html).toContain('aria-busy="false"');
  expect(html).not.toContain('Net');
});
