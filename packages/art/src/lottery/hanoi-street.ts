import { lanternString } from '../draw/lantern.ts';
import { glow, motes } from '../draw/light.ts';
import { n, placed, starPath } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { stars } from '../draw/sky.ts';
import { lettering } from '../lettering.ts';
import { disc } from '../slots/painted.ts';
import { box, draughtsman } from '../slots/shapes.ts';
import { airSky } from './ground.ts';
import type { Air } from './interval.ts';

const LINE = '#2a0a1c';

/** A narrow house of the old quarter: shutters, a balcony, a light in the shop. Its foot at 126. */
function tubeHouse(
  sheet: Sheet,
  at: { x: number; width: number; top: number },
  wall: readonly string[],
): string {
  const { x, width, top } = at;
  const body = draughtsman(sheet, LINE);
  const middle = x + width / 2;
  const lit = linear(sheet, ['#fff6c0', '#ffb84a']);
  const floors = [top + 12, top + 32].map((y) => {
    const shutter = (left: number) =>
      `<rect x="${n(left)}" y="${n(y)}" width="${n(width * 0.2)}" height="12" fill="#1f6a5c"/>`;
    return `<rect x="${n(middle - width * 0.18)}" y="${n(y)}" width="${n(width * 0.36)}"
        height="12" fill="${lit}"/>${shutter(middle - width * 0.38)}${shutter(middle + width * 0.18)}
      <path d="M${n(x + 2)} ${n(y + 14)}H${n(x + width - 2)}" stroke="${LINE}" stroke-width="1.6"/>`;
  });
  return (
    body(box(x, top, width, 126 - top, 1), wall, { depth: 2.4, inner: floors.join('') }) +
    body(
      `M${n(x - 3)} ${n(top + 2)}L${n(middle)} ${n(top - 11)}L${n(x + width + 3)} ${n(top + 2)}Z`,
      ['#d8624a', '#7a1f2c'],
    )
  );
}

/** The gate of the temple of literature: a red upper storey with a round window over four white pillars. */
function pavilion(sheet: Sheet): string {
  const body = draughtsman(sheet, LINE);
  const roof = (y: number, half: number) =>
    body(
      `M${-half - 5} ${y}Q${-half + 4} ${y - 2} ${n(-half * 0.6)} ${y - 9}H${n(half * 0.6)}
        Q${half - 4} ${y - 2} ${half + 5} ${y}Q0 ${y + 4} ${-half - 5} ${y}Z`,
      ['#f2b45c', '#a8542a'],
      { depth: 2, weight: 1.6 },
    );
  const pillar = (x: number) =>
    body(box(x - 2.4, -16, 4.8, 17, 1), ['#fffaf0', '#d8c8b8'], { depth: 1.4, weight: 1.4 });
  return (
    [-15, -6, 6, 15].map(pillar).join('') +
    body(box(-17, -34, 34, 19, 1), ['#f0503f', '#9a1428'], { depth: 2, weight: 1.6 }) +
    `<circle cy="-25" r="6.4" fill="#ffe9a0" stroke="${LINE}" stroke-width="1.2"/>
    <path d="M0 -31.4V-18.6M-6.4 -25H6.4M-4.5 -29.5L4.5 -20.5M-4.5 -20.5L4.5 -29.5"
      stroke="#a8321f" stroke-width="1"/>` +
    roof(-15, 18) +
    roof(-33, 20) +
    roof(-42, 13)
  );
}

/** A silk lantern that bears a number; 70 wide. */
function numberLantern(sheet: Sheet, words: string, silk: readonly string[]): string {
  const body = draughtsman(sheet, LINE);
  const ribs = [-27, -18, -9, 9, 18, 27]
    .map((x) => `M${n(x * 0.4)} -29Q${n(x * 1.36)} 0 ${n(x * 0.4)} 29`)
    .join('');
  const { path } = lettering(words, { face: 'rounded', size: 31, x: 0, y: 10.6, anchor: 'middle' });
  const tassel = [-5, -2.5, 0, 2.5, 5].map((x) => `M${n(x * 0.3)} 38L${x} 56`).join('');
  return (
    `<path d="M0 -60V-36" stroke="${LINE}" stroke-width="2"/><path d="${tassel}" stroke="#ffcf5a"
      stroke-width="1.8" stroke-linecap="round"/>` +
    body('M-14 -30C-46 -22 -46 22 -14 30H14C46 22 46 -22 14 -30Z', silk, {
      round: [0.5, 0.5, 0.62],
      lightColour: '#fff3c4',
      inner: `<path d="${ribs}" fill="none" stroke="#7a0a26" stroke-opacity=".45"
        stroke-width="1.5"/>`,
    }) +
    body(box(-15, -37, 30, 9, 3), ['#ffe9a0', '#d08a20'], { depth: 2 }) +
    body(box(-15, 28, 30, 9, 3), ['#ffe9a0', '#b8741a'], { depth: 2 }) +
    body(disc(0, 0, 20.5), ['#ffffff', '#fff4dc'], { depth: 2, light: 0.3, weight: 1.8 }) +
    `<path d="${path}" fill="#c01432"/><path d="${starPath([0, -33], { points: 5, outer: 3.4, inner: 1.5 })}"
      fill="#c01432"/>`
  );
}

/** A street of an old quarter in the evening; the lantern says how many numbers are drawn. */
const oldStreet = (
  sheet: Sheet,
  air: Air,
  { numbers, silk }: { numbers: string; silk: readonly string[] },
): string =>
  airSky(sheet, air) +
  stars({ width: 108, height: 60 }, { count: 22, seed: 6 }) +
  glow(sheet, { x: 56, y: 104, radius: 50, colour: air.light, strength: 0.7 }) +
  placed(pavilion(sheet), { x: 56, y: 122, scale: 0.82 }) +
  tubeHouse(sheet, { x: 86, width: 17, top: 48 }, ['#ffd67a', '#d8863c']) +
  tubeHouse(sheet, { x: 3, width: 17, top: 56 }, ['#ffe0a0', '#c87a4a']) +
  tubeHouse(sheet, { x: 97, width: 22, top: 30 }, ['#f7b0a0', '#b04a5a']) +
  tubeHouse(sheet, { x: -13, width: 22, top: 36 }, ['#a8d8c8', '#3f7a84']) +
  `<path d="M-4 122C30 116 82 116 112 122V150H-4Z"
    fill="${linear(sheet, ['#5a2a3c', '#1c0a20 60', '#0c0414'])}"/>
  <path d="M40 124L18 150M72 124L94 150" stroke="#ffd68a" stroke-opacity=".28" stroke-width="3"/>` +
  lanternString(
    sheet,
    { from: [-6, 18], to: [114, 10], sag: 13, count: 5, scale: 0.42 },
    { paper: ['#fffbe0', '#ffe08a 30', '#f0a020 72', '#a85a0a'], glowColour: air.warm },
  ) +
  glow(sheet, { x: 56, y: 62, radius: 60, colour: '#ffb04a', strength: 0.9 }) +
  placed(numberLantern(sheet, numbers, silk), { x: 57, y: 57, scale: 0.92 }) +
  motes({ x: 4, y: 30, width: 100, height: 90 }, { count: 18, seed: 4, colour: '#ffe9b0' });

/** Twenty-seven numbers, as in the north. */
export const hanoiStreet = (sheet: Sheet, air: Air): string =>
  oldStreet(sheet, air, {
    numbers: '27',
    silk: ['#fff2b0', '#ff8a3c 34', '#e8263c 66', '#9a0c30'],
  });

/** Eighteen numbers, as in the middle of the country. */
export const hoiAnStreet = (sheet: Sheet, air: Air): string =>
  oldStreet(sheet, air, {
    numbers: '18',
    silk: ['#fffbe0', '#ffe27a 34', '#f2a622 66', '#b0600c'],
  });
