import { gold } from '../draw/metals.ts';
import { linear } from '../draw/sheet.ts';
import { cheeks, eyes, type Head, mirroredHalves } from './head.ts';

export const daruma: Head = {
  code: 'daruma',
  ground: ['#fff0c9', '#e8bd6a'],
  draw: (sheet) => {
    const lacquered = linear(sheet, ['#f4574f', '#d4252f 55', '#a3132a']);
    const side = `<circle cx="35" cy="49" r="8" fill="#fff"/>
      <path d="M27 40Q32 33 43 38" fill="none" stroke="#2a1a2e" stroke-width="4"
        stroke-linecap="round"/>
      <path d="M28 66q-5 1 -8 6M31 70q-4 2 -6 7" fill="none" stroke="${gold(sheet)}" stroke-width="2.4"
        stroke-linecap="round"/>`;
    return `<ellipse cx="48" cy="88" rx="32" ry="5" fill="#8a5a1c" opacity=".35"/>
      <path d="M10 56Q10 14 48 14T86 56Q86 88 48 88T10 56Z" fill="${lacquered}"/>
      <path d="M24 52Q22 29 42 31Q48 34 54 31Q74 29 72 52Q70 69 48 69T24 52Z" fill="#fbe2c6"/>
      ${mirroredHalves(side)}${eyes(13, 49.5, 4)}${cheeks(sheet, 18, 59)}
      <path d="M43 62Q48 65.5 53 62" fill="none" stroke="#2a1a2e" stroke-width="2"
        stroke-linecap="round"/>
      <path d="M40 82V74Q48 70 56 74V82Q48 86 40 82Z" fill="${gold(sheet)}"/>
      <path d="M26 24Q34 17 44 17" fill="none" stroke="#ff9f92" stroke-width="3" stroke-linecap="round"
        opacity=".8"/>`;
  },
};
