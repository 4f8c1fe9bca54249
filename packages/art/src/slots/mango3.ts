import { scattered } from '../draw/chance.ts';
import { bokeh, glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { frond } from '../draw/palm.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import {
  cherry,
  coconut,
  dragonFruit,
  mango,
  orange,
  pineapple,
  plum,
  seven,
  wild,
} from './mango3-symbols.ts';
import { dimmedMiddle, dimmedTop, fadeDown } from './scenery.ts';
import type { SlotTheme } from './theme.ts';

/** A striped awning with a scalloped hem, hanging from its top edge. */
function awning(
  sheet: Sheet,
  at: { x: number; y: number; width: number; drop: number; stripes: number },
  tones: readonly [readonly string[], readonly string[]],
): string {
  const { x, y, width, drop, stripes } = at;
  const step = width / stripes;
  const bands = Array.from({ length: stripes }, (_, index) => {
    const left = x + index * step;
    const middle = x + width / 2;
    const head = (value: number) => middle + (value - middle) * 0.86;
    return `<path d="M${n(head(left))} ${n(y)}L${n(left)} ${n(y + drop)}a${n(step / 2)}
      ${n(step / 2)} 0 0 0 ${n(step)} 0L${n(head(left + step))} ${n(y)}Z"
      fill="${linear(sheet, tones[index % 2] ?? [])}"/>`;
  });
  return `${bands.join('')}<path d="M${n(x)} ${n(y + drop)}H${n(x + width)}" stroke="#3a1c04"
    stroke-opacity=".3" stroke-width="1.6"/>`;
}

const SUNNY: readonly [readonly string[], readonly string[]] = [
  ['#fff0a0', '#ffc21f 60', '#e8920c'],
  ['#6fd04a', '#2a9a3c 60', '#0f6a34'],
];

const leaves = (sheet: Sheet, x: number, y: number, length: number, angles: readonly number[]) =>
  angles
    .map((rotate) =>
      placed(
        `<path d="${frond(length, length * 0.3)}"
          fill="${linear(sheet, ['#2a8a3c', '#0c4a2c'], [0, 0, 1, 0])}"/>`,
        { x, y, rotate },
      ),
    )
    .join('');

/** A wooden crate of fruit, its top edge on y. */
function crate(
  sheet: Sheet,
  at: { x: number; y: number; width: number; height: number; seed: number },
  fruit: readonly ((sheet: Sheet) => string)[],
): string {
  const { x, y, width, height, seed } = at;
  const heap = scattered(9, seed, (source, index) => {
    const along = ((index * 4) % 9) / 8;
    const draw = fruit[index % fruit.length];
    return placed(draw?.(sheet) ?? '', {
      x: x + width * (0.1 + along * 0.8),
      y: y - 4 - Math.sin(along * Math.PI) * height * 0.16 + source.between(-4, 4),
      scale: height / 145,
      rotate: source.between(-30, 30),
    });
  });
  const slats = [0, 1, 2]
    .map(
      (row) => `<rect x="${n(x)}" y="${n(y + row * height * 0.33)}" width="${n(width)}"
      height="${n(height * 0.29)}" rx="2" fill="${linear(sheet, ['#d89a54', '#8a5424'])}"
      stroke="#3a1c08" stroke-width="1.6"/>`,
    )
    .join('');
  return heap + slats;
}

function backdrop(sheet: Sheet): string {
  const size = { width: 360, height: 640 };
  return (
    sky(sheet, size, ['#ffe98a', '#ffd04a 14', '#7fae3a 32', '#1f6a3a 60', '#0a3322']) +
    glow(sheet, { x: 190, y: 70, radius: 200, colour: '#fffbe0', strength: 0.95 }) +
    bokeh(
      { x: 0, y: 80, width: 360, height: 440 },
      { count: 40, seed: 8, colours: ['#ffe98a', '#b8f06a', '#ffb04a'], size: 26 },
    ) +
    rays(sheet, {
      centre: [210, 20],
      length: 560,
      count: 18,
      from: 35,
      sweep: 110,
      colour: '#fff6c0',
      strength: 0.5,
    }) +
    leaves(sheet, 0, 130, 130, [-30, 10, 40]) +
    `<g transform="translate(360 0)scale(-1 1)">${leaves(sheet, 0, 120, 130, [-24, 14, 46])}</g>` +
    awning(sheet, { x: -30, y: -14, width: 420, drop: 74, stripes: 10 }, SUNNY) +
    fadeDown(sheet, { from: -40, to: 60, width: 360 }, '#3a2a04', 0.2) +
    dimmedTop(sheet, '#2a3004', 0.5) +
    dimmedMiddle(sheet, '#06301c', 0.72) +
    crate(sheet, { x: -16, y: 556, width: 186, height: 90, seed: 4 }, [mango, plum, orange]) +
    crate(sheet, { x: 186, y: 566, width: 190, height: 90, seed: 9 }, [
      dragonFruit,
      mango,
      coconut,
    ]) +
    fadeDown(sheet, { from: 540, to: 640, width: 360 }, '#04180e', 0.6) +
    motes({ x: 0, y: 60, width: 360, height: 480 }, { count: 60, seed: 3, size: 1.5 }) +
    vignette(sheet, size, '#06200f', 0.55)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  return (
    sky(sheet, size, ['#fff3a0', '#ffc92c 40', '#58a838 74', '#0c4a2a']) +
    rays(sheet, { centre: [54, 66], length: 120, count: 22, colour: '#fffbe0', strength: 0.75 }) +
    glow(sheet, { x: 54, y: 62, radius: 60, colour: '#fffbe0', strength: 0.9 }) +
    leaves(sheet, 54, 84, 66, [-60, -20, 16]) +
    `<g transform="translate(108 0)scale(-1 1)">${leaves(sheet, 54, 84, 66, [-60, -20, 16])}</g>` +
    placed(pineapple(sheet), { x: 82, y: 46, scale: 0.72, rotate: 18 }) +
    placed(dragonFruit(sheet), { x: 20, y: 106, scale: 0.56, rotate: -14 }) +
    placed(cherry(sheet), { x: 90, y: 110, scale: 0.5, rotate: 8 }) +
    placed(mango(sheet), { x: 48, y: 80, scale: 0.92, rotate: -6 }) +
    awning(sheet, { x: -12, y: -8, width: 132, drop: 24, stripes: 8 }, SUNNY) +
    sparkle(80, 46, 7) +
    fadeDown(sheet, { from: 112, to: 144, width: 108 }, '#06240f', 0.6) +
    vignette(sheet, size, '#12400c', 0.4)
  );
}

/** A fruit stall under a striped awning at noon. */
export const theme: SlotTheme = {
  id: 'mango3',
  symbols: {
    W: wild,
    7: seven,
    D: pineapple,
    B: (sheet) => placed(dragonFruit(sheet), { scale: 0.94 }),
    L: coconut,
    C: cherry,
    O: (sheet) => placed(orange(sheet), { y: 2.5, scale: 0.92 }),
    P: (sheet) => placed(plum(sheet), { y: 1, scale: 0.96 }),
  },
  backdrop,
  tile,
};
