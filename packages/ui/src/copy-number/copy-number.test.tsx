import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CopyNumber } from './copy-number.tsx';

test('a number is read in full, and its button says what it does', () => {
  const html = renderToStaticMarkup(
    <CopyNumber number="7K2MVX8Q-42" label="Copy number 7K2MVX8Q-42" onCopy={() => {}} />,
  );
  expect(html).toMatch(/^<button type="button" aria-label="Copy number 7K2MVX8Q-42"/);
  expect(html).toContain('>7K2MVX8Q-42</span>');
});
