import * as maneki from '@maneki/art/generated/maneki';
import * as sampaguita from '@maneki/art/generated/sampaguita';
import { expect, test } from 'vitest';
import { artImage, filmAddress } from './named-art.ts';

/** What content may name. */
const NAMES = [
  'bannerWelcome',
  'bannerSlots',
  'bannerJackpot',
  'bannerFair',
  'bannerFreeplay',
  'bannerSafe',
  'bannerEntry',
  'bannerJoin',
  'popupWelcome',
  'popupFreeplay',
  'popupLimits',
  'hotSlots',
  'hotVault',
  'hotFair',
  'filmPoster',
  'promoFirst',
  'promoHello',
  'promoSecond',
  'promoReload',
  'promoEvening',
  'promoCashback',
  'promoRain',
  'promoRound',
  'promoMistake',
];

test('[HOME-5] a name is answered with that picture of the merchant’s own look', () => {
  for (const [look, art] of Object.entries({ maneki, sampaguita }))
    for (const name of NAMES) {
      const image = artImage(art, `art:${name}`, 'banner');
      const scene = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(image?.path).toContain(`/${look}-${scene}.`);
    }
});

test('[SITE-11] a name that the look does not know is answered with the default banner', () => {
  for (const name of ['unheardOf', 'constructor', '__proto__', ''])
    expect(artImage(maneki, `art:${name}`, 'banner')?.path).toContain('maneki-default-banner');
});

test('[HOME-5] an uploaded picture keeps its address, in the proportions of its place', () => {
  const address = 'https://img.example/a.webp';
  expect(artImage(maneki, address, 'popup')).toEqual({ path: address, width: 300, height: 220 });
  expect(artImage(maneki, null, 'popup')).toBeNull();
});

test('[SITE-11] a file among the site’s art is looked for at every image host, as drawn art is', () => {
  const drawn = artImage(maneki, 'art:bannerSlots', 'banner');
  expect(artImage(maneki, `/m/art${drawn?.path}`, 'banner')?.path).toBe(drawn?.path);
});

test('[HOME-13] the linkage of hot news is a film’s address, or the name of one', () => {
  expect(filmAddress(maneki, 'art:film')).toMatch(/^\/m\/art\/maneki-film\..*\.webm$/);
  expect(filmAddress(sampaguita, 'art:filmVault')).toMatch(/^\/m\/art\/sampaguita-film-vault\./);
  expect(filmAddress(maneki, 'https://video.example/a.webm')).toBe('https://video.example/a.webm');
});

test('[HOME-13] what is no film is none', () => {
  for (const linkage of ['', '/m/fairness', 'http://a.example/b.webm', 'art:mark', 'javascript:1'])
    expect(filmAddress(maneki, linkage)).toBeNull();
});
