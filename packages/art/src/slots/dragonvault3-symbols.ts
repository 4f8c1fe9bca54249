import { coinHeap } from '../draw/coin.ts';
import { glow, sparkle } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { type Point, placed, polygon } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow, painted } from './painted.ts';
import { wildPlate } from './plate.ts';

const JADE_LINE = '#022a22';

/** The guardian's head from the front, about 92 wide and 88 high. */
export function dragonHead(sheet: Sheet): string {
  const jade = linear(sheet, ['#a8ffd0', '#2fc48a 32', '#0c7a5c 68', '#04403a']);
  const bone = linear(sheet, ['#fff6cf', '#f0c060 50', '#9a5a1b'], [0, 1, 1, 0]);
  const frill = 'M20 -12L46 -16C42 -8 38 -4 34 -1L45 9C38 13 32 14 27 14L36 29C28 31 20 28 14 22Z';
  const horn = 'M9 -24C14 -40 26 -47 44 -46C37 -39 36 -28 25 -16Z';
  const face =
    'M0 -32C12 -34 25 -27 29 -14C31 -5 26 3 22 9C20 18 21 26 15 34C10 40 4 42 0 42' +
    'C-4 42 -10 40 -15 34C-21 26 -20 18 -22 9C-26 3 -31 -5 -29 -14C-25 -27 -12 -34 0 -32Z';
  const snout =
    'M-7 2C-4 -2 4 -2 7 2C10 8 19 14 17 23C15 31 7 34 0 34C-7 34 -15 31 -17 23C-19 14 -10 8 -7 2Z';
  const scales = [
    [0, -24],
    [-9, -19],
    [9, -19],
    [0, -13],
    [0, -3],
  ]
    .map(([x, y]) => `M${x! - 5} ${y}q5 8 10 0`)
    .join('');
  return (
    mirrored(
      painted(sheet, frill, {
        fill: linear(sheet, ['#ffd060', '#f0681e 55', '#9a1a10'], [0, 0, 1, 0]),
        line: '#3d0806',
        depth: 3,
      }) + painted(sheet, horn, { fill: bone, line: '#3d1c06', depth: 3 }),
    ) +
    painted(sheet, face, {
      fill: jade,
      line: JADE_LINE,
      depth: 5,
      inner: `<path d="${scales}" fill="none" stroke="#045040" stroke-width="2"/>
        <path d="M-4 -30L0 -42L4 -30L3 4H-3Z" fill="#ffcf5c" opacity=".5"/>`,
    }) +
    mirrored(
      `<path d="M5 -1C10 -10 20 -11 26 -9C24 1 13 5 5 -1Z" fill="#2a0604"/>
      <path d="M7 -1.4C12 -8 20 -9 24 -7.6C21 0 13 3 7 -1.4Z"
        fill="${radial(sheet, ['#fff6a0', '#ffb01e 50', '#f04a0a'])}"/>
      <path d="M15.6 -7C17.4 -4 17.2 -1 15.4 .8C13.8 -1 13.8 -4.6 15.6 -7Z" fill="#2a0604"/>` +
        painted(sheet, 'M2 -5C8 -15 20 -20 31 -14C26 -13 22 -10 20 -9C14 -10 8 -6 4 0Z', {
          fill: linear(sheet, ['#5fe8a8', '#0c7a5c']),
          line: JADE_LINE,
          weight: 1.6,
          depth: 2,
        }),
    ) +
    painted(sheet, snout, {
      fill: linear(sheet, ['#c8ffe0', '#3fd09a 45', '#0c7a5c']),
      line: JADE_LINE,
      weight: 1.8,
      depth: 4,
    }) +
    mirrored(
      `<path d="M6 18C9 12 14 14 14 19C11 17 9 17 6 18Z" fill="#2a0604"/>
      <path d="M7 30L10 41L14 29Z" fill="#fffdf0" stroke="${JADE_LINE}" stroke-width="1.6"
        stroke-linejoin="round"/>`,
    ) +
    `<path d="M-15 27Q0 33 15 27" stroke="${JADE_LINE}" stroke-width="2.4" fill="none"
      stroke-linecap="round"/>` +
    gloss(sheet, { x: 0, y: 6, rx: 3.4, ry: 6, strength: 0.9 })
  );
}

export function guardian(sheet: Sheet): string {
  return (
    glow(sheet, { x: 0, y: -8, radius: 46, colour: '#ff7a1e', strength: 0.85 }) +
    placed(dragonHead(sheet), { y: -5, scale: 0.88 }) +
    wildPlate(sheet, {
      face: 'heavy',
      cloth: ['#ffb04a', '#e0480f 50', '#8a1408'],
      line: '#3d0806',
    })
  );
}

const EGG =
  'M0 -44C20 -44 35 -12 35 10C35 30 20 42 0 42C-20 42 -35 30 -35 10C-35 -12 -20 -44 0 -44Z';

export function egg(sheet: Sheet): string {
  const rows = [-30, -18, -6, 6, 18, 30]
    .map((y, row) =>
      [-40, -24, -8, 8, 24].map((x) => `M${x + (row % 2) * 8} ${y}q8 14 16 0`).join(''),
    )
    .join('');
  return (
    groundShadow(sheet, { y: 42, width: 76 }) +
    glow(sheet, { x: 0, y: 6, radius: 46, colour: '#ff4a2e', strength: 0.5 }) +
    painted(sheet, EGG, {
      fill: radial(sheet, ['#ffb08a', '#f0383a 36', '#a80c34 74', '#5c0424'], [0.4, 0.28, 0.8]),
      line: '#38021a',
      depth: 5,
      inner: `<path d="${rows}" fill="none" stroke="#5c0424" stroke-width="4.6"/>
        <path d="${rows}" fill="none" stroke="#ffcf6a" stroke-width="1.7"
          transform="translate(0 -1)"/>`,
    }) +
    painted(
      sheet,
      'M-44 26C-34 18 -30 34 -20 30C-10 26 -6 38 4 34C14 28 20 36 28 28' +
        'C34 22 40 24 44 26C42 40 26 45 0 45C-26 45 -42 40 -44 26Z',
      {
        fill: linear(sheet, ['#fff0b0', '#f0b43a 50', '#a8660f']),
        line: '#4a2405',
        depth: 3,
      },
    ) +
    gloss(sheet, { x: -13, y: -20, rx: 6, ry: 12, rotate: 22, strength: 0.9 })
  );
}

export function jadeDisc(sheet: Sheet): string {
  const studs =
    '<circle cy="-29" r="3" fill="#d8fff0"/><circle cy="-28.4" r="2.6" fill="#6fd0a8"/>';
  return (
    groundShadow(sheet, { y: 43, width: 78 }) +
    painted(sheet, disc(0, 0, 43), {
      fill: radial(sheet, ['#f4fff8', '#b8f5d8 40', '#6acfa8 76', '#2f8a70'], [0.38, 0.3, 0.8]),
      line: '#0a3d34',
      depth: 5,
      inner: `<path d="M-40 10C-20 2 -10 24 14 16C30 12 36 24 44 20" stroke="#ffffff"
        stroke-opacity=".5" stroke-width="5" fill="none"/>`,
    }) +
    around(12, studs, 15) +
    `<circle r="36" fill="none" stroke="#2f8a70" stroke-width="1.8"/>` +
    painted(sheet, disc(0, 0, 20), {
      fill: linear(sheet, ['#fff6cf', '#f0b944 50', '#a86814'], [0, 0, 1, 1]),
      line: '#4a2405',
      weight: 1.8,
      depth: 3,
    }) +
    `<circle r="11.5" fill="#08201c"/><circle r="11.5" fill="none" stroke="${goldRim(sheet)}"
      stroke-width="2"/>` +
    gloss(sheet, { x: -20, y: -25, rx: 14, ry: 5, rotate: -40 })
  );
}

export function goblet(sheet: Sheet): string {
  const metal = linear(
    sheet,
    ['#8a520d', '#fff0b0 26', '#f0b83a 48', '#b8741b 74', '#ffd978'],
    [0, 0, 1, 0],
  );
  const line = '#4a2405';
  const gem = (x: number, y: number, tones: readonly string[]) =>
    painted(sheet, `M${x} ${y - 7}L${x + 6} ${y}L${x} ${y + 7}L${x - 6} ${y}Z`, {
      fill: linear(sheet, tones),
      line,
      weight: 1.5,
      depth: 1.6,
    });
  return (
    groundShadow(sheet, { y: 43, width: 64 }) +
    painted(sheet, 'M-5 12H5L7 32C18 34 25 37 26 43H-26C-25 37 -18 34 -7 32Z', {
      fill: metal,
      line,
      depth: 3,
    }) +
    painted(sheet, disc(0, 20, 9, 5), { fill: metal, line, weight: 1.8, depth: 2 }) +
    painted(sheet, 'M-33 -34C-34 -4 -22 16 0 16C22 16 34 -4 33 -34Z', {
      fill: metal,
      line,
      depth: 4,
    }) +
    painted(sheet, disc(0, -34, 33, 9), { fill: '#8a520d', line, weight: 2, light: 0.9 }) +
    `<ellipse cy="-33" rx="28" ry="6.4" fill="${linear(sheet, ['#7a0a24', '#d82a3f'])}"/>
    <path d="M-31 -16Q0 -6 31 -16M-27 0Q0 10 27 0" stroke="#7a4708" stroke-width="2"
      fill="none"/>` +
    gem(-18, -6, ['#a8ffd0', '#1fa870 55', '#04503a']) +
    gem(0, -3, ['#ffb0a0', '#f0302f 55', '#8a0a20']) +
    gem(18, -6, ['#a8ffd0', '#1fa870 55', '#04503a']) +
    sparkle(-22, -22, 9)
  );
}

const FLAME =
  'M4 -45C8 -30 26 -22 34 -2C42 20 28 43 0 44C-28 43 -41 22 -34 0C-31 -10 -24 -14 -22 -24' +
  'C-16 -18 -14 -12 -13 -6C-6 -16 -4 -32 4 -45Z';

/** A tongue of fire, hot inside. */
export function flame(sheet: Sheet): string {
  const inner = (scale: number, y: number, stops: readonly string[]) =>
    `<g transform="translate(0 ${y})scale(${scale})"><path d="${FLAME}"
      fill="${linear(sheet, stops)}"/></g>`;
  return painted(sheet, FLAME, {
    fill: linear(sheet, ['#ff7a1e', '#f0480f 45', '#c01e0a']),
    line: '#5c0a06',
    depth: 3,
    light: 0.4,
    inner:
      inner(0.76, 10, ['#ffc03a', '#ff8a14']) +
      inner(0.52, 20, ['#fff08a', '#ffc83a']) +
      inner(0.28, 30, ['#ffffff', '#fff6c0']),
  });
}

export const fire = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 43, width: 66 }) +
  glow(sheet, { x: 0, y: 8, radius: 46, colour: '#ff8a2e', strength: 0.7 }) +
  flame(sheet) +
  '<g fill="#ffb03a"><circle cx="-32" cy="-28" r="3"/><circle cx="28" cy="-34" r="2.4"/>' +
  '<circle cx="-12" cy="-40" r="2"/></g>';

export function chest(sheet: Sheet): string {
  const wood = linear(sheet, ['#c87a3a', '#8a4418 50', '#4a1f0a']);
  const line = '#260e04';
  const iron = linear(sheet, ['#ffe9a8', '#d89a2e 50', '#8a520d']);
  return (
    groundShadow(sheet, { y: 42, width: 92 }) +
    painted(sheet, 'M-40 -14C-42 -34 -30 -43 0 -43C30 -43 42 -34 40 -14L36 -8H-36Z', {
      fill: wood,
      line,
      depth: 4,
      inner: `<path d="M-30 -46V0M30 -46V0" stroke="${iron}" stroke-width="8"/>
        <path d="M-38 -28H38" stroke="#3d1806" stroke-width="2" opacity=".7"/>`,
    }) +
    `<path d="M-38 -10H38V8H-38Z" fill="#1c0a04"/>` +
    glow(sheet, { x: 0, y: -2, radius: 40, colour: '#ffcf4a', strength: 0.8 }) +
    placed(coinHeap(sheet, { width: 60, rows: 3, seed: 5, scale: 0.95 }), { y: 6 }) +
    painted(sheet, 'M-42 6H42L39 42H-39Z', {
      fill: wood,
      line,
      depth: 4,
      inner: `<path d="M-30 4V44M30 4V44" stroke="${iron}" stroke-width="8"/>
        <path d="M-42 24H42" stroke="#3d1806" stroke-width="2" opacity=".7"/>
        <path d="M-42 8H42" stroke="${iron}" stroke-width="5"/>`,
    }) +
    painted(sheet, 'M-9 6H9V20C9 26 -9 26 -9 20Z', {
      fill: gold(sheet),
      line,
      weight: 2,
      depth: 2,
    }) +
    `<circle cy="13" r="2.8" fill="${line}"/><path d="M0 13V19" stroke="${line}"
      stroke-width="2.6"/>`
  );
}

const SHARDS: readonly { points: readonly Point[]; ridge: Point; foot: Point }[] = [
  {
    points: [
      [-40, 8],
      [-30, -16],
      [-18, -4],
      [-12, 40],
      [-26, 40],
    ],
    ridge: [-30, -16],
    foot: [-18, 40],
  },
  {
    points: [
      [40, 2],
      [30, -22],
      [19, -6],
      [12, 40],
      [27, 40],
    ],
    ridge: [30, -22],
    foot: [19, 40],
  },
  {
    points: [
      [-18, -18],
      [0, -44],
      [16, -20],
      [14, 42],
      [-15, 42],
    ],
    ridge: [0, -44],
    foot: [-3, 42],
  },
  {
    points: [
      [-32, 26],
      [-22, 12],
      [-12, 22],
      [-8, 43],
      [-24, 43],
    ],
    ridge: [-22, 12],
    foot: [-17, 43],
  },
  {
    points: [
      [32, 24],
      [22, 8],
      [10, 20],
      [6, 43],
      [24, 43],
    ],
    ridge: [22, 8],
    foot: [13, 43],
  },
];

export function crystals(sheet: Sheet): string {
  return (
    groundShadow(sheet, { y: 42, width: 84 }) +
    SHARDS.map(({ points, ridge, foot }) => {
      const [left, , right] = points;
      const facet = polygon([ridge, right!, points[3]!, foot]);
      const lit = polygon([left!, ridge, [ridge[0] * 0.9, ridge[1] + 14]]);
      return painted(sheet, polygon(points), {
        fill: linear(sheet, ['#f4d8ff', '#b46af5 36', '#7a2ad8 70', '#4a0f9a']),
        line: '#280454',
        depth: 2.4,
        inner: `<path d="${facet}" fill="#3a0a86" opacity=".5"/><path d="${lit}" fill="#fff"
          opacity=".5"/>`,
      });
    }).join('') +
    sparkle(-8, -24, 9)
  );
}
