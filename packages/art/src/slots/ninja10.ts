import { scattered } from '../draw/chance.ts';
import { ridge } from '../draw/land.ts';
import { glow, motes, rays, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { printCloud, sky, stars } from '../draw/sky.ts';
import { machiya, pagoda, type TownTones } from '../draw/town.ts';
import { hoodedHead, mask, openScroll, scroll, smokeBomb, star, sword } from './ninja10-symbols.ts';
import { painted } from './painted.ts';
import type { SlotTheme } from './theme.ts';

const TOWN: TownTones = {
  wall: ['#2a2464', '#14103c'],
  roof: '#0a0824',
  edge: '#e0384a',
  window: ['#ffdf9a', '#f0843a'],
};

const redMoon = (sheet: Sheet, x: number, y: number, radius: number) =>
  glow(sheet, { x, y, radius: radius * 2.6, colour: '#ff2e4a', strength: 0.6 }) +
  `<circle cx="${x}" cy="${y}" r="${radius}"
    fill="${radial(sheet, ['#ff9a7a', '#f03a46 50', '#b01034'], [0.42, 0.36, 0.7])}"/>
  <g fill="#8a0a2c" opacity=".35"><circle cx="${n(x - radius * 0.3)}" cy="${n(y - radius * 0.2)}"
    r="${n(radius * 0.22)}"/><circle cx="${n(x + radius * 0.34)}" cy="${n(y + radius * 0.3)}"
    r="${n(radius * 0.28)}"/><circle cx="${n(x + radius * 0.2)}" cy="${n(y - radius * 0.5)}"
    r="${n(radius * 0.12)}"/></g>`;

/** Someone who runs along a ridge, only a shape; about 60 wide, feet on the origin. */
const runner = (colour: string) => `<path d="M-8 -50C-2 -58 10 -56 11 -47C20 -44 22 -36 20 -28
  L32 -20L30 -15L16 -20C14 -16 12 -14 12 -10L24 2L19 6L4 -6L-6 -4L-20 6L-28 4L-10 -14C-8 -22 -6 -28
  -4 -34L-16 -26L-22 -30L-6 -44C-18 -46 -28 -44 -38 -50C-28 -52 -18 -52 -8 -50Z" fill="${colour}"/>
  <path d="M-24 -24L26 -52" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>`;

/** A roof in the foreground: rows of round tiles under a ridge. */
function tiles(sheet: Sheet, at: { y: number; width: number; size: number }): string {
  const { y, width, size } = at;
  const face = linear(sheet, ['#4a4498', '#221c5c 50', '#0e0a30']);
  const rows = [3, 2, 1, 0].map((row) => {
    const top = y + row * size * 0.72;
    return Array.from({ length: Math.ceil(width / size) + 2 }, (_, index) => {
      const x = (index - 0.5) * size + (row % 2) * size * 0.5;
      return `<path d="M${n(x - size / 2)} ${n(top)}A${n(size / 2)} ${n(size * 0.62)} 0 0 0
        ${n(x + size / 2)} ${n(top)}V${n(top - size)}H${n(x - size / 2)}Z" fill="${face}"
        stroke="#07051c" stroke-width="1.6"/>`;
    }).join('');
  });
  return (
    `<rect y="${n(y)}" width="${width}" height="${n(size * 4)}" fill="#07051c"/>${rows.join('')}` +
    `<rect x="-4" y="${n(y - size * 1.1)}" width="${width + 8}" height="${n(size * 0.9)}" rx="4"
      fill="${linear(sheet, ['#6a64c0', '#2a2470 50', '#120e3a'])}" stroke="#07051c"
      stroke-width="2"/><path d="M0 ${n(y - size)}H${width}" stroke="#ff5a6a" stroke-opacity=".7"
      stroke-width="1.8"/>`
  );
}

const bamboo = (x: number, lean: number, width: number) => {
  const joints = [80, 170, 260, 350, 440, 530]
    .map((y) => `M${n(x - width / 2 + (lean * y) / 640)} ${y}h${n(width)}`)
    .join('');
  return `<path d="M${x} -10L${n(x + lean)} 650" stroke="#0c1240" stroke-width="${width}"/>
    <path d="M${n(x + width * 0.25)} -10L${n(x + lean + width * 0.25)} 650" stroke="#4a48b0"
      stroke-opacity=".5" stroke-width="${n(width * 0.18)}"/>
    <path d="${joints}" stroke="#05041a" stroke-width="3"/>`;
};

function backdrop(sheet: Sheet): string {
  const size = { width: 360, bottom: 640 };
  return (
    sky(sheet, { width: 360, height: 640 }, ['#07061e', '#161250 32', '#3a1a6a 58', '#7a1a4a 78']) +
    stars({ width: 360, height: 260 }, { count: 90, seed: 4 }) +
    redMoon(sheet, 180, 104, 62) +
    printCloud({ x: 190, y: 118, width: 200 }, '#2a1c6a', 0.85) +
    printCloud({ x: -40, y: 74, width: 170 }, '#221858', 0.85) +
    placed(runner('#0a0824'), { x: 176, y: 148, scale: 1.2 }) +
    `<path d="M60 152Q180 136 300 152L322 174H38Z" fill="#0a0824"/>
    <path d="M60 152Q180 136 300 152" stroke="#ff5a6a" stroke-width="2" fill="none"/>
    <path d="M84 174H276V420H84Z" fill="#0e0a34"/>
    <path d="${ridge(size, { y: 420, rise: 60, count: 9, seed: 5 })}" fill="#1c1450"/>` +
    pagoda({ x: 60, y: 440, width: 90, floors: 5 }, '#120e3c', '#ffb85c') +
    machiya(sheet, { x: 10, y: 500, width: 100, floors: 2, seed: 4 }, TOWN) +
    machiya(sheet, { x: 130, y: 506, width: 96, floors: 1, seed: 7 }, TOWN) +
    machiya(sheet, { x: 246, y: 502, width: 110, floors: 2, seed: 9 }, TOWN) +
    tiles(sheet, { y: 556, width: 360, size: 34 }) +
    placed(runner('#05041a'), { x: 286, y: 524, scale: 1.1, flip: true }) +
    bamboo(14, 10, 20) +
    bamboo(348, -12, 18) +
    bamboo(326, 4, 10) +
    scattered(22, 6, (source) => {
      const x = source.between(0, 1) < 0.5 ? source.between(-6, 70) : source.between(290, 366);
      return placed('<path d="M0 0Q16 -7 34 0Q16 6 0 0Z" fill="#12185a"/>', {
        x,
        y: source.between(-6, 120),
        rotate: source.between(10, 170),
        scale: source.between(0.7, 1.3),
      });
    }) +
    motes(
      { x: 0, y: 120, width: 360, height: 480 },
      { count: 60, seed: 8, colour: '#ff8a9a', size: 1.5 },
    ) +
    vignette(sheet, { width: 360, height: 640 }, '#03021a', 0.68)
  );
}

/** Under the red moon: the one in the hood, and the light of the scroll from below. */
function tile(sheet: Sheet): string {
  return (
    sky(sheet, { width: 108, height: 144 }, ['#0a0830', '#2a1a70 50', '#7a1444']) +
    stars({ width: 108, height: 70 }, { count: 30, seed: 6 }) +
    redMoon(sheet, 72, 38, 33) +
    printCloud({ x: -16, y: 50, width: 70 }, '#1c1458', 0.9) +
    pagoda({ x: 12, y: 106, width: 26, floors: 5 }, '#0c0a30', '#ffb85c') +
    pagoda({ x: 98, y: 108, width: 22, floors: 4 }, '#0c0a30', '#ffb85c') +
    placed(sword(sheet), { x: 76, y: 54, scale: 1.1, rotate: -6 }) +
    painted(sheet, 'M2 146C6 112 28 100 54 100S102 112 106 146Z', {
      fill: linear(sheet, ['#5a52c8', '#221c6a 40', '#0e0a34']),
      line: '#07051c',
      depth: 5,
      inner: '<path d="M30 100L54 128L78 100" stroke="#d01834" stroke-width="6" fill="none"/>',
    }) +
    placed(hoodedHead(sheet), { x: 52, y: 68, scale: 0.94 }) +
    rays(sheet, {
      centre: [54, 124],
      length: 70,
      count: 11,
      from: 200,
      sweep: 140,
      colour: '#ffdf8a',
      strength: 0.6,
    }) +
    glow(sheet, { x: 54, y: 122, radius: 44, colour: '#ffc04a', strength: 0.8 }) +
    placed(openScroll(sheet), { x: 54, y: 120, scale: 0.56, rotate: -5 }) +
    placed(star(sheet), { x: 15, y: 26, scale: 0.28 }) +
    motes({ x: 0, y: 40, width: 108, height: 96 }, { count: 34, seed: 7, colour: '#ffd88a' }) +
    vignette(sheet, { width: 108, height: 144 }, '#03021a', 0.75)
  );
}

/** Roofs at night, a red moon, a scroll that someone must bring home. */
export const theme: SlotTheme = {
  id: 'ninja10',
  symbols: { S: scroll, '1': mask, '2': star, '3': sword, '4': smokeBomb },
  ranks: {
    face: 'brush',
    fill: ['#fff0f2', '#ff8a96 46', '#c81c3c'],
    edge: '#2a1470',
    shade: '#0a0628',
  },
  backdrop,
  tile,
};
