import { linear } from '../draw/sheet.ts';
import { cheeks, type Head, mirroredHalves, muzzle, smilingEyes } from './head.ts';

export const bear: Head = {
  code: 'bear',
  ground: ['#c7b3f2', '#7f62c9'],
  draw: (sheet) => {
    const fur = linear(sheet, ['#b57a4e', '#94592f 60', '#7a4523']);
    const ear = `<circle cx="24" cy="32" r="11.5" fill="${fur}"/>
      <circle cx="24.5" cy="33" r="6" fill="#e6b98c"/>`;
    return `<path d="M18 96Q24 78 48 78T78 96Z" fill="#7a4523"/>
      ${mirroredHalves(ear)}
      <path d="M16 55Q16 27 48 27T80 55T48 85T16 55Z" fill="${fur}"/>
      <ellipse cx="48" cy="68" rx="16" ry="13" fill="#f0d2a8"/>
      ${cheeks(sheet, 24, 64)}${smilingEyes(14, 51)}${muzzle(60)}
      <path d="M34 27Q40 20 48 24Q44 32 34 27Z" fill="#6fc06a"/>
      <circle cx="50" cy="24" r="4.5" fill="#ff7d8e"/><circle cx="48.8" cy="22.6" r="1.4" fill="#ffd0d6"/>`;
  },
};
