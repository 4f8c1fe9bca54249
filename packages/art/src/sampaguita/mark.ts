import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { logoScene, markScene, type Wordmark } from '../logo.ts';

const DISC = 'M1 24a23 23 0 1 0 46 0a23 23 0 1 0 -46 0Z';

/** One jasmine over a bay at sunrise, drawn for 24 to 48 pixels. */
export function sampaguitaMark(sheet: Sheet): string {
  const long = petal(sheet, 'M0 0C-6 -4 -6 -11.5 0 -15.5C6 -11.5 6 -4 0 0Z', '#ffffff', '#d3efdc');
  const short = petal(sheet, 'M0 0C-4 -3 -4 -7.5 0 -10C4 -7.5 4 -3 0 0Z', '#fffef6', '#ffe9b8');
  const bay = `<circle cx="24" cy="30" r="15" fill="#ffd874"/>
    <path d="M0 31Q6 28 12 31T24 31T36 31T48 31V48H0Z" fill="#12908c"/>
    <path d="M-3 37Q3 34 9 37T21 37T33 37T45 37T57 37V48H-3Z" fill="#0a6a70"/>`;
  return `<path d="${DISC}" fill="${linear(sheet, ['#1aa89b', '#5fd0b0 40', '#ffb86a 72'])}"/>
    ${clipped(sheet, DISC, bay)}
    <g transform="translate(24 24)">${turned(long, 6, 0)}${turned(short, 6, 30)}
    <circle r="3.4" fill="${radial(sheet, ['#fff6c4', '#f0a83a'])}"/></g>
    <circle cx="24" cy="24" r="22.3" fill="none"
      stroke="${linear(sheet, ['#fff6d6', '#f4c55a 50', '#b07a20'])}" stroke-width="1.6"/>`;
}

/** Defined once and turned by reference: thirteen petals would not fit the first view's budget. */
function petal(sheet: Sheet, path: string, light: string, dark: string): string {
  const paint = linear(sheet, [light, dark]);
  return sheet.define(
    (id) => `<path id="${id}" d="${path}" fill="${paint}" stroke="#7fbfa4" stroke-width=".5"/>`,
  );
}

const turned = (id: string, count: number, from: number): string =>
  Array.from(
    { length: count },
    (_, index) => `<use href="#${id}" transform="rotate(${from + (360 / count) * index})"/>`,
  ).join('');

export const sampaguitaWordmark: Wordmark = {
  words: 'Sampaguita',
  face: 'rounded',
  size: 34,
  baseline: 35.5,
  tracking: 0,
  paint: (sheet, ground) =>
    ground === 'dark'
      ? linear(sheet, ['#ffffff', '#eafff4 45', '#8fe3cc'])
      : linear(sheet, ['#12908c', '#0a6a70 60', '#074b55']),
};

export const mark = markScene({ name: 'sampaguita-mark', group: 'sampaguita' }, sampaguitaMark);

export const logoDark = logoScene(
  { name: 'sampaguita-logo-dark', group: 'sampaguita', ground: 'dark' },
  sampaguitaWordmark,
  sampaguitaMark,
);

export const logoLight = logoScene(
  { name: 'sampaguita-logo-light', group: 'sampaguita', ground: 'light' },
  sampaguitaWordmark,
  sampaguitaMark,
);
