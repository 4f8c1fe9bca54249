import { glow, rays, sparkle } from '../draw/light.ts';
import { gold, lacquer } from '../draw/metals.ts';
import { n, placed, polar, polygon } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { around, disc, gloss, groundShadow, painted } from './painted.ts';
import { wildPlate } from './plate.ts';

const INK = '#0c0a26';

/** An unrolled scroll with a landscape in ink, a red moon and a seal. */
export function openScroll(sheet: Sheet): string {
  const roller = (x: number) =>
    painted(sheet, `M${x - 6} -34H${x + 6}V34H${x - 6}Z`, {
      fill: linear(sheet, ['#2a2470', '#7a74e0 34', '#3f36a8 60', '#1a1650'], [0, 0, 1, 0]),
      line: INK,
      depth: 3,
    }) +
    [-37, 37]
      .map((y) =>
        painted(sheet, `M${x - 4.6} ${y - 4}H${x + 4.6}V${y + 4}H${x - 4.6}Z`, {
          fill: gold(sheet),
          line: '#3d1f04',
          weight: 2,
          depth: 2,
        }),
      )
      .join('');
  const ink = `<circle cx="12" cy="-12" r="10" fill="${lacquer(sheet)}"/>
    <path d="M-34 22L-18 -6L-8 8L4 -4L20 18L34 8V34H-34Z" fill="#2a2450" opacity=".9"/>
    <path d="M-18 -6L-12 2L-17 1L-21 4L-24 5ZM4 -4L10 4L5 3L0 6L-2 1Z" fill="#fff6e0"/>
    <path d="M-34 24Q-10 16 10 24T36 22V36H-34Z" fill="#c8a878" opacity=".7"/>
    <rect x="-29" y="-25" width="11" height="14" rx="2" fill="#d8202f"/>
    <path d="M-26.5 -21.5H-20.5M-26.5 -17.8H-20.5M-26.5 -14.2H-20.5" stroke="#fff0dc"
      stroke-width="1.6"/>`;
  return (
    painted(sheet, 'M-36 -29H36V29H-36Z', {
      fill: linear(sheet, ['#fffbe8', '#ffeec4 55', '#e0b878']),
      line: '#4a2c0c',
      depth: 3,
      inner: ink,
    }) +
    roller(-38) +
    roller(38)
  );
}

export function scroll(sheet: Sheet): string {
  return (
    rays(sheet, { centre: [0, -4], length: 46, count: 18, colour: '#ffdf8a', strength: 1 }) +
    glow(sheet, { x: 0, y: -4, radius: 46, colour: '#ffc04a', strength: 0.85 }) +
    placed(openScroll(sheet), { y: -7, scale: 0.92 }) +
    sparkle(22, -30, 9) +
    wildPlate(sheet, {
      face: 'heavy',
      cloth: ['#ff6a6a', '#d01834 50', '#7a0824'],
      line: '#34041a',
    })
  );
}

const HOOD =
  'M0 -42C26 -43 40 -24 40 -2C40 12 37 22 33 30C26 42 12 45 0 45C-12 45 -26 42 -33 30' +
  'C-37 22 -40 12 -40 -2C-40 -24 -26 -43 0 -42Z';

/** A face under cloth: only the eyes are seen. */
export function hoodedHead(sheet: Sheet): string {
  const eye = (side: number) =>
    `<path d="M${side * 5} 2C${side * 10} -5 ${side * 19} -6 ${side * 25} -3C${side * 21} 5
      ${side * 11} 6 ${side * 5} 2Z" fill="#fffdf4" stroke="#2a1014" stroke-width="1.8"/>
    <circle cx="${side * 14.4}" cy="-.4" r="4" fill="#3a1a12"/>
    <circle cx="${side * 14.4 + 1.4}" cy="-1.8" r="1.3" fill="#fff"/>
    <path d="M${side * 3} -3C${side * 10} -11 ${side * 20} -12 ${side * 28} -7L${side * 26} -4
      C${side * 19} -7 ${side * 11} -6 ${side * 4} 0Z" fill="#1c0c10"/>`;
  const cloth = radial(sheet, ['#8a84f0', '#4a42b8 42', '#2a2480 72', '#14104a'], [0.4, 0.26, 0.8]);
  return (
    painted(
      sheet,
      'M24 -20C36 -30 44 -30 46 -40C47 -26 42 -14 30 -10ZM26 -14C38 -14 42 -8 46 -10' +
        'C44 0 36 2 26 -4Z',
      {
        fill: lacquer(sheet),
        line: '#34041a',
        weight: 2,
        depth: 3,
      },
    ) +
    painted(sheet, HOOD, {
      fill: cloth,
      line: INK,
      depth: 5,
      inner: `<path d="M-42 16C-20 26 20 26 42 16M-36 28C-16 38 16 38 36 28" stroke="#14104a"
        stroke-width="2.6" fill="none" opacity=".8"/>`,
    }) +
    painted(
      sheet,
      'M-32 -10C-16 -15 16 -15 32 -10C36 -2 34 6 28 10C14 14 -14 14 -28 10C-34 6 -36 -2 -32 -10Z',
      {
        fill: linear(sheet, ['#ffd8b0', '#f0b088 60', '#c07a5c']),
        line: INK,
        weight: 1.8,
        depth: 4,
        inner: eye(-1) + eye(1),
      },
    ) +
    painted(
      sheet,
      'M-38 -24C-20 -32 20 -32 38 -24C40 -19 40 -15 39 -11C20 -18 -20 -18 -39 -11' +
        'C-40 -15 -40 -19 -38 -24Z',
      {
        fill: lacquer(sheet),
        line: '#34041a',
        weight: 2,
        depth: 3,
      },
    ) +
    `<path d="M0 -31L8 -22L0 -13L-8 -22Z" fill="${gold(sheet)}" stroke="#4a2405" stroke-width="2"
      stroke-linejoin="round"/><path d="M0 -26L3.6 -22L0 -18L-3.6 -22Z" fill="#4a2405"/>` +
    gloss(sheet, { x: -14, y: -36, rx: 12, ry: 4, rotate: -16, strength: 0.6 })
  );
}

export const mask = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 43, width: 70 }) + placed(hoodedHead(sheet), { y: -1, scale: 0.97 });

export function star(sheet: Sheet): string {
  const blade = 'M0 -46L9 -14L0 -10L-9 -14Z';
  const light = 'M0 -46L-9 -14L0 -10Z';
  const arms = (colour: string, width: number) =>
    around(
      6,
      `<path d="${blade}" fill="${colour}" stroke="${colour}" stroke-width="${width}"
      stroke-linejoin="round"/>`,
    );
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    `<g transform="rotate(8)scale(.96)">${arms('#0a1220', 4.4)}<circle r="18" fill="#0a1220"/>` +
    around(
      6,
      `<path d="${blade}" fill="${linear(sheet, ['#d8e8f4', '#7a94ac 60', '#3a4c60'])}"/>
      <path d="${light}" fill="${linear(sheet, ['#ffffff', '#c8dcea 60', '#8aa4b8'])}"/>`,
    ) +
    painted(sheet, disc(0, 0, 16.5), {
      fill: linear(sheet, ['#e8f4fc', '#7a94ac 50', '#3a4c60'], [0, 0, 1, 1]),
      line: '#0a1220',
      weight: 1.6,
      depth: 3,
    }) +
    `<circle r="11" fill="none" stroke="#d01834" stroke-width="3.4"/>
    <circle r="6.4" fill="#0a1220"/><path d="M-5 3A6 6 0 0 0 5 3" stroke="#c8dcea"
      stroke-width="1.6"
      fill="none"/></g>` +
    sparkle(-9, -33, 9) +
    sparkle(33, 6, 6)
  );
}

/** A sword at rest in its red sheath, tied with a golden cord. */
export function sword(sheet: Sheet): string {
  const sheath = 'M-7.5 -10H7.5C9 10 8 34 3 56C1 60 -5 60 -7 56C-8 34 -8 10 -7.5 -10Z';
  const diamonds = [-46, -37, -28].map((y) => `M0 ${y - 5}L5 ${y}L0 ${y + 5}L-5 ${y}Z`).join('');
  return (
    groundShadow(sheet, { y: 42, width: 60 }) +
    '<g transform="translate(-1 -1)rotate(45)scale(.95)">' +
    painted(sheet, sheath, {
      fill: linear(sheet, ['#6d0620', '#ff7a7a 28', '#d01834 52', '#6d0620'], [0, 0, 1, 0]),
      line: '#2a0212',
      depth: 3,
    }) +
    painted(sheet, 'M-6 50H5L2 60H-6Z', {
      fill: gold(sheet),
      line: '#3d1f04',
      weight: 1.6,
      depth: 2,
    }) +
    painted(sheet, 'M-6.4 -54H6.4V-18H-6.4Z', {
      fill: linear(sheet, ['#14104a', '#5a52c8 40', '#1a1650'], [0, 0, 1, 0]),
      line: INK,
      depth: 2,
      inner: `<path d="${diamonds}" fill="#fff6e0"/>`,
    }) +
    painted(sheet, 'M-7.4 -59H7.4V-52H-7.4Z', {
      fill: gold(sheet),
      line: '#3d1f04',
      weight: 1.8,
      depth: 2,
    }) +
    painted(sheet, disc(0, -14, 15, 6), {
      fill: gold(sheet),
      line: '#3d1f04',
      weight: 2,
      depth: 3,
    }) +
    `<path d="M-10 2H10M-10 8H10" stroke="#3d1f04" stroke-width="6.4" stroke-linecap="round"/>
    <path d="M-10 2H10M-10 8H10" stroke="#ffcf5c" stroke-width="3.6" stroke-linecap="round"/>
    <path d="M9 5C24 2 28 14 20 18C14 20 12 12 20 10C28 8 30 26 22 34" stroke="#3d1f04"
      stroke-width="6" fill="none" stroke-linecap="round"/>
    <path d="M9 5C24 2 28 14 20 18C14 20 12 12 20 10C28 8 30 26 22 34" stroke="#ffcf5c"
      stroke-width="3.2" fill="none" stroke-linecap="round"/></g>` +
    sparkle(-20, 16, 7)
  );
}

export function smokeBomb(sheet: Sheet): string {
  const smoke = (puffs: readonly (readonly [number, number, number])[]) => {
    const balls = (grow: number) =>
      puffs.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${n(r + grow)}"/>`).join('');
    const lit = linear(sheet, ['#ffffff', '#c8f5d8 50', '#6ab89a']);
    return `<g fill="#123d38">${balls(2.4)}</g><g fill="#8ad0b0">${balls(0)}</g>
      <g fill="${lit}" transform="translate(-.8 -1.4)">${balls(-1.8)}</g>`;
  };
  const band = Array.from({ length: 3 }, (_, index) => {
    const [x, y] = polar([0, 10], 16, 150 + index * 120);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="4.4" fill="${gold(sheet)}" stroke="#3d1f04"
      stroke-width="1.5"/>`;
  }).join('');
  return (
    groundShadow(sheet, { y: 43, width: 88 }) +
    smoke([
      [-30, 22, 13],
      [31, 18, 12],
      [36, 30, 9],
    ]) +
    painted(sheet, disc(0, 10, 30), {
      fill: radial(sheet, ['#6adcb0', '#1f8a78 40', '#0c4a50 76', '#062a34'], [0.36, 0.26, 0.8]),
      line: '#021a20',
      depth: 5,
      inner: '<path d="M-34 16Q0 30 34 16" stroke="#d01834" stroke-width="6" fill="none"/>',
    }) +
    band +
    painted(
      sheet,
      polygon([
        [-9, -26],
        [9, -26],
        [11, -16],
        [-11, -16],
      ]),
      {
        fill: gold(sheet),
        line: '#3d1f04',
        weight: 2,
        depth: 2,
      },
    ) +
    `<path d="M0 -26C0 -36 8 -38 16 -36" stroke="#3d1f04" stroke-width="6.4" fill="none"
      stroke-linecap="round"/><path d="M0 -26C0 -36 8 -38 16 -36" stroke="#f0d8a0"
      stroke-width="3.2" fill="none" stroke-linecap="round"/>` +
    glow(sheet, { x: 19, y: -36, radius: 14, colour: '#ffb03a', strength: 1 }) +
    sparkle(19, -36, 10, '#fff3c0') +
    smoke([
      [-34, 34, 9],
      [-21, 33, 11],
      [-7, 37, 7.6],
      [8, 36, 8],
      [22, 32, 11.6],
      [35, 35, 8.6],
    ]) +
    gloss(sheet, { x: -12, y: -5, rx: 8, ry: 5, rotate: -32 })
  );
}
