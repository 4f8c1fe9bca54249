import { expect, test } from 'vitest';
import { acceptOf, chooseImages } from './choose-images.ts';

const limits = { imagesMax: 3, bytesMax: 5_000, types: ['png', 'jpg'] } as const;
const image = (name: string, size = 10, type = 'image/png') => ({ name, size, type });

test('pictures are taken up to the most, and not one more', () => {
  const { images, refusals } = chooseImages(
    [image('a')],
    ['b', 'c', 'd'].map((n) => image(n)),
    limits,
  );
  expect(images.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(refusals).toEqual(['count']);
});

test('the largest file that fits is taken, and one byte more is not', () => {
  const added = [image('fits', 5_000), image('heavy', 5_001)];
  expect(chooseImages([], added, limits)).toEqual({ images: [added[0]], refusals: ['size'] });
});

test('other kinds of file are refused, and the good ones stay', () => {
  const added = [image('a', 10, 'image/gif'), image('b', 10, 'image/jpeg'), image('c', 10, '')];
  expect(chooseImages([], added, limits)).toEqual({
    images: [added[1]],
    refusals: ['type', 'type'],
  });
});

test('the file input offers the same kinds', () => {
  expect(acceptOf(limits.types)).toBe('image/png,image/jpeg');
});
