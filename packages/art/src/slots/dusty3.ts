import { ridge } from '../draw/land.ts';
import { bokeh, glow, motes, rays, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { printCloud, sky, sun } from '../draw/sky.ts';
import {
  badge,
  boots,
  cactus,
  coins,
  hat,
  horseshoe,
  lamp,
  seven,
  wild,
} from './dusty3-symbols.ts';
import { fitted } from './fitted.ts';
import type { SlotTheme } from './theme.ts';

const DUSK = ['#4a1810', '#a83c18 24', '#f08a34 44', '#ffc46a 54', '#a84c20 60', '#240c06'];

/** A table mountain with its cliffs lit from the right, its foot on y. */
const mesa = (
  sheet: Sheet,
  at: { x: number; y: number; width: number; height: number },
  tones: readonly string[],
) => {
  const { x, y, width, height } = at;
  const half = width / 2;
  const top = y - height;
  const path = `M${n(x - half)} ${y}L${n(x - half * 0.72)}
    ${n(y - height * 0.4)}L${n(x - half * 0.62)}
    ${n(top + 4)}L${n(x - half * 0.3)} ${top}H${n(x + half * 0.4)}L${n(x + half * 0.6)}
      ${n(top + 5)}
    L${n(x + half * 0.7)} ${n(y - height * 0.4)}L${n(x + half)} ${y}Z`;
  const cracks = [-0.46, -0.2, 0.04, 0.26, 0.46]
    .map((share, index) => {
      const wide = half * (0.07 + (index % 2) * 0.05);
      const deep = height * (0.42 + (index % 3) * 0.1);
      return (
        `M${n(x + half * share - wide)} ${n(top + 3)}h${n(wide * 2)}l${n(-wide * 0.3)} ${n(deep)}` +
        `l${n(-wide * 1.5)} ${n(wide)}Z`
      );
    })
    .join('');
  return `<path d="${path}" fill="${linear(sheet, tones)}"/><path d="${cracks}" fill="#2a0c06"
    opacity=".24"/><path d="M${n(x - half * 0.66)} ${n(y - height * 0.42)}H${n(x + half * 0.68)}
    L${n(x + half * 0.74)} ${n(y - height * 0.34)}H${n(x - half * 0.74)}Z" fill="#ffb46a"
    opacity=".35"/>`;
};

/** A house front of the one street: false front, porch, a lit window. */
const front = (sheet: Sheet, width: number, height: number) =>
  `<path d="M0 0V${-height}H${n(width * 0.2)}V${n(-height - 14)}H${n(width * 0.8)}
    V${-height}H${width}V0Z"
    fill="${linear(sheet, ['#5c2a14', '#240e08'])}"/>
  <path d="M0 ${n(-height * 0.55)}H${n(width * 1.1)}V${n(-height * 0.48)}H0Z" fill="#1c0a06"/>
  <rect x="${n(width * 0.16)}" y="${n(-height * 0.88)}" width="${n(width * 0.22)}"
    height="${n(height * 0.24)}" fill="#ffb84a"/>
  <rect x="${n(width * 0.6)}" y="${n(-height * 0.88)}" width="${n(width * 0.22)}"
    height="${n(height * 0.24)}" fill="#ffb84a"/>
  <rect x="${n(width * 0.36)}" y="${n(-height * 0.42)}" width="${n(width * 0.3)}"
    height="${n(height * 0.42)}" fill="#ff9a34"/>
  <path d="M${n(width * 0.04)} 0V${n(-height * 0.5)}M${n(width * 0.98)} 0V${n(-height * 0.5)}"
    stroke="#1c0a06" stroke-width="4"/>`;

const dust = (sheet: Sheet, x: number, y: number, rx: number, ry: number, strength: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" opacity="${strength}"
    fill="${radial(sheet, ['#ffd8a0/0.8', '#ffd8a0/0.3 55', '#ffd8a0/0'])}"/>`;

function backdrop(sheet: Sheet): string {
  return (
    `<rect width="360" height="640" fill="${linear(sheet, DUSK)}"/>` +
    rays(sheet, { centre: [180, 230], length: 400, count: 22, colour: '#ffe0a0', strength: 0.35 }) +
    sun(sheet, { x: 180, y: 220, radius: 48 }) +
    printCloud({ x: -20, y: 44, width: 190 }, '#6d1f12', 0.75) +
    printCloud({ x: 190, y: 84, width: 200 }, '#8a2c14', 0.7) +
    printCloud({ x: 40, y: 122, width: 130 }, '#c8501c', 0.5) +
    `<path d="M92 70q8 -9 16 -1q8 -8 16 1q-9 -3 -16 4q-8 -7 -16 -4Z
      M140 96q6 -7 12 -1q6 -6 12 1q-7 -2 -12 3q-6 -5 -12 -3Z" fill="#240a06"/>` +
    mesa(sheet, { x: 66, y: 334, width: 190, height: 170 }, ['#c8542a', '#7a2a18']) +
    mesa(sheet, { x: 310, y: 334, width: 170, height: 200 }, ['#b84a24', '#6d2414']) +
    mesa(sheet, { x: 196, y: 334, width: 70, height: 60 }, ['#d87a3c', '#9a4420']) +
    `<path d="${ridge({ width: 360, bottom: 640 }, { y: 330, rise: 34, count: 9, seed: 5 })}"
      fill="${linear(sheet, ['#a84c20', '#4a1a0c'])}"/>` +
    dust(sheet, 180, 330, 260, 50, 0.5) +
    placed(front(sheet, 110, 150), { x: -20, y: 566 }) +
    placed(front(sheet, 116, 170), { x: 376, y: 572, flip: true }) +
    `<path d="M0 556C100 540 260 540 360 556V640H0Z"
      fill="${linear(sheet, ['#b86430', '#2a0e06'])}"/>
    <path d="M120 640L160 544H200L240 640Z" fill="#ffc88a" opacity=".28"/>` +
    dust(sheet, 200, 560, 220, 40, 0.45) +
    placed(cactus(sheet), { x: 112, y: 548, scale: 0.7 }) +
    placed(lamp(sheet), { x: 304, y: 580, scale: 0.8 }) +
    placed(hat(sheet), { x: 56, y: 598, scale: 0.86, rotate: -6 }) +
    bokeh(
      { x: 0, y: 40, width: 360, height: 560 },
      { count: 22, seed: 6, colours: ['#ffcf8a', '#ff9a4a'], size: 8 },
    ) +
    motes({ x: 0, y: 0, width: 360, height: 640 }, { count: 80, seed: 4, colour: '#ffd8a0' }) +
    `<rect width="360" height="640" fill="#240a04" opacity=".24"/>` +
    vignette(sheet, { width: 360, height: 640 }, '#140502', 0.75)
  );
}

/** Still life on a barrel: hat, badge and coins in the last light. */
function tile(sheet: Sheet): string {
  return (
    sky(sheet, { width: 108, height: 144 }, [
      '#7a2410',
      '#e8702c 38',
      '#ffc46a 58',
      '#8a3a18 70',
      '#200904',
    ]) +
    rays(sheet, { centre: [74, 62], length: 130, count: 20, colour: '#fff0b8', strength: 0.5 }) +
    sun(sheet, { x: 76, y: 60, radius: 17 }) +
    mesa(sheet, { x: 14, y: 98, width: 62, height: 62 }, ['#b84a20', '#6d2410']) +
    mesa(sheet, { x: 100, y: 98, width: 40, height: 38 }, ['#c85c2a', '#7a2c14']) +
    `<path d="M-2 96C30 92 80 92 110 97V146H-2Z"
      fill="${linear(sheet, ['#c8702c', '#240c04'])}"/>` +
    placed(cactus(sheet), { x: 92, y: 82, scale: 0.4 }) +
    dust(sheet, 54, 100, 80, 14, 0.6) +
    glow(sheet, { x: 50, y: 66, radius: 54, colour: '#ffb84a', strength: 0.5 }) +
    placed(hat(sheet), { x: 52, y: 44, scale: 0.98, rotate: -7 }) +
    placed(badge(sheet), { x: 60, y: 92, scale: 0.78, rotate: 8 }) +
    placed(horseshoe(sheet), { x: 18, y: 106, scale: 0.46, rotate: -16 }) +
    motes({ x: 0, y: 10, width: 108, height: 120 }, { count: 30, seed: 7, colour: '#ffe0b0' }) +
    vignette(sheet, { width: 108, height: 144 }, '#140502', 0.7)
  );
}

export const theme: SlotTheme = {
  id: 'dusty3',
  symbols: {
    W: fitted(wild, { y: 1, scale: 0.96 }),
    7: fitted(seven, { x: 1.5, scale: 0.98 }),
    D: fitted(horseshoe, { y: -1, scale: 0.96 }),
    B: fitted(hat, { y: -2, scale: 0.95 }),
    L: fitted(boots, { y: -2, scale: 0.98 }),
    C: fitted(cactus, { y: 1, scale: 0.93 }),
    O: fitted(lamp, { scale: 0.95 }),
    P: fitted(coins, { x: 1, y: -10 }),
  },
  backdrop,
  tile,
};
