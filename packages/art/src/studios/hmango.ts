import { frond } from '../draw/palm.ts';
import { placed, starPath } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { gloss } from '../slots/painted.ts';
import { cardGround, type Studio } from './studio.ts';

const CRESCENT =
  'M12 -42C-16 -46 -44 -26 -44 4C-44 30 -22 46 4 44C24 42 38 28 42 10C32 20 18 22 6 16' +
  'C-12 8 -16 -24 12 -42Z';
const LEAF = 'M10 -40C14 -52 30 -50 42 -38C32 -30 18 -30 10 -40Z';

/** Mango Moon: a moon that is ripe. */
function mark(sheet: Sheet): string {
  const skin = radial(
    sheet,
    ['#fff3a0', '#ffcf3d 30', '#ff9a2f 58', '#f0553a 84', '#c82f4a'],
    [0.3, 0.34, 0.86],
  );
  const edge = 'stroke="#4a1030" stroke-width="5.4" stroke-linejoin="round"';
  return `<path d="${CRESCENT}" fill="#4a1030" ${edge}/><path d="${LEAF}" fill="#4a1030" ${edge}/>
    <path d="${CRESCENT}" fill="${skin}"/>
    <path d="${LEAF}" fill="${linear(sheet, ['#a8f07a', '#3fae4a 55', '#12703c'])}"/>
    <path d="M12 -40Q26 -42 40 -38" fill="none" stroke="#d8ffb8" stroke-width="1.8"/>
    <path d="${starPath([17, -6], { points: 5, outer: 13, inner: 6 })}" fill="#4a1030" ${edge}/>
    <path d="${starPath([17, -6], { points: 5, outer: 13, inner: 6 })}"
      fill="${linear(sheet, ['#fffdf0', '#ffe27a'])}"/>${gloss(sheet, {
        x: -27,
        y: -12,
        rx: 6,
        ry: 16,
        rotate: 24,
        strength: 0.9,
      })}<g fill="#fff3a0" opacity=".8"><circle cx="-14" cy="30" r="1.8"/>
      <circle cx="-4" cy="35" r="1.4"/><circle cx="-22" cy="22" r="1.4"/></g>`;
}

export const hmango: Studio = {
  code: 'hmango',
  mark,
  ground: (sheet) =>
    cardGround(
      sheet,
      ['#12806c', '#0b5a5c 50', '#4a1a5c'],
      placed(`<path d="${frond(70, 26)}" fill="#06404a" opacity=".55"/>`, {
        x: 96,
        y: 88,
        rotate: -30,
      }) +
        placed(`<path d="${frond(60, 24)}" fill="#06404a" opacity=".45"/>`, {
          x: -6,
          y: 8,
          rotate: 30,
        }),
    ),
  words: ['Mango', 'Moon'],
  face: 'rounded',
  size: 25,
  ink: ['#fffbe0', '#ffe27a 50', '#ffb03d'],
  edge: '#3a1040',
};
