import { expect, test } from 'vitest';
import type { ArtPicture } from './art-picture.ts';
import { artAddress, artSources } from './resolve-art.ts';

const banner: ArtPicture = {
  name: 'banner',
  width: 358,
  height: 190,
  placeholder: { colour: '#201030', thumbhash: '' },
  files: {
    avif: [
      { width: 716, file: 'banner.aa-716.avif' },
      { width: 1074, file: 'banner.aa-1074.avif' },
    ],
    webp: [
      { width: 716, file: 'banner.aa-716.webp' },
      { width: 1074, file: 'banner.aa-1074.webp' },
    ],
  },
};

const art = 'https://a.example/art';

test('each host offers the best format first, in every width', () => {
  const [first, second] = artSources(banner, ['https://a.example', 'https://b.example/'], '/art/');
  expect(first).toEqual({
    host: 'https://a.example',
    sources: [
      {
        type: 'image/avif',
        srcSet: `${art}/banner.aa-716.avif 716w, ${art}/banner.aa-1074.avif 1074w`,
      },
      {
        type: 'image/webp',
        srcSet: `${art}/banner.aa-716.webp 716w, ${art}/banner.aa-1074.webp 1074w`,
      },
    ],
    src: 'https://a.example/art/banner.aa-716.webp',
  });
  expect(second!.src).toBe('https://b.example/art/banner.aa-716.webp');
});

test('without hosts the own origin is used', () => {
  expect(artSources(banner, [], 'm/art').map(({ src }) => src)).toEqual([
    '/m/art/banner.aa-716.webp',
  ]);
});

test('a drawing needs no source set', () => {
  const logo: ArtPicture = { ...banner, files: { svg: 'logo.bb.svg' } };
  expect(artSources(logo, [''], '/art')).toEqual([
    { host: '', sources: [], src: '/art/logo.bb.svg' },
  ]);
});

test('an icon falls back to the file nearest to twice its size', () => {
  const png = [192, 512].map((width) => ({ width, file: `icon-${width}.png` }));
  const icon: ArtPicture = { ...banner, width: 128, files: { png } };
  expect(artSources(icon, [''], '/art')[0]!.src).toBe('/art/icon-192.png');
});

test('a picture without files is a mistake, not an empty address', () => {
  expect(() => artSources({ ...banner, files: {} }, [''], '/art')).toThrow('has no file');
});

test('slashes of settings do not double or vanish', () => {
  expect(artAddress('x.avif', 'https://a.example//', '//art//')).toBe(
    'https://a.example/art/x.avif',
  );
  expect(artAddress('x.avif', '', '')).toBe('/x.avif');
});
