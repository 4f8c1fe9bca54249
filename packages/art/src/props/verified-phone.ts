import { linear, type Sheet } from '../draw/sheet.ts';
import { box } from '../slots/shapes.ts';
import { tick } from './lens.ts';

/** A phone that has just been verified, around its middle: 66 wide and 118 high. */
export function verifiedPhone(sheet: Sheet, screen: readonly string[]): string {
  const bubble = (y: number, width: number, colour: string) =>
    `<path d="${box(-22, y, width, 12, 6)}" fill="${colour}"/>`;
  return (
    `<path d="${box(-30, -56, 66, 118, 12)}" fill="#05020c" opacity=".4"/>
    <path d="${box(-33, -59, 66, 118, 12)}" fill="${linear(sheet, ['#4a4460', '#1c1830'])}"/>
    <path d="${box(-28, -52, 56, 104, 7)}" fill="${linear(sheet, screen)}"/>
    <path d="M-8 -55.6H8" stroke="#8a84a8" stroke-width="2.4" stroke-linecap="round"/>` +
    bubble(-38, 40, '#ffffff') +
    bubble(-20, 30, '#fff3d6') +
    `<path d="M-28 -46Q-27 -52 -21 -52H4L-28 30Z" fill="#fff" fill-opacity=".14"/>` +
    tick(sheet, { x: 0, y: 20, scale: 1.25 })
  );
}
