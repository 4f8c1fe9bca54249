import { ridge, swell } from '../draw/land.ts';
import { glow, motes, rays, sparkle } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { heapCloud } from '../draw/sky.ts';
import { mirrored } from '../slots/mirrored.ts';
import { draughtsman } from '../slots/shapes.ts';

const LINE = '#1c1040';

/** A kite with the head of an elephant in its finery, from the front. Within 46 to each side. */
export function elephant(sheet: Sheet): string {
  const body = draughtsman(sheet, LINE);
  const silk = ['#f4e4ff', '#b48af4 40', '#7a4ad8 74', '#4a2498'];
  const ear = body(
    'M18 -26C32 -38 46 -32 48 -14C50 4 42 20 30 24C22 24 18 16 17 6Z',
    ['#ffb0d8', '#f05aa8 46', '#a01c78'],
    {
      depth: 3,
      inner: `<path d="M22 -16C32 -26 42 -22 42 -10C42 2 36 14 28 17Z" fill="#ffd68a" opacity=".8"/>
        <path d="M26 -10C32 -16 37 -13 37 -7C37 0 33 8 28 11Z" fill="#f05aa8"/>`,
    },
  );
  const tusk = body(
    'M11 20C17 22 20 28 19 38C13 36 9 30 8 23Z',
    ['#ffffff', '#ffe9c0 60', '#d8b070'],
    {
      weight: 1.6,
      depth: 1.6,
    },
  );
  const eye = `<ellipse cx="14.6" cy="-1" rx="5.4" ry="6" fill="#fff" stroke="${LINE}" stroke-width="1.6"/>
    <circle cx="14" cy="0" r="3.7" fill="${LINE}"/><circle cx="12.8" cy="-1.8" r="1.4" fill="#fff"/>
    <ellipse cx="18" cy="10" rx="3.6" ry="2.2" fill="#ff8ac0" opacity=".6"/>`;
  const rings = [22, 29, 36].map((y) => `M-7 ${y}Q0 ${y + 4} 7 ${y}`).join('');
  return (
    mirrored(ear) +
    mirrored(tusk) +
    body(
      `M0 -40C16 -40 26 -28 26 -12C26 4 20 12 12 18C10 28 10 38 6 46C10 52 18 50 20 44C26 46 24 58 12 60
        C0 62 -10 54 -10 42C-10 34 -11 26 -12 18C-20 12 -26 4 -26 -12C-26 -28 -16 -40 0 -40Z`,
      silk,
      {
        depth: 4,
        shadeColour: '#2a0f70',
        inner: `<path d="${rings}" fill="none" stroke="#3a1a88" stroke-opacity=".6"
          stroke-width="1.8"/>`,
      },
    ) +
    mirrored(eye) +
    body(
      'M0 -46C14 -46 26 -38 28 -26C20 -28 14 -24 10 -18C8 -12 4 -4 0 2C-4 -4 -8 -12 -10 -18C-14 -24 -20 -28 -28 -26C-26 -38 -14 -46 0 -46Z',
      ['#fff6b0', '#ffc42e 46', '#c8720a'],
      {
        depth: 2.4,
        inner: `<path d="M0 -40C10 -40 18 -36 22 -30M0 -40C-10 -40 -18 -36 -22 -30" fill="none"
          stroke="#a8300a" stroke-width="2" stroke-dasharray="1 3" stroke-linecap="round"/>`,
      },
    ) +
    body('M0 -60L7 -46H-7Z', ['#fff6b0', '#d08a1c'], { weight: 1.6, depth: 1.4 }) +
    `<path d="M0 -34L7 -24L0 -12L-7 -24Z" fill="${radial(sheet, ['#ffffff', '#5affd0 40', '#0a8a8a'])}"
      stroke="${LINE}" stroke-width="1.8" stroke-linejoin="round"/>`
  );
}

/** The silk of the kite behind the head, stretched over its spars; 116 wide. */
function silk(sheet: Sheet): string {
  const shape =
    'M0 -66C22 -44 40 -26 58 -8C40 14 20 38 0 64C-20 38 -40 14 -58 -8C-40 -26 -22 -44 0 -66Z';
  return draughtsman(sheet, LINE)(shape, ['#fff0a0', '#ff9a4a 40', '#f0405a 76', '#a81c5a'], {
    depth: 3.4,
    inner: `<path d="M0 -50C18 -32 30 -22 44 -8C30 8 16 26 0 46C-16 26 -30 8 -44 -8C-30 -22 -18 -32 0 -50Z"
        fill="none" stroke="#3fd8c8" stroke-width="4"/>
      <path d="M0 -70V70M-62 -8H62" stroke="${LINE}" stroke-opacity=".4" stroke-width="2"/>`,
  });
}

/** Ribbons that the wind carries behind a kite. */
const ribbons = [
  ['M30 20C44 34 34 44 46 56', '#ff6ab0'],
  ['M-30 20C-46 30 -34 44 -50 54', '#3fd8c8'],
  ['M26 24C30 40 20 48 28 62', '#ffcf3c'],
].map(
  ([path, colour]) =>
    `<path d="${path}" fill="none" stroke="${LINE}" stroke-width="6" stroke-linecap="round"/>
    <path d="${path}" fill="none" stroke="${colour}" stroke-width="3.2" stroke-linecap="round"/>`,
);

/** A long-tailed boat with garlands at its prow, on its waterline; 80 wide. */
function longTail(sheet: Sheet): string {
  const body = draughtsman(sheet, LINE);
  const cloths = ['#ff4a6a', '#ffcf3c', '#3fb4ff'].map(
    (colour, index) =>
      `<path d="M${n(34 + index * 1.4)} ${n(-15 - index * 4)}q4 3 3 9" fill="none" stroke="${colour}"
        stroke-width="3.2" stroke-linecap="round"/>`,
  );
  const posts = [-22, -6, 10].map((x) => `M${x} -6V-20`).join('');
  return (
    `<path d="${posts}" stroke="${LINE}" stroke-width="2.2"/>` +
    body('M-30 -20C-16 -27 6 -27 18 -20Z', ['#ff8a6a', '#d8304a'], { weight: 1.8, depth: 2 }) +
    body(
      'M-44 -7C-24 -2 8 -2 24 -8C32 -12 36 -20 39 -32C44 -20 40 -4 30 4C14 9 -26 9 -36 4C-41 1 -44 -3 -44 -7Z',
      ['#ffb46a', '#c8643a 50', '#7a2c20'],
      {
        weight: 1.8,
        depth: 2.4,
        inner: `<path d="M-48 -1C-24 4 14 4 44 -14" fill="none" stroke="#3fd8c8" stroke-width="2.4"/>`,
      },
    ) +
    cloths.join('')
  );
}

const ROCK = ['#5ac08a', '#1f7a6a 55', '#0c4a58'];

/** A limestone rock that stands out of the sea. */
const rock = (sheet: Sheet, path: string) =>
  draughtsman(sheet, '#0a3a4a')(path, ROCK, { weight: 1.4, depth: 3, light: 0.35 });

/** SEA Fast: a kite with an elephant's head over the boats of a bay of limestone rocks. */
export const elephantKite = (sheet: Sheet): string => {
  const sea = linear(sheet, ['#b8fff0', '#2fc8c8 30', '#0a7aa0 70', '#083a6a']);
  const wave = (y: number, shift: number, opacity: number) =>
    `<path d="${swell({ y, from: -10, to: 118, bottom: 150 }, { length: 30, height: 3.4, shift })}"
      fill="${sea}" opacity="${opacity}"/>`;
  return (
    `<rect width="108" height="144" fill="${linear(sheet, ['#3a7cf0', '#8a9cff 30', '#ffb8c8 54', '#ffe9a8 66'])}"/>` +
    rays(sheet, { centre: [58, 50], length: 120, count: 20, colour: '#fff6d8', strength: 0.5 }) +
    glow(sheet, { x: 58, y: 54, radius: 60, colour: '#fff3c0', strength: 0.8 }) +
    heapCloud(sheet, { x: 64, y: 30, width: 48, seed: 4 }, '#ffffff/0.9', '#e8d0ff/0.8') +
    heapCloud(sheet, { x: -14, y: 46, width: 44, seed: 7 }, '#ffffff/0.9', '#e8d0ff/0.8') +
    `<path d="${ridge({ width: 108, bottom: 104 }, { y: 92, rise: 9, count: 9, seed: 5 })}"
      fill="#4a8ab0" opacity=".7"/>` +
    rock(sheet, 'M-6 104C-6 78 0 62 8 60C16 60 18 72 22 82C25 90 26 98 28 104Z') +
    rock(sheet, 'M84 104C86 88 88 70 96 62C104 60 112 70 116 104Z') +
    wave(98, 4, 1) +
    `<path d="M56 92C60 98 68 100 78 104" fill="none" stroke="#fffdf0" stroke-width="1.2"/>` +
    placed(ribbons.join('') + silk(sheet) + placed(elephant(sheet), { y: -2, scale: 0.86 }), {
      x: 55,
      y: 54,
      scale: 0.72,
      rotate: 7,
    }) +
    placed(longTail(sheet), { x: 74, y: 111, scale: 0.66 }) +
    wave(113, -8, 0.85) +
    wave(124, 8, 0.85) +
    sparkle(94, 44, 6) +
    sparkle(16, 24, 5) +
    motes({ x: 0, y: 10, width: 108, height: 92 }, { count: 20, seed: 23, colour: '#fffdf0' })
  );
};
