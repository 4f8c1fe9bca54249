import { placed } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';
import { ball } from '../lottery/ball.ts';
import { draughtsman } from '../slots/shapes.ts';
import { cardGround, type Studio } from './studio.ts';

/** Vietnam Numbers: a ball under a conical hat. */
function mark(sheet: Sheet): string {
  const body = draughtsman(sheet, '#2a0a1c');
  return (
    placed(ball(sheet, { radius: 29, words: '27', tone: 'red' }), { y: 14 }) +
    body(
      'M0 -46L45 -9Q40 -4 26 -2Q0 -8 -26 -2Q-40 -4 -45 -9Z',
      ['#fffbe6', '#ffe08a 50', '#c8923a'],
      {
        depth: 3,
        inner: `<path d="M0 -46L-30 -4M0 -46L-10 -6M0 -46L10 -6M0 -46L30 -4M-17 -30Q0 -25 17 -30M-31
        -19Q0 -11 31 -19" fill="none" stroke="#a8742a" stroke-opacity=".6" stroke-width="1.8"/>`,
      },
    )
  );
}

const LOTUS =
  '<g fill="none" stroke="#ffe0a0" stroke-opacity=".22" stroke-width="1.6">' +
  '<path d="M132 92C118 84 116 70 132 58C148 70 146 84 132 92ZM132 92C110 92 102 80 104 68C118 70 128 78 132 92C136 78 146 70 160 68C162 80 154 92 132 92Z"/>' +
  '<path d="M14 16C6 11 5 3 14 -4C23 3 22 11 14 16ZM14 16C1 16 -4 9 -2 2C6 3 12 8 14 16C16 8 22 3 30 2C32 9 27 16 14 16Z"/></g>';

export const tcgLottoVn: Studio = {
  code: 'tcg_lotto_vn',
  mark,
  ground: (sheet) => cardGround(sheet, ['#0f8a7a', '#0a5a64 50', '#0a2a44'], LOTUS),
  words: ['Vietnam', 'Numbers'],
  face: 'rounded',
  size: 18.5,
  ink: ['#fffdf0', '#ffe9b8 50', '#ffc24a'],
  edge: '#04222e',
};
