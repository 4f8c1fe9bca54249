import { sparkle } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { stateScene } from './state.ts';

/** Nothing here yet: an open box, and the paper plane that came out of it. */
export const empty = stateScene(
  'empty',
  (sheet) =>
    box(sheet) +
    placed(plane(sheet), { x: 132, y: 58, scale: 1.1 }) +
    sparkle(44, 66, 7, '#f4c55a') +
    sparkle(206, 66, 8, '#f4c55a') +
    sparkle(96, 34, 5, '#e8a0b8'),
);

function box(sheet: Sheet): string {
  const front = linear(sheet, ['#ff8468', '#d8324a 55', '#98183c']);
  return `<path d="M66 104L120 92L174 104L120 118Z" fill="#4a0c28"/>
    <path d="M66 104L120 92V106L78 116Z" fill="#6d1434"/>
      <path d="M174 104L120 92V106L162 116Z" fill="#5a102e"/>
    <path d="M66 104L120 118V160L74 146Q66 144 66 136Z" fill="${front}"/>
    <path d="M174 104L120 118V160L166 146Q174 144 174 136Z"
      fill="${linear(sheet, ['#d8324a', '#98183c 55', '#6d0f30'])}"/>
    <path d="M66 104L46 92L100 78L120 92Z" fill="${linear(sheet, ['#ffab8c', '#e8503f'])}"
      opacity=".96"/>
    <path d="M174 104L196 90L140 77L120 92Z" fill="${linear(sheet, ['#f7785f', '#c0283f'])}"/>
    <path d="M66 104L44 116L98 132L120 118Z" fill="${linear(sheet, ['#ff9a7c', '#d8324a'])}"/>
    <path d="M174 104L198 116L144 132L120 118Z" fill="${linear(sheet, ['#e04a50', '#a81c3e'])}"/>
    <path d="M46 92L100 78M44 116L98 132L120 118L144 132L198 116M196 90L140 77" fill="none"
      stroke="${gold(sheet)}"
      stroke-width="1.6" stroke-linejoin="round"/>`;
}

/** A sheet folded into a plane, nose up and to the right, and the way that it came. */
function plane(sheet: Sheet): string {
  const lit = linear(sheet, ['#eafcff', '#9adff0 60', '#5cbcd8'], [0, 1, 1, 0]);
  return `<path d="M-20 46C-34 30 -52 34 -50 20C-48 6 -30 18 -16 14" fill="none" stroke="#8f7fd8"
      stroke-width="2.4" stroke-linecap="round" stroke-dasharray=".1 6.5"/>
    <path d="M46 -30L-38 -10L-12 4Z" fill="${lit}"/>
    <path d="M46 -30L-12 4L-9 28L1 11Z" fill="#1f6f94"/>
    <path d="M46 -30L1 11L20 26Z" fill="${linear(sheet, ['#8ad8ec', '#3a9cc0'])}"/>
    <path d="M-9 28L1 11L7 15Z" fill="#174f70"/>
    <path d="M46 -30L-38 -10" stroke="#fff" stroke-width="1.2" opacity=".8"/>`;
}
