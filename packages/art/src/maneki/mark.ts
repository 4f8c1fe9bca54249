import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { logoScene, markScene, type Wordmark } from '../logo.ts';

const DISC = 'M1 24a23 23 0 1 0 46 0a23 23 0 1 0 -46 0Z';

/** The beckoning cat before the red sun, drawn for 24 to 48 pixels: few shapes, no hair lines. */
export function manekiMark(sheet: Sheet): string {
  const fur = linear(sheet, ['#fff', '#ffefe6']);
  const cat = `<path d="M31 44C34 36 34.5 28 34 22.5C33.6 17 41.5 15.5 42.5 21C43.5 29 42 40 38
    50Z" fill="#f6d3c8"/>
    <path d="M30.5 44C33.5 36 34 28 33.6 21.5C33.4 16 41 14.5 42 20C43 28 41 40 37 50Z"
      fill="${fur}"/>
    <path d="M8 50C8 40 13 37 21 37S34 40 34 50Z" fill="${fur}"/>
    <path d="M7.5 24L7 11.5Q7.2 10 8.6 10.8L17 16Z" fill="#3b2440"/>
      <path d="M34.5 24L35 11.5Q34.8 10 33.4 10.8L25 16Z" fill="#f0934a"/>
    <path d="M21 14C30 14 35.5 19 35.5 26.5C35.5 34 29.5 38.5 21 38.5S6.5 34 6.5 26.5C6.5 19 12 14
      21 14Z" fill="${fur}"/>
    <path d="M6.8 24C7.5 18 11.5 14.6 18 14.1C17.5 19.5 13 23 6.8 24Z" fill="#3b2440"/>
    <path d="M35.2 24C34.5 18.5 31 15.2 25.5 14.3C26 19 29.5 22.5 35.2 24Z" fill="#f0934a"/>
    <g fill="none" stroke="#2c1224" stroke-linecap="round">
      <path d="M11.5 27.5Q14.3 23.3 17.1 27.5M24.9 27.5Q27.7 23.3 30.5 27.5" stroke-width="2.2"/>
    <path d="M21 31Q20 34 16.8 32.8M21 31Q22 34 25.2 32.8" stroke-width="1.6"/></g>
    <path d="M18.9 29h4.2L21 31.4Z" fill="#e4586b"/><g fill="#ff9d9a">
      <ellipse cx="10.6" cy="31.5" rx="2.6" ry="1.7"/>
      <ellipse cx="31.4" cy="31.5" rx="2.6" ry="1.7"/>
    <ellipse cx="38" cy="21.6" rx="2.2" ry="1.9"/><circle cx="35.7" cy="18.6" r=".9"/>
      <circle cx="38" cy="17.7" r=".9"/><circle cx="40.2" cy="18.7" r=".9"/></g>
    <path d="M9.5 37.5Q21 43.5 32.5 37.5L33 40.5Q21 47 9 40.5Z" fill="#e63946"/>
      <circle cx="21" cy="44" r="3.6" fill="#f4c55a"/>
      <path d="M17.6 44.2h6.8" stroke="#8a520d" stroke-width="1"/>`;
  return `<path d="${DISC}"
    fill="${radial(sheet, ['#ff7a5c', '#e63946 55', '#9d1533'], [0.6, 0.3, 0.8])}"/>
    ${clipped(sheet, DISC, cat)}
    <circle cx="24" cy="24" r="22.3" fill="none"
      stroke="${linear(sheet, ['#fff0bf', '#f4c55a 50', '#a86b14'])}" stroke-width="1.6"/>`;
}

export const manekiWordmark: Wordmark = {
  words: 'Maneki',
  face: 'brush',
  size: 34,
  baseline: 36,
  tracking: 0.01,
  paint: (sheet, ground) =>
    ground === 'dark'
      ? linear(sheet, ['#fff6d6', '#f7cf6d 50', '#c98a25'])
      : linear(sheet, ['#d8343c', '#a01a34 60', '#7a0f2e']),
};

export const mark = markScene({ name: 'maneki-mark', group: 'maneki' }, manekiMark);

export const logoDark = logoScene(
  { name: 'maneki-logo-dark', group: 'maneki', ground: 'dark' },
  manekiWordmark,
  manekiMark,
);

export const logoLight = logoScene(
  { name: 'maneki-logo-light', group: 'maneki', ground: 'light' },
  manekiWordmark,
  manekiMark,
);
