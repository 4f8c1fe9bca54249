import { linear } from '../draw/sheet.ts';
import { cheeks, type Head, mirroredHalves, muzzle, smilingEyes } from './head.ts';

export const fox: Head = {
  code: 'fox',
  ground: ['#7fd0d6', '#2f7f9d'],
  draw: (sheet) => {
    const fur = linear(sheet, ['#ffa552', '#f0742a 60', '#d9561a']);
    const side = `<path d="M18 47L20 17Q21 12 26 15L44 31Z" fill="${fur}"/>
      <path d="M23 38L24 22L36 31Z" fill="#5a2b20"/>
      <path d="M48 80Q24 80 16 58Q30 52 40 62Q46 68 48 72Z" fill="#fff6ec"/>`;
    return `<path d="M20 96Q24 78 48 78T76 96Z" fill="#e0651f"/>
      <path d="M36 96Q38 84 48 84T60 96Z" fill="#fff6ec"/>
      <path d="M16 56Q18 28 48 28T80 56Q72 82 48 82T16 56Z" fill="${fur}"/>
      ${mirroredHalves(side)}${cheeks(sheet, 21, 63)}${smilingEyes(14, 51)}${muzzle(63)}`;
  },
};
