import { glow } from './light.ts';
import { gold } from './metals.ts';
import { linear, radial, type Sheet } from './sheet.ts';

/** An hourglass on its foot at the origin, 56 wide and 104 high, with sand that still runs. */
export function hourglass(sheet: Sheet): string {
  const glass =
    'M-20 -92H20C20 -70 14 -62 4 -54C3 -53 3 -51 4 -50C14 -42 20 -34 20 -12' +
    'H-20C-20 -34 -14 -42 -4 -50C-3 -51 -3 -53 -4 -54C-14 -62 -20 -70 -20 -92Z';
  const sand = linear(sheet, ['#fff0b8', '#f4c05a 50', '#d98a2a']);
  const wood = linear(
    sheet,
    ['#3a1220', '#a03a3a 30', '#c8584a 48', '#6d1c28 75', '#2a0a16'],
    [0, 0, 1, 0],
  );
  const plate = (y: number) => `<rect x="-28" y="${y}" width="56" height="9" rx="3" fill="${wood}"/>
    <rect x="-28" y="${y}" width="56" height="2" rx="1" fill="${gold(sheet)}"/>
    <rect x="-28" y="${y + 7}" width="56" height="2" rx="1" fill="${gold(sheet)}"/>`;
  return (
    `<ellipse cy="1" rx="34" ry="5" fill="#08030f" opacity=".5"/>` +
    glow(sheet, { x: 0, y: -36, radius: 46, colour: '#ffb85c', strength: 0.45 }) +
    `<path d="${glass}"
      fill="${radial(sheet, ['#ffffff/0.3', '#bfe0ff/0.16 60', '#ffffff/0.34'], [0.5, 0.5, 0.6])}"/>
    <path d="M-15.5 -74C-9 -71 9 -75 15.5 -73C12 -64 6 -59 2.5 -55.5H-2.5C-6 -59 -12 -66 -15.5
      -74Z" fill="${sand}"/>
    <path d="M-.7 -56H.7V-22H-.7Z" fill="#ffdf8a"/>
    <path d="M-18.6 -13C-17 -20 -8 -22 0 -30C8 -22 17 -20 18.6 -13Z" fill="${sand}"/>
    <path d="M-10 -17Q-4 -20 0 -27" stroke="#fff6cf" stroke-opacity=".7" stroke-width="1"
      fill="none"/>
    <path d="${glass}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1"/>
    <path d="M-15 -88C-15 -74 -11 -66 -6 -60M-15 -17C-15 -30 -11 -38 -7 -43" fill="none"
      stroke="#fff"
      stroke-opacity=".85" stroke-width="2" stroke-linecap="round"/>
    <path d="M16 -86C16 -76 13 -70 9 -65M16 -18C16 -28 13 -35 10 -39" fill="none" stroke="#ffd28a"
      stroke-opacity=".7" stroke-width="1.2" stroke-linecap="round"/>
    <g fill="${wood}"><rect x="-26" y="-94" width="5" height="84" rx="2.5"/>
      <rect x="21" y="-94" width="5" height="84" rx="2.5"/></g>
    ${plate(-101)}${plate(-11)}`
  );
}
