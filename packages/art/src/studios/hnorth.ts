import { linear, type Sheet } from '../draw/sheet.ts';
import { stars } from '../draw/sky.ts';
import { cardGround, type Studio } from './studio.ts';

/** Northlight Reels: the north star, and the lights that stand around it. */
function mark(sheet: Sheet): string {
  const lights = linear(sheet, ['#4fffc0', '#2fd0d8 40', '#6a7cff 75', '#b45cff'], [0, 1, 1, 0]);
  const ring = 'M-27 30A40 40 0 1 1 27 30';
  return `<path d="${ring}" fill="none" stroke="#0a1838" stroke-width="14"
      stroke-linecap="round"/><path d="${ring}" fill="none" stroke="${lights}" stroke-width="9.4"
      stroke-linecap="round"/>
    <path d="M-24 26A35 35 0 0 1 -34 -8" fill="none" stroke="#eafff8" stroke-opacity=".7"
      stroke-width="2" stroke-linecap="round"/>
    <path d="M0 -46L9 -9L34 0L9 9L0 46L-9 9L-34 0L-9 -9Z" fill="#0a1838" stroke="#0a1838"
      stroke-width="7" stroke-linejoin="round"/>
    <path d="M0 -46L9 -9L0 0ZM34 0L9 9L0 0ZM0 46L-9 9L0 0ZM-34 0L-9 -9L0 0Z"
      fill="${linear(sheet, ['#ffffff', '#d8f4ff'])}"/>
    <path d="M0 -46L-9 -9L0 0ZM-34 0L-9 9L0 0ZM0 46L9 9L0 0ZM34 0L9 -9L0 0Z"
      fill="${linear(sheet, ['#8fd0f7', '#3f7fd0'])}"/>
    <path d="M0 -13L4 -4L13 0L4 4L0 13L-4 4L-13 0L-4 -4Z" fill="#fffbe0"/>`;
}

/** Curtains of light over a far ridge. */
function aurora(sheet: Sheet): string {
  const veil = (colour: string) =>
    linear(sheet, [`${colour}/0`, `${colour}/0.6 70`, `${colour}/0`]);
  return `${stars({ width: 160, height: 70 }, { count: 34, seed: 4, colour: '#e6f4ff' })}
    <path d="M50 4Q80 22 110 8T170 14V52Q140 44 112 54T46 50Z" fill="${veil('#3fe0b0')}"/>
    <path d="M20 10Q60 2 96 18T164 4V40Q126 34 92 46T18 44Z" fill="${veil('#8a6cff')}"/>
    <path d="M0 82L26 66L44 76L72 58L98 76L124 62L160 80V90H0Z" fill="#061028"/>`;
}

export const hnorth: Studio = {
  code: 'hnorth',
  mark,
  ground: (sheet) => cardGround(sheet, ['#10285a', '#0c1a44 55', '#081030'], aurora(sheet)),
  words: ['Northlight', 'Reels'],
  face: 'rounded',
  size: 17,
  ink: ['#ffffff', '#d8fff0 55', '#8fe8f0'],
  edge: '#06102c',
};
