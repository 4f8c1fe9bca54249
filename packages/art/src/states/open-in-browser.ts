import { sparkle } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { stateScene } from './state.ts';

/** Inside another app: step out of its small window into a real browser. */
export const openInBrowser = stateScene(
  'open-in-browser',
  (sheet) =>
    phone(sheet) +
    browser(sheet) +
    arrow(sheet) +
    sparkle(128, 32, 7, '#f4c55a') +
    sparkle(206, 128, 6, '#f4c55a'),
);

function phone(sheet: Sheet): string {
  return `<g transform="rotate(-7 82 98)"><rect x="50" y="40" width="68" height="118" rx="14"
    fill="#1c1440"/>
    <rect x="48" y="37" width="68" height="118" rx="14"
      fill="${linear(sheet, ['#5a4a9a', '#33266d'], [0, 0, 1, 1])}"/>
    <rect x="53" y="42" width="58" height="108" rx="10"
      fill="${linear(sheet, ['#f6f1ff', '#d8ccf4'])}"/>
      <rect x="73" y="45.5" width="18" height="4" rx="2" fill="#33266d"/>
    <path d="M60 64H92A8 8 0 0 1 100 72V78A8 8 0 0 1 92 86H74L64 93V86H60Z" fill="#b8a8e6"/>
      <path d="M104 104H76A8 8 0 0 0 68 112V116A8 8 0 0 0 76 124H94L102 130V124H104Z"
      fill="${linear(sheet, ['#8fe3b0', '#3aa86a'])}"/>
    <g fill="#fff" opacity=".85"><rect x="66" y="71" width="24" height="3" rx="1.5"/>
      <rect x="66" y="77" width="16" height="3" rx="1.5"/>
      <rect x="76" y="112" width="20" height="3" rx="1.5"/></g></g>`;
}

function browser(sheet: Sheet): string {
  return `<rect x="122" y="48" width="92" height="78" rx="13" fill="#7a1030"
    transform="translate(0 4)"/>
    <rect x="122" y="48" width="92" height="78" rx="13"
      fill="${linear(sheet, ['#ff8468', '#e63946 50', '#a5173a'])}"/>
    <path d="M127 68H209V113A8 8 0 0 1 201 121H135A8 8 0 0 1 127 113Z"
      fill="${linear(sheet, ['#fffdf8', '#f3e6dc'])}"/>
    <g fill="#ffe2a0"><circle cx="134" cy="58.5" r="3"/><circle cx="143" cy="58.5" r="3"/></g>
      <rect x="151" y="54.5" width="54" height="8" rx="4" fill="#fff" opacity=".5"/>
    <circle cx="168" cy="94" r="21"
      fill="${radial(sheet, ['#8fe6f0', '#2f8fc8 60', '#1f5aa0'], [0.38, 0.3, 0.8])}"/>
      <circle cx="168" cy="94" r="21" fill="none" stroke="${gold(sheet)}" stroke-width="3"/>
    <path d="M179 82L171.5 97.5L156.5 106L164.5 90.5Z" fill="#fff"/>
      <path d="M179 82L171.5 97.5L164.5 90.5Z" fill="#e63946"/>
      <circle cx="168" cy="94" r="2" fill="#1c1440"/>`;
}

function arrow(sheet: Sheet): string {
  const path = 'M92 140C104 166 148 166 164 142';
  return `<path d="${path}" fill="none" stroke="#8a520d" stroke-width="9" stroke-linecap="round"
    transform="translate(0 2)"/>
    <path d="${path}" fill="none" stroke="${gold(sheet)}" stroke-width="8" stroke-linecap="round"/>
    <path d="M150 142L172 128L176 154Z" fill="${gold(sheet)}" stroke="#e2a93a" stroke-width="3"
      stroke-linejoin="round"/>`;
}
