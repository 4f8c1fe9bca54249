import { expect, test } from 'vitest';
import { widthsInRem } from './popup-width.ts';

test('[HOME-14] a picture’s width in pixels becomes rem by a hundred', () => {
  expect(widthsInRem('<p><img src="/a.webp" width="750" alt=""></p>')).toBe(
    '<p><img style="width:7.5rem" src="/a.webp" alt=""></p>',
  );
  expect(widthsInRem('<img width="300px" src="/a.webp" />')).toContain('width:3rem');
});

test('[HOME-14] its height follows from its proportions', () => {
  const html = widthsInRem('<img src="/a.webp" width="200" height="100">');
  expect(html).toBe('<img style="width:2rem" src="/a.webp">');
});

test('[HOME-14] pictures without a width, and everything else, stay as they are', () => {
  for (const html of ['<img src="/a.webp">', '<td width="30">a</td>', '<p>width="30"</p>', ''])
    expect(widthsInRem(html)).toBe(html);
});
