import { placed } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';
import { ball } from '../lottery/ball.ts';
import { mirrored } from '../slots/mirrored.ts';
import { draughtsman } from '../slots/shapes.ts';
import { cardGround, type Studio } from './studio.ts';

/** Maneki Draws: a ball with a cat's ears, and two smaller ones. */
function mark(sheet: Sheet): string {
  const body = draughtsman(sheet, '#1c0a26');
  const ear = body('M8 -26L31 -45Q35 -47 35 -42L33 -10Z', ['#ff9a8a', '#d8263c'], {
    inner: '<path d="M17 -26L30 -36L29 -18Z" fill="#ffd0c0"/>',
  });
  return (
    placed(ball(sheet, { radius: 15, words: '3', tone: 'blue' }), { x: -28, y: 28, rotate: -10 }) +
    placed(ball(sheet, { radius: 15, words: '7', tone: 'gold' }), { x: 29, y: 28, rotate: 10 }) +
    mirrored(ear) +
    placed(ball(sheet, { radius: 31, words: '8', tone: 'red' }), { y: 0 })
  );
}

const DOTS = Array.from({ length: 40 }, (_, dot) => {
  const [column, row] = [dot % 10, Math.floor(dot / 10)];
  return `<circle cx="${column * 17 + (row % 2) * 8}" cy="${row * 24 + 8}" r="6"/>`;
}).join('');

export const lott: Studio = {
  code: 'lott',
  mark,
  ground: (sheet) =>
    cardGround(
      sheet,
      ['#4a2cb8', '#2c1c84 50', '#160c4a'],
      `<g fill="none" stroke="#c8b4ff" stroke-opacity=".16" stroke-width="1.4">${DOTS}</g>`,
    ),
  words: ['Maneki', 'Draws'],
  face: 'brush',
  size: 20,
  ink: ['#fff9e0', '#ffdf8a 60', '#e2a93a'],
  edge: '#120634',
};
