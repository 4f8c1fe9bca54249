import { linear } from '../draw/sheet.ts';
import { cheeks, type Head, mirroredHalves } from './head.ts';

export const frog: Head = {
  code: 'frog',
  ground: ['#c9f0ff', '#64b6e0'],
  draw: (sheet) => {
    const skin = linear(sheet, ['#8fdc6a', '#5fbe4c 60', '#43a03f']);
    const side = `<circle cx="29" cy="36" r="12.5" fill="${skin}"/>
      <circle cx="29" cy="35" r="8" fill="#fff"/>
      <circle cx="30.5" cy="35.5" r="5" fill="#2a1a2e"/>
      <circle cx="32.5" cy="33.2" r="1.8" fill="#fff"/>
      <circle cx="43.5" cy="55" r="1.4" fill="#2f6f33"/>`;
    return `<path d="M20 96Q24 80 48 80T76 96Z" fill="#43a03f"/>
      ${mirroredHalves(side)}
      <path d="M12 60Q12 38 48 38T84 60T48 85T12 60Z" fill="${skin}"/>
      ${mirroredHalves(side)}${cheeks(sheet, 26, 63)}
      <path d="M27 62Q48 79 69 62" fill="none" stroke="#2f6f33" stroke-width="2.6"
        stroke-linecap="round"/>
      <path d="M58 22q10 -8 18 -2q-4 9 -18 2Z" fill="#2f9a5a"/>
      <path d="M58 22q9 -1.5 16 -2" stroke="#1f7a45" stroke-width="1.2" fill="none"/>`;
  },
};
