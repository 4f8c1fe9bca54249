import { gold, goldRim } from './metals.ts';
import { n, placed } from './path.ts';
import type { Sheet } from './sheet.ts';

/**
 * A balance in equal poise, its foot on the origin: 116 wide, 118 high. What lies in each pan is
 * drawn around the pan's middle.
 */
export function balance(sheet: Sheet, load: { left: string; right: string }): string {
  const paint = gold(sheet);
  const chain = (x: number) => [-17, 17].map((side) => `M${x} -92L${x + side} -46`).join('');
  const pan = (x: number, held: string) =>
    placed(held, { x, y: -47 }) +
    `<path d="M${x - 21} -47H${x + 21}C${x + 19} -36 ${x + 9} -32 ${x} -32S${x - 19} -36 ${x - 21}
      -47Z" fill="${paint}"/>
    <path d="M${x - 21} -47H${x + 21}" stroke="${goldRim(sheet)}" stroke-width="2"/>
    <path d="M${x - 14} -42Q${x - 8} -35 ${x} -34.5" stroke="#fff8dc" stroke-opacity=".8"
      stroke-width="1.2" fill="none"/>`;
  const beam = `M-58 -95C-40 -89 -20 -99 0 -99S40 -89 58 -95C60 -93 59 -90 57 -90C40 -85 20 -94 0
    -94S-40 -85 -57 -90C-59 -90 -60 -93 -58 -95Z`;
  return `<path d="${chain(-52)}${chain(52)}M-52 -92V-46M52 -92V-46" stroke="#d9a544"
    stroke-width=".9"
      stroke-dasharray="1.6 1"/>
    ${pan(-52, load.left)}${pan(52, load.right)}
    <path d="M-3 -98L-2.2 -18H2.2L3 -98Z" fill="${paint}"/>
    <path d="M-6 -60H6L4.5 -52H-4.5Z" fill="${paint}"/>
    <path d="M-22 0C-20 -8 -6 -8 -4 -20H4C6 -8 20 -8 22 0Z" fill="${paint}"/>
    <path d="M-26 0H26V4.5H-26Z" fill="${paint}"/>
    <path d="M-26 .6H26" stroke="#fff8dc" stroke-opacity=".8" stroke-width="1"/>
    <path d="${beam}" fill="${paint}" stroke="#8a520d" stroke-opacity=".4" stroke-width=".5"/>
    <circle cy="-101" r="${n(6)}" fill="${paint}"/><circle cy="-101" r="2.6" fill="#8a520d"/>
    <path d="M-3.5 -104.5A5 5 0 0 1 1 -106" stroke="#fff" stroke-width="1.2" fill="none"
      stroke-linecap="round"/>
    <g fill="${paint}"><circle cx="-54" cy="-93" r="3"/><circle cx="54" cy="-93" r="3"/></g>`;
}
