import { koban, lyingCoin } from '../draw/coin.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import type { GoodPicture } from './good.ts';

const stack = (sheet: Sheet, x: number, coins: number): string =>
  Array.from({ length: coins }, (_, index) =>
    placed(lyingCoin(sheet), { x, y: 192 - index * 11, scale: 2.9 }),
  ).join('');

export const credit: GoodPicture = {
  code: 'credit',
  ground: ['#f7c8d8', '#c2577f'],
  draw: (sheet) => `${stack(sheet, 78, 4)}${stack(sheet, 168, 6)}
    ${placed(koban(sheet), { x: 122, y: 128, scale: 2.5, rotate: -10 })}`,
};

export const creditLarge: GoodPicture = {
  code: 'credit-large',
  ground: ['#ffe3a6', '#c47a24'],
  draw: (sheet) => {
    const cloth = linear(sheet, ['#b0304f', '#7c1636 55', '#4f0a22']);
    return `${placed(koban(sheet), { x: 84, y: 74, scale: 1.8, rotate: -24 })}
      ${placed(koban(sheet), { x: 154, y: 70, scale: 1.8, rotate: 20 })}
      ${placed(koban(sheet), { x: 119, y: 62, scale: 2, rotate: -3 })}
      <path d="M66 104Q120 92 174 104Q214 150 194 192Q120 206 46 192Q26 150 66 104Z" fill="${cloth}"/>
      <path d="M66 104Q120 118 174 104Q150 92 120 96Q90 92 66 104Z" fill="#3c0618"/>
      <path d="M62 112Q120 130 178 112" fill="none" stroke="#f4c95d" stroke-width="7" stroke-linecap="round"/>
      <circle cx="120" cy="158" r="22" fill="none" stroke="#f4c95d" stroke-width="4"/>
      <path d="M120 143l10 15l-10 15l-10 -15Z" fill="#f4c95d"/>
      <path d="M58 130Q50 158 58 184" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="6" stroke-linecap="round"/>
      ${placed(lyingCoin(sheet), { x: 52, y: 198, scale: 2.2 })}
      ${placed(lyingCoin(sheet), { x: 198, y: 199, scale: 2.2 })}`;
  },
};
