import { glow, sparkle } from '../draw/light.ts';
import { n, placed, polar } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { blade, box, draughtsman, tube } from './shapes.ts';

const PLUM = '#220a30';
const FLAME = ['#fff8d0', '#ffd05a 28', '#ff7a2c 62', '#c81e3c'];

/** A round paper lantern that burns from inside, 76 across, its middle on the origin. */
export function paperLantern(sheet: Sheet, paper: readonly string[] = FLAME): string {
  const body = draughtsman(sheet, PLUM);
  const ribs = [-24, -16, -8, 0, 8, 16, 24]
    .map((y) => {
      const half = 41 * Math.sqrt(1 - (y / 36) ** 2);
      return `M${n(-half)} ${y}Q0 ${n(y + 7)} ${n(half)} ${y}`;
    })
    .join('');
  const flower = Array.from({ length: 5 }, (_, index) =>
    placed('<path d="M0 0C-8 -5 -7 -15 0 -16C7 -15 8 -5 0 0Z"/>', { rotate: index * 72 }),
  ).join('');
  return (
    body('M-27 -26C-50 -12 -50 14 -27 28H27C50 14 50 -12 27 -26Z', paper, {
      round: [0.5, 0.52, 0.6],
      lightColour: '#fff3c4',
      inner: `<path d="${ribs}" fill="none" stroke="#8a1030" stroke-opacity=".5"
        stroke-width="1.8"/><g fill="#7a0c3a" opacity=".78">${flower}</g>
        <circle r="3.4" fill="#ffe08a"/>`,
    }) +
    body(box(-21, -36, 42, 11, 3), ['#6d3aa0', '#3a1660'], { depth: 2.4 }) +
    body(box(-21, 27, 42, 9, 3), ['#6d3aa0', '#2a0f4a'], { depth: 2.4 }) +
    `<path d="M-20 -27H20" stroke="#ffcf5a" stroke-width="2.4"/>`
  );
}

export const wild = (sheet: Sheet): string =>
  glow(sheet, { x: 0, y: -4, radius: 47, colour: '#ff9a3d', strength: 0.95 }) +
  tube('M0 -45V-36', { width: 3, fill: '#ffcf5a', edge: PLUM, rim: 3 }) +
  placed(paperLantern(sheet), { y: -3, scale: 0.98 }) +
  wildPlate(sheet, {
    y: 32,
    face: 'rounded',
    cloth: ['#a45aff', '#6a24c8 50', '#3d0f86'],
    line: PLUM,
  });

/** A burst of fireworks: rays that end in sparks, in rings of their own colour. */
export function firework(colours: readonly [string, string, string], radius: number): string {
  const ring = (count: number, from: number, to: number, turn: number, colour: string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = turn + (360 / count) * index;
      const [x1, y1] = polar([0, 0], radius * from, angle);
      const [x2, y2] = polar([0, 0], radius * to, angle);
      return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${colour}"
        stroke-width="${n(radius * 0.055)}" stroke-linecap="round"/>
        <circle cx="${n(x2)}" cy="${n(y2)}" r="${n(radius * 0.06)}" fill="${colour}"/>`;
    }).join('');
  return (
    ring(16, 0.6, 0.94, 0, colours[0]) +
    ring(12, 0.36, 0.66, 15, colours[1]) +
    ring(8, 0.14, 0.36, 0, colours[2])
  );
}

export const scatter = (sheet: Sheet): string =>
  glow(sheet, { x: 0, y: 0, radius: 47, colour: '#ff4ab8', strength: 0.9 }) +
  `<circle r="43" fill="#2a0a52" opacity=".55"/>` +
  placed(firework(['#ff7ad0', '#ffd45a', '#fffbe0'], 45), { rotate: 6 }) +
  glow(sheet, { x: 0, y: 0, radius: 22, colour: '#fff3b0', strength: 1 }) +
  sparkle(0, 0, 15) +
  sparkle(-27, 24, 8, '#7ae8ff') +
  sparkle(28, -22, 8, '#7ae8ff') +
  sparkle(25, 28, 6, '#ffe9a0') +
  sparkle(-26, -26, 6, '#ffe9a0');

function goldfish(sheet: Sheet): string {
  const body = draughtsman(sheet, '#6d1408');
  const scales = [-10, -3, 4, 11].map((x) => `M${x} -9q5 4 0 9q5 4 0 9`).join('');
  return (
    body('M9 0C16 -14 30 -17 34 -12C30 -7 30 -3 27 0C31 4 31 9 33 14C26 18 15 12 9 0Z', [
      '#fff0c8',
      '#ffab5a 45',
      '#f0501e',
    ]) +
    body('M-6 -9C-2 -19 10 -19 14 -14L8 -5Z', ['#ffd890', '#f0601e']) +
    body(
      'M-24 1C-22 -12 -4 -15 6 -9C12 -5 14 -2 15 1C10 9 2 13 -7 13C-18 13 -24 8 -24 1Z',
      ['#ffd45a', '#ff8a28 40', '#e8381a 80', '#fff0d8'],
      {
        inner: `<path d="${scales}" fill="none" stroke="#a82408" stroke-opacity=".5"
        stroke-width="1.6"/>`,
      },
    ) +
    body('M-4 8C-2 16 4 20 8 19C8 13 4 9 0 7Z', ['#ffc070', '#f0501e']) +
    `<circle cx="-15" cy="-2" r="4.6" fill="#fff"/><circle cx="-15.6" cy="-1.8" r="2.8"
      fill="#1a0a14"/><circle cx="-16.6" cy="-3" r="1.1" fill="#fff"/>`
  );
}

/** A goldfish in its bag of water, tied with a red string. */
export function fishBag(sheet: Sheet): string {
  const water = 'M-36 4C-18 -2 18 9 36 2V16C34 34 20 43 0 43S-34 34 -36 16Z';
  const bag = `M-7 -28C-22 -20 -38 -6 -38 14C-38 34 -22 45 0 45S38 34 38 14C38 -6 22 -20 7 -28Z`;
  return (
    groundShadow(sheet, { y: 44, width: 60 }) +
    tube('M0 -28C-12 -36 -10 -45 0 -44C10 -45 12 -36 0 -28', {
      width: 3.4,
      fill: '#ff4a5c',
      edge: PLUM,
      rim: 3,
    }) +
    `<path d="${bag}" fill="${PLUM}" stroke="${PLUM}" stroke-width="4.4" stroke-linejoin="round"/>
    <path d="${bag}"
      fill="${radial(sheet, ['#d8f4ff', '#8ad0f4 60', '#4a86d8'], [0.4, 0.3, 0.8])}"/>
    <path d="${water}" fill="${linear(sheet, ['#4ac8f0', '#1a78d0 60', '#123a9a'])}"/>
    <path d="M-36 4C-18 -2 18 9 36 2C18 14 -18 4 -36 4Z" fill="#d8f8ff" opacity=".85"/>` +
    placed(goldfish(sheet), { x: -3, y: 20, scale: 0.98 }) +
    `<circle cx="-27" cy="12" r="2.4" fill="#fff" opacity=".8"/>
    <circle cx="-30" cy="20" r="1.7" fill="#fff" opacity=".7"/>
    <path d="M-31 8C-30 -4 -22 -13 -13 -19" fill="none" stroke="#fff" stroke-width="4"
      stroke-linecap="round" stroke-opacity=".85"/>
    <path d="M32 26C29 33 24 37 18 39" fill="none" stroke="#fff" stroke-width="2.6"
      stroke-linecap="round" stroke-opacity=".5"/>` +
    draughtsman(sheet, PLUM)('M-9 -33Q0 -29 9 -33L7 -24Q0 -21 -7 -24Z', ['#ff7a70', '#d01e3c'])
  );
}

/** A round summer fan with a wave on it. */
export function fan(sheet: Sheet): string {
  const body = draughtsman(sheet, PLUM);
  const slats = [-50, -38, -26, -13, 0, 13, 26, 38, 50].map((x) => `M0 34L${x} -44`).join('');
  const wave = `<path d="M-48 8C-36 -6 -22 -4 -16 4C-10 12 -2 12 4 5C-2 4 -4 -4 3 -8C16 -14 26 -6
    48 -8
    V40H-48Z" fill="#f4f8ff"/><path d="M-48 16C-36 4 -24 6 -18 12C-8 22 6 20 14 10C24 2 34 4 48 0V44
    H-48Z" fill="#5a7cff"/><circle cx="14" cy="-23" r="9" fill="#ffd45a"/>`;
  return (
    groundShadow(sheet, { y: 44, width: 40 }) +
    body('M-4.4 16H4.4L5.4 42Q0 47 -5.4 42Z', ['#ffe0a0', '#c88a3c 60', '#7a4a1c']) +
    body(
      'M0 24C-10 26 -34 16 -39 -8C-42 -30 -24 -44 0 -44S42 -30 39 -8C34 16 10 26 0 24Z',
      ['#b48aff', '#6a3ae0 60', '#3a1a9a'],
      {
        depth: 3,
        inner: `${wave}<path d="${slats}" stroke="#1a0a50" stroke-opacity=".22"
        stroke-width="1.6"/>`,
      },
    ) +
    `<path d="M-13 21Q0 12 13 21" fill="none" stroke="${PLUM}" stroke-width="6"
      stroke-linecap="round"/><path d="M-13 21Q0 12 13 21" fill="none" stroke="#ffcf5a"
      stroke-width="3" stroke-linecap="round"/>`
  );
}

export function candiedApple(sheet: Sheet): string {
  const body = draughtsman(sheet, '#3a0414');
  return (
    groundShadow(sheet, { y: 43, width: 64 }) +
    placed(body('M-3.2 -48H3.2V-12H-3.2Z', ['#fff0c8', '#e0b070 60', '#9a6a34']), {
      x: 3,
      y: 2,
      rotate: 8,
    }) +
    body(
      `M0 -18C10 -28 34 -26 39 -6C43 14 30 38 14 42C6 44 4 41 0 41S-6 44 -14 42
      C-30 38 -43 14 -39 -6C-34 -26 -10 -28 0 -18Z`,
      ['#ff8a70', '#f02038 34', '#b00a28 72', '#5c0418'],
      {
        round: [0.36, 0.28, 0.78],
        shade: 0.5,
        lightColour: '#ffb8a8',
      },
    ) +
    `<path d="M-14 -16Q3 -7 18 -17Q10 -4 3 -6Q-6 -6 -14 -16Z" fill="#5c0418" opacity=".8"/>
    <path d="M27 22C23 30 18 34 12 36" stroke="#ff9a8a" stroke-width="3.4" fill="none"
      stroke-linecap="round" stroke-opacity=".8"/>` +
    gloss(sheet, { x: -21, y: -3, rx: 8, ry: 14, rotate: 26, strength: 1 }) +
    '<ellipse cx="-24" cy="-6" rx="4" ry="8" fill="#fff" transform="rotate(28 -24 -6)"/>' +
    '<circle cx="-17" cy="13" r="2.4" fill="#fff" opacity=".8"/>' +
    sparkle(25, -14, 8)
  );
}

/** Three rice dumplings on a stick, on a leaf. */
export function dumplings(sheet: Sheet): string {
  const body = draughtsman(sheet, '#26301a');
  const ball = (y: number, tones: readonly string[]) =>
    body(disc(0, y, 16.5, 15.5), tones, { round: [0.38, 0.3, 0.75], shade: 0.3 }) +
    gloss(sheet, { x: -6, y: y - 6, rx: 4.6, ry: 3, rotate: -30, strength: 0.95 });
  const stick =
    body('M-2.4 -50H2.4V52L0 56L-2.4 52Z', ['#fff0c8', '#d8a868 60', '#9a6a34']) +
    ball(23, ['#d8ffa8', '#8ad45a 50', '#3a8a34']) +
    ball(-5, ['#ffffff', '#fff6e8 50', '#d8c8d0']) +
    ball(-33, ['#ffe0ee', '#ff9ac4 50', '#d84a8c']);
  return (
    groundShadow(sheet, { y: 42, width: 70 }) +
    placed(body(blade(86, 20), ['#7ae88a', '#2aa85a 50', '#0f5a3a']), {
      x: -42,
      y: 27,
      rotate: -8,
    }) +
    `<path d="M-38 27L36 17" stroke="#0f5a3a" stroke-width="2" stroke-opacity=".6"/>` +
    placed(stick, { x: -1, y: 4, rotate: 34, scale: 0.86 })
  );
}
