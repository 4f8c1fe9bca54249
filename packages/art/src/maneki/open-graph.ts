import { cat } from '../draw/cat.ts';
import { coinHeap, koban } from '../draw/coin.ts';
import { petals, sakura } from '../draw/flowers.ts';
import { ridge, volcano } from '../draw/land.ts';
import { lantern, lanternString } from '../draw/lantern.ts';
import { bokeh, glow, motes, sparkle, vignette } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { moon, printCloud, sky, stars } from '../draw/sky.ts';
import { machiya, pagoda } from '../draw/town.ts';
import { wordmarkPath } from '../logo.ts';
import { OPEN_GRAPH, openGraphScene } from '../open-graph.ts';
import { manekiWordmark } from './mark.ts';
import { FAR_TOWN, INK, NEAR_TOWN, NIGHT_SKY } from './tones.ts';

/** What a shared link shows: the night market, the cat, and the name in gold. */
export const openGraph = openGraphScene(
  'maneki',
  (sheet) =>
    far(sheet) + town(sheet) + name(sheet) + near(sheet) + vignette(sheet, OPEN_GRAPH, INK, 0.5),
);

function far(sheet: Sheet): string {
  const size = { width: 1200, bottom: 630 };
  return (
    sky(sheet, OPEN_GRAPH, NIGHT_SKY) +
    stars({ width: 1200, height: 360 }, { count: 120, seed: 5 }) +
    moon(sheet, { x: 870, y: 230, radius: 165 }) +
    printCloud({ x: 560, y: 250, width: 260 }, '#ffb98a', 0.3) +
    printCloud({ x: 960, y: 130, width: 240 }, '#ffd9a8', 0.28) +
    volcano(
      sheet,
      { x: 380, base: 520, width: 760, height: 210 },
      { rock: ['#7a2a66', '#5a1a52 60', '#8a2a52'], snow: ['#ffe6ea', '#d89abf 60', '#b0669c'] },
    ) +
    `<path d="${ridge(size, { y: 505, rise: 60, count: 13, seed: 5 })}" fill="#4f154a"/>` +
    glow(sheet, { x: 880, y: 500, radius: 380, colour: '#ff9a4d', strength: 0.5 })
  );
}

function town(sheet: Sheet): string {
  const houses = [
    [150, 530, 90, 2, 4],
    [300, 532, 80, 1, 6],
    [430, 530, 92, 2, 8],
    [560, 534, 80, 1, 9],
    [1030, 532, 96, 2, 11],
  ].map(([x, y, width, floors, seed]) =>
    machiya(sheet, { x: x!, y: y!, width: width!, floors: floors!, seed: seed! }, FAR_TOWN),
  );
  return (
    pagoda({ x: 660, y: 520, width: 90, floors: 4 }, '#46123f', '#ffb46a') +
    houses.join('') +
    `<path d="M0 548Q400 510 780 522T1200 536V630H0Z"
      fill="${linear(sheet, ['#8a2a48', '#4a1236 45', '#1d0822'])}"/>` +
    machiya(sheet, { x: -30, y: 580, width: 170, floors: 2, seed: 21 }, NEAR_TOWN) +
    machiya(sheet, { x: 1110, y: 580, width: 170, floors: 2, seed: 17 }, NEAR_TOWN) +
    lanternString(sheet, { from: [-20, 90], to: [640, 40], sag: 60, count: 6, scale: 1.5 })
  );
}

function name(sheet: Sheet): string {
  const { path } = wordmarkPath(manekiWordmark, { x: 356, y: 396, size: 146 });
  return (
    glow(sheet, { x: 340, y: 345, radius: 360, colour: '#1a0828', strength: 0.8 }) +
    `<path d="${path}" fill="#1a0616" stroke="#1a0616" stroke-width="22" stroke-linejoin="round"
      transform="translate(0 8)"/>
    <path d="${path}" fill="#a5173a" stroke="#c8283f" stroke-width="14" stroke-linejoin="round"/>
    <path d="${path}" fill="${gold(sheet)}" stroke="#fff3c4" stroke-width="1.5"/>
    <path d="M170 446H540"
      stroke="${linear(sheet, ['#f4c55a/0', '#ffe9a8/1', '#f4c55a/0'], [0, 0, 1, 0])}"
      stroke-width="5"/>` +
    sparkle(130, 300, 20) +
    sparkle(560, 280, 26) +
    sparkle(520, 440, 14)
  );
}

function near(sheet: Sheet): string {
  return (
    bokeh(
      { x: 600, y: 340, width: 600, height: 180 },
      { count: 20, seed: 4, size: 18, colours: ['#ffb85c', '#ff7a5c', '#ffe2a0'] },
    ) +
    placed(coinHeap(sheet, { width: 220, rows: 3, seed: 5, scale: 2.6 }), { x: 720, y: 590 }) +
    placed(coinHeap(sheet, { width: 200, rows: 4, seed: 8, scale: 2.7 }), { x: 1080, y: 596 }) +
    placed(cat(sheet), { x: 890, y: 372, scale: 3.2 }) +
    placed(coinHeap(sheet, { width: 380, rows: 1, seed: 13, scale: 2.9 }), { x: 960, y: 622 }) +
    placed(koban(sheet), { x: 1100, y: 556, scale: 1.7, rotate: 24 }) +
    placed(lantern(sheet, { crest: true }), { x: 1130, y: 6, scale: 3.6 }) +
    [
      [600, 10, 2.2],
      [650, 36, 2.6],
      [706, 18, 2],
      [560, -4, 2.4],
    ]
      .map(([x, y, scale]) => placed(sakura(sheet), { x: x!, y: y!, scale: scale!, rotate: x! }))
      .join('') +
    petals(
      { x: 500, y: 60, width: 700, height: 500 },
      { count: 20, seed: 11, size: 2.3, colours: ['#ffd3e0', '#ffb0c8'] },
    ) +
    motes({ x: 560, y: 220, width: 620, height: 380 }, { count: 40, seed: 19, size: 2.4 }) +
    sparkle(840, 500, 20) +
    sparkle(1090, 330, 18)
  );
}
