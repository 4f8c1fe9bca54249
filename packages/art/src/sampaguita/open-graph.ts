import { outrigger } from '../draw/boat.ts';
import { coinHeap } from '../draw/coin.ts';
import { garland, jasmine, leaf } from '../draw/flowers.ts';
import { glow, sparkle, vignette } from '../draw/light.ts';
import { palm } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { wordmarkPath } from '../logo.ts';
import { OPEN_GRAPH, openGraphScene } from '../open-graph.ts';
import { sunriseBay } from './bay.ts';
import { sampaguitaWordmark } from './mark.ts';
import { BACKLIT_PALM, JEWEL_BOAT, SEA_INK } from './tones.ts';

/** What a shared link shows: the bay, the boats, and the name in jasmine white. */
export const openGraph = openGraphScene(
  'sampaguita',
  (sheet) =>
    sunriseBay(sheet, { ...OPEN_GRAPH, horizon: 400, sunX: 936, sunRadius: 84 }) +
    placed(palm(sheet, { height: 460, lean: 90 }, BACKLIT_PALM), { x: 10, y: 640 }) +
    placed(outrigger(sheet, JEWEL_BOAT), { x: 1046, y: 520, scale: 3 }) +
    placed(outrigger(sheet, { ...JEWEL_BOAT, stripe: '#1aa89b' }), {
      x: 856,
      y: 446,
      scale: 1,
      flip: true,
    }) +
    shore(sheet) +
    name(sheet) +
    garland(sheet, { from: [-20, -14], to: [620, -10], sag: 64, scale: 1.9 }) +
    garland(sheet, { from: [580, -14], to: [1230, 0], sag: 70, scale: 1.9 }) +
    vignette(sheet, OPEN_GRAPH, SEA_INK, 0.4),
);

function name(sheet: Sheet): string {
  const { path } = wordmarkPath(sampaguitaWordmark, { x: 440, y: 366, size: 134 });
  return (
    glow(sheet, { x: 430, y: 330, radius: 420, colour: SEA_INK, strength: 0.7 }) +
    `<path d="${path}" fill="#06404c" stroke="#06404c" stroke-width="22" stroke-linejoin="round"
      transform="translate(0 7)"/>
    <path d="${path}" fill="#0f8a88" stroke="#12908c" stroke-width="13" stroke-linejoin="round"/>
    <path d="${path}" fill="${linear(sheet, ['#ffffff', '#fffdf0 55', '#ffe2a0'])}"/>` +
    sparkle(90, 250, 20) +
    sparkle(800, 236, 24)
  );
}

function shore(sheet: Sheet): string {
  const flowers = [
    [930, 600, 2.6],
    [1000, 612, 2],
    [872, 616, 1.8],
  ]
    .map(([x, y, scale]) => placed(jasmine(sheet), { x: x!, y: y!, scale: scale!, rotate: x! }))
    .join('');
  return (
    `<path d="M420 630C620 580 860 600 1000 570S1180 545 1200 545V630Z"
      fill="${linear(sheet, ['#ffe2ae', '#e0a060 60', '#a8683a'])}"/>
    <path d="M420 630C620 580 860 600 1000 570S1180 545 1200 545" fill="none" stroke="#fff8e6"
      stroke-width="6" opacity=".8"/>` +
    placed(coinHeap(sheet, { width: 210, rows: 3, seed: 6, scale: 2.6 }), { x: 1090, y: 606 }) +
    placed(leaf(sheet, 80), { x: 930, y: 604, rotate: 200 }) +
    placed(leaf(sheet, 80), { x: 930, y: 604, rotate: -24 }) +
    flowers
  );
}
