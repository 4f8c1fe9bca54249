import { cat } from '../draw/cat.ts';
import { petals, sakura } from '../draw/flowers.ts';
import { ridge, volcano } from '../draw/land.ts';
import { lantern, lanternString } from '../draw/lantern.ts';
import { bokeh, glow, motes, vignette } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { moon, printCloud, sky, stars } from '../draw/sky.ts';
import { machiya, torii } from '../draw/town.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { FAR_TOWN, INK, NEAR_TOWN, NIGHT_SKY } from './tones.ts';

/** The gate of the market, straight ahead: one walks in here. */
export const bannerEntry = merchantScene(
  'maneki',
  'banner-entry',
  (sheet, size) => far(sheet) + gate(sheet) + vignette(sheet, size, INK, 0.5),
);

function far(sheet: Sheet): string {
  const size = { width: 390, bottom: 220 };
  return (
    sky(sheet, { width: 390, height: 220 }, NIGHT_SKY) +
    stars({ width: 390, height: 120 }, { count: 110, seed: 8 }) +
    moon(sheet, { x: 195, y: 84, radius: 56 }) +
    printCloud({ x: 96, y: 64, width: 96 }, '#ffb98a', 0.34) +
    printCloud({ x: 220, y: 100, width: 104 }, '#ffd9a8', 0.34) +
    printCloud({ x: 10, y: 40, width: 90 }, '#a8568a', 0.3) +
    volcano(
      sheet,
      { x: 70, base: 176, width: 230, height: 66 },
      { rock: ['#7a2a66', '#5a1a52 60', '#8a2a52'], snow: ['#ffe6ea', '#d89abf 60', '#b0669c'] },
    ) +
    `<path d="${ridge(size, { y: 168, rise: 18, count: 15, seed: 7 })}" fill="#4f154a"/>` +
    glow(sheet, { x: 195, y: 170, radius: 150, colour: '#ff9a4d', strength: 0.6 })
  );
}

function gate(sheet: Sheet): string {
  const blossom = (x: number, y: number, scale: number) =>
    placed(sakura(sheet), { x, y, scale, rotate: x * 7 });
  const street = linear(sheet, ['#c8503f', '#6d1c3c 40', '#1d0822']);
  return (
    [
      [112, 2],
      [84, 1],
      [252, 2],
      [286, 1],
    ]
      .map(([x, floors], index) =>
        machiya(sheet, { x: x!, y: 182, width: 30, floors: floors!, seed: index + 3 }, FAR_TOWN),
      )
      .join('') +
    `<path d="M0 192Q195 172 390 192V220H0Z" fill="${linear(sheet, ['#5a1a3c', '#1d0822'])}"/>
    <path d="M178 178H212L262 220H128Z" fill="${street}"/>` +
    machiya(sheet, { x: -12, y: 206, width: 72, floors: 2, seed: 21 }, NEAR_TOWN) +
    machiya(sheet, { x: 330, y: 206, width: 72, floors: 2, seed: 17 }, NEAR_TOWN) +
    lanternString(sheet, { from: [60, 128], to: [192, 150], sag: 8, count: 6, scale: 0.28 }) +
    lanternString(sheet, { from: [330, 128], to: [198, 150], sag: 8, count: 6, scale: 0.28 }) +
    torii(sheet, { x: 195, y: 204, width: 158 }, ['#ff6a4d', '#d8283f 50', '#7a0f2e']) +
    placed(lantern(sheet, { crest: true }), { x: 152, y: 106, scale: 0.8 }) +
    placed(lantern(sheet, { crest: true }), { x: 238, y: 106, scale: 0.8 }) +
    bokeh(
      { x: 90, y: 120, width: 210, height: 70 },
      { count: 16, seed: 2, size: 6, colours: ['#ffb85c', '#ffe2a0'] },
    ) +
    placed(cat(sheet), { x: 192, y: 174, scale: 0.52 }) +
    blossom(16, 10, 1.1) +
    blossom(44, 4, 0.9) +
    blossom(8, 36, 0.8) +
    blossom(66, 16, 0.6) +
    blossom(372, 12, 1.1) +
    blossom(346, 4, 0.8) +
    blossom(384, 40, 0.8) +
    blossom(328, 18, 0.5) +
    petals(
      { x: 20, y: 40, width: 350, height: 160 },
      { count: 24, seed: 14, size: 0.8, colours: ['#ffd3e0', '#ffb0c8'] },
    ) +
    motes({ x: 60, y: 80, width: 270, height: 120 }, { count: 50, seed: 6, size: 0.9 })
  );
}
