import { glow, sparkle } from '../draw/light.ts';
import { n, type Point, placed, polar, polygon } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { beads, emptyCoin } from './shapes.ts';
import type { DrawSymbol } from './theme.ts';

/** A stone's colours, from the brightest facet to the darkest, and the line around it. */
export type Stone = {
  readonly tones: readonly [string, string, string, string, string];
  readonly line: string;
};

export const ICE: Stone = {
  tones: ['#ffffff', '#e0f6ff', '#a8dcf8', '#6aaee0', '#3a6aa8'],
  line: '#14284a',
};
const RUBY: Stone = {
  tones: ['#ffd0d0', '#ff6a78', '#e81c3c', '#a80830', '#5c0420'],
  line: '#2c0210',
};
const SAPPHIRE: Stone = {
  tones: ['#c8e0ff', '#5a9cff', '#1c54e8', '#0c2ca8', '#06145c'],
  line: '#020a30',
};
const EMERALD: Stone = {
  tones: ['#d0ffe0', '#5af09a', '#0cb85c', '#047a44', '#02442c'],
  line: '#012418',
};
const AMETHYST: Stone = {
  tones: ['#f0d8ff', '#c87aff', '#8a2ce0', '#5a0ca0', '#2c0458'],
  line: '#16022c',
};

const lerp = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const facet = (points: readonly Point[], fill: string) =>
  `<path d="${polygon(points)}" fill="${fill}" stroke="#ffffff" stroke-opacity=".28"
    stroke-width=".7" stroke-linejoin="round"/>`;

/** The tone of a facet whose middle lies in a direction: bright at the upper left, with a glint opposite. */
function toneAt(stone: Stone, [x, y]: Point, turn: number): string {
  const angle = Math.atan2(y, x) * (180 / Math.PI);
  const away = Math.abs(((angle + 130 + 540) % 360) - 180);
  const depth = away > 150 ? 1 : Math.min(4, Math.floor((away + turn * 22) / 38));
  return stone.tones[depth] ?? stone.tones[2];
}

/**
 * A stone seen from above: an outline, a girdle halfway in, a table in the middle. Each edge of the
 * outline makes a kite and two triangles, as a brilliant has them.
 */
function cut(sheet: Sheet, outline: readonly Point[], stone: Stone, table = 0.52): string {
  const count = outline.length;
  const at = (index: number) => outline[(index + count) % count] ?? [0, 0];
  const inner = outline.map((point) => lerp([0, 0], point, table));
  const innerAt = (index: number) => inner[(index + count) % count] ?? [0, 0];
  const girdle = (index: number) =>
    lerp([0, 0], lerp(at(index), at(index + 1), 0.5), table + (1 - table) * 0.52);
  const facets = outline.map((_, index) => {
    const mid = girdle(index);
    const before = girdle(index - 1);
    const corner = at(index);
    return (
      facet([corner, mid, innerAt(index), before], toneAt(stone, corner, 0)) +
      facet([corner, at(index + 1), mid], toneAt(stone, mid, 1)) +
      facet([innerAt(index), innerAt(index + 1), mid], toneAt(stone, [-mid[0], -mid[1]], index % 2))
    );
  });
  const [bright, light, , deep] = stone.tones;
  const shine = linear(sheet, [bright, `${light} 38`, `${stone.tones[2]} 66`, deep], [0, 0, 1, 1]);
  return (
    `<path d="${polygon(outline)}" fill="${stone.line}" stroke="${stone.line}" stroke-width="4.6"
      stroke-linejoin="round"/>` +
    facets.join('') +
    `<path d="${polygon(inner)}" fill="${shine}" stroke="#fff" stroke-opacity=".5"
      stroke-width="1"/>`
  );
}

const round = (count: number, rx: number, ry: number, from = -90): readonly Point[] =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = polar([0, 0], 1, from + (360 / count) * index);
    return [x * rx, y * ry] as const;
  });

/** The hero: a brilliant from the side, crown above and pavilion below; 88 wide and 80 high. */
export const brilliant = (stone: Stone): string => {
  const [a, b, c, d, e] = stone.tones;
  const top: readonly Point[] = [
    [-26, -32],
    [-9, -32],
    [9, -32],
    [26, -32],
  ];
  const girdle: readonly Point[] = [
    [-44, -10],
    [-22, -10],
    [0, -10],
    [22, -10],
    [44, -10],
  ];
  const foot: Point = [0, 44];
  const t = (index: number) => top[index] ?? foot;
  const g = (index: number) => girdle[index] ?? foot;
  const outline = polygon([t(0), t(3), g(4), foot, g(0)]);
  const parts: readonly (readonly [readonly Point[], string])[] = [
    [[t(0), g(0), g(1)], b],
    [[t(0), t(1), g(1)], a],
    [[t(1), g(1), g(2)], c],
    [[t(1), t(2), g(2)], a],
    [[t(2), g(2), g(3)], b],
    [[t(2), t(3), g(3)], c],
    [[t(3), g(3), g(4)], d],
    [[g(0), g(1), foot], c],
    [[g(1), [-8, 8], foot], a],
    [[g(1), g(2), [-8, 8]], d],
    [[g(2), [-8, 8], foot, [8, 8]], b],
    [[g(2), g(3), [8, 8]], c],
    [[g(3), [8, 8], foot], d],
    [[g(3), g(4), foot], e],
  ];
  // Light leaves a diamond split into colours: small tinted facets within the large ones.
  const fire = `<g opacity=".6"><path d="M-22 -10L-16 -2L-30 -2Z" fill="#ffc8ec"/>
    <path d="M0 -10L6 -21L12 -16Z" fill="#fff0b0"/><path d="M8 8L14 6L4 34Z" fill="#c8b8ff"/>
    <path d="M22 -10L30 -3L17 -1Z" fill="#b0ffe8"/><path d="M-26 -32L-20 -20L-32 -22Z"
    fill="#c8e8ff"/><path d="M-8 8L-2 14L-3 30Z" fill="#ffe0c8"/></g>`;
  return (
    `<path d="${outline}" fill="${stone.line}" stroke="${stone.line}" stroke-width="5"
      stroke-linejoin="round"/>` +
    parts.map(([points, fill]) => facet(points, fill)).join('') +
    fire +
    `<path d="M-44 -10H44" stroke="#fff" stroke-opacity=".75" stroke-width="1.6"/><path d="M-26
      -32H26L30 -27H-30Z" fill="#fff" opacity=".55"/>`
  );
};

export const wild: DrawSymbol = (sheet) =>
  glow(sheet, { x: 0, y: -6, radius: 47, colour: '#8ad4ff', strength: 0.95 }) +
  placed(brilliant(ICE), { y: -6 }) +
  wildPlate(sheet, {
    face: 'heavy',
    cloth: ['#f5f8ff', '#a8b4cc 50', '#56627c'],
    line: '#10141f',
    ink: ['#ffffff', '#d8f2ff'],
    y: 33,
  }) +
  sparkle(-22, -26, 11, '#ffffff') +
  sparkle(33, -10, 7, '#ffffff');

const gem =
  (outline: readonly Point[], stone: Stone, glint: Point, table?: number): DrawSymbol =>
  (sheet) =>
    groundShadow(sheet, { y: 43, width: 66 }) +
    cut(sheet, outline, stone, table) +
    gloss(sheet, { x: -10, y: -12, rx: 11, ry: 4.4, rotate: -38, strength: 0.75 }) +
    sparkle(glint[0], glint[1], 9, '#ffffff');

/** A heart in facets: the outline runs from the notch down the right side and back up. */
const HEART: readonly Point[] = [
  [0, -22],
  [10, -36],
  [26, -40],
  [40, -30],
  [42, -12],
  [32, 10],
  [16, 30],
  [0, 43],
  [-16, 30],
  [-32, 10],
  [-42, -12],
  [-40, -30],
  [-26, -40],
  [-10, -36],
];
const OCTAGON: readonly Point[] = [
  [-20, -42],
  [20, -42],
  [34, -28],
  [34, 28],
  [20, 42],
  [-20, 42],
  [-34, 28],
  [-34, -28],
];
const PEAR: readonly Point[] = [
  [0, -44],
  [12, -26],
  [25, -8],
  [33, 12],
  [29, 30],
  [15, 41],
  [0, 43],
  [-15, 41],
  [-29, 30],
  [-33, 12],
  [-25, -8],
  [-12, -26],
];

export const ruby = gem(HEART, RUBY, [-24, -26], 0.56);
export const sapphire = gem(round(12, 42, 42), SAPPHIRE, [-18, -24], 0.5);
export const amethyst = gem(PEAR, AMETHYST, [-4, -22], 0.5);

export const emerald: DrawSymbol = (sheet) => {
  const ring = (share: number) => OCTAGON.map((point) => lerp([0, 0], point, share));
  const shares = [1, 0.82, 0.64, 0.46];
  const steps = shares.slice(0, 3).flatMap((share, row) => {
    const outer = ring(share);
    const inner = ring(shares[row + 1] ?? 0.46);
    return outer.map((point, index) => {
      const next = (index + 1) % 8;
      const mid = lerp(point, outer[next] ?? point, 0.5);
      return facet(
        [point, outer[next] ?? point, inner[next] ?? point, inner[index] ?? point],
        toneAt(EMERALD, row === 1 ? [-mid[0], -mid[1]] : mid, row % 2),
      );
    });
  });
  const table = linear(sheet, ['#d0ffe0', '#5af09a 35', '#0cb85c 65', '#047a44'], [0, 0, 1, 1]);
  return (
    groundShadow(sheet, { y: 44, width: 62 }) +
    `<path d="${polygon(OCTAGON)}" fill="${EMERALD.line}" stroke="${EMERALD.line}"
      stroke-width="4.6" stroke-linejoin="round"/>${steps.join('')}<path d="${polygon(ring(0.46))}"
      fill="${table}" stroke="#fff" stroke-opacity=".6" stroke-width="1"/>` +
    `<path d="M-15 -8L4 -19H12L-15 2Z" fill="#fff" opacity=".6"/>` +
    sparkle(-22, -32, 9, '#ffffff')
  );
};

export const platinumCoin: DrawSymbol = (sheet) =>
  burst(sheet, '#c8e4ff', '#ffffff') +
  emptyCoin(sheet, {
    line: '#10141f',
    rim: ['#ffffff', '#c8d4e8 28', '#6a7690 52', '#f0f6ff 70', '#56627c'],
    field: ['#ffffff', '#dfe8f5 45', '#9aa8c4'],
    ornament:
      beads({ radius: 36.6, count: 20, size: 2.5 }, '#2c3a54') +
      beads({ radius: 36.6, count: 20, size: 1.7 }, '#e8f8ff'),
    shadeColour: '#4a5a7c',
  }) +
  sparkle(-28, -28, 9, '#ffffff') +
  sparkle(31, 27, 7, '#ffffff');

/** Rows of small stones on a thread, hanging between two points. */
export const strand = (from: Point, to: Point, sag: number, count: number, size: number): string =>
  Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const [x, y] = lerp(from, to, t);
    return placed(brilliant(ICE), {
      x,
      y: y + sag * 4 * t * (1 - t),
      scale: Number(n(size * (0.8 + 0.4 * Math.sin(Math.PI * t)))),
    });
  }).join('');
