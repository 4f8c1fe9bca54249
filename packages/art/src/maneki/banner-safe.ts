import { BANNER, bannerScene } from '../banner.ts';
import { hourglass } from '../draw/hourglass.ts';
import { ridge } from '../draw/land.ts';
import { andon } from '../draw/lantern.ts';
import { glow, motes, vignette, wordsShade } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { clipped, linear, type Sheet } from '../draw/sheet.ts';
import { printCloud } from '../draw/sky.ts';
import { kettle, lowTable, tatami, teaBowl } from '../draw/tea-room.ts';

const WINDOW = 'M168 78a72 72 0 1 0 144 0a72 72 0 1 0 -144 0Z';

/** Play safely: a tea room at dusk, nothing in a hurry but the sand. */
export const bannerSafe = bannerScene(
  { name: 'maneki-banner-safe', group: 'maneki' },
  (sheet) =>
    wall(sheet) +
    garden(sheet) +
    tatami(sheet, { width: 358, top: 146, bottom: 190, vanish: 250 }) +
    `<path d="M0 142H358V147H0Z" fill="#1a0e1e"/>
      <path d="M0 142H358" stroke="#c8784a" stroke-opacity=".5" stroke-width=".8"/>` +
    wordsShade(sheet, BANNER, '#0c0a1c', 0.7) +
    placed(andon(sheet), { x: 334, y: 158, scale: 1.15 }) +
    lowTable(sheet, { x: 252, y: 162, width: 132 }) +
    placed(kettle(sheet), { x: 296, y: 157, scale: 0.78 }) +
    placed(hourglass(sheet), { x: 244, y: 158, scale: 0.98 }) +
    placed(teaBowl(sheet), { x: 204, y: 159, scale: 0.9 }) +
    motes({ x: 200, y: 60, width: 150, height: 100 }, { count: 30, seed: 31, size: 0.7 }) +
    vignette(sheet, BANNER, '#0c0a1c', 0.55),
);

function wall(sheet: Sheet): string {
  const beams = [20, 92, 164, 316].map(
    (x) => `<rect x="${x}" width="5" height="146" fill="#1c0f1e"/>`,
  );
  const panes = Array.from({ length: 4 }, (_, row) => `M0 ${26 + row * 30}H164`).join('');
  const columns = [43, 67, 115, 139].map((x) => `M${x} 0V146`).join('');
  return (
    `<rect width="358" height="190" fill="${linear(sheet, ['#2c1a30', '#4a2a38 60', '#3a2030'])}"/>
    <rect width="164" height="146" fill="${linear(sheet, ['#3a3050', '#6d4a58'], [0, 0, 1, 0.6])}"/>
    <path d="${panes}${columns}" stroke="#1c0f1e" stroke-width="1.4" opacity=".8"/>${beams.join('')}
    <rect width="358" height="8" fill="#1c0f1e"/>` +
    glow(sheet, { x: 332, y: 130, radius: 130, colour: '#ffa85c', strength: 0.6 })
  );
}

/** The round window: dusk over hills, a thin moon, a maple branch that leans in. */
function garden(sheet: Sheet): string {
  const size = { width: 358, bottom: 190 };
  const dusk = linear(sheet, ['#1d2a5c', '#5a4a8a 35', '#d8788a 68', '#ffc48a 100']);
  const view =
    `<rect x="160" width="160" height="160" fill="${dusk}"/>` +
    glow(sheet, { x: 222, y: 112, radius: 60, colour: '#fff0c0', strength: 0.9 }) +
    `<path d="M210 34a13 13 0 1 0 13 17a11 11 0 1 1 -13 -17Z" fill="#fff6dc"/>` +
    printCloud({ x: 232, y: 62, width: 70 }, '#ffe0c8', 0.5) +
    printCloud({ x: 160, y: 78, width: 50 }, '#ffd0c0', 0.4) +
    `<path d="${ridge(size, { y: 118, rise: 20, count: 13, seed: 9 })}" fill="#8a5a8a"/>
    <path d="${ridge(size, { y: 128, rise: 16, count: 17, seed: 2 })}" fill="#5a3a6d"/>
    <path d="${ridge(size, { y: 142, rise: 16, count: 15, seed: 4 })}" fill="#33234c"/>
    <path d="M320 8C300 26 286 30 262 32M300 24C292 36 284 42 276 44" stroke="#2a1428"
      stroke-width="2.6" fill="none"/>` +
    maple();
  return (
    clipped(sheet, WINDOW, view) +
    `<path d="${WINDOW}" fill="none" stroke="#24121f" stroke-width="7"/>
    <path d="M171 60A70 70 0 0 1 240 9" fill="none" stroke="#e09a5c" stroke-opacity=".5"
      stroke-width="1.2"/>
    <path d="M308 96A70 70 0 0 1 266 144" fill="none" stroke="#ffb46a" stroke-opacity=".8"
      stroke-width="1.4"/>`
  );
}

/** Red leaves on the branch. */
function maple(): string {
  const leaf =
    '<path d="M0 -7L1.6 -2.6L6.6 -3.4L3.2 .4L5 5L.6 3L0 7L-.6 3' +
    'L-5 5L-3.2 .4L-6.6 -3.4L-1.6 -2.6Z" fill="#f0603f"/>';
  const places = [
    { x: 262, y: 32, scale: 1 },
    { x: 276, y: 44, scale: 0.9 },
    { x: 284, y: 28, scale: 1.1 },
    { x: 300, y: 40, scale: 0.8 },
    { x: 270, y: 22, scale: 0.7 },
    { x: 296, y: 14, scale: 1 },
    { x: 252, y: 38, scale: 0.6 },
  ];
  return places.map((place, index) => placed(leaf, { ...place, rotate: index * 40 })).join('');
}
