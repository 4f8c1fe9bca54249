import { placed } from '../draw/path.ts';
import { drawing, type Sheet } from '../draw/sheet.ts';
import { LIGHT, pictureOutputs, type RasterOutput, type Scene } from '../scene.ts';
import { drawRank, RANKS } from './rank.ts';
import type { DrawSymbol, SlotTheme } from './theme.ts';

const CELL = 96;
export const SHEET_COLUMNS = 4;

/** Sheets are laid out in this order; a machine has some of these letters. */
const SHEET_ORDER = 'WS7DBLCOP1234AKQJ';

/** Every symbol of a theme in the order of its sheet: the theme's own, then the ranks. */
export function symbolsOf(theme: SlotTheme): readonly (readonly [string, DrawSymbol])[] {
  const { ranks, symbols } = theme;
  const drawn = new Map(Object.entries(symbols));
  if (ranks) for (const rank of RANKS) drawn.set(rank, drawRank(rank, ranks));
  return [...drawn].sort(([one], [other]) => SHEET_ORDER.indexOf(one) - SHEET_ORDER.indexOf(other));
}

const webp = (widths: readonly number[], quality: number): readonly RasterOutput[] => [
  { format: 'webp', widths, quality },
];

/** The pictures of one slot: its tile in lists, the place behind its reels, and its symbols. */
export function slotScenes(theme: SlotTheme): Scene[] {
  const symbols = symbolsOf(theme);
  const scene = (
    part: 'tile' | 'backdrop' | 'symbols',
    size: { width: number; height: number },
    outputs: readonly RasterOutput[],
    draw: (sheet: Sheet) => string,
  ): Scene => {
    const name = `slots-${theme.id}-${part}`;
    return { name, group: 'slots', ...size, outputs, svg: () => drawing(name, size, draw) };
  };
  const rows = Math.ceil(symbols.length / SHEET_COLUMNS);
  return [
    scene('tile', { width: 108, height: 144 }, pictureOutputs([216, 324], LIGHT), theme.tile),
    scene('backdrop', { width: 360, height: 640 }, webp([720], 70), theme.backdrop),
    scene(
      'symbols',
      { width: SHEET_COLUMNS * CELL, height: rows * CELL },
      webp([SHEET_COLUMNS * CELL * 2], 82),
      (sheet) =>
        symbols
          .map(([, draw], index) =>
            placed(draw(sheet), {
              x: ((index % SHEET_COLUMNS) + 0.5) * CELL,
              y: (Math.floor(index / SHEET_COLUMNS) + 0.5) * CELL,
            }),
          )
          .join(''),
    ),
  ];
}
