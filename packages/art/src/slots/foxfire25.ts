import { scattered } from '../draw/chance.ts';
import { ridge } from '../draw/land.ts';
import { glow, motes, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { moon, sky, stars } from '../draw/sky.ts';
import { torii } from '../draw/town.ts';
import {
  bell,
  charms,
  foxFire,
  foxMask,
  shrineGate,
  spiritFlame,
  stoneFox,
  umbrella,
  wildMask,
} from './foxfire25-symbols.ts';
import type { SlotTheme } from './theme.ts';

/** Cedars as dark spires, each a stack of drooping tiers. */
const cedars = (
  size: { width: number; foot: number; height: number; count: number; seed: number },
  colour: string,
) =>
  scattered(size.count, size.seed, (source, index) => {
    const x = ((index + source.between(0.2, 0.8)) / size.count) * size.width;
    const height = size.height * source.between(0.6, 1);
    const half = height * 0.17;
    const tiers = [0, 1, 2, 3, 4].map((tier) => {
      const top = size.foot - height + (height / 5.6) * tier;
      const reach = half * (0.35 + tier * 0.2);
      return `M${n(x)} ${n(top)}L${n(x + reach)} ${n(top + height / 3.6)}Q${n(x)}
        ${n(top + height / 4.4)} ${n(x - reach)} ${n(top + height / 3.6)}Z`;
    });
    return `<path d="${tiers.join('')}" fill="${colour}"/>`;
  });

/** Folded white paper that hangs from the rope. */
const PAPER_STREAMER = `<path d="M-4 0H8V11H-4Z" fill="#ffffff"/><path d="M-9 9H3V21H-9Z"
  fill="#dfe4ff"/><path d="M-14 19H-2V32L-8 28L-14 32Z" fill="#ffffff"/>`;

const lit = (sheet: Sheet, x: number, y: number, scale: number) =>
  glow(sheet, { x, y, radius: 90 * scale, colour: '#ff8a2e', strength: 0.75 }) +
  placed(spiritFlame(sheet), { x, y, scale });

function steps(sheet: Sheet): string {
  return [0, 1, 2, 3, 4, 5]
    .map((step) => {
      const y = 486 + step * step * 4.4 + step * 5;
      const half = 70 + step * 26;
      return `<path d="M${n(180 - half)} ${n(y)}H${n(180 + half)}L${n(190 + half)} ${n(y + 60)}
        H${n(170 - half)}Z" fill="${linear(sheet, ['#4a5490', '#1c2454 30', '#0c1034'])}"/>
        <path d="M${n(180 - half)} ${n(y)}H${n(180 + half)}" stroke="#ffb87a" stroke-opacity=".55"
          stroke-width="1.6"/>`;
    })
    .join('');
}

function backdrop(sheet: Sheet): string {
  const red = ['#c8361e', '#8a1a1c 60', '#4a0c1c'];
  return (
    sky(sheet, { width: 360, height: 640 }, ['#060a26', '#101a52 36', '#24347e 62', '#0a0e2e']) +
    stars({ width: 360, height: 320 }, { count: 110, seed: 6 }) +
    moon(sheet, { x: 180, y: 110, radius: 40 }) +
    `<path d="${ridge({ width: 360, bottom: 640 }, { y: 400, rise: 90, count: 9, seed: 4 })}"
      fill="#18225c"/>` +
    cedars({ width: 360, foot: 470, height: 230, count: 13, seed: 3 }, '#111a4a') +
    cedars({ width: 360, foot: 520, height: 170, count: 10, seed: 9 }, '#0b1136') +
    torii(sheet, { x: 180, y: 488, width: 120 }, red) +
    `<rect y="486" width="360" height="160" fill="${linear(sheet, ['#0e1440', '#060820'])}"/>` +
    steps(sheet) +
    torii(sheet, { x: 180, y: 560, width: 250 }, red) +
    `<path d="M6 70H34V640H2ZM326 70H354L358 640H326Z"
      fill="${linear(sheet, ['#f0502a', '#a8201c 40', '#4a0c1c'])}"/>
    <path d="M-10 58H370V74H-10Z" fill="${linear(sheet, ['#e0442a', '#7a1418'])}"/>
    <path d="M-10 14Q180 42 370 14V36Q180 60 -10 36Z"
      fill="${linear(sheet, ['#ff7a4a', '#c8301e 45', '#7a1418'])}"/>
    <path d="M-10 -4Q180 26 370 -4V18Q180 46 -10 18Z" fill="#0c0a20"/>
    <path d="M34 76Q180 118 326 76" stroke="#2a1c14" stroke-width="9" fill="none"/>
    <path d="M34 76Q180 118 326 76" stroke="#e8c88a" stroke-width="6" fill="none"
      stroke-dasharray="7 3"/>` +
    [84, 132, 180, 228, 276]
      .map((x) => placed(PAPER_STREAMER, { x, y: 97 - ((x - 180) / 146) ** 2 * 21 }))
      .join('') +
    placed(stoneFox('#ff9a4a'), { x: 66, y: 618, scale: 1.1 }) +
    placed(stoneFox('#ff9a4a'), { x: 294, y: 618, scale: 1.1, flip: true }) +
    lit(sheet, 128, 574, 0.4) +
    lit(sheet, 234, 566, 0.36) +
    lit(sheet, 180, 606, 0.3) +
    lit(sheet, 62, 150, 0.36) +
    lit(sheet, 304, 132, 0.3) +
    motes(
      { x: 0, y: 100, width: 360, height: 520 },
      { count: 70, seed: 8, colour: '#ffb86a', size: 1.6 },
    ) +
    vignette(sheet, { width: 360, height: 640 }, '#02031a', 0.65)
  );
}

/** The mask alone, nine tails of fire behind it. */
function tile(sheet: Sheet): string {
  const tails = [-80, 80, -60, 60, -40, 40, -20, 20, 0]
    .map(
      (turn) =>
        `<g transform="translate(54 90)rotate(${turn})">${placed(spiritFlame(sheet), {
          y: -52,
          scale: 0.52,
        })}</g>`,
    )
    .join('');
  return (
    sky(sheet, { width: 108, height: 144 }, ['#060a2e', '#16246e 50', '#0a0e34']) +
    stars({ width: 108, height: 80 }, { count: 40, seed: 3 }) +
    cedars({ width: 108, foot: 120, height: 90, count: 9, seed: 5 }, '#0c1340') +
    glow(sheet, { x: 54, y: 66, radius: 74, colour: '#ff7a1e', strength: 0.85 }) +
    tails +
    `<path d="M20 144C24 118 40 108 54 108S84 118 88 144Z" fill="#0a0e30"/>
    <path d="M32 118L54 140L76 118" fill="none" stroke="#d8281e" stroke-width="5"/>` +
    placed(foxMask(sheet), { x: 54, y: 82, scale: 0.98 }) +
    glow(sheet, { x: 14, y: 126, radius: 26, colour: '#4ac8ff', strength: 0.7 }) +
    glow(sheet, { x: 96, y: 122, radius: 26, colour: '#4ac8ff', strength: 0.7 }) +
    placed(spiritFlame(sheet), { x: 13, y: 116, scale: 0.2 }) +
    placed(spiritFlame(sheet), { x: 96, y: 112, scale: 0.22, flip: true }) +
    motes({ x: 0, y: 6, width: 108, height: 128 }, { count: 46, seed: 4, colour: '#ffc88a' }) +
    vignette(sheet, { width: 108, height: 144 }, '#02031c', 0.72)
  );
}

/** Midnight at the shrine in the forest, when the foxes carry their lights. */
export const theme: SlotTheme = {
  id: 'foxfire25',
  symbols: { W: wildMask, S: shrineGate, '1': foxFire, '2': bell, '3': charms, '4': umbrella },
  ranks: {
    face: 'brush',
    fill: ['#eaf4ff', '#8ab4ff 48', '#3a62d8'],
    edge: '#121c5c',
    shade: '#050824',
  },
  backdrop,
  tile,
};
