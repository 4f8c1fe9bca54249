import { scattered } from '../draw/chance.ts';
import { petals, sakura } from '../draw/flowers.ts';
import { glitter, ridge, volcano } from '../draw/land.ts';
import { lantern } from '../draw/lantern.ts';
import { glow, motes, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { moon, printCloud, sky, stars } from '../draw/sky.ts';
import { pagoda } from '../draw/town.ts';
import {
  crane,
  crest,
  fan,
  flyingCrane,
  fullMoon,
  sakeCup,
  shamisen,
} from './sakura243-symbols.ts';
import type { SlotTheme } from './theme.ts';

/** A crown of a tree: puffs of colour, dark to bright, then single flowers. */
function crown(
  sheet: Sheet,
  at: { x: number; y: number; rx: number; ry: number; seed: number; flowers: number; size: number },
): string {
  const { x, y, rx, ry, seed, flowers, size } = at;
  const spread = (count: number, share: number, colours: readonly string[], radius: number) =>
    scattered(count, seed + colours.length * 7 + count, (source) => {
      const turn = source.between(0, Math.PI * 2);
      const reach = Math.sqrt(source.next()) * share;
      const colour = colours[Math.floor(source.next() * colours.length)];
      const cx = x + Math.cos(turn) * rx * reach;
      const cy = y + Math.sin(turn) * ry * reach;
      return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius * source.between(0.6, 1.1))}"
        fill="${colour}"/>`;
    });
  return (
    spread(26, 1, ['#6d1a58', '#8a2468'], size * 2.2) +
    spread(26, 0.92, ['#c2447e', '#d8588e'], size * 1.6) +
    scattered(flowers, seed, (source) => {
      const turn = source.between(0, Math.PI * 2);
      const reach = Math.sqrt(source.next());
      return placed(sakura(sheet), {
        x: x + Math.cos(turn) * rx * reach,
        y: y + Math.sin(turn) * ry * reach,
        scale: (size / 12) * source.between(0.6, 1.15),
        rotate: source.between(0, 72),
      });
    })
  );
}

const branch = (path: string, width: number) =>
  `<path d="${path}" fill="none" stroke="#2a0a1c" stroke-width="${width}" stroke-linecap="round"/>
  <path d="${path}" fill="none" stroke="#7a3a4a" stroke-opacity=".6"
    stroke-width="${n(width * 0.35)}"
    stroke-linecap="round" transform="translate(0 ${n(-width * 0.2)})"/>`;

function backdrop(sheet: Sheet): string {
  const size = { width: 360, bottom: 520 };
  return (
    sky(sheet, { width: 360, height: 640 }, ['#2a0f4a', '#6d2070 30', '#d0507e 62', '#f59a7e 76']) +
    stars({ width: 360, height: 200 }, { count: 60, seed: 4 }) +
    moon(sheet, { x: 216, y: 92, radius: 44 }) +
    printCloud({ x: 190, y: 128, width: 190 }, '#b8508e', 0.6) +
    printCloud({ x: -30, y: 176, width: 170 }, '#a0468a', 0.5) +
    volcano(
      sheet,
      { x: 120, base: 470, width: 420, height: 150 },
      { rock: ['#8a3a80', '#b8507e'], snow: ['#ffe0e8', '#d08ab0'] },
    ) +
    `<path d="${ridge(size, { y: 462, rise: 40, count: 11, seed: 3 })}" fill="#7a2a68"/>` +
    pagoda({ x: 292, y: 470, width: 70, floors: 5 }, '#4a1450', '#ffd08a') +
    `<path d="${ridge(size, { y: 486, rise: 26, count: 13, seed: 8 })}" fill="#521656"/>
    <rect y="484" width="360" height="160"
      fill="${linear(sheet, ['#d8608a', '#7a2a74 40', '#2a0c3a'])}"/>` +
    glitter(
      { x: 216, top: 490, bottom: 640, spread: 90 },
      { colour: '#ffe0b0', count: 60, seed: 6 },
    ) +
    branch('M-20 40C40 60 90 30 150 50M40 52C60 80 80 84 104 96', 9) +
    crown(sheet, { x: 40, y: 34, rx: 96, ry: 44, seed: 5, flowers: 46, size: 13 }) +
    crown(sheet, { x: 338, y: 20, rx: 64, ry: 40, seed: 9, flowers: 28, size: 12 }) +
    placed(lantern(sheet), { x: 96, y: 74, scale: 1.3 }) +
    placed(lantern(sheet), { x: 330, y: 52, scale: 1 }) +
    crown(sheet, { x: 8, y: 622, rx: 118, ry: 54, seed: 15, flowers: 52, size: 15 }) +
    crown(sheet, { x: 356, y: 626, rx: 112, ry: 50, seed: 21, flowers: 48, size: 15 }) +
    petals(
      { x: 0, y: 40, width: 360, height: 590 },
      { count: 46, seed: 3, size: 1.3, colours: ['#ffd0e0', '#ff9ac0', '#ffe8f0'] },
    ) +
    vignette(sheet, { width: 360, height: 640 }, '#1c0428', 0.6)
  );
}

/** The fan in the foreground, a paper crane before the moon, blossoms as a frame. */
function tile(sheet: Sheet): string {
  return (
    sky(sheet, { width: 108, height: 144 }, ['#3a1460', '#a0367e 45', '#ff9a8a 78', '#8a2a6a']) +
    moon(sheet, { x: 60, y: 44, radius: 27 }) +
    printCloud({ x: 58, y: 60, width: 60 }, '#e0709a', 0.65) +
    printCloud({ x: -14, y: 34, width: 56 }, '#8a3a86', 0.6) +
    `<path d="${ridge({ width: 108, bottom: 146 }, { y: 96, rise: 22, count: 9, seed: 4 })}"
      fill="#8a2a6a"/>` +
    pagoda({ x: 92, y: 98, width: 22, floors: 4 }, '#5c1656', '#ffd08a') +
    placed(flyingCrane(sheet), { x: 62, y: 42, scale: 0.48, rotate: -8 }) +
    glow(sheet, { x: 50, y: 96, radius: 56, colour: '#ffb0c8', strength: 0.6 }) +
    `<g transform="translate(52 98)scale(1.08 .84)">${placed(fan(sheet), { rotate: -6 })}</g>` +
    branch('M-6 12C14 18 26 8 44 14', 4) +
    crown(sheet, { x: 8, y: 8, rx: 34, ry: 15, seed: 5, flowers: 22, size: 6.5 }) +
    crown(sheet, { x: 106, y: 4, rx: 22, ry: 12, seed: 8, flowers: 12, size: 6 }) +
    crown(sheet, { x: 104, y: 138, rx: 34, ry: 15, seed: 11, flowers: 20, size: 7 }) +
    crown(sheet, { x: 2, y: 142, rx: 30, ry: 13, seed: 14, flowers: 16, size: 7 }) +
    petals(
      { x: 0, y: 10, width: 108, height: 120 },
      { count: 22, seed: 6, size: 0.7, colours: ['#ffd0e0', '#ffffff', '#ff9ac0'] },
    ) +
    motes({ x: 0, y: 10, width: 108, height: 100 }, { count: 18, seed: 3, colour: '#fff0d0' }) +
    vignette(sheet, { width: 108, height: 144 }, '#24062e', 0.62)
  );
}

/** Cherry blossom at dusk, when the full moon rises over the lake. */
export const theme: SlotTheme = {
  id: 'sakura243',
  symbols: { W: crest, S: fullMoon, '1': fan, '2': shamisen, '3': crane, '4': sakeCup },
  ranks: {
    face: 'brush',
    fill: ['#fff6fa', '#ffb0d0 48', '#e0568e'],
    edge: '#6d1250',
    shade: '#2a0624',
  },
  backdrop,
  tile,
};
