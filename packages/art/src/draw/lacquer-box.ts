import { seigaiha } from './land.ts';
import { glow, rays } from './light.ts';
import { gold, goldRim } from './metals.ts';
import { placed } from './path.ts';
import { clipped, linear, radial, type Sheet } from './sheet.ts';

const FRONT = 'M-50 0H50V38Q50 46 42 46H-42Q-50 46 -50 38Z';
const LID_FRONT = 'M-54 0H54V13Q54 16 51 16H-51Q-54 16 -54 13Z';
const LID_TOP = 'M-54 0L-42 -22H42L54 0Z';

/** A lacquer box whose lid lifts on a burst of light; its foot at y = 46, about 112 wide. */
export function lacquerBox(sheet: Sheet): string {
  const cloth = seigaiha(sheet, { radius: 7, stroke: '#f4c55a', width: 0.7, opacity: 0.5 });
  const side = linear(
    sheet,
    ['#4a0a22', '#d22f45 30', '#ff7a5c 52', '#a5173a 78', '#4a0820'],
    [0, 0, 1, 0],
  );
  const inside = radial(sheet, ['#fffdf0', '#ffe39a 45', '#ff9a3d 80', '#a5173a']);
  return (
    `<ellipse cy="46" rx="72" ry="11"
      fill="${radial(sheet, ['#05020c/0.8', '#05020c/0.5 60', '#05020c/0'])}"/>` +
    glow(sheet, { x: 0, y: -14, radius: 110, colour: '#ffb04d', strength: 0.75 }) +
    rays(sheet, {
      centre: [0, 2],
      length: 150,
      count: 13,
      from: 196,
      sweep: 148,
      width: 0.7,
      strength: 0.75,
    }) +
    `<path d="M-50 0L-39 -17H39L50 0Z" fill="${inside}"/>` +
    glow(sheet, { x: 0, y: -6, radius: 46, colour: '#fff6d0', strength: 0.95 }) +
    `<path d="${FRONT}" fill="${side}"/>` +
    clipped(sheet, FRONT, `<rect x="-50" y="10" width="100" height="36" fill="${cloth}"/>`) +
    `<path d="M-50 0H50V5H-50Z" fill="${goldRim(sheet)}"/>
    <path d="M-49 41Q-48 45 -42 45.4H42Q48 45 49 41" fill="none" stroke="${gold(sheet)}"
      stroke-width="2"/>
    <path d="M-40 8V40" stroke="#fff" stroke-opacity=".22" stroke-width="4"
      stroke-linecap="round"/>` +
    placed(seal(sheet), { y: 21 }) +
    placed(lid(sheet, side), { x: 6, y: -48, rotate: -11 })
  );
}

function lid(sheet: Sheet, side: string): string {
  const top = linear(sheet, ['#ff8a6a', '#c8283f 55', '#8a1232'], [0, 0, 1, 1]);
  return `<path d="M-52 15H52L42 22H-42Z" fill="#fff0bf" opacity=".85"/>
    <path d="${LID_TOP}" fill="${top}"/>
    <path d="M-41 -21H41" stroke="#ffd98a" stroke-width="1.2"/>
    <path d="M-30 -6C-18 -20 18 -20 30 -6" fill="none" stroke="${gold(sheet)}" stroke-width="1.2"
      opacity=".8"/>
    <path d="${LID_FRONT}" fill="${side}"/><path d="M-54 0H54V2.8H-54Z" fill="${goldRim(sheet)}"/>
    <path d="M-54 13.5H54" stroke="${gold(sheet)}" stroke-width="1.6"/>
    <ellipse cy="-12" rx="9" ry="4" fill="${gold(sheet)}"/>
      <path d="M-9 -12V-16A9 4 0 0 1 9 -16V-12" fill="${gold(sheet)}"/>`;
}

/** The round seal that closes the box: a paw print in gold wax, its cord already cut. */
export function seal(sheet: Sheet): string {
  return `<path d="M-8 10L-13 26L-8 23L-5 28L-1 12M8 10L13 26L8 23L5 28L1 12" fill="#e63946"/>
    <circle r="14" fill="#6d3d06" cx=".8" cy="1.2"/>
    <path d="M0 -14C4 -15 7 -12 10 -10C14 -8 13 -3 14 0C15 4 12 7 10 10C7 14 3 12 0 14C-4 15 -7 12
      -10 10
      C-14 7 -12 3 -14 0C-15 -4 -12 -7 -10 -10C-7 -13 -4 -12 0 -14Z" fill="${gold(sheet)}"/>
    <circle r="10" fill="none" stroke="#8a520d" stroke-opacity=".6" stroke-width="1"/>
    <g fill="#8a4a0c"><ellipse cy="3" rx="4.2" ry="3.5"/>
      <ellipse cx="-5" cy="-1.6" rx="1.6" ry="2.1"/>
      <ellipse cx="-1.8" cy="-4.4" rx="1.6" ry="2.1"/>
        <ellipse cx="1.8" cy="-4.4" rx="1.6" ry="2.1"/>
      <ellipse cx="5" cy="-1.6" rx="1.6" ry="2.1"/></g>`;
}
