import { gold } from '../draw/metals.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { box } from '../slots/shapes.ts';

/** A red paper packet with a folded flap and a gold seal, around its middle: 44 wide and 64 high. */
export function redPacket(sheet: Sheet, sign: string): string {
  const paper = linear(sheet, ['#ff6a5c', '#e02a3a 45', '#a3102c'], [0.2, 0, 0.8, 1]);
  return `<path d="${box(-20, -29, 44, 64, 6)}" fill="#05020c" opacity=".35"/>
    <path d="${box(-22, -32, 44, 64, 6)}" fill="${paper}"/>
    <path d="M-22 -18V24M22 -18V24" stroke="#ff9a8a" stroke-opacity=".4" stroke-width="1"/>
    <path d="M-22 -26Q-22 -32 -16 -32H16Q22 -32 22 -26L22 -20Q0 4 -22 -20Z"
      fill="${linear(sheet, ['#ff8472', '#d3233a'])}"/>
    <path d="M-22 -20Q0 4 22 -20" fill="none" stroke="${gold(sheet)}" stroke-width="1.6"/>
    <path d="M-15 26H15M-15 29.4H15" stroke="${gold(sheet)}" stroke-width="1.1"/>
    <circle cx=".6" cy="-4" r="10.6" fill="#6d0a20" opacity=".5"/>
    <circle cy="-5" r="10" fill="${gold(sheet)}"/>
    <circle cy="-5" r="8" fill="none" stroke="#8a520d" stroke-width=".8"/>
    <g transform="translate(0 -5)scale(.62)" fill="#a3102c">${sign}</g>
    <path d="M-18 -28Q-19 -24 -19 -16" fill="none" stroke="#fff" stroke-opacity=".55"
      stroke-width="2" stroke-linecap="round"/>`;
}
