import { linear } from '../draw/sheet.ts';
import { cheeks, eyes, type Head, mirroredHalves, muzzle } from './head.ts';

export const rabbit: Head = {
  code: 'rabbit',
  ground: ['#ffc6d6', '#e87a9d'],
  draw: (sheet) => {
    const fur = linear(sheet, ['#ffffff', '#fff5f2 60', '#f0d8d8']);
    const ear = `<ellipse cx="34" cy="28" rx="8.5" ry="20" transform="rotate(-8 34 28)"
        fill="${fur}"/>
      <ellipse cx="34" cy="29" rx="4" ry="14" transform="rotate(-8 34 29)" fill="#ffa9b8"/>`;
    return `<path d="M22 96Q26 80 48 80T74 96Z" fill="#fff5f2"/>
      ${mirroredHalves(ear)}
      <path d="M18 59Q18 35 48 35T78 59T48 85T18 59Z" fill="${fur}"/>
      ${cheeks(sheet, 21, 67)}${eyes(13, 57)}${muzzle(64, '#ef6f88')}
      <path d="M45.5 71.5h5v4.5q-2.5 1.5 -5 0Z" fill="#fff" stroke="#d9b9bd" stroke-width=".8"/>`;
  },
};
