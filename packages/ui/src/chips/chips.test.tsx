import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chips } from './chips.tsx';

test('chips are one named group of radio buttons with one choice', () => {
  const html = renderToStaticMarkup(
    <Chips
      label="Kind"
      options={[
        { value: 'all', text: 'All' },
        { value: 'game', text: 'Game' },
        { value: 'other', text: 'Other', isDisabled: true },
      ]}
      value="game"
      onValue={() => {}}
    />,
  );
  expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>Kind<\/legend>/);
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(inputs.map((input) => input.includes('checked'))).toEqual([false, true, false]);
  expect(inputs.map((input) => input.includes('disabled'))).toEqual([false, false, true]);
  expect(new Set(inputs.map((input) => /name="([^"]+)"/.exec(input)?.[1])).size).toBe(1);
});
