import { paperKite } from '../draw/paper-kite.ts';
import { placed } from '../draw/path.ts';
import { radial, type Sheet } from '../draw/sheet.ts';
import { cardGround, type Studio } from './studio.ts';

const TONES = {
  left: ['#ffd08a', '#ff8f4f 60', '#e0522f'],
  right: ['#ffb870', '#f0673a 60', '#b8331f'],
  line: '#3d1020',
  tail: '#3fa7c9',
};

/** Paper Kite: a kite in the wind before a pale sun. */
function mark(sheet: Sheet): string {
  const sun = radial(sheet, ['#fffbe6', '#ffe9a8 55', '#ffd27a']);
  return `<circle cx="14" cy="-12" r="27" fill="${sun}" stroke="#3d1020" stroke-width="3"/>${placed(
    paperKite(sheet, TONES),
    { x: -8, y: -6, rotate: 20, scale: 0.72 },
  )}`;
}

const CLOUDS =
  '<g fill="#fff" opacity=".18"><path d="M92 74a11 11 0 0 1 20-7a14 14 0 0 1 27 4a9 9 0 0 1 5 17H94a7 7 0 0 1-2-14Z"/>' +
  '<path d="M2 26a8 8 0 0 1 15-4a10 10 0 0 1 18 4a6 6 0 0 1 2 11H4a6 6 0 0 1-2-11Z"/></g>';

export const kite: Studio = {
  code: 'kite',
  mark,
  ground: (sheet) => cardGround(sheet, ['#2b7fb8', '#2a5a9c 50', '#2a3a7c'], CLOUDS),
  words: ['Paper', 'Kite'],
  face: 'rounded',
  size: 26,
  ink: ['#fffdf0', '#ffe9b8 50', '#ffc27a'],
  edge: '#14224a',
};
