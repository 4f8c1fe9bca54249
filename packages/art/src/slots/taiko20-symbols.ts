import { glow, rays, sparkle } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { n, placed, polar } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow, painted } from './painted.ts';
import { wildPlate } from './plate.ts';

const INK = '#1a0606';
const BOLT = 'M8 -30L-16 4H-3L-9 30L16 -6H3Z';

const vermilion = (sheet: Sheet) =>
  linear(sheet, ['#ff9a6a', '#f0441e 42', '#b01a10 80', '#6d0a0c']);

/** The drummers' badge: waves under a red evening sun, 48 across. */
export function badge(sheet: Sheet): string {
  const scale = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="11" fill="#fff6e0" stroke="#1a0606" stroke-width="2.4"/>
    <circle cx="${x}" cy="${y}" r="6.4" fill="none" stroke="#1a0606" stroke-width="2"/>`;
  const waves = [
    [-11, 10],
    [11, 10],
    [-22, 18],
    [0, 18],
    [22, 18],
    [-11, 26],
    [11, 26],
  ];
  return (
    '<circle r="24" fill="#1a0606"/>' +
    clipped(
      sheet,
      disc(0, 0, 21),
      `<rect x="-24" y="-24" width="48" height="48" fill="#fff6e0"/>
      <circle cy="-4" r="13" fill="#e83a1a"/>${waves.map(([x, y]) => scale(x!, y!)).join('')}`,
    )
  );
}

/** A drum from the front: skin, rivets, red body, and what is painted on it; about 88 across. */
export function drumHead(sheet: Sheet, sign = badge(sheet)): string {
  return (
    painted(sheet, disc(0, 0, 42), { fill: vermilion(sheet), line: INK, depth: 4 }) +
    around(20, '<circle cy="-38.4" r="2.2" fill="#ffd76e" stroke="#3d1004" stroke-width="1"/>') +
    painted(sheet, disc(0, 0, 34), {
      fill: radial(sheet, ['#fffdf0', '#fff0d0 55', '#e8c490 85', '#b8905c'], [0.44, 0.38, 0.66]),
      line: INK,
      weight: 2,
      depth: 4,
    }) +
    sign
  );
}

export function wildDrum(sheet: Sheet): string {
  return (
    glow(sheet, { x: 0, y: -4, radius: 46, colour: '#ff7a3a', strength: 0.8 }) +
    placed(drumHead(sheet), { y: -4, scale: 0.93 }) +
    wildPlate(sheet, {
      face: 'brush',
      cloth: ['#5a5058', '#241c22 50', '#0c080a'],
      line: '#000000',
      ink: ['#fff3c0', '#ff9a3a'],
    })
  );
}

/** Lightning within a ring of small drums. */
export function thunderRing(sheet: Sheet): string {
  const small =
    '<circle cy="-36" r="9.4" fill="#1a0606"/><circle cy="-36" r="7.6" fill="#e03a1a"/>' +
    '<circle cy="-36" r="5" fill="#fff0d0"/><circle cy="-36" r="1.9" fill="#1a0606"/>';
  return (
    rays(sheet, { centre: [0, 0], length: 46, count: 20, colour: '#bff0ff', strength: 1 }) +
    glow(sheet, { x: 0, y: 0, radius: 46, colour: '#5ac8ff', strength: 0.9 }) +
    '<circle r="36" fill="none" stroke="#1a0606" stroke-width="7"/>' +
    `<circle r="36" fill="none" stroke="${gold(sheet)}" stroke-width="3.4"/>` +
    painted(sheet, disc(0, 0, 27), {
      fill: radial(sheet, ['#4a8af5', '#1c3ab0 60', '#0a1450']),
      line: INK,
      weight: 2,
      light: 0.4,
    }) +
    around(8, small) +
    `<g transform="rotate(6)scale(1.12)">${painted(sheet, BOLT, {
      fill: linear(sheet, ['#ffffff', '#fff08a 40', '#ffc01e 75', '#f08a0c']),
      line: '#3d1c04',
      weight: 2.6,
      depth: 3,
    })}</g>` +
    sparkle(13, -16, 9)
  );
}

/** A dancer's mask of the storm: red lacquer, gold horns, wild hair. */
export function thunderMask(sheet: Sheet): string {
  const hair =
    'M0 -40L-12 -46L-16 -38L-30 -44L-30 -34L-44 -32L-38 -22L-47 -14L-40 -6L-47 4L-39 10' +
    'L-44 22L-34 24' +
    'L-34 36L-24 34L0 40L24 34L34 36L34 24L44 22L39 10L47 4L40 -6L47 -14L38 -22L44 -32' +
    'L30 -34L30 -44' +
    'L16 -38L12 -46Z';
  const face =
    'M0 -32C20 -34 33 -22 33 -4C33 10 29 20 24 28C18 38 9 43 0 43C-9 43 -18 38 -24 28' +
    'C-29 20 -33 10 -33 -4C-33 -22 -20 -34 0 -32Z';
  return (
    painted(sheet, hair, {
      fill: linear(sheet, ['#6a6a84', '#2c2a3c 50', '#100e18']),
      line: '#050408',
      weight: 1.6,
      depth: 3,
    }) +
    mirrored(
      painted(sheet, 'M10 -28C12 -38 18 -44 27 -46C27 -38 27 -30 22 -22Z', {
        fill: linear(sheet, ['#fff6cf', '#f0b83a 60', '#a8660f']),
        line: '#3d1f04',
        weight: 2,
        depth: 2,
      }),
    ) +
    painted(sheet, face, {
      fill: radial(sheet, ['#ff9a72', '#f03a1e 40', '#b01410 76', '#6a080c'], [0.42, 0.26, 0.8]),
      line: INK,
      depth: 5,
      inner: mirrored(
        '<path d="M20 8C26 10 28 18 24 24" stroke="#6a080c" stroke-width="3" fill="none"/>' +
          '<path d="M4 -26C8 -22 8 -18 4 -14" stroke="#6a080c" stroke-width="2.6" fill="none"/>',
      ),
    }) +
    mirrored(
      `<path d="M3 -10L14 -21L12 -16L30 -22L22 -12L27 -11L6 -4Z" fill="#141018" stroke="#ffcf5c"
        stroke-width="1.6" stroke-linejoin="round"/>
      <path d="M6 -2C12 -10 23 -9 27 -4C23 4 12 5 6 -2Z" fill="#ffd84a" stroke="#1a0606"
        stroke-width="2"/><circle cx="16.4" cy="-3" r="3.6" fill="#1a0606"/>
      <circle cx="17.8" cy="-4.4" r="1.2" fill="#fff"/>`,
    ) +
    painted(sheet, 'M-9 12C-11 4 -5 -2 0 -6C5 -2 11 4 9 12C4 16 -4 16 -9 12Z', {
      fill: linear(sheet, ['#ff9a72', '#c8200f']),
      line: '#6a080c',
      weight: 1.5,
      depth: 2,
    }) +
    `<path d="M-20 22C-10 17 10 17 20 22C18 34 10 38 0 38C-10 38 -18 34 -20 22Z" fill="#1a0606"
      stroke="#1a0606" stroke-width="2"/><path d="M-17 22C-8 19 8 19 17 22L14 27H-14Z"
      fill="#fff6e0"/><path d="M-15 33C-8 31 8 31 15 33C10 37 -10 37 -15 33Z" fill="#e8506a"/>
    <path d="M-15 35L-12 21L-8 34ZM15 35L12 21L8 34Z" fill="#ffd76e" stroke="#3d1f04"
      stroke-width="1.5" stroke-linejoin="round"/>` +
    gloss(sheet, { x: -9, y: -23, rx: 10, ry: 3.4, rotate: -10, strength: 0.7 })
  );
}

export function coat(sheet: Sheet): string {
  const blue = linear(sheet, ['#6a9aff', '#2a52d8 42', '#16308a 80', '#0c1c58']);
  const line = '#060c30';
  const body = 'M-14 -36L-44 -24L-46 4L-28 8L-28 -2L-30 42H30L28 -2L28 8L46 4L44 -24L14 -36Z';
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    painted(sheet, body, {
      fill: blue,
      line,
      depth: 4,
      inner: `<path d="M-50 -6L-26 0V8L-50 4ZM50 -6L26 0V8L50 4Z" fill="#ffffff"/>
        <path d="M-32 32L-24 24L-16 32L-8 24L0 32L8 24L16 32L24 24L32 32V44H-32Z" fill="#ffffff"/>
        <path d="M-28 4V-14M28 4V-14" stroke="${line}" stroke-opacity=".5" stroke-width="2.4"/>`,
    }) +
    painted(sheet, 'M-14 -38L-4 -40L0 -20L4 -40L14 -38L6 42H-6Z', {
      fill: linear(sheet, ['#3a3640', '#141018']),
      line,
      weight: 1.8,
      depth: 3,
      inner: `<path d="M-10 -30L-2 42M10 -30L2 42" stroke="#f0441e" stroke-width="3" fill="none"/>`,
    }) +
    painted(sheet, 'M-30 12H30V21H-30Z', { fill: vermilion(sheet), line, weight: 2, depth: 2 }) +
    painted(sheet, disc(0, 16, 7), { fill: vermilion(sheet), line, weight: 2, depth: 2 }) +
    [-17, 17]
      .map(
        (x) => `<circle cx="${x}" cy="-14" r="8" fill="#fff"/>
          ${placed(badge(sheet), { x, y: -14, scale: 0.34 })}`,
      )
      .join('')
  );
}

export function sticks(sheet: Sheet): string {
  const stick = painted(sheet, 'M-4.6 -42C-4.6 -46 4.6 -46 4.6 -42L6 42C6 47 -6 47 -6 42Z', {
    fill: linear(sheet, ['#a8642a', '#ffe0a8 30', '#e8ac60 55', '#8a4a1c'], [0, 0, 1, 0]),
    line: '#3d1c08',
    depth: 3,
    inner: `<path d="M-8 16H8M-8 22H8M-8 28H8M-8 34H8" stroke="#e03a1a" stroke-width="3.6"/>`,
  });
  return (
    rays(sheet, { centre: [0, -6], length: 44, count: 14, colour: '#ffc86a', strength: 0.9 }) +
    groundShadow(sheet, { y: 43, width: 76 }) +
    `<g transform="rotate(44)scale(1.14 1.24)">${stick}</g>
    <g transform="rotate(-44)scale(1.14 1.24)">${stick}</g>` +
    painted(
      sheet,
      'M-9 -11C-3 -16 3 -16 9 -11C15 -5 15 3 9 9C3 14 -3 14 -9 9C-15 3 -15 -5 -9 -11Z',
      {
        fill: vermilion(sheet),
        line: INK,
        weight: 2,
        depth: 3,
      },
    ) +
    '<path d="M-7 -5L0 2L7 -5M-7 2L0 9L7 2" stroke="#ffd76e" stroke-width="2.6" fill="none"/>'
  );
}

/** A round festival fan on its bamboo grip. */
export function roundFan(sheet: Sheet): string {
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = polar([0, 26], 66, -146 + index * 14);
    return `M0 26L${n(x)} ${n(y)}`;
  }).join('');
  return (
    groundShadow(sheet, { y: 43, width: 56 }) +
    '<g transform="rotate(14)">' +
    painted(sheet, 'M-3.6 14H3.6L4.4 46H-4.4Z', {
      fill: linear(sheet, ['#a8642a', '#ffd89a 40', '#8a4a1c'], [0, 0, 1, 0]),
      line: '#3d1c08',
      weight: 2,
      depth: 2,
    }) +
    painted(
      sheet,
      'M0 -44C22 -46 38 -30 37 -10C36 8 22 16 8 22H-8C-22 16 -36 8 -37 -10C-38 -30 -22 -46 0 -44Z',
      {
        fill: radial(sheet, ['#b8ffd0', '#2fc07a 46', '#0c8050 78', '#04503a'], [0.42, 0.3, 0.8]),
        line: '#022e22',
        depth: 4,
        inner: `<path d="M-40 0C-26 -14 -14 6 0 -6C14 -16 26 4 40 -8V24H-40Z" fill="#eafff2"/>
        <circle cx="14" cy="-24" r="9" fill="#f0441e"/>
        <path d="${ribs}" stroke="#022e22" stroke-opacity=".24" stroke-width="1.6"/>`,
      },
    ) +
    painted(sheet, 'M-9 18H9L5 26H-5Z', {
      fill: gold(sheet),
      line: '#3d1f04',
      weight: 1.8,
      depth: 2,
    }) +
    '</g>' +
    gloss(sheet, { x: -14, y: -28, rx: 10, ry: 4, rotate: -30 })
  );
}
