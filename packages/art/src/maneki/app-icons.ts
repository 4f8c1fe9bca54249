import { appIconScenes } from '../app-icons.ts';
import { cat } from '../draw/cat.ts';
import { seigaiha } from '../draw/land.ts';
import { glow } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, radial } from '../draw/sheet.ts';
import { manekiMark } from './mark.ts';

/** The cat under a gold moon on lacquer red. */
export const appIcons = appIconScenes('maneki', {
  ground: (sheet) =>
    `<rect width="128" height="128" fill="${linear(sheet, ['#ff6a4d', '#d8283f 45', '#6d0f34'])}"/>
    <rect width="128" height="128"
      fill="${seigaiha(sheet, { radius: 12, stroke: '#ffd98a', width: 0.8, opacity: 0.22 })}"/>` +
    glow(sheet, { x: 64, y: 56, radius: 84, colour: '#ffd27a', strength: 0.75 }),
  subject: (sheet) =>
    `<circle cx="64" cy="60" r="47"
      fill="${radial(sheet, ['#fffdf0', '#ffedb8 60', '#f7c766'], [0.45, 0.35, 0.7])}"/>` +
    placed(cat(sheet, { hasShadow: false }), { x: 58, y: 74, scale: 0.74 }),
  mark: manekiMark,
});
