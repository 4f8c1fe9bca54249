import { linear } from '../draw/sheet.ts';
import { cheeks, eyes, type Head, mirroredHalves } from './head.ts';

export const koala: Head = {
  code: 'koala',
  ground: ['#ffe3b8', '#e9a878'],
  draw: (sheet) => {
    const fur = linear(sheet, ['#b9c3d2', '#97a3b7 60', '#7c889e']);
    const ear = `<path d="M8 40Q6 22 20 20Q36 18 38 36Q34 54 20 53Q10 52 8 40Z" fill="${fur}"/>
      <path d="M14 40Q13 28 22 27Q31 27 31 38Q28 47 21 47Q15 46 14 40Z" fill="#f3dfe2"/>`;
    return `<path d="M20 96Q26 80 48 80T76 96Z" fill="#7c889e"/>
      ${mirroredHalves(ear)}
      <path d="M19 55Q19 28 48 28T77 55T48 85T19 55Z" fill="${fur}"/>
      <path d="M32 76Q48 68 64 76Q58 84 48 85Q38 84 32 76Z" fill="#eef1f6"/>
      ${cheeks(sheet, 20, 66)}${eyes(15, 53)}
      <path d="M48 50Q55 50 55 60Q55 69 48 69T41 60Q41 50 48 50Z" fill="#39324a"/>
      <ellipse cx="50" cy="55" rx="2" ry="3.5" fill="#6f6784"/>
      <path d="M43 73Q48 77 53 73" stroke="#39324a" stroke-width="1.8" fill="none"
        stroke-linecap="round"/>`;
  },
};
