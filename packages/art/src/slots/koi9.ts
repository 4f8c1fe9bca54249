import { scattered } from '../draw/chance.ts';
import { glitter, ridge } from '../draw/land.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { sky, sun } from '../draw/sky.ts';
import {
  arch,
  bridge,
  dragonfly,
  goldenKoi,
  lily,
  lilyFlower,
  lilyPad,
  pondCoin,
  turtle,
  whiteKoi,
  wildKoi,
} from './koi9-symbols.ts';
import type { SlotTheme } from './theme.ts';

/** Rings that run out over still water. */
const rings = (x: number, y: number, radius: number, flat: number) =>
  [1, 0.7, 0.42]
    .map(
      (share) => `<ellipse cx="${x}" cy="${y}" rx="${n(radius * share)}"
        ry="${n(radius * share * flat)}"/>`,
    )
    .join('');

/** Hanging twigs of a willow. */
const willow = (from: number, to: number, count: number, seed: number, colour: string) =>
  scattered(count, seed, (source) => {
    const x = source.between(from, to);
    const length = source.between(60, 170);
    const leaves = Array.from({ length: Math.floor(length / 9) }, (_, index) => {
      const y = index * 9 + 6;
      const side = index % 2 === 0 ? 1 : -1;
      return `M0 ${y}q${side * 7} 2 ${side * 8} 10q${-side * 7} -2 ${-side * 8} -10Z`;
    }).join('');
    return placed(
      `<path d="M0 -10V${n(length)}" stroke="${colour}" stroke-width="1.6"/><path d="${leaves}"
        fill="${colour}"/>`,
      { x, y: -6, rotate: source.between(-5, 5) },
    );
  });

/** A fish below the surface, as a soft darker shape would let it shine through. */
const swimming = (markup: string, x: number, y: number, scale: number, rotate: number) =>
  placed('<ellipse rx="38" ry="26" fill="#021c18" opacity=".4"/>', {
    x: x + 6,
    y: y + 12,
    scale,
    rotate: rotate - 40,
  }) + placed(markup, { x, y, scale, rotate });

function backdrop(sheet: Sheet): string {
  const size = { width: 360, bottom: 640 };
  return (
    sky(sheet, { width: 360, height: 640 }, ['#2a4a34', '#a8923f 16', '#f0c464 26', '#c8983a 30']) +
    sun(sheet, { x: 190, y: 62, radius: 26 }) +
    `<path d="${ridge(size, { y: 150, rise: 50, count: 9, seed: 4 })}" fill="#5a7038"/>
    <path d="${ridge(size, { y: 172, rise: 44, count: 11, seed: 8 })}" fill="#2f5434"/>
    <rect y="168" width="360" height="480"
      fill="${linear(sheet, ['#b8a04a', '#3f7a4c 12', '#14604a 40', '#0a4038 72', '#042a26'])}"/>` +
    glitter(
      { x: 196, top: 172, bottom: 420, spread: 90 },
      { colour: '#ffe9a0', count: 70, seed: 3 },
    ) +
    placed(arch(sheet, { half: 200, rise: 62, deck: 34, posts: 13, rail: 24 }), {
      x: 180,
      y: 168,
    }) +
    willow(-10, 90, 11, 4, '#163a24') +
    willow(282, 370, 10, 7, '#163a24') +
    willow(-10, 60, 6, 9, '#2f6a34') +
    willow(310, 370, 6, 12, '#2f6a34') +
    `<g fill="none" stroke="#c8ffe0" stroke-opacity=".28" stroke-width="1.8">
      ${rings(90, 590, 90, 0.5)}${rings(280, 540, 70, 0.5)}${rings(190, 470, 60, 0.4)}</g>` +
    swimming(goldenKoi(sheet), 112, 574, 1.05, 14) +
    swimming(whiteKoi(sheet), 250, 566, 0.92, 186) +
    placed(lilyPad(sheet), { x: 22, y: 500, scale: 0.8 }) +
    placed(lilyPad(sheet), { x: 336, y: 616, scale: 1.1, rotate: 120 }) +
    placed(lilyPad(sheet), { x: 20, y: 628, scale: 0.9, rotate: 200 }) +
    placed(lilyPad(sheet), { x: 342, y: 486, scale: 0.7, rotate: 60 }) +
    placed(lilyFlower(sheet), { x: 334, y: 608, scale: 0.66 }) +
    placed(lilyFlower(sheet), { x: 26, y: 494, scale: 0.46 }) +
    motes({ x: 0, y: 160, width: 360, height: 460 }, { count: 70, seed: 6, size: 1.4 }) +
    vignette(sheet, { width: 360, height: 640 }, '#021410', 0.66)
  );
}

const DEEP_WATER = ['#3fc490', '#128a68 40', '#06503f 76', '#022c26'];

/** The pond from above: two carp that circle each other between the leaves. */
function tile(sheet: Sheet): string {
  return (
    `<rect width="108" height="144"
      fill="${radial(sheet, DEEP_WATER, [0.5, 0.48, 0.66])}"/>` +
    rays(sheet, { centre: [96, -10], length: 170, count: 20, colour: '#f0ffb8', strength: 0.35 }) +
    `<g fill="none" stroke="#d8ffe8" stroke-opacity=".4" stroke-width="1.5">
      ${rings(54, 70, 56, 1)}</g>` +
    glow(sheet, { x: 54, y: 70, radius: 50, colour: '#ffe68a', strength: 0.55 }) +
    swimming(goldenKoi(sheet), 64, 50, 0.78, 62) +
    swimming(whiteKoi(sheet), 43, 92, 0.78, 242) +
    placed(lilyPad(sheet), { x: 6, y: 14, scale: 0.54, rotate: 40 }) +
    placed(lilyPad(sheet), { x: 26, y: 4, scale: 0.34, rotate: 160 }) +
    placed(lilyPad(sheet), { x: 104, y: 122, scale: 0.6, rotate: 200 }) +
    placed(lilyPad(sheet), { x: 8, y: 136, scale: 0.4, rotate: 300 }) +
    placed(lilyFlower(sheet), { x: 10, y: 20, scale: 0.36 }) +
    placed(lilyFlower(sheet), { x: 98, y: 118, scale: 0.4, rotate: 15 }) +
    placed(dragonfly(sheet), { x: 94, y: 18, scale: 0.26, rotate: 20 }) +
    sparkle(74, 34, 6) +
    sparkle(30, 104, 5) +
    motes({ x: 8, y: 14, width: 92, height: 112 }, { count: 36, seed: 4, colour: '#fff6c0' }) +
    vignette(sheet, { width: 108, height: 144 }, '#011a14', 0.7)
  );
}

/** A garden pond in the evening: green water and golden carp. */
export const theme: SlotTheme = {
  id: 'koi9',
  symbols: { W: wildKoi, S: pondCoin, '1': bridge, '2': lily, '3': dragonfly, '4': turtle },
  ranks: {
    face: 'rounded',
    fill: ['#fffbe0', '#ffd86a 48', '#c88a1c'],
    edge: '#0c4a34',
    shade: '#022018',
  },
  backdrop,
  tile,
};
