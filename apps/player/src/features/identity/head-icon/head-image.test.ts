import { HEAD_ICONS } from '@maneki/contract/identity/head-icons';
import { expect, test } from 'vitest';
import { headImage } from './head-image.ts';

test.each(HEAD_ICONS)('[CASH-5] the face %s is drawn, and image hosts mirror it', (icon) => {
  const head = headImage(`art:${icon}`);
  expect(head?.isArt).toBe(true);
  expect(head?.image.path).toMatch(new RegExp(`^/heads-${icon}\\.[0-9a-f]{8}-96\\.webp$`));
});

test('[CASH-5] a picture of one’s own comes from the site itself', () => {
  const path = `/m/heads/${'a'.repeat(32)}.webp`;
  expect(headImage(path)).toEqual({ image: { path, width: 256, height: 256 }, isArt: false });
});

test('[CASH-5] whoever has chosen nothing, or a face that is no longer drawn, has the picture of the site', () => {
  expect(headImage(null)).toBeUndefined();
  expect(headImage('art:unicorn')).toBeUndefined();
});
