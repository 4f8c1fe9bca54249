import { gold } from '../draw/metals.ts';
import { polar, polygon } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { around } from '../slots/painted.ts';
import { cardGround, type Studio } from './studio.ts';

const hexagon = (radius: number) =>
  polygon([0, 60, 120, 180, 240, 300].map((degrees) => polar([0, 0], radius, degrees - 90)));

/** Treasure Vaults: a six-sided door with its wheel, and the keyhole in the middle. */
function mark(sheet: Sheet): string {
  const steel = linear(sheet, ['#dce8f8', '#7a90b0 36', '#32466a 74', '#1a2848'], [0.8, 0, 0.2, 1]);
  const spoke = `<path d="M-4 0L-3 -24H3L4 0Z" fill="${gold(sheet)}" stroke="#3a2206"
    stroke-width="1.8"/><circle cy="-25" r="6" fill="${gold(sheet)}" stroke="#3a2206"
    stroke-width="1.8"/>`;
  return `<path d="${hexagon(43)}" fill="#0a1228" stroke="#0a1228" stroke-width="6"
      stroke-linejoin="round"/><path d="${hexagon(43)}" fill="${steel}" stroke="${steel}"
      stroke-width="2" stroke-linejoin="round"/>
    <path d="${hexagon(36)}" fill="#101c38"/>
    <path d="${hexagon(34)}" fill="${radial(sheet, ['#3f62a8', '#1c3060 60', '#0e1a3c'], [0.62, 0.3, 0.8])}"/>
    <circle r="20" fill="none" stroke="#3a2206" stroke-width="8.4"/>
    <circle r="20" fill="none" stroke="${gold(sheet)}" stroke-width="5.4"/>
    ${around(4, spoke, 45)}
    <circle r="13.4" fill="#3a2206"/><circle r="12" fill="${gold(sheet)}"/>
    <path d="M0 -6.6A4.4 4.4 0 0 1 2.2 1.6L3.6 7.4H-3.6L-2.2 1.6A4.4 4.4 0 0 1 0 -6.6Z"
      fill="#2a1804"/>
    <path d="M6 -39L35 -22.4" stroke="#fff" stroke-opacity=".8" stroke-width="2.6"
      stroke-linecap="round"/>`;
}

export const hvault: Studio = {
  code: 'hvault',
  mark,
  ground: (sheet) =>
    cardGround(
      sheet,
      ['#24365e', '#14203e 60', '#0a1020'],
      '<g stroke="#9ab4e8" stroke-opacity=".12" stroke-width="1" fill="none">' +
        '<path d="M0 15H160M0 45H160M0 75H160M20 15V45M60 15V45M100 15V45M140 15V45M40 45V75' +
        'M80 45V75M120 45V75"/></g>',
    ),
  words: ['Treasure', 'Vaults'],
  face: 'heavy',
  size: 14.6,
  ink: ['#fff6cf', '#f4c55a 60', '#c98a25'],
  edge: '#080e20',
};
