import { holedCoin } from '../draw/coin.ts';
import { glow, sparkle } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { type Point, placed, polar, polygon } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { around, disc, gloss, groundShadow, painted } from './painted.ts';
import { wildPlate } from './plate.ts';

export const GOLD_LINE = '#4a2a06';

/** The round door alone: a golden disc with bolts and a five-spoked wheel. */
export function wheelDoor(sheet: Sheet): string {
  const bolt = `<circle cy="-33.5" r="3.6" fill="${gold(sheet)}" stroke="${GOLD_LINE}"
    stroke-width="1.6"/>`;
  const spoke = `<path d="M-2.6 0L-1.9 -24H1.9L2.6 0Z" fill="${gold(sheet)}" stroke="${GOLD_LINE}"
    stroke-width="1.6" stroke-linejoin="round"/><circle cy="-25" r="4.2" fill="${gold(sheet)}"
    stroke="${GOLD_LINE}" stroke-width="1.6"/>`;
  return (
    painted(sheet, disc(0, 0, 41), {
      fill: linear(sheet, ['#fff0b0', '#f0b840 40', '#a86a14 78', '#e0a540'], [0, 0, 1, 1]),
      line: '#1a1006',
      depth: 4,
    }) +
    around(10, bolt, 18) +
    painted(sheet, disc(0, 0, 27.5), {
      fill: radial(sheet, ['#6d7a8c', '#3a4452 55', '#161b22'], [0.38, 0.3, 0.8]),
      line: GOLD_LINE,
      weight: 2,
    }) +
    `<circle r="18.5" fill="none" stroke="${goldRim(sheet)}" stroke-width="3"/>` +
    around(5, spoke) +
    painted(sheet, disc(0, 0, 8), { fill: gold(sheet), line: GOLD_LINE, weight: 1.6, depth: 3 }) +
    `<path d="M-35 -14A37.5 37.5 0 0 1 -10 -36.4" stroke="#fffbe6" stroke-width="2.6" fill="none"
      stroke-linecap="round" opacity=".9"/>`
  );
}

export function vaultDoor(sheet: Sheet): string {
  return (
    glow(sheet, { x: 0, y: -4, radius: 46, colour: '#ffcf5c', strength: 0.7 }) +
    placed(wheelDoor(sheet), { y: -4, scale: 0.96 }) +
    wildPlate(sheet, {
      face: 'heavy',
      cloth: ['#7a8798', '#3a4452 50', '#1a2029'],
      line: '#0a0d12',
    })
  );
}

export function crown(sheet: Sheet): string {
  const body = 'M-36 26L-43 -16L-22 4L-14 -30L0 -4L14 -30L22 4L43 -16L36 26C20 33 -20 33 -36 26Z';
  const band = 'M-37 22C-20 29 20 29 37 22L36 36C20 43 -20 43 -36 36Z';
  const pearl = (x: number, y: number, colours: readonly string[]) =>
    painted(sheet, disc(x, y, 6), {
      fill: radial(sheet, colours, [0.36, 0.3, 0.8]),
      line: GOLD_LINE,
      weight: 1.6,
      depth: 2,
    });
  const red = ['#ffb0b8', '#f0264e 45', '#8a0a2e'];
  const blue = ['#b8e4ff', '#2f8af0 45', '#0c3a9a'];
  return (
    groundShadow(sheet, { y: 40, width: 84 }) +
    painted(sheet, 'M-30 24C-32 0 -16 -12 0 -12C16 -12 32 0 30 24Z', {
      fill: radial(sheet, ['#d83a5c', '#8a1236 60', '#4a0620'], [0.5, 0.2, 0.9]),
      line: '#2a0414',
    }) +
    painted(sheet, body, {
      fill: linear(sheet, ['#fff6c8', '#ffd65c 30', '#e8a422 68', '#a86412']),
      line: GOLD_LINE,
      depth: 4,
    }) +
    painted(sheet, band, {
      fill: linear(sheet, ['#ffe28a', '#d8941e 55', '#8a520d']),
      line: GOLD_LINE,
      weight: 1.8,
      depth: 3,
    }) +
    pearl(-40, -20, red) +
    pearl(40, -20, red) +
    pearl(-14, -34, blue) +
    pearl(14, -34, blue) +
    painted(sheet, 'M0 -2L9 9L0 20L-9 9Z', {
      fill: linear(sheet, ['#c8ffd8', '#2fc46a 50', '#0a6a34']),
      line: '#06381c',
      weight: 1.6,
      depth: 2,
    }) +
    placed(pearl(0, 0, red), { x: -22, y: 32, scale: 0.72 }) +
    placed(pearl(0, 0, blue), { y: 34.5, scale: 0.72 }) +
    placed(pearl(0, 0, red), { x: 22, y: 32, scale: 0.72 }) +
    sparkle(-30, -2, 8)
  );
}

/** One bar seen from the front and above, its foot on the origin. */
function bar(sheet: Sheet): string {
  return (
    painted(sheet, 'M-22 0L-16 -17H16L22 0Z', {
      fill: linear(sheet, ['#ffe07a', '#f0b030 55', '#b06c12']),
      line: GOLD_LINE,
      depth: 3,
    }) +
    painted(sheet, 'M-16 -17L-11 -25H11L16 -17Z', {
      fill: linear(sheet, ['#fffbe0', '#ffe69a']),
      line: GOLD_LINE,
      weight: 1.6,
      depth: 2,
      shade: 0.1,
    }) +
    `<path d="M-9 -12H9L11 -5H-11Z" fill="none" stroke="#a86412" stroke-width="1.8"
      stroke-linejoin="round"/><path d="M-18 -4L-13.5 -14" stroke="#fffbe6" stroke-width="2"
      stroke-linecap="round"/>`
  );
}

export function bars(sheet: Sheet): string {
  return (
    groundShadow(sheet, { y: 36, width: 92 }) +
    `<g transform="translate(0 36)scale(1 1.34)">` +
    placed(bar(sheet), { x: -22, scale: 1.02 }) +
    placed(bar(sheet), { x: 22, scale: 1.02 }) +
    placed(bar(sheet), { y: -26, scale: 1.14 }) +
    '</g>' +
    sparkle(18, -30, 13) +
    sparkle(-34, 8, 8)
  );
}

type Facets = readonly (readonly [points: readonly Point[], colour: string])[];

const facets = (list: Facets): string =>
  list.map(([points, colour]) => `<path d="${polygon(points)}" fill="${colour}"/>`).join('');

/** A stone in the emerald cut: two octagons and the slopes between them. */
export function emerald(sheet: Sheet): string {
  const outer: Point[] = [
    [-20, -43],
    [20, -43],
    [36, -27],
    [36, 27],
    [20, 43],
    [-20, 43],
    [-36, 27],
    [-36, -27],
  ];
  const inner = outer.map(([x, y]): Point => [x * 0.56, y * 0.62]);
  const tones = [
    '#d2ffe0',
    '#6ff0a4',
    '#23b86a',
    '#0a7a42',
    '#06562e',
    '#0a6a3a',
    '#1f9e5c',
    '#8cf5b8',
  ];
  const slopes = outer.map((corner, index): readonly [readonly Point[], string] => {
    const next = (index + 1) % outer.length;
    return [[corner, outer[next]!, inner[next]!, inner[index]!], tones[index]!];
  });
  return (
    groundShadow(sheet, { y: 43, width: 78 }) +
    painted(sheet, polygon(outer), {
      fill: '#17a058',
      line: '#03351c',
      weight: 2.8,
      shade: 0.2,
      inner:
        facets(slopes) +
        `<path d="${polygon(inner)}"
          fill="${linear(sheet, ['#8affc0', '#2fce7a 45', '#0f8a4a'], [0, 0, 1, 1])}"/>
        <path d="${polygon([inner[0]!, inner[1]!, [-20, 6], inner[7]!])}" fill="#ffffff"
          opacity=".42"/>`,
    }) +
    sparkle(17, -26, 11) +
    sparkle(-20, 24, 6)
  );
}

/** A round brilliant from above: a star of kites around a table. */
export function ruby(sheet: Sheet): string {
  const centre: Point = [0, 0];
  const tones = [
    '#ffd0d8',
    '#ff7a8e',
    '#e8284e',
    '#b00a38',
    '#86062c',
    '#a00a34',
    '#d81f48',
    '#ff9aaa',
  ];
  const list = tones.flatMap((tone, index): Facets => {
    const turn = index * 45 - 90;
    const tip = polar(centre, 43, turn);
    const left = polar(centre, 43, turn - 45);
    const root = polar(centre, 24, turn - 22.5);
    const rootNext = polar(centre, 24, turn + 22.5);
    return [
      [[left, tip, root], tones[(index + 1) % 8]!],
      [[tip, root, rootNext], tone],
    ];
  });
  const outline = polygon(tones.map((_, index) => polar(centre, 43, index * 45 - 90)));
  const table = polygon(tones.map((_, index) => polar(centre, 24, index * 45 - 67.5)));
  return (
    groundShadow(sheet, { y: 43, width: 76 }) +
    painted(sheet, outline, {
      fill: '#c8163e',
      line: '#42031a',
      weight: 2.8,
      shade: 0.2,
      inner:
        facets(list) +
        `<path d="${table}"
          fill="${linear(sheet, ['#ff8a9c', '#e8204a 50', '#a00a34'], [0, 0, 1, 1])}"/>
        <path d="M-20 -12L-9 -22L12 -20L-18 8Z" fill="#fff" opacity=".45"/>`,
    }) +
    sparkle(22, -22, 11) +
    sparkle(-24, 18, 6)
  );
}

export function key(sheet: Sheet): string {
  const copper = linear(sheet, ['#ffdcb0', '#f0904a 36', '#c05a1e 66', '#7a300c']);
  const line = '#3d1606';
  const ring = (radius: number, width: number, colour: string) =>
    `<circle cy="-19" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const shaft = 'M-6.5 0H6.5V16H21V26H6.5V32H25V43H6.5V45H-6.5Z';
  return (
    groundShadow(sheet, { y: 42, width: 60 }) +
    '<g transform="translate(0 -5)rotate(30)scale(.96)">' +
    painted(sheet, shaft, { fill: copper, line, depth: 3 }) +
    ring(17, 17, line) +
    ring(17, 12, copper) +
    ring(17, 2, '#7a300c') +
    `<path d="M-20 -25A21 21 0 0 1 -1 -40" fill="none" stroke="#fff3e0" stroke-width="3"
      stroke-linecap="round"/>` +
    painted(sheet, 'M-11 0H11V9H-11Z', { fill: copper, line, weight: 2, depth: 3 }) +
    '</g>'
  );
}

export function pouch(sheet: Sheet): string {
  const bag = 'M-14 -18C-34 -4 -44 14 -40 30C-36 44 36 44 40 30C44 14 34 -4 14 -18Z';
  const mouth = 'M-24 -40C-12 -34 12 -34 24 -40C26 -32 18 -24 14 -17H-14C-18 -24 -26 -32 -24 -40Z';
  const velvet = ['#c48aff', '#7a3fd8 40', '#4a1a9a 76', '#2a0a66'];
  return (
    groundShadow(sheet, { y: 41, width: 90 }) +
    placed(holedCoin(sheet), { x: -9, y: -34, scale: 1.05, rotate: -16 }) +
    placed(holedCoin(sheet), { x: 10, y: -36, scale: 1.05, rotate: 14 }) +
    painted(sheet, mouth, { fill: linear(sheet, velvet), line: '#1c0640', depth: 3 }) +
    painted(sheet, bag, {
      fill: radial(sheet, velvet, [0.4, 0.24, 0.85]),
      line: '#1c0640',
      depth: 5,
      inner: `<path d="M-14 -16C-24 4 -26 20 -24 40M14 -16C24 4 26 20 24 40" stroke="#2a0a66"
        stroke-opacity=".5" stroke-width="3" fill="none"/>`,
    }) +
    `<path d="M-17 -17Q0 -11 17 -17" stroke="#4a2a06" stroke-width="8" fill="none"
      stroke-linecap="round"/><path d="M-17 -17Q0 -11 17 -17" stroke="${gold(sheet)}"
      stroke-width="4.6" fill="none" stroke-linecap="round"/>` +
    placed(holedCoin(sheet), { y: 15, scale: 1.5 }) +
    gloss(sheet, { x: -22, y: 4, rx: 6, ry: 12, rotate: 28, strength: 0.4 })
  );
}
