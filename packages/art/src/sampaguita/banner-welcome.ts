import { BANNER, bannerScene } from '../banner.ts';
import { outrigger } from '../draw/boat.ts';
import { coinHeap, holedCoin } from '../draw/coin.ts';
import { garland, jasmine, leaf } from '../draw/flowers.ts';
import { motes, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { palm } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sunriseBay } from './bay.ts';
import { BACKLIT_PALM, JEWEL_BOAT, SEA_INK } from './tones.ts';

/** Welcome to the bay: first light, boats coming in, jasmine hung over the view. */
export const bannerWelcome = bannerScene(
  { name: 'sampaguita-banner-welcome', group: 'sampaguita' },
  (sheet) =>
    sunriseBay(sheet, { ...BANNER, horizon: 110, sunX: 286, sunRadius: 25 }) +
    placed(palm(sheet, { height: 132, lean: 34 }, BACKLIT_PALM), { x: 6, y: 176 }) +
    placed(palm(sheet, { height: 96, lean: -16 }, BACKLIT_PALM), { x: 66, y: 178, scale: 0.9 }) +
    wordsShade(sheet, BANNER, SEA_INK, 0.92, 1.24) +
    placed(outrigger(sheet, JEWEL_BOAT), { x: 228, y: 150, scale: 0.98, rotate: -2 }) +
    placed(
      outrigger(sheet, {
        ...JEWEL_BOAT,
        stripe: '#1aa89b',
        hull: ['#f7a04a', '#c8503a 70', '#7a2a2a'],
      }),
      {
        x: 338,
        y: 134,
        scale: 0.46,
        rotate: 2,
      },
    ) +
    shore(sheet) +
    flowers(sheet) +
    motes(
      { x: 180, y: 60, width: 178, height: 110 },
      { count: 40, seed: 3, size: 0.8, colour: '#fff6d0' },
    ) +
    vignette(sheet, BANNER, SEA_INK, 0.42),
);

function shore(sheet: Sheet): string {
  return (
    `<path d="M150 190C200 172 260 178 300 168S348 160 358 160V190Z"
      fill="${linear(sheet, ['#ffe2ae', '#e0a060 60', '#a8683a'])}"/>
    <path d="M150 190C200 172 260 178 300 168S348 160 358 160" fill="none" stroke="#fff8e6"
      stroke-width="2" opacity=".8"/>` +
    placed(coinHeap(sheet, { width: 62, rows: 3, seed: 6, scale: 0.82 }), { x: 308, y: 181 }) +
    placed(coinHeap(sheet, { width: 34, rows: 2, seed: 3, scale: 0.72 }), { x: 248, y: 186 }) +
    placed(holedCoin(sheet), { x: 336, y: 164, scale: 0.8, rotate: 14 }) +
    placed(holedCoin(sheet), { x: 278, y: 176, scale: 0.62, rotate: -20 }) +
    sparkle(312, 166, 6) +
    sparkle(340, 156, 4.5) +
    sparkle(246, 178, 4)
  );
}

function flowers(sheet: Sheet): string {
  const bloom = (x: number, y: number, scale: number, rotate = 0) =>
    placed(jasmine(sheet), { x, y, scale, rotate });
  const green = (x: number, y: number, rotate: number, length = 22) =>
    placed(leaf(sheet, length), { x, y, rotate });
  return (
    garland(sheet, { from: [168, -6], to: [366, -4], sag: 24, scale: 0.62 }) +
    garland(sheet, { from: [268, -8], to: [366, 12], sag: 26, scale: 0.56, flowersEvery: 5 }) +
    green(336, 6, 150, 26) +
    green(350, 18, 110, 28) +
    green(344, 10, 60, 24) +
    bloom(340, 10, 0.95) +
    bloom(354, 24, 0.8, 20) +
    bloom(326, 4, 0.7, 40) +
    green(346, 184, 200, 28) +
    green(352, 180, 250, 26) +
    bloom(346, 180, 0.85, 10) +
    bloom(357, 170, 0.6, 30) +
    bloom(334, 187, 0.55, 50)
  );
}
