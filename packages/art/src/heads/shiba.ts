import { linear } from '../draw/sheet.ts';
import { cheeks, eyes, type Head, mirroredHalves } from './head.ts';

export const shiba: Head = {
  code: 'shiba',
  ground: ['#ffd98a', '#f0a23c'],
  draw: (sheet) => {
    const fur = linear(sheet, ['#e2985a', '#c9763a 60', '#ae5d29']);
    const side = `<path d="M20 44L19 21Q20 16 25 18L42 31Z" fill="${fur}"/>
      <path d="M24 37L23.5 25L34 32Z" fill="#f7d9bb"/>
      <path d="M48 84Q22 84 17 62Q30 54 40 60Q46 64 48 66Z" fill="#fff3e2"/>
      <ellipse cx="36" cy="43.5" rx="4" ry="2.6" fill="#fff3e2"/>`;
    return `<path d="M20 96Q26 80 48 80T76 96Z" fill="#ae5d29"/>
      <path d="M28 84Q48 94 68 84L66 90Q48 98 30 90Z" fill="#d63b4b"/>
      <circle cx="48" cy="92" r="4" fill="#ffd257"/>
      <path d="M16 55Q16 27 48 27T80 55Q78 85 48 85T16 55Z" fill="${fur}"/>
      ${mirroredHalves(side)}${cheeks(sheet, 22, 66)}${eyes(13.5, 52, 3.6)}
      <path d="M42.5 61h11q1 4.5 -5.5 6.5q-6.5 -2 -5.5 -6.5Z" fill="#2a1a2e"/>
      <path d="M40 69.5Q44 73 48 69Q52 73 56 69.5" fill="none" stroke="#2a1a2e" stroke-width="1.8"
        stroke-linecap="round"/>
      <path d="M45 72h6v4.5q-3 3.5 -6 0Z" fill="#f0687c"/>`;
  },
};
