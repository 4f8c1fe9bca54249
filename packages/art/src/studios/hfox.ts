import { glow } from '../draw/light.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { cardGround, type Studio } from './studio.ts';

const HEAD =
  'M0 44C-10 40 -20 30 -28 20C-38 18 -44 10 -43 2C-40 4 -37 4 -35 3C-41 -8 -42 -30 -36 -45' +
  'C-27 -38 -20 -30 -15 -21C-12 -30 -6 -38 0 -46C6 -38 12 -30 15 -21C20 -30 27 -38 36 -45' +
  'C42 -30 41 -8 35 3C37 4 40 4 43 2C44 10 38 18 28 20C20 30 10 40 0 44Z';

/** Foxfire Works: a fox whose brow burns. */
function mark(sheet: Sheet): string {
  const fire = linear(sheet, ['#ffd45c', '#ff8a2f 34', '#f0481f 70', '#b8261f']);
  return `<path d="${HEAD}" fill="#2a0a2c" stroke="#2a0a2c" stroke-width="5.4"
      stroke-linejoin="round"/><path d="${HEAD}" fill="${fire}"/>
    <path d="M-33 -34C-27 -29 -22 -23 -19 -16L-31 -6C-35 -15 -35 -25 -33 -34ZM33 -34C27 -29 22 -23
      19 -16L31 -6C35 -15 35 -25 33 -34Z" fill="#5a1030"/>
    <path d="M-37 8C-26 4 -14 6 -8 18L0 40L8 18C14 6 26 4 37 8C34 14 30 17 26 17C18 28 9 36 0
      42C-9 36 -18 28 -26 17C-30 17 -34 14 -37 8Z" fill="#fff8ee"/>
    <path d="M0 -36C7 -26 11 -19 9 -9C7 -2 3 1 0 3C-3 1 -7 -2 -9 -9C-11 -19 -7 -26 0 -36Z"
      fill="${radial(sheet, ['#ffffff', '#bff4ff 40', '#4fc4f0 85'], [0.5, 0.72, 0.7])}"/>
    <path d="M-27 -3C-20 -6 -12 -2 -9 6C-17 9 -24 5 -27 -3ZM27 -3C20 -6 12 -2 9 6C17 9 24 5 27
      -3Z" fill="#2a0a2c"/><circle cx="-17" cy="2" r="2.4" fill="#ffe27a"/>
    <circle cx="17" cy="2" r="2.4" fill="#ffe27a"/>
    <path d="M-6.4 33Q0 28.6 6.4 33Q4 41 0 43Q-4 41 -6.4 33Z" fill="#2a0a2c"/>
    <path d="M24 -27C29 -31 33 -34 35 -36" stroke="#fff3c4" stroke-width="2.4"
      stroke-linecap="round"/>`;
}

export const hfox: Studio = {
  code: 'hfox',
  mark,
  ground: (sheet) =>
    cardGround(
      sheet,
      ['#3a1f6d', '#22124a 55', '#0e0824'],
      glow(sheet, { x: 38, y: 45, radius: 58, colour: '#5ac8f7', strength: 0.55 }) +
        '<g fill="#7fdcff"><circle cx="92" cy="16" r="1.6"/><circle cx="148" cy="22" r="2.2"/>' +
        '<circle cx="76" cy="76" r="1.8"/><circle cx="138" cy="78" r="1.4"/></g>',
    ),
  words: ['Foxfire', 'Works'],
  face: 'brush',
  size: 21,
  ink: ['#ffffff', '#c8f0ff 60', '#7fd0f7'],
  edge: '#120a30',
};
