import { linear } from '../draw/sheet.ts';
import type { GoodPicture } from './good.ts';

export const coffee: GoodPicture = {
  code: 'coffee',
  ground: ['#f6dfc6', '#a8683f'],
  draw: (sheet) => {
    const cup = linear(sheet, ['#ffffff', '#efe3da 60', '#cbb6a6'], [0, 0, 1, 0]);
    const one = (
      x: number,
    ) => `<path d="M${x - 40} 116H${x + 40}L${x + 30} 196H${x - 30}Z" fill="${cup}"/>
      <rect x="${x - 46}" y="104" width="92" height="15" rx="7" fill="#5a3422"/>
      <path d="M${x - 36.5} 140H${x + 36.5}L${x + 32} 176H${x - 32}Z" fill="#8c5433"/>
      <path d="M${x} 146c11 8 11 17 0 25c-11 -8 -11 -17 0 -25Z" fill="#f2d6ae"/>
      <path d="M${x} 148q-4 11 0 21" fill="none" stroke="#8c5433" stroke-width="2.5"/>`;
    const steam = (x: number) =>
      `<path d="M${x} 92q-10 -12 0 -24t0 -24" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>`;
    return `${steam(72)}${steam(88)}${steam(160)}${one(80)}${one(160)}`;
  },
};

export const shopping: GoodPicture = {
  code: 'shopping',
  ground: ['#ffe7a8', '#e08a2c'],
  draw: (sheet) => {
    const bag = linear(sheet, ['#5ec4d6', '#1d7f9c 60', '#11596f'], [0, 0, 1, 1]);
    return `<path d="M88 96C88 46 152 46 152 96" fill="none" stroke="#f9f1dc" stroke-width="9" stroke-linecap="round"/>
      <path d="M56 86H184L196 196H44Z" fill="${bag}"/>
      <path d="M184 86L196 196H168L162 86Z" fill="#000" fill-opacity=".14"/>
      <circle cx="88" cy="100" r="6" fill="#0c3f50"/><circle cx="152" cy="100" r="6" fill="#0c3f50"/>
      <path d="M120 122l12.5 25.5l28 4l-20 19.5l5 28l-25.5 -13l-25.5 13l5 -28l-20 -19.5l28 -4Z"
        fill="#ffe08a" transform="translate(24 31)scale(.8)"/>`;
  },
};

export const cinema: GoodPicture = {
  code: 'cinema',
  ground: ['#6d6ac9', '#231c55'],
  draw: (sheet) => {
    const paper = linear(sheet, ['#fff6dc', '#f1cf86']);
    const ticket = `<path d="M-70 -34H70V-14A14 14 0 0 0 70 14V34H-70V14A14 14 0 0 0 -70 -14Z" fill="${paper}"/>
      <path d="M30 -30V30" stroke="#b3792b" stroke-width="3" stroke-dasharray="5 6"/>
      <path d="M-20 -17l5.5 11l12 2l-8.5 8.5l2 12l-11 -6l-11 6l2 -12l-8.5 -8.5l12 -2Z" fill="#c2415b"/>
      <path d="M44 -12H60M44 0H60M44 12H60" stroke="#b3792b" stroke-width="4" stroke-linecap="round"/>`;
    const kernels = [
      [86, 108],
      [104, 94],
      [122, 102],
      [140, 92],
      [156, 106],
      [112, 112],
      [134, 112],
      [150, 116],
      [96, 118],
    ]
      .map(
        ([x, y]) => `<circle cx="${x}" cy="${y}" r="14" fill="#fff3cf"/>
      <circle cx="${x! - 3}" cy="${y! - 4}" r="6" fill="#ffffff"/>`,
      )
      .join('');
    const stripes = [0, 1, 2]
      .map(
        (index) =>
          `<path d="M${88 + index * 24} 122H${100 + index * 24}L${101 + index * 20} 196H${91 + index * 20}Z" fill="#d8354f"/>`,
      )
      .join('');
    return `<g transform="translate(94 74)rotate(-14)">${ticket}</g>
      ${kernels}<path d="M78 120H164L152 196H88Z" fill="#fffaf0"/>${stripes}
      <path d="M78 120H164" stroke="#b51f3c" stroke-width="6" stroke-linecap="round"/>`;
  },
};
