import { glow } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { n } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { disc, groundShadow, painted } from '../slots/painted.ts';
import { box, tube } from '../slots/shapes.ts';
import type { DrawSymbol } from '../slots/theme.ts';

/** How a merchant builds its machine. */
export type CabinetLook = {
  /** The front from left to right, the side that turns away, and the dark edge of both. */
  readonly front: readonly string[];
  readonly side: readonly string[];
  readonly line: string;
  /** The ball of the lever, in the middle and at its edge. */
  readonly ball: readonly string[];
  /** What lies on the front below the window. */
  readonly apron: (sheet: Sheet) => string;
  /** The roof, drawn in the cabinet's coordinates; the window's upper edge is at -52. */
  readonly crown: (sheet: Sheet) => string;
};

/** The reels: what is on each strip, and how far each has turned, counted in symbols. */
export type Reels = {
  readonly strips: readonly (readonly DrawSymbol[])[];
  readonly turns: readonly number[];
  /** How far each moves in one picture of a film: fast strips smear. */
  readonly speeds?: readonly number[];
};

const WINDOW = box(-68, -48, 136, 94, 6);
const REEL = { width: 43, step: 45, row: 39 };

/**
 * A slot machine of three reels around the middle of its window: 200 wide with its lever, from
 * about -110 to 92. The lights of its frame stand still; a film lets them wander by `phase`.
 */
export function slotCabinet(sheet: Sheet, look: CabinetLook, reels: Reels, phase = 0): string {
  return (
    groundShadow(sheet, { y: 92, width: 240 }) +
    lever(sheet, look) +
    `<path d="M-82 -58L-97 -48V82L-82 86Z" fill="${linear(sheet, look.side)}"/>` +
    look.crown(sheet) +
    painted(sheet, box(-86, -62, 172, 146, 12), {
      fill: linear(sheet, look.front, [0, 0, 1, 0.25]),
      line: look.line,
      weight: 1.6,
      depth: 5,
      light: 0.5,
      inner: look.apron(sheet),
    }) +
    painted(sheet, box(-77, -57, 154, 112, 11), {
      fill: gold(sheet),
      line: '#4a2a06',
      weight: 1.4,
      depth: 3,
    }) +
    bulbs(sheet, phase) +
    `<path d="${WINDOW}" fill="#14060f"/>` +
    clipped(sheet, WINDOW, reelBand(sheet, reels)) +
    `<path d="${WINDOW}" fill="none" stroke="#3a1c05" stroke-width="2"/>
    <path d="M-72 -6L-62 0L-72 6ZM72 -6L62 0L72 6Z" fill="#e63946" stroke="#fff3c4"
      stroke-width="1"/>` +
    painted(sheet, box(-94, 80, 188, 14, 5), {
      fill: linear(sheet, ['#ffe39a', '#c98a25 45', '#6d3d06']),
      line: look.line,
      weight: 1.6,
      depth: 3,
    })
  );
}

/** The strips behind the glass: lit in the middle, falling into shade where the drum turns away. */
function reelBand(sheet: Sheet, { strips, turns, speeds }: Reels): string {
  const paper = linear(sheet, [
    '#6d5a54',
    '#e8d8c4 16',
    '#fffaf0 38',
    '#ffffff 50',
    '#fff4e0 64',
    '#d8c0a8 84',
    '#5c4a48',
  ]);
  const shade = linear(sheet, [
    '#1a0614/0.86',
    '#1a0614/0.3 17',
    '#1a0614/0 34',
    '#1a0614/0 66',
    '#1a0614/0.34 83',
    '#1a0614/0.9',
  ]);
  const drums = strips.map((strip, index) => {
    const x = (index - (strips.length - 1) / 2) * REEL.step;
    const left = n(x - REEL.width / 2);
    const size = `x="${left}" y="-48" width="${REEL.width}" height="94"`;
    return `<rect ${size} rx="2" fill="${paper}"/>${smeared(sheet, strip, turns[index] ?? 0, speeds?.[index] ?? 0, x)}
      <rect ${size} rx="2" fill="${shade}"/>
      <path d="M${left} -48v94M${n(x + REEL.width / 2)} -48v94" stroke="#2a1208"
        stroke-opacity=".5" stroke-width="1.2"/>`;
  });
  const glass = linear(sheet, ['#ffffff/0.3', '#ffffff/0.04 60', '#ffffff/0'], [0, 0, 1, 1]);
  return `${drums.join('')}<path d="M-68 -48H-8L-50 46H-68Z" fill="${glass}"/>
    <path d="M14 -48H26L-16 46H-28Z" fill="#ffffff" opacity=".1"/>`;
}

/** A strip in motion is seen in several places at once. */
function smeared(
  sheet: Sheet,
  strip: readonly DrawSymbol[],
  turn: number,
  speed: number,
  x: number,
): string {
  if (Math.abs(speed) < 0.08) return column(sheet, strip, turn, x);
  const ghosts = [-0.4, 0.4, 0].map(
    (share, index) =>
      `<g opacity="${index === 2 ? 0.62 : 0.4}">${column(sheet, strip, turn + speed * share, x)}</g>`,
  );
  return ghosts.join('');
}

/** The symbols of one strip that can be seen: nearer the edges they lie flatter on the drum. */
function column(sheet: Sheet, strip: readonly DrawSymbol[], turn: number, x: number): string {
  const first = Math.floor(turn);
  return [-2, -1, 0, 1, 2]
    .map((row) => {
      const place = row - (turn - first);
      const angle = Math.max(-90, Math.min(90, place * 52));
      const y = Math.sin((angle * Math.PI) / 180) * REEL.row * 1.24;
      const flat = Math.cos((angle * Math.PI) / 180);
      if (flat < 0.12) return '';
      const symbol = strip[(((first + row) % strip.length) + strip.length) % strip.length]!;
      const drawn = symbol(sheet);
      const id = sheet.define((own) => `<g id="${own}">${drawn}</g>`);
      return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})scale(.4
        ${n(0.4 * flat)})"/>`;
    })
    .join('');
}

function lever(sheet: Sheet, { ball, line }: CabinetLook): string {
  return (
    painted(sheet, box(82, -8, 18, 34, 6), { fill: gold(sheet), line, weight: 1.4, depth: 3 }) +
    tube('M94 6L106 -44', { width: 6, fill: '#d8c4a0', edge: '#3a2410', rim: 2.4 }) +
    painted(sheet, disc(107, -50, 11), {
      fill: radial(sheet, ball, [0.6, 0.3, 0.8]),
      line,
      weight: 1.6,
      depth: 3,
    }) +
    '<ellipse cx="110" cy="-54" rx="3.4" ry="2.4" fill="#fff" opacity=".85"/>'
  );
}

/** Small lamps in the frame, every third one bright. */
function bulbs(sheet: Sheet, phase: number): string {
  const across = Array.from({ length: 10 }, (_, index) => -67.5 + index * 15);
  const down = [-38, -23, -8, 7, 22, 37];
  const places = [
    ...across.map((x) => [x, -52.6]),
    ...down.map((y) => [72.6, y]),
    ...across.toReversed().map((x) => [x, 50.6]),
    ...down.toReversed().map((y) => [-72.6, y]),
  ] as const;
  return places
    .map(([x, y], index) => {
      const isLit = (index + phase) % 3 === 0;
      const light = isLit
        ? glow(sheet, { x: x!, y: y!, radius: 9, colour: '#fff0b8', strength: 0.9 })
        : '';
      return `${light}<circle cx="${n(x!)}" cy="${n(y!)}" r="2.3"
        fill="${isLit ? '#fffdf0' : '#ffd98a'}" stroke="${isLit ? '#ffe9a8' : '#8a520d'}"
        stroke-width=".8"/>`;
    })
    .join('');
}

/** A rim of gold along a path, as every machine carries some. */
export const goldEdge = (sheet: Sheet, path: string, width = 2): string =>
  `<path d="${path}" fill="none" stroke="${goldRim(sheet)}" stroke-width="${n(width)}"
    stroke-linejoin="round" stroke-linecap="round"/>`;
