import { linear } from '../draw/sheet.ts';
import { cheeks, eyes, type Head, mirroredHalves } from './head.ts';

export const octopus: Head = {
  code: 'octopus',
  ground: ['#2fb3c4', '#135a86'],
  draw: (sheet) => {
    const skin = linear(sheet, ['#ff9a8a', '#f2665f 60', '#d8454f']);
    const arms = `<path d="M38 66Q34 82 22 80Q12 78 16 70Q18 66 22 69" fill="none" stroke="${skin}"
        stroke-width="8" stroke-linecap="round"/>
      <path d="M44 70Q44 86 36 92" fill="none" stroke="${skin}" stroke-width="8"
        stroke-linecap="round"/>`;
    return `<circle cx="16" cy="30" r="3.5" fill="#fff" opacity=".5"/>
      <circle cx="22" cy="20" r="2" fill="#fff" opacity=".5"/>
      <circle cx="82" cy="60" r="2.6" fill="#fff" opacity=".45"/>
      ${mirroredHalves(arms)}
      <path d="M20 46Q20 14 48 14T76 46Q76 74 48 74T20 46Z" fill="${skin}"/>
      <path d="M30 28Q35 20 44 19" fill="none" stroke="#ffd0c4" stroke-width="3.5"
        stroke-linecap="round"/>
      ${cheeks(sheet, 19, 56)}${eyes(12, 48, 4.4)}
      <ellipse cx="48" cy="58" rx="4.5" ry="3.8" fill="#b92f42"/>
      <ellipse cx="48" cy="58" rx="2" ry="1.7" fill="#5c1228"/>`;
  },
};
