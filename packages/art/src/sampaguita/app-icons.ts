import { appIconScenes } from '../app-icons.ts';
import { jasmine, leaf } from '../draw/flowers.ts';
import { glitter, swell } from '../draw/land.ts';
import { glow, rays } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sampaguitaMark } from './mark.ts';

/** One open jasmine before the sun, over the sea. */
export const appIcons = appIconScenes('sampaguita', {
  ground: (sheet) =>
    `<rect width="128" height="128"
      fill="${linear(sheet, ['#0b6a74', '#2fb5a4 34', '#ffdd94 64', '#ffb06a'])}"/>` +
    rays(sheet, {
      centre: [64, 78],
      length: 120,
      count: 15,
      from: 180,
      sweep: 180,
      width: 0.6,
      colour: '#fffbe0',
      strength: 0.6,
    }) +
    glow(sheet, { x: 64, y: 76, radius: 78, colour: '#fff3b8', strength: 0.95 }) +
    `<path d="${swell({ y: 86, from: 0, to: 128, bottom: 128 }, { length: 44, height: 5 })}"
      fill="${linear(sheet, ['#1fb0a4', '#0a6a74'])}"/>` +
    glitter(
      { x: 64, top: 90, bottom: 128, spread: 40 },
      { colour: '#fff6d0', count: 50, seed: 5 },
    ) +
    `<path
      d="${swell({ y: 106, from: 0, to: 128, bottom: 128 }, { length: 60, height: 7, shift: 14 })}"
      fill="#07525c" opacity=".6"/>`,
  subject: (sheet) => leaves(sheet) + placed(jasmine(sheet), { x: 64, y: 62, scale: 3.2 }),
  mark: sampaguitaMark,
});

function leaves(sheet: Sheet): string {
  return [35, 150, 265].map((rotate) => placed(leaf(sheet, 54), { x: 64, y: 62, rotate })).join('');
}
