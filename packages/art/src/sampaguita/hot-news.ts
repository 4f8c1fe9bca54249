import { garland, jasmine, leaf } from '../draw/flowers.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { palm } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { pearlBead, scallop, starfish } from '../draw/shell.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { lens, tick } from '../props/lens.ts';
import { tileFan } from '../props/tile-fan.ts';
import { theme as carnival } from '../slots/carnival25.ts';
import { theme as jungle } from '../slots/jungle20.ts';
import { theme as mango } from '../slots/mango3.ts';
import { theme as reef } from '../slots/reef243.ts';
import { theme as tiki } from '../slots/tiki10.ts';
import { sunriseBay } from './bay.ts';
import { BACKLIT_PALM, SEA_INK } from './tones.ts';

/** The slots in the news: five of them, held like cards before the sunrise. */
export const hotSlots = merchantScene(
  'sampaguita',
  'hot-slots',
  (sheet, size) =>
    sunriseBay(sheet, { ...size, horizon: 126, sunX: 160, sunRadius: 40 }) +
    placed(palm(sheet, { height: 156, lean: 26 }, BACKLIT_PALM), { x: -2, y: 186 }) +
    placed(palm(sheet, { height: 150, lean: -26 }, BACKLIT_PALM), { x: 322, y: 186 }) +
    glow(sheet, { x: 160, y: 96, radius: 150, colour: '#fff0b8', strength: 0.55 }) +
    placed(
      tileFan(sheet, [reef, tiki, mango, carnival, jungle], {
        edge: linear(sheet, ['#ffffff', '#fff3d0 50', '#e8c480']),
        scale: 0.84,
        spread: 12.5,
      }),
      { x: 160, y: 96 },
    ) +
    garland(sheet, { from: [-6, -6], to: [326, -6], sag: 10, scale: 0.6 }) +
    placed(jasmine(sheet), { x: 22, y: 166, scale: 1.1 }) +
    placed(jasmine(sheet), { x: 44, y: 174, scale: 0.8, rotate: 20 }) +
    placed(jasmine(sheet), { x: 300, y: 168, scale: 1, rotate: 40 }) +
    sparkle(40, 54, 7) +
    sparkle(284, 50, 8) +
    sparkle(236, 152, 6) +
    motes(
      { x: 10, y: 20, width: 300, height: 150 },
      { count: 40, seed: 5, size: 1, colour: '#fff6d0' },
    ) +
    vignette(sheet, size, SEA_INK, 0.42),
);

const CORAL = ['#fff4ea', '#ffd0b8 45', '#f08a80 85', '#c85a6a'];

/** Fairness in the news: pearls on one thread, and a glass for whoever wants to look. */
export const hotFair = merchantScene(
  'sampaguita',
  'hot-fair',
  (sheet, size) =>
    lagoon(sheet) +
    glow(sheet, { x: 160, y: 86, radius: 130, colour: '#fff3c8', strength: 0.45 }) +
    `<path d="M-6 112C60 60 110 128 166 88S270 60 326 96" fill="none" stroke="#f0d9a8"
      stroke-width="2"/>` +
    [
      [20, 94, 11],
      [56, 85, 13],
      [94, 97, 14],
      [250, 72, 14],
      [286, 78, 12],
      [314, 90, 10],
    ]
      .map(([x, y, radius]) => placed(pearlBead(sheet, radius!), { x: x!, y: y! }))
      .join('') +
    placed(
      lens(sheet, {
        seen: `<path d="M-60 16Q0 -6 60 -16" fill="none" stroke="#d8b878" stroke-width="4"/>${placed(
          pearlBead(sheet, 27),
          {},
        )}`,
        grip: '#c8843c',
        edge: '#3a1c08',
        ground: ['#eafff8', '#9fe8d8 60', '#3fb0ac'],
      }),
      { x: 168, y: 86, scale: 1.16 },
    ) +
    tick(sheet, { x: 222, y: 46, scale: 1.1 }) +
    bed(sheet) +
    sparkle(150, 70, 8) +
    sparkle(66, 68, 5) +
    sparkle(268, 54, 5) +
    vignette(sheet, size, '#042a3a', 0.45),
);

function lagoon(sheet: Sheet): string {
  return (
    `<rect width="320" height="180"
      fill="${linear(sheet, ['#bff5dc', '#4fd0bc 22', '#138f9c 58', '#07506a'])}"/>` +
    rays(sheet, {
      centre: [176, -60],
      length: 270,
      count: 15,
      from: 48,
      sweep: 84,
      width: 0.75,
      colour: '#fffbe0',
      strength: 0.6,
    })
  );
}

function bed(sheet: Sheet): string {
  return (
    `<path d="M0 162C60 150 120 160 180 154S280 148 320 156V180H0Z"
      fill="${linear(sheet, ['#fff0c8', '#e8c48a 55', '#a89a68'])}"/>
    <path d="M0 162C60 150 120 160 180 154S280 148 320 156" fill="none" stroke="#fffbe6"
      stroke-opacity=".8" stroke-width="1.4"/>` +
    placed(starfish(sheet, 13), { x: 52, y: 164, rotate: 16 }) +
    placed(scallop(sheet, 20, CORAL), { x: 96, y: 170, rotate: -12 }) +
    placed(pearlBead(sheet, 6), { x: 122, y: 170 }) +
    placed(leaf(sheet, 28), { x: 286, y: 166, rotate: 200 }) +
    placed(jasmine(sheet), { x: 288, y: 164, scale: 1 }) +
    placed(jasmine(sheet), { x: 268, y: 172, scale: 0.7, rotate: 30 }) +
    '<g fill="#fff" fill-opacity=".22" stroke="#fff" stroke-opacity=".6" stroke-width=".8">' +
    '<circle cx="34" cy="50" r="5"/><circle cx="46" cy="34" r="3"/><circle cx="300" cy="124" r="4"/>' +
    '<circle cx="308" cy="108" r="2.6"/></g>'
  );
}
