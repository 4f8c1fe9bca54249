import { gold } from '../draw/metals.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { pawPads } from '../props/play-token.ts';
import { box } from '../slots/shapes.ts';
import { cardGround, type Studio } from './studio.ts';

const CARD = box(-17, -27, 34, 54, 6);

const sheetOf = (sheet: Sheet, stops: readonly string[]) =>
  `<path d="${CARD}" fill="#1c0616" stroke="#1c0616" stroke-width="5.4" stroke-linejoin="round"/>
  <path d="${CARD}" fill="${linear(sheet, stops)}"/>`;

const frame = (paint: string) =>
  `<path d="${box(-13.4, -23.4, 26.8, 46.8, 4)}" fill="none" stroke="${paint}" stroke-width="2"/>`;

/** Maneki Tables: a hand of three cards, of which the middle one bears the paw. */
function mark(sheet: Sheet): string {
  const red = `${sheetOf(sheet, ['#ff7a5c', '#e0303f 45', '#8a1030'])}${frame(gold(sheet))}`;
  const blue = `${sheetOf(sheet, ['#6ab0ff', '#2f62d0 45', '#162a78'])}${frame(gold(sheet))}`;
  const paw = `${sheetOf(sheet, ['#ffffff', '#fff6e4 55', '#eccfb4'])}
    <path d="M-12 -14V-18Q-12 -22 -8 -22H-4M12 14V18Q12 22 8 22H4" fill="none"
      stroke="#c98a25" stroke-width="2.2" stroke-linecap="round"/>
    <g transform="translate(0 2)scale(1.5)" fill="#d81f3c">${pawPads}</g>`;
  return (
    placed(red, { x: -19, y: 5, rotate: -24 }) +
    placed(blue, { x: 19, y: 5, rotate: 24 }) +
    placed(paw, { y: -4, scale: 1.24 })
  );
}

export const hlive: Studio = {
  code: 'hlive',
  mark,
  ground: (sheet) =>
    cardGround(
      sheet,
      ['#0f7a58', '#0a5040 50', '#062a2c'],
      '<g fill="none" stroke="#ffe6a8" stroke-opacity=".2" stroke-width="1.2">' +
        '<path d="M-20 62A150 70 0 0 0 180 62M-20 74A150 70 0 0 0 180 74"/></g>',
    ),
  words: ['Maneki', 'Tables'],
  face: 'brush',
  size: 20,
  ink: ['#fff9e0', '#ffdf8a 60', '#e2a93a'],
  edge: '#04201c',
};
