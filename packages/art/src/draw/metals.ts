import { linear, type Sheet } from './sheet.ts';

/** The paints that every scene shares, so that gold is one gold and lacquer one lacquer. */
export const gold = (sheet: Sheet) =>
  linear(sheet, ['#fff6cf', '#ffdf8a 22', '#f0b944 55', '#b8781b 88', '#dca24a']);

/** Gold seen along the light: for rims and thin edges. */
export const goldRim = (sheet: Sheet) =>
  linear(sheet, ['#8a520d', '#ffe9a8 35', '#fff8dc 50', '#e2a93a 65', '#7a4708'], [0, 0, 1, 1]);

export const lacquer = (sheet: Sheet) =>
  linear(sheet, ['#ff7a5c', '#e63946 45', '#a5173a 85', '#7a0f2e']);

export const deepLacquer = (sheet: Sheet) => linear(sheet, ['#c22743', '#7a0f2e 60', '#4a0820']);

export const bronze = (sheet: Sheet) => linear(sheet, ['#e8b98a', '#9a5a34 55', '#5c2f1d']);

export const teal = (sheet: Sheet) => linear(sheet, ['#5fe3c8', '#1aa89b 50', '#0a5f66']);

export const pearl = (sheet: Sheet) =>
  linear(sheet, ['#ffffff', '#fff3ea 45', '#e3cfe0'], [0, 0, 1, 1]);
