import { lanternString } from '../draw/lantern.ts';
import { glow, motes, rays, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { heapCloud, sky } from '../draw/sky.ts';
import {
  badge,
  coat,
  drumHead,
  roundFan,
  sticks,
  thunderMask,
  thunderRing,
  wildDrum,
} from './taiko20-symbols.ts';
import type { DrawSymbol, SlotTheme } from './theme.ts';

const FORK = 'M0 -6L-8 22L4 30L-14 66L-2 74L-24 116M4 30L22 50L18 60L34 84M-14 66L-32 80L-34 94';

const fork = (sheet: Sheet) =>
  glow(sheet, { x: 0, y: 40, radius: 100, colour: '#ffd0a0', strength: 0.55 }) +
  `<g fill="none" stroke-linejoin="round" stroke-linecap="round">
    <path d="${FORK}" stroke="#ffb04a" stroke-opacity=".4" stroke-width="8"/>
    <path d="${FORK}" stroke="#fffbe6" stroke-width="3"/></g>`;

const clouds = (sheet: Sheet, rows: readonly (readonly [number, number, number, number])[]) =>
  rows
    .map(([x, y, width, seed]) => heapCloud(sheet, { x, y, width, seed }, '#a8281c', '#1c0808'))
    .join('');

/** A drum on its stand, seen a little from the side. Foot on the origin, about 130 high. */
const standing = (sheet: Sheet) =>
  `<ellipse rx="66" ry="9" fill="#000" opacity=".6"/>
  <path d="M-44 0L-30 -46H30L44 0H30L22 -28H-22L-30 0Z"
    fill="${linear(sheet, ['#4a2418', '#1a0a08'])}"
    stroke="#0a0404" stroke-width="2.4"/>
  <path d="M-10 -132C30 -140 66 -112 66 -78S30 -16 -10 -24Z"
    fill="${linear(sheet, ['#f0542a', '#8a140e 55', '#3d0606'], [0, 0, 1, 0])}" stroke="#0a0404"
    stroke-width="3"/>${placed(drumHead(sheet), { x: -12, y: -78, scale: 1.34 })}`;

/** The tower in the middle of the square, hung with cloth. */
function tower(sheet: Sheet): string {
  const stripes = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((index) => `M${n(96 + index * 18.7)} 380h9.3v54h-9.3Z`)
    .join('');
  return `<path d="M92 330H268V440H92Z" fill="#12080a"/>
    <path d="M100 440L84 560H100L116 440ZM244 440L260 560H276L260 440Z" fill="#2a1210"/>
    <path d="M92 380H268V434H92Z" fill="#f0e6dc"/><path d="${stripes}" fill="#d8301a"/>
    <path d="M70 330Q180 310 290 330L262 300Q180 286 98 300Z"
      fill="${linear(sheet, ['#5a1c14', '#1c0808'])}"/>`;
}

function backdrop(sheet: Sheet): string {
  return (
    sky(sheet, { width: 360, height: 640 }, ['#0a0404', '#3d0c08 28', '#a82a14 54', '#2a0a08 80']) +
    glow(sheet, { x: 180, y: 330, radius: 240, colour: '#ff6a2a', strength: 0.6 }) +
    clouds(sheet, [
      [-60, 170, 230, 4],
      [180, 160, 240, 7],
    ]) +
    placed(fork(sheet), { x: 88, y: 90, scale: 1.5 }) +
    placed(fork(sheet), { x: 290, y: 80, scale: 1.3, flip: true }) +
    clouds(sheet, [
      [70, 104, 240, 9],
      [-90, 92, 230, 12],
      [210, 84, 240, 15],
      [-10, 44, 210, 5],
      [150, 36, 250, 8],
    ]) +
    tower(sheet) +
    `<path d="M-10 540C60 520 300 520 370 540V650H-10Z"
      fill="${linear(sheet, ['#3d120c', '#0a0404'])}"/>` +
    glow(sheet, { x: 180, y: 560, radius: 150, colour: '#ff7a2e', strength: 0.5 }) +
    placed(standing(sheet), { x: 66, y: 628, scale: 0.92 }) +
    placed(standing(sheet), { x: 294, y: 628, scale: 0.92, flip: true }) +
    placed(sticks(sheet), { x: 180, y: 590, scale: 0.7 }) +
    lanternString(sheet, { from: [-20, 8], to: [180, 40], sag: 22, count: 4, scale: 1.15 }) +
    lanternString(sheet, { from: [180, 40], to: [380, 8], sag: 22, count: 4, scale: 1.15 }) +
    motes(
      { x: 0, y: 260, width: 360, height: 370 },
      { count: 90, seed: 3, colour: '#ffb86a', size: 1.7 },
    ) +
    vignette(sheet, { width: 360, height: 640 }, '#040000', 0.68)
  );
}

/** Someone before the drum with both arms raised, seen from behind; about 90 wide. */
function drummer(sheet: Sheet): string {
  const limb = (path: string, width: number, colour: string) =>
    `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"
      stroke-linejoin="round"/>`;
  const arms = 'M-22 10L-41 -7L-30 -34M22 10L41 -7L30 -34';
  const sleeves = 'M-18 9L-30 0M18 9L30 0';
  const beaters = 'M-31 -32L-13 -56M31 -32L13 -56';
  const back = 'M-21 64L-17 36C-23 28 -28 16 -27 8C-16 -5 16 -5 27 8C28 16 23 28 17 36L21 64Z';
  return (
    limb(beaters, 8, '#14060a') +
    limb(beaters, 4.8, '#f0c07a') +
    limb(arms, 13, '#14060a') +
    limb(arms, 9, '#a8643f') +
    limb('M-31 -3L-40 -11L-32 -32M31 -3L40 -11L32 -32', 2, '#ffc896') +
    `<g fill="#a8643f" stroke="#14060a" stroke-width="2.4"><circle cx="-30" cy="-35" r="6.4"/>
      <circle cx="30" cy="-35" r="6.4"/></g>` +
    limb(sleeves, 19, '#060818') +
    limb(sleeves, 15, '#2448c0') +
    `<path d="${back}" fill="${linear(sheet, ['#3f66e8', '#1c3aa0 50', '#0c1850'])}"
      stroke="#060818" stroke-width="3" stroke-linejoin="round"/>
    <circle cy="20" r="11.4" fill="#fff6e8"/>` +
    placed(badge(sheet), { y: 20, scale: 0.48 }) +
    `<path d="M-18 38Q0 42 18 38" stroke="#060818" stroke-width="10" fill="none"/>
    <path d="M-17 38Q0 42 17 38" stroke="#e03a1a" stroke-width="6.4" fill="none"/>
    <path d="M-20 54H20" stroke="#fff6e8" stroke-width="4" stroke-dasharray="6 4"/>
    <circle cy="-13" r="13.4" fill="#14060a"/><circle cy="-13" r="11.4" fill="#241418"/>
    <path d="M-12 -12Q0 -7 12 -12" stroke="#fff6e8" stroke-width="5" fill="none"/>
    <path d="M-2 -9L-9 0L-3 -3L2 2Z" fill="#fff6e8"/>
    <path d="M-26 7C-15 -4 15 -4 26 7" stroke="#ffb07a" stroke-width="2.2" fill="none"/>`
  );
}

const SKIN_RING = '<circle r="27" fill="none" stroke="#1a0606" stroke-width="4"/>';

/** From below and behind: the drum as large as a sun, the sky answering. */
function tile(sheet: Sheet): string {
  return (
    sky(sheet, { width: 108, height: 144 }, ['#0c0404', '#5c140c 50', '#1c0606']) +
    clouds(sheet, [
      [-30, 26, 90, 5],
      [46, 20, 96, 9],
    ]) +
    placed(fork(sheet), { x: 14, y: 4, scale: 0.46 }) +
    placed(fork(sheet), { x: 96, y: 0, scale: 0.5, flip: true }) +
    rays(sheet, { centre: [54, 60], length: 110, count: 22, colour: '#ffa04a', strength: 0.5 }) +
    glow(sheet, { x: 54, y: 58, radius: 72, colour: '#ff6a2a', strength: 0.8 }) +
    placed(drumHead(sheet, SKIN_RING), { x: 54, y: 56, scale: 1.1 }) +
    placed(drummer(sheet), { x: 54, y: 84, scale: 0.92 }) +
    `<path d="M-4 132Q54 122 112 132V150H-4Z" fill="#0c0404"/>` +
    motes({ x: 0, y: 20, width: 108, height: 116 }, { count: 50, seed: 6, colour: '#ffc07a' }) +
    vignette(sheet, { width: 108, height: 144 }, '#050000', 0.75)
  );
}

/** A little smaller, where points would leave the square. */
const fitted =
  (draw: DrawSymbol): DrawSymbol =>
  (sheet) =>
    placed(draw(sheet), { scale: 0.95 });

/** The night of the drums, and thunder that keeps time with them. */
export const theme: SlotTheme = {
  id: 'taiko20',
  symbols: {
    W: wildDrum,
    S: thunderRing,
    '1': fitted(thunderMask),
    '2': fitted(coat),
    '3': sticks,
    '4': roundFan,
  },
  ranks: {
    face: 'brush',
    fill: ['#fff0d8', '#ff9a4a 46', '#d8301a'],
    edge: '#1a0a0c',
    shade: '#000000',
  },
  backdrop,
  tile,
};
