import { seigaiha } from '../draw/land.ts';
import { gold, lacquer } from '../draw/metals.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { pawPads } from '../props/play-token.ts';
import { cardGround, type Studio } from './studio.ts';

const EARS = 'M-40 -8L-37 -41Q-36 -46 -31 -43L-8 -27ZM40 -8L37 -41Q36 -46 31 -43L8 -27Z';

/** Maneki Originals: a coin with a cat's ears. */
function mark(sheet: Sheet): string {
  return `<path d="${EARS}" fill="#4a0820" stroke="#4a0820" stroke-width="5"
      stroke-linejoin="round"/><circle cy="6" r="42.5" fill="#4a0820"/>
    <path d="${EARS}" fill="${gold(sheet)}"/>
    <path d="M-33 -20L-31.6 -35L-19 -27ZM33 -20L31.6 -35L19 -27Z" fill="#e8404a"/>
    <circle cy="6" r="40" fill="${gold(sheet)}"/><circle cy="6" r="33.4" fill="#8a520d"/>
    <circle cy="6.6" r="32.6" fill="${lacquer(sheet)}"/>
    <g transform="translate(0 8)scale(2.5)" fill="#5c0a26" opacity=".55"><g
      transform="translate(0 .8)">${pawPads}</g></g>
    <g transform="translate(0 8)scale(2.5)"
      fill="${linear(sheet, ['#ffffff', '#ffe9c4'])}">${pawPads}</g>
    <path d="M16 -29A38 38 0 0 1 36 -6" fill="none" stroke="#fffbe6" stroke-width="3.4"
      stroke-linecap="round"/>`;
}

export const hslot: Studio = {
  code: 'hslot',
  mark,
  ground: (sheet) =>
    cardGround(
      sheet,
      ['#8c1234', '#5a0c34 55', '#2a0a30'],
      `<rect width="160" height="90"
        fill="${seigaiha(sheet, { radius: 15, stroke: '#ffb98a', width: 0.8, opacity: 0.2 })}"/>`,
    ),
  words: ['Maneki', 'Originals'],
  face: 'brush',
  size: 16.5,
  ink: ['#fff6d6', '#f7cf6d 60', '#d89a34'],
  edge: '#2a0616',
};
