import { linear } from '../draw/sheet.ts';
import { cheeks, eyes, type Head, mirroredHalves, muzzle } from './head.ts';

export const panda: Head = {
  code: 'panda',
  ground: ['#b7e39a', '#4f9d63'],
  draw: (sheet) => {
    const fur = linear(sheet, ['#ffffff', '#fdfaf5 60', '#e3dcd6']);
    const side = `<circle cx="22" cy="30" r="12" fill="#2b2430"/>
      <circle cx="22" cy="31" r="6" fill="#4b3f50"/>`;
    const patch = `<ellipse cx="34" cy="52" rx="8.5" ry="10" transform="rotate(24 34 52)"
      fill="#2b2430"/>`;
    return `<path d="M16 96Q22 78 48 78T80 96Z" fill="#2b2430"/>
      ${mirroredHalves(side)}
      <path d="M14 54Q14 26 48 26T82 54T48 84T14 54Z" fill="${fur}"/>
      ${mirroredHalves(patch)}${eyes(13.5, 52, 4.6)}${cheeks(sheet, 24, 65)}${muzzle(62)}`;
  },
};
