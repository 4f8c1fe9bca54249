import { glow, sparkle } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { n, placed, polar } from '../draw/path.ts';
import { clipped, radial, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { draughtsman } from './shapes.ts';

const INK = '#0d090c';
const STRAW = ['#fff0c4', '#e8c885 35', '#b98a48 75', '#7a5426'];
const HAT = `M-43 3C-30 -8 -14 -27 -3 -36Q0 -38.5 3 -36C14 -27 30 -8 43 3C28 13 -28 13 -43 3Z`;

/** The weave of a straw hat: ribs from its tip and bands across them. */
function weave(): string {
  const ribs = [-42, -30, -19, -9.5, 0, 9.5, 19, 30, 42]
    .map((x) => `M0 -38Q${n(x * 0.35)} -18 ${x} 12`)
    .join('');
  const bands = [-24, -13, -3]
    .map((y) => {
      const half = (y + 40) * 1.05;
      return `M${n(-half)} ${y}Q0 ${n(y + 10)} ${n(half)} ${y}`;
    })
    .join('');
  return `<path d="${ribs}" fill="none" stroke="#6b4420" stroke-opacity=".6" stroke-width="1.6"/>
    <path d="${bands}" fill="none" stroke="#6b4420" stroke-opacity=".42" stroke-width="2"/>`;
}

const hat = (sheet: Sheet, tones: readonly string[], lightColour: string): string =>
  draughtsman(sheet, INK)(HAT, tones, { inner: weave(), lightColour });

export const strawHat = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 40, width: 76 }) +
  `<path d="M-24 12C-20 30 -8 34 -2 42M24 12C20 30 8 34 2 42" fill="none" stroke="${INK}"
    stroke-width="6" stroke-linecap="round"/>
  <path d="M-24 12C-20 30 -8 34 -2 42M24 12C20 30 8 34 2 42" fill="none" stroke="#d8283a"
    stroke-width="3" stroke-linecap="round"/>
  <ellipse cy="14" rx="40" ry="9" fill="${INK}"/><ellipse cy="14" rx="36" ry="6.5"
    fill="#3d2413"/>` +
  placed(hat(sheet, STRAW, '#fff8e0'), {
    y: 5,
    scale: 1.03,
  }) +
  `<circle cx="0" cy="30" r="5" fill="${INK}"/><circle cy="29.4" r="3.4" fill="#ff6a52"/>`;

/** The swordsman from the chest up: only his jaw comes out of the hat's shade. */
function swordsman(sheet: Sheet): string {
  const body = draughtsman(sheet, INK);
  const coat = 'M-41 46C-40 24 -27 13 -13 8H13C27 13 40 24 41 46Z';
  const folds = `<path d="M-13 8L6 46H-20L-34 22ZM13 8L30 46H41V20Z" fill="#05060c" opacity=".45"/>
    <path d="M-30 18L-24 46M28 17L24 46" stroke="#7d86a8" stroke-opacity=".4" stroke-width="2"/>`;
  const face = 'M-12 -6C-13 6 -8 15 0 18C8 15 13 6 12 -6Z';
  const hilt = `<rect x="-3.6" y="-30" width="7.2" height="30" rx="2" fill="${INK}"/>
    <rect x="-2.2" y="-29" width="4.4" height="28" fill="#efe2c4"/>
    <path d="M-2 -26l4 4l-4 4l4 4l-4 4l4 4l-4 4" fill="none" stroke="#7a1420" stroke-width="1.8"/>
    <ellipse cy="1" rx="8" ry="3" fill="${INK}"/>
    <ellipse cy=".4" rx="6.4" ry="1.9" fill="${gold(sheet)}"/>`;
  return (
    placed(hilt, { x: 23, y: 18, rotate: 40, scale: 1.15 }) +
    body(coat, ['#4a5270', '#262b42 50', '#12131f'], { inner: folds, lightColour: '#ff9a7a' }) +
    `<path d="M-13 8L2 40L15 9L8 5L1 24L-7 5Z" fill="#efe2c4" stroke="${INK}" stroke-width="1.6"
      stroke-linejoin="round"/>` +
    body(face, ['#1c0d0c', '#4a241a 38', '#d89a70 56', '#b0704a'], { light: 0.15 }) +
    `<path d="M-8 1l6 1.8M8 1l-6 1.8" stroke="#ffd8b0" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M-3.6 12.4Q0 11 3.6 12.4" stroke="#5c2418" stroke-width="1.6" fill="none"/>` +
    body('M-15 9C-6 18 8 19 15 10C18 15 17 20 13 22C3 27 -9 25 -15 19Z', [
      '#ff5a4a',
      '#c8202f 55',
      '#6d0a1c',
    ]) +
    body('M-12 15C-24 10 -32 18 -45 9C-44 19 -37 27 -26 26C-20 25 -16 23 -11 22Z', [
      '#ff5a4a',
      '#b81a2c 60',
      '#5c0818',
    ]) +
    placed(hat(sheet, ['#5a4a52', '#2c2430 55', '#120d14'], '#ffb494'), {
      y: -13,
      scale: 0.76,
    })
  );
}

/** The moon of this land: red, with its seas, brighter where it faces us. */
export function redMoon(sheet: Sheet, radius: number): string {
  const path = disc(0, 0, radius);
  const seas = [
    [-0.34, -0.3, 0.26],
    [0.3, -0.12, 0.34],
    [-0.15, 0.42, 0.24],
    [0.42, 0.5, 0.16],
    [-0.6, 0.15, 0.14],
    [0.05, -0.62, 0.15],
  ]
    .map(
      ([x, y, r]) => `<ellipse cx="${n(x! * radius)}" cy="${n(y! * radius)}" rx="${n(r! * radius)}"
      ry="${n(r! * radius * 0.8)}"/>`,
    )
    .join('');
  const tones = ['#ff9a74', '#ef4a3c 40', '#b5162a 78', '#6d0a1e'];
  return `<path d="${path}" fill="${radial(sheet, tones, [0.4, 0.34, 0.72])}"/>
    ${clipped(sheet, path, `<g fill="#7a0c20" opacity=".38">${seas}</g>`)}`;
}

export const wild = (sheet: Sheet): string =>
  `<circle cy="-4" r="42" fill="${INK}"/>${placed(redMoon(sheet, 40), { y: -4 })}` +
  clipped(sheet, `${disc(0, -4, 42)}M-48 -48H48V20H-48Z`, swordsman(sheet)) +
  wildPlate(sheet, {
    y: 33,
    cloth: ['#fff8e4', '#ecdcb8 60', '#c9b184'],
    line: INK,
    ink: ['#ff7a5c', '#e8283c'],
    face: 'brush',
  });

export const moonScatter = (sheet: Sheet): string =>
  burst(sheet, '#ff3a2c', '#ffb08a', 18) +
  '<g transform="scale(1.16)">' +
  `<circle r="36" fill="${INK}"/>` +
  `<circle r="34.4" fill="${gold(sheet)}"/><circle r="31" fill="${INK}"/>` +
  redMoon(sheet, 30) +
  clipped(
    sheet,
    disc(0, 0, 30),
    `<path d="M-34 17C-22 9 -10 20 2 14C14 8 22 17 36 11V34H-34Z" fill="#2a0610" opacity=".75"/>
    <path d="M-34 24C-18 16 -4 27 10 21C20 17 28 23 36 20V36H-34Z" fill="${INK}"/>
    <path d="M34 -26C18 -22 12 -12 0 -13M20 -20C14 -23 10 -24 6 -24M12 -15C8 -10 4 -7 -2 -6"
      fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`,
  ) +
  '<path d="M-22 -14A27 27 0 0 1 -6 -26" fill="none" stroke="#ffe6d4" stroke-width="3" ' +
  'stroke-linecap="round" stroke-opacity=".85"/>' +
  '</g>' +
  sparkle(-31, 27, 8, '#ffe6c4') +
  sparkle(32, -28, 9, '#ffe6c4') +
  sparkle(29, 31, 6, '#ffe6c4');

export function katana(sheet: Sheet): string {
  const body = draughtsman(sheet, INK);
  const sheath = 'M-6.4 -14H6.4C7.4 4 9 26 13 46C9 50 3 50 0 47C-4 26 -6 4 -6.4 -14Z';
  const grip = 'M-6 -24H6V-52Q0 -56 -6 -52Z';
  const wrap = [-50, -43, -36, -29]
    .map((y) => `<path d="M0 ${y - 4}l4.6 4l-4.6 4l-4.6 -4Z" fill="#efe2c4"/>`)
    .join('');
  const cord = 'M-8 -6C-17 0 -14 10 -6 9M8 -4C18 0 17 12 7 12M-6 9C-14 14 -15 24 -9 30';
  const drawn =
    body(sheath, ['#6d0a1c', '#e8283c 28', '#ff8a74 42', '#b5162a 62', '#5c0818'], {
      along: [0, 0, 1, 0],
      inner: `<path d="M-8 22H14V27H-8ZM-8 31H14V33H-8Z" fill="#f0b944"/>`,
    }) +
    `<path d="${cord}" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>
    <path d="${cord}" fill="none" stroke="#efe2c4" stroke-width="3" stroke-linecap="round"/>` +
    body(grip, ['#16121c', '#4a4258 45', '#16121c'], { along: [0, 0, 1, 0], inner: wrap }) +
    body('M-7 -54Q0 -60 7 -54V-49H-7Z', ['#fff0b0', '#c98a25']) +
    body('M-15 -21C-15 -27 15 -27 15 -21C15 -15 -15 -15 -15 -21Z', [
      '#fff3c0',
      '#f0b944 45',
      '#8a520d',
    ]) +
    body('M-7.4 -17H7.4V-11H-7.4Z', ['#efe2c4', '#9a8258']);
  return placed(drawn, { x: 1, y: 2, rotate: 43, scale: 1.05 });
}

/** A crow on a bough, before a ring drawn in one stroke of the brush. */
export function crow(sheet: Sheet): string {
  const body = draughtsman(sheet, INK);
  const bird = `M-8 -30C2 -36 14 -32 18 -22L34 -15L18 -13C20 -2 14 12 2 20L-10 26L-33 40L-28 24
    C-34 8 -26 -4 -18 -10C-14 -16 -15 -24 -8 -30Z`;
  const wing = 'M-16 -8C-2 -12 8 -6 8 4C4 14 -10 20 -30 34C-30 20 -28 2 -16 -8Z';
  const feathers = `<path d="M4 4C-6 8 -16 16 -26 28M-2 -2C-12 2 -20 10 -27 22" fill="none"
    stroke="#0a0812" stroke-width="2" stroke-opacity=".8"/>`;
  const ring = Array.from({ length: 30 }, (_, index) => {
    const [x, y] = polar([0, 0], 40, -60 + index * 11);
    return `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`;
  }).join('');
  return (
    `<path d="${ring}" fill="none" stroke="${INK}" stroke-width="11" stroke-linecap="round"/>
    <path d="${ring}" fill="none" stroke="#e9dcbd" stroke-width="7" stroke-linecap="round"/>
    <path d="M-40 34C-20 26 8 30 40 22" stroke="${INK}" stroke-width="9" stroke-linecap="round"
      fill="none"/>
    <path d="M-40 33C-20 25 8 29 40 21" stroke="#8a5a3a" stroke-width="4.6" fill="none"
      stroke-linecap="round"/>` +
    body(bird, ['#5d6690', '#2a2c48 45', '#12101e'], { lightColour: '#aebcff', light: 0.6 }) +
    body(wing, ['#4a5488', '#20223a 60', '#0d0c18'], { inner: feathers, lightColour: '#aebcff' }) +
    `<path d="M17 -22L34 -15L17 -13Q14 -18 17 -22Z" fill="#c9b184" stroke="${INK}"
      stroke-width="1.6" stroke-linejoin="round"/><path d="M17 -17L33 -15" stroke="${INK}"
      stroke-width="1.5"/><circle cx="9" cy="-21" r="4" fill="${INK}"/>
    <circle cx="9" cy="-21" r="2.8" fill="#ff4a34"/><circle cx="8.2" cy="-22" r="1" fill="#fff"/>
    <path d="M-2 20v9M6 17v11" stroke="#c9b184" stroke-width="2.6" stroke-linecap="round"/>`
  );
}

export function gourd(sheet: Sheet): string {
  const body = draughtsman(sheet, INK);
  const flask = `M-5 -32H5C6 -26 14 -24 15 -14C16 -6 10 -3 11 1C24 4 32 14 31 25
    C30 38 16 44 0 44S-30 38 -31 25C-32 14 -24 4 -11 1C-10 -3 -16 -6 -15 -14C-14 -24 -6 -26 -5
      -32Z`;
  const mark = `<path d="M-14 24C-12 14 10 12 14 22C12 34 -8 36 -11 29" fill="none" stroke="#e9f2f4"
    stroke-opacity=".8" stroke-width="4.4" stroke-linecap="round"/>`;
  return (
    groundShadow(sheet, { y: 42, width: 64 }) +
    body(flask, ['#a9c4d4', '#5f829c 40', '#2c4660 80', '#1a2c42'], {
      round: [0.36, 0.3, 0.8],
      inner: mark,
      lightColour: '#e9f6ff',
    }) +
    body('M-6 -44H6L7 -31H-7Z', ['#c88a52', '#7a4a24']) +
    `<path d="M-13 -1Q0 5 13 -1" stroke="${INK}" stroke-width="7.4" fill="none"
      stroke-linecap="round"/><path d="M-13 -1.4Q0 4.6 13 -1.4" stroke="#e8283c" stroke-width="4.4"
      fill="none" stroke-linecap="round"/>
    <path d="M12 0C20 2 24 -6 30 -2M12 1C18 6 24 4 28 10" stroke="${INK}" stroke-width="5.4"
      fill="none" stroke-linecap="round"/>
    <path d="M12 0C20 2 24 -6 30 -2M12 1C18 6 24 4 28 10" stroke="#e8283c" stroke-width="2.8"
      fill="none" stroke-linecap="round"/>` +
    gloss(sheet, { x: -17, y: 18, rx: 4, ry: 9, rotate: 24, strength: 0.7 }) +
    glow(sheet, { x: -6, y: -16, radius: 6, colour: '#ffffff', strength: 0.5 })
  );
}
