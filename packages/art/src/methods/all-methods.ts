import { linear } from '../draw/sheet.ts';
import { coinFace, type Method } from './method.ts';

const bank: Method = {
  code: 'bank',
  ground: ['#5b7de8', '#2c3f9e'],
  draw: (sheet) => {
    const stone = linear(sheet, ['#ffffff', '#d5defa']);
    const columns = [18, 27.5, 37, 46]
      .map((x) => `<rect x="${x - 2.5}" y="28" width="5" height="16" rx="1" fill="${stone}"/>`)
      .join('');
    return `<path d="M32 12L52 23.5V27H12V23.5Z" fill="${stone}"/>
      <circle cx="32" cy="21.5" r="2.6" fill="#3b52b8"/>${columns}
      <rect x="12" y="45.5" width="40" height="4" rx="1.5" fill="${stone}"/>
      <rect x="9" y="50.5" width="46" height="3.5" rx="1.5" fill="${stone}"/>`;
  },
};

const qr: Method = {
  code: 'qr',
  ground: ['#8a6be0', '#4a2d9c'],
  draw: () => {
    const eye = (x: number, y: number) =>
      `<rect x="${x}" y="${y}" width="13" height="13" rx="3" fill="none" stroke="#fff" stroke-width="3.5"/>
      <rect x="${x + 4.5}" y="${y + 4.5}" width="4" height="4" rx="1" fill="#fff"/>`;
    const dots = ['38 37', '46 37', '42 41.5', '50 45', '38 46', '45 50', '51 52', '38 52', '31 31']
      .map((place) => place.split(' '))
      .map(([x, y]) => `<rect x="${x}" y="${y}" width="4" height="4" rx="1.2" fill="#fff"/>`)
      .join('');
    return `${eye(13, 13)}${eye(38, 13)}${eye(13, 38)}${dots}`;
  },
};

const ewallet: Method = {
  code: 'ewallet',
  ground: ['#3cc6a8', '#0f7a72'],
  draw: (sheet) => `<path d="M16 20L42 13Q46 12 46 16V22Z" fill="#ffd77a"/>
    <rect x="11" y="20" width="42" height="31" rx="6" fill="#00000026" transform="translate(0 2)"/>
    <rect x="11" y="20" width="42" height="31" rx="6" fill="${linear(sheet, ['#ffffff', '#d7f3ec'])}"/>
    <path d="M53 30H42Q36.5 30 36.5 35.5T42 41H53Z" fill="#0f7a72"/>
    <circle cx="43" cy="35.5" r="2.6" fill="#ffd77a"/>`,
};

/** A knot: the coin that is tied to a currency. */
const usdt: Method = {
  code: 'usdt',
  ground: ['#dff7ee', '#9fdcc6'],
  draw: (sheet) =>
    coinFace(
      sheet,
      ['#4fc7a0', '#1f8f70'],
      `<g fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round">
      <path d="M26 27h-1.5a5 5 0 0 0 0 10h4.5a5 5 0 0 0 5 -5"/>
      <path d="M38 37h1.5a5 5 0 0 0 0 -10h-4.5a5 5 0 0 0 -5 5"/></g>`,
    ),
};

/** Blocks on blocks: the coin of the longest chain. */
const btc: Method = {
  code: 'btc',
  ground: ['#fff1d6', '#f2c784'],
  draw: (sheet) =>
    coinFace(
      sheet,
      ['#ffb545', '#e07c12'],
      `<g fill="#fff"><rect x="28.5" y="22.5" width="7" height="7" rx="1.5"/>
      <rect x="24" y="31" width="7" height="7" rx="1.5"/><rect x="33" y="31" width="7" height="7"
        rx="1.5"/></g>`,
    ),
};

/** Any other coin. */
const coin: Method = {
  code: 'coin',
  ground: ['#ece4ff', '#bba6ef'],
  draw: (sheet) =>
    coinFace(
      sheet,
      ['#9a7cf0', '#5d3fc0'],
      '<path d="M32 22L40 32L32 42L24 32Z" fill="#fff"/><path d="M32 22L40 32H24Z" fill="#e3d8ff"/>',
    ),
};

/** The ways to pay that have a mark. */
export const allMethods: readonly Method[] = [bank, qr, ewallet, usdt, btc, coin];
