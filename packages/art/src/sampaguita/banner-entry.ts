import { outrigger } from '../draw/boat.ts';
import { garland, jasmine, leaf } from '../draw/flowers.ts';
import { swell } from '../draw/land.ts';
import { motes, vignette } from '../draw/light.ts';
import { palm } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { sunriseBay } from './bay.ts';
import { BACKLIT_PALM, JEWEL_BOAT, SEA_INK } from './tones.ts';

/** Under a jasmine arch, the sun straight ahead: one walks in here. */
export const bannerEntry = merchantScene(
  'sampaguita',
  'banner-entry',
  (sheet, size) =>
    sunriseBay(sheet, { ...size, horizon: 132, sunX: 195, sunRadius: 34 }) +
    placed(outrigger(sheet, JEWEL_BOAT), { x: 262, y: 172, scale: 0.86 }) +
    placed(outrigger(sheet, { ...JEWEL_BOAT, stripe: '#1aa89b' }), {
      x: 128,
      y: 152,
      scale: 0.5,
      flip: true,
    }) +
    placed(palm(sheet, { height: 170, lean: 40 }, BACKLIT_PALM), { x: 8, y: 216 }) +
    placed(palm(sheet, { height: 160, lean: -34 }, BACKLIT_PALM), { x: 384, y: 214 }) +
    beach(sheet) +
    arch(sheet) +
    motes(
      { x: 60, y: 60, width: 270, height: 140 },
      { count: 46, seed: 6, size: 0.9, colour: '#fff6d0' },
    ) +
    vignette(sheet, size, SEA_INK, 0.42),
);

function beach(sheet: Sheet): string {
  const foam = swell({ y: 202, from: 0, to: 390, bottom: 220 }, { length: 110, height: 6 });
  const sand = swell(
    { y: 206, from: 0, to: 390, bottom: 220 },
    { length: 110, height: 6, shift: 7 },
  );
  return `<path d="${foam}" fill="#f4fff8" opacity=".85"/>
    <path d="${sand}" fill="${linear(sheet, ['#ffe2ae', '#d09a60'])}"/>`;
}

function arch(sheet: Sheet): string {
  const corner = (x: number, side: number) =>
    [0, 50, 100, 150]
      .map((turn) =>
        placed(leaf(sheet, 30), { x, y: 8, rotate: side > 0 ? 180 - turn * 0.9 : turn * 0.9 }),
      )
      .join('') +
    placed(jasmine(sheet), { x: x + side * -4, y: 10, scale: 1.15 }) +
    placed(jasmine(sheet), { x: x + side * -24, y: 4, scale: 0.85, rotate: 20 }) +
    placed(jasmine(sheet), { x: x + side * 2, y: 34, scale: 0.8, rotate: 40 });
  return (
    garland(sheet, { from: [0, -4], to: [390, -4], sag: 30, scale: 0.72 }) +
    garland(sheet, { from: [4, 10], to: [90, -6], sag: 34, scale: 0.6, flowersEvery: 5 }) +
    garland(sheet, { from: [386, 10], to: [300, -6], sag: 34, scale: 0.6, flowersEvery: 5 }) +
    corner(8, -1) +
    corner(382, 1)
  );
}
