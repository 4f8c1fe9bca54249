import { scattered } from '../draw/chance.ts';
import { coinHeap } from '../draw/coin.ts';
import { glow, motes, sparkle, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import {
  chest,
  crystals,
  dragonHead,
  egg,
  fire,
  flame,
  goblet,
  guardian,
  jadeDisc,
} from './dragonvault3-symbols.ts';
import { luckySeven } from './plate.ts';
import type { SlotTheme } from './theme.ts';

/** Teeth of stone that hang from above, or stand when turned over. */
const stone = (
  size: { width: number; depth: number; count: number; seed: number },
  fill: string,
): string => {
  const step = size.width / size.count;
  const teeth = scattered(size.count, size.seed, (source, index) => {
    const x = index * step;
    const tip = size.depth * source.between(0.35, 1);
    return `L${n(x)} ${n(size.depth * 0.22)}Q${n(x + step * 0.42)} ${n(tip * 0.5)}
      ${n(x + step * source.between(0.4, 0.6))} ${n(tip)}Q${n(x + step * 0.62)} ${n(tip * 0.5)}
      ${n(x + step)} ${n(size.depth * 0.22)}`;
  });
  return `<path d="M-4 -4L-4 ${n(size.depth * 0.22)}${teeth}V-4Z" fill="${fill}"/>`;
};

function backdrop(sheet: Sheet): string {
  const wall = linear(sheet, ['#04221e', '#0a3a30 60', '#04201c']);
  return (
    sky(sheet, { width: 360, height: 640 }, ['#02120f', '#0a3d30 34', '#5c2408 66', '#1c0804']) +
    glow(sheet, { x: 180, y: 420, radius: 260, colour: '#ff6a14', strength: 0.75 }) +
    glow(sheet, { x: 180, y: 110, radius: 190, colour: '#1fd090', strength: 0.5 }) +
    placed(stone({ width: 380, depth: 210, count: 7, seed: 3 }, '#0f4a3c'), { x: -10 }) +
    placed(dragonHead(sheet), { x: 180, y: 118, scale: 2.05 }) +
    `<rect width="360" height="260"
      fill="${linear(sheet, ['#02120f/0.5', '#02120f/0.15 50', '#02120f/0'])}"/>` +
    glow(sheet, { x: 152, y: 104, radius: 34, colour: '#ffb02e', strength: 0.7 }) +
    glow(sheet, { x: 208, y: 104, radius: 34, colour: '#ffb02e', strength: 0.7 }) +
    placed(stone({ width: 380, depth: 62, count: 11, seed: 8 }, '#031a16'), { x: -10 }) +
    `<path d="M-10 60C30 160 -6 260 34 360C50 430 20 500 60 650H-10ZM370 60C330 160 366 260 328 360
      C312 430 340 500 300 650H370Z" fill="${wall}"/>` +
    placed(crystals(sheet), { x: 34, y: 516, scale: 0.9, rotate: 10, opacity: 0.8 }) +
    placed(crystals(sheet), { x: 332, y: 500, scale: 1, rotate: -12, opacity: 0.8 }) +
    placed(coinHeap(sheet, { width: 420, rows: 9, seed: 6, scale: 1.6 }), { x: 180, y: 632 }) +
    placed(coinHeap(sheet, { width: 240, rows: 11, seed: 4, scale: 1.7 }), { x: 20, y: 642 }) +
    placed(coinHeap(sheet, { width: 240, rows: 11, seed: 9, scale: 1.7 }), { x: 346, y: 644 }) +
    placed(goblet(sheet), { x: 74, y: 574, scale: 0.62, rotate: -12 }) +
    placed(egg(sheet), { x: 288, y: 572, scale: 0.66, rotate: 8 }) +
    placed(jadeDisc(sheet), { x: 182, y: 584, scale: 0.52, rotate: -8 }) +
    glow(sheet, { x: 180, y: 600, radius: 190, colour: '#ffb03a', strength: 0.4 }) +
    motes(
      { x: 0, y: 180, width: 360, height: 460 },
      { count: 90, seed: 5, colour: '#ffb04a', size: 1.7 },
    ) +
    vignette(sheet, { width: 360, height: 640 }, '#010806', 0.72)
  );
}

const EYE = 'M4 66C22 38 62 30 106 56C88 88 40 96 4 66Z';

/** Rows of overlapping scales over the whole tile, brighter towards the light. */
function hide(sheet: Sheet): string {
  const rows = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
  const paint = linear(sheet, ['#04403a', '#0c7a5c 50', '#3fd09a 88', '#b8ffe0']);
  return rows
    .map((row) =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((column) => {
          const x = column * 17 - (row % 2) * 8.5 - 4;
          const y = row * 11 - 10;
          return `<path d="M${n(x - 9)} ${n(y)}C${n(x - 9)} ${n(y + 12)} ${n(x - 3)} ${n(y + 17)}
            ${n(x)} ${n(y + 20)}C${n(x + 3)} ${n(y + 17)} ${n(x + 9)} ${n(y + 12)} ${n(x + 9)}
            ${n(y)}Z" fill="${paint}" stroke="#02221c" stroke-width="1.4"/>`;
        })
        .join(''),
    )
    .join('');
}

const FIRELIGHT = ['#010d0a/0.72', '#010d0a/0.1 40', '#ff6a14/0.25 78', '#3d0f04/0.7'];

/** So close that there is only its eye, open above the gold. */
function tile(sheet: Sheet): string {
  const iris = radial(sheet, ['#fff6a0', '#ffc02e 34', '#f05a0a 68', '#7a1404']);
  const veins = Array.from({ length: 28 }, (_, index) => {
    const turn = (index / 28) * Math.PI * 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return `M${n(56 + cos * 10)} ${n(63 + sin * 10)}L${n(56 + cos * 23)} ${n(63 + sin * 23)}`;
  }).join('');
  return (
    '<rect width="108" height="144" fill="#022019"/>' +
    hide(sheet) +
    `<rect width="108" height="144"
      fill="${linear(sheet, FIRELIGHT)}"/>` +
    glow(sheet, { x: 56, y: 62, radius: 66, colour: '#ff7a14', strength: 0.6 }) +
    `<path d="M-4 68C16 28 66 18 114 50L112 60C62 30 24 42 4 66Z" fill="#011712"/>
    <path d="${EYE}" fill="#1a0602" stroke="#011712" stroke-width="7" stroke-linejoin="round"/>` +
    clipped(
      sheet,
      EYE,
      `<path d="${EYE}" fill="${linear(sheet, ['#5c1404', '#ff8a1e 55', '#ffd060'])}"/>
      <circle cx="56" cy="63" r="27" fill="#3d0a02"/><circle cx="56" cy="63" r="25" fill="${iris}"/>
      <path d="${veins}" stroke="#a8300a" stroke-opacity=".6" stroke-width="1.5"/>
      <path d="M56 36C62 50 62 76 56 90C50 76 50 50 56 36Z" fill="#120200"/>
      <path d="M0 66C22 36 62 28 108 54L106 62C66 42 30 46 6 72Z" fill="#1a0402" opacity=".6"/>
      <ellipse cx="66" cy="52" rx="6" ry="4" fill="#fff" opacity=".92"/>
      <ellipse cx="46" cy="76" rx="3.4" ry="2" fill="#fff" opacity=".6"/>`,
    ) +
    `<path d="${EYE}" fill="none" stroke="#ffcf5c" stroke-width="1.6"/>` +
    placed(coinHeap(sheet, { width: 120, rows: 6, seed: 7, scale: 1 }), { x: 54, y: 140 }) +
    placed(flame(sheet), { x: 10, y: 108, scale: 0.3 }) +
    placed(flame(sheet), { x: 98, y: 106, scale: 0.34, flip: true }) +
    sparkle(38, 118, 6) +
    motes({ x: 0, y: 20, width: 108, height: 110 }, { count: 36, seed: 9, colour: '#ffc05a' }) +
    vignette(sheet, { width: 108, height: 144 }, '#010806', 0.75)
  );
}

/** The hoard in the cave, and the one who guards it: jade and fire. */
export const theme: SlotTheme = {
  id: 'dragonvault3',
  symbols: {
    W: guardian,
    '7': (sheet) =>
      luckySeven(sheet, {
        face: 'rounded',
        fill: linear(sheet, ['#fff08a', '#ff9a1e 36', '#f0480f 66', '#a0140a']),
        trim: linear(sheet, ['#b8ffe0', '#1fa878 50', '#04503f']),
        line: '#02201a',
        shadeColour: '#5c0a06',
      }),
    D: egg,
    B: jadeDisc,
    L: goblet,
    C: fire,
    O: chest,
    P: crystals,
  },
  backdrop,
  tile,
};
