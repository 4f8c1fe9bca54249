import { BANNER, bannerScene } from '../banner.ts';
import { farBoat } from '../draw/boat.ts';
import { jasmine, leaf } from '../draw/flowers.ts';
import { hammock } from '../draw/hammock.ts';
import { glitter, ridge, swell } from '../draw/land.ts';
import { glow, motes, vignette, wordsShade } from '../draw/light.ts';
import { type PalmTones, palm } from '../draw/palm.ts';
import { parol } from '../draw/parol.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { printCloud, sky, stars } from '../draw/sky.ts';

const DUSK_PALM: PalmTones = {
  trunk: ['#0f2030', '#2c3a3c 60', '#c8804a'],
  leaf: ['#06303c', '#0c4a4c 60', '#4a8a62'],
  backLeaf: '#05262f',
  fruit: '#2c2220',
};

/** Play safely: the evening after, a hammock, a star lantern, and the tide going out. */
export const bannerSafe = bannerScene(
  { name: 'sampaguita-banner-safe', group: 'sampaguita' },
  (sheet) =>
    evening(sheet) +
    wordsShade(sheet, BANNER, '#05202c', 0.84) +
    beach(sheet) +
    placed(palm(sheet, { height: 164, lean: 22 }, DUSK_PALM), { x: 176, y: 182 }) +
    placed(palm(sheet, { height: 158, lean: -18 }, DUSK_PALM), { x: 348, y: 184 }) +
    cushion(sheet) +
    hammock(
      sheet,
      { from: [184, 116], to: [338, 116], sag: 28 },
      {
        cloth: ['#fff3d6', '#f0d0a0 40', '#c88a58'],
        stripe: '#1a9a90',
      },
    ) +
    `<path d="M196 36Q262 62 334 40" stroke="#0a2a30" stroke-width="1" fill="none"/>` +
    placed(parol(sheet), { x: 262, y: 48, scale: 1.12 }) +
    placed(parol(sheet, 0.6), { x: 222, y: 44, scale: 0.5 }) +
    placed(parol(sheet, 0.6), { x: 304, y: 46, scale: 0.5 }) +
    flowers(sheet) +
    motes({ x: 180, y: 70, width: 178, height: 100 }, { count: 36, seed: 5, size: 0.8 }) +
    vignette(sheet, BANNER, '#05202c', 0.55),
);

function evening(sheet: Sheet): string {
  const size = { width: 358, bottom: 128 };
  return (
    sky(sheet, BANNER, ['#082a44', '#145a6a 28', '#4f8a8a 44', '#e8a078 60', '#f7c48a 68']) +
    stars({ width: 358, height: 90 }, { count: 80, seed: 21 }) +
    printCloud({ x: 210, y: 74, width: 120 }, '#f0a890', 0.5) +
    printCloud({ x: 60, y: 66, width: 110 }, '#8ab0a0', 0.35) +
    glow(sheet, { x: 250, y: 124, radius: 110, colour: '#ffcf8a', strength: 0.7 }) +
    `<path d="${ridge(size, { y: 126, rise: 14, count: 17, seed: 8 })}" fill="#5a6a7a"
      opacity=".8"/>
    <rect y="125" width="358" height="65"
      fill="${linear(sheet, ['#f0b488', '#4a9a98 25', '#0c5562 70'])}"/>` +
    glitter(
      { x: 252, top: 126, bottom: 168, spread: 70 },
      { colour: '#fff0c8', count: 90, seed: 4 },
    ) +
    placed(farBoat('#1f4a58'), { x: 214, y: 128, scale: 0.8 })
  );
}

function beach(sheet: Sheet): string {
  const foam = swell({ y: 164, from: 0, to: 358, bottom: 190 }, { length: 90, height: 5 });
  const sand = swell(
    { y: 168, from: 0, to: 358, bottom: 190 },
    { length: 90, height: 5, shift: 6 },
  );
  return `<path d="${foam}" fill="#f4fff8" opacity=".75"/>
    <path d="${sand}" fill="${linear(sheet, ['#d8a878', '#8a6a58 45', '#2a3038'])}"/>
    <ellipse cx="262" cy="178" rx="86" ry="9" fill="#ffb46a" opacity=".35"/>
    <path d="${sand}" fill="${linear(sheet, ['#05202c/0.85 25', '#05202c/0 58'], [0, 0, 1, 0])}"/>`;
}

function cushion(sheet: Sheet): string {
  return `<g transform="rotate(-24 226 138)"><rect x="212" y="126" width="28" height="20" rx="7"
      fill="${linear(sheet, ['#ffd98a', '#e8884a'])}"/>
    <path d="M217 129Q226 134 235 129" stroke="#fff3c8" stroke-width="1" fill="none"
      opacity=".8"/></g>`;
}

function flowers(sheet: Sheet): string {
  return (
    placed(leaf(sheet, 20), { x: 300, y: 182, rotate: 200 }) +
    placed(leaf(sheet, 18), { x: 304, y: 182, rotate: -30 }) +
    placed(jasmine(sheet), { x: 302, y: 180, scale: 0.72 }) +
    placed(jasmine(sheet), { x: 318, y: 184, scale: 0.5, rotate: 20 })
  );
}
