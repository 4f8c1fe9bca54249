import { linear } from '../draw/sheet.ts';
import { cheeks, eyes, type Head } from './head.ts';

export const penguin: Head = {
  code: 'penguin',
  ground: ['#dff3ff', '#86b9ea'],
  draw: (sheet) => {
    const coat = linear(sheet, ['#4a5f9a', '#2c3d73 60', '#1f2c58']);
    return `<path d="M14 96Q18 76 48 76T82 96Z" fill="#1f2c58"/>
      <path d="M32 96Q34 82 48 82T64 96Z" fill="#fff"/>
      <path d="M16 54Q16 20 48 20T80 54T48 84T16 54Z" fill="${coat}"/>
      <path d="M48 44Q44 34 35 35Q23 37 23 54Q23 80 48 80T73 54Q73 37 61 35Q52 34 48 44Z"
        fill="#fdfdff"/>
      ${cheeks(sheet, 18, 62)}${eyes(12.5, 52, 3.8)}
      <path d="M40 58Q48 54 56 58Q54 66 48 67.5Q42 66 40 58Z" fill="#ffab2e"/>
      <path d="M41 60.5Q48 64 55 60.5" stroke="#c9761a" stroke-width="1.3" fill="none"/>
      <path d="M22 82Q48 93 74 82L73 90Q48 100 23 90Z" fill="#e5485e"/>
      <path d="M62 88l9 8h-12Z" fill="#c42f49"/>`;
  },
};
