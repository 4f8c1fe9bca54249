import { linear } from '../draw/sheet.ts';
import { cheeks, eyes, type Head, mirroredHalves, muzzle } from './head.ts';

export const tiger: Head = {
  code: 'tiger',
  ground: ['#7c8cf0', '#3c3fa6'],
  draw: (sheet) => {
    const fur = linear(sheet, ['#ffc352', '#fba12c 60', '#ea8418']);
    const side = `<circle cx="23" cy="31" r="11.5" fill="${fur}"/>
      <circle cx="23" cy="32" r="6" fill="#fff0d6"/>`;
    const stripes = `<path d="M15.5 52Q22 52 26 56Q21 57 15 57ZM17 64Q23 62.5 27 66Q23 68.5 19 69Z"
      fill="#3a2430"/>`;
    return `<path d="M18 96Q24 78 48 78T78 96Z" fill="#ea8418"/>
      ${mirroredHalves(side)}
      <path d="M15 55Q15 26 48 26T81 55T48 84T15 55Z" fill="${fur}"/>
      <path d="M45 27h6l-1.5 13q-1.5 1.5 -3 0ZM35 29l5 -1.5l2 9q-1.5 1.5 -3 .5ZM61 29l-5 -1.5l-2
        9q1.5 1.5 3 .5Z" fill="#3a2430"/>
      <ellipse cx="40.5" cy="70" rx="10.5" ry="9.5" fill="#fff0d6"/>
      <ellipse cx="55.5" cy="70" rx="10.5" ry="9.5" fill="#fff0d6"/>
      ${mirroredHalves(stripes)}${cheeks(sheet, 24, 66)}${eyes(14, 52)}${muzzle(62, '#e5586a')}`;
  },
};
