import { n } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { gloss, painted } from './painted.ts';

export type KoiTones = {
  readonly body: readonly string[];
  readonly fin: readonly string[];
  readonly patch: string;
  readonly line: string;
  readonly scale: string;
};

const BODY =
  'M31 -37C43 -30 44 -10 33 8C23 23 6 33 -14 32C-22 32 -28 30 -30 27C-15 21 -8 9 -4 -7' +
  'C0 -25 14 -44 31 -37Z';
const TAIL = 'M-16 30C-28 22 -40 22 -45 8C-49 25 -46 39 -36 46C-34 38 -24 36 -15 33Z';
const FIN = 'M24 14C34 12 42 18 45 30C34 32 24 28 18 20Z';
const SIDE_FIN = 'M-1 -4C-12 -10 -24 -8 -33 -18C-33 -4 -22 8 -8 10Z';
const BACK_FIN = 'M2 24C6 34 16 40 27 40C25 32 20 24 14 19Z';

/** A carp in a leap, bent like a bow, its head at the upper right. */
export function koi(sheet: Sheet, tones: KoiTones): string {
  const { line } = tones;
  const fin = {
    fill: linear(sheet, tones.fin, [0, 0, 1, 1]),
    line,
    depth: 3,
    light: 0.7,
  };
  const rows = [-16, -6, 4, 13, 21]
    .map((y, row) =>
      [0, 1, 2]
        .map((column) => {
          const x = 21 - row * 8.5 - column * 8.6 + (row > 2 ? 1 : 0);
          return `M${n(x)} ${n(y - column * 2.4)}q4 6 8.6 1.6`;
        })
        .join(''),
    )
    .join('');
  return (
    painted(sheet, TAIL, {
      ...fin,
      inner: `<path d="M-18 31Q-34 28 -44 14M-18 32Q-32 34 -43 28M-18 33Q-30 36 -38 42"
        stroke="${line}" stroke-opacity=".4" stroke-width="1.6" fill="none"/>`,
    }) +
    painted(sheet, FIN, fin) +
    painted(sheet, BACK_FIN, fin) +
    painted(sheet, SIDE_FIN, fin) +
    painted(sheet, BODY, {
      fill: linear(sheet, tones.body, [0, 0, 1, 0.8]),
      line,
      depth: 5,
      inner: `<g fill="${tones.patch}"><path
        d="M14 -40C24 -44 38 -36 34 -26C26 -20 10 -22 12 -32Z"/>
        <path d="M6 -14C18 -18 30 -8 34 2C30 16 16 14 10 6C6 0 0 -6 6 -14Z"/>
        <path d="M-14 14C-4 10 8 18 6 28C0 36 -16 36 -22 28Z"/></g>
        <path d="${rows}" fill="none" stroke="${tones.scale}" stroke-width="1.5" opacity=".7"/>
        <path d="M11 -26C18 -19 27 -17 35 -19" fill="none" stroke="${line}" stroke-opacity=".6"
          stroke-width="2"/>`,
    }) +
    `<circle cx="27" cy="-28" r="4.6" fill="#fff8e0"/><circle cx="27.6" cy="-28" r="3"
      fill="#1a0a0a"/><circle cx="28.8" cy="-29.4" r="1.1" fill="#fff"/>
    <path d="M36 -34C42 -38 45 -36 46 -31M33 -37C36 -43 40 -44 44 -42" stroke="${line}"
      stroke-width="2" fill="none" stroke-linecap="round"/>
    <path d="M-44 10Q-45 26 -40 36" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"
      fill="none"/>` +
    gloss(sheet, { x: 5, y: -14, rx: 4, ry: 14, rotate: 18, strength: 0.7 }) +
    `<circle cx="27" cy="-28" r="7" fill="${radial(sheet, ['#ffffff/0', '#ffffff/0.25'])}"/>`
  );
}
