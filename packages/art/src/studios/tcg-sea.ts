import { placed } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';
import { elephant } from '../lottery/elephant-kite.ts';
import { cardGround, type Studio } from './studio.ts';

const WAVES =
  '<g fill="none" stroke="#d8fff4" stroke-opacity=".26" stroke-width="2" stroke-linecap="round">' +
  '<path d="M-4 74q10 -8 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0M-14 84q10 -8 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0"/></g>';

/** SEA Numbers: the elephant in its finery. */
export const tcgSea: Studio = {
  code: 'tcg_sea',
  mark: (sheet: Sheet) => placed(elephant(sheet), { y: -1, scale: 0.76 }),
  ground: (sheet) => cardGround(sheet, ['#ff9a5c', '#d84a7a 48', '#5a2088'], WAVES),
  words: ['SEA', 'Numbers'],
  face: 'rounded',
  size: 18.5,
  ink: ['#ffffff', '#fff0c8 50', '#ffcf5a'],
  edge: '#3a0f58',
};
