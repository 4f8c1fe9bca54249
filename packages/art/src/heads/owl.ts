import { linear } from '../draw/sheet.ts';
import { cheeks, eyes, type Head, mirroredHalves } from './head.ts';

export const owl: Head = {
  code: 'owl',
  ground: ['#4a4f9e', '#232457'],
  draw: (sheet) => {
    const feathers = linear(sheet, ['#b98a62', '#8f623f 65', '#744a2c']);
    const side = `<path d="M20 42Q16 26 19 17Q30 20 38 30Z" fill="${feathers}"/>
      <circle cx="34.5" cy="51" r="15.5" fill="#f6e3c4"/>
      <circle cx="34.5" cy="51" r="9.5" fill="#ffc93f"/>`;
    return `<circle cx="48" cy="15" r="6" fill="#ffe9a8"/>
      <path d="M16 96Q18 74 48 74T80 96Z" fill="#744a2c"/>
      <path d="M15 56Q15 28 48 28T81 56T48 86T15 56Z" fill="${feathers}"/>
      ${mirroredHalves(side)}${eyes(13.5, 51, 5.4)}${cheeks(sheet, 26, 68)}
      <path d="M48 56l5 6q-2 7 -5 8.5q-3 -1.5 -5 -8.5Z" fill="#f59a2c"/>
      <path d="M36 80q3 3.5 6 0q3 3.5 6 0q3 3.5 6 0q3 3.5 6 0" fill="none" stroke="#f6e3c4"
        stroke-width="2" stroke-linecap="round" opacity=".7"/>`;
  },
};
