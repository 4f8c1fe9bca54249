import { expect, test } from 'vitest';
import { listMediaOrigins } from './list-media-origins.ts';

const banner = {
  kind: 'B',
  groupName: 'm_home',
  image: null,
  linkType: 'NONE',
  linkage: '',
  texts: {},
} as const;
const body = (html: string) => ({ EN: { title: 'A title', text: '', body: html } });

test('[HOME-13] the sites of pictures and films are named once each, without their paths', () => {
  const items = [
    { ...banner, image: 'https://pictures.example/a.webp' },
    { ...banner, image: 'https://pictures.example/b.webp' },
    { ...banner, kind: 'H', linkType: 'URL', linkage: 'https://films.example:8443/a.webm' },
    { ...banner, groupName: 'm_video', linkType: 'URL', linkage: 'https://more.example/b.webm' },
  ] as const;
  expect(listMediaOrigins({ items, help: [] })).toEqual([
    'https://films.example:8443',
    'https://more.example',
    'https://pictures.example',
  ]);
});

test('pictures within texts count in every language, of help too', () => {
  const img = '<p>Look:</p><img src="https://texts.example/a.png" alt="" loading="lazy" />';
  const items = [{ ...banner, texts: body(img) }];
  const help = [{ texts: { JA: { title: '題', body: img.replace('texts', 'help') } } }];
  expect(listMediaOrigins({ items, help })).toEqual([
    'https://help.example',
    'https://texts.example',
  ]);
});

test('what only leads elsewhere, and what is the site’s own, needs no name', () => {
  const items = [
    { ...banner, linkType: 'URL', linkage: 'https://news.example/today' },
    { ...banner, kind: 'H', linkType: 'URL', linkage: 'art:film', image: 'art:hotSlots' },
    { ...banner, image: '/m/art/a.webp', texts: body('<a href="https://links.example/">x</a>') },
    { ...banner, image: 'http://plain.example/a.png' },
  ] as const;
  expect(listMediaOrigins({ items, help: [] })).toEqual([]);
});
