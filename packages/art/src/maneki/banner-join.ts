import { cat } from '../draw/cat.ts';
import { petals, sakura } from '../draw/flowers.ts';
import { seigaiha } from '../draw/land.ts';
import { lantern } from '../draw/lantern.ts';
import { glow, motes, rays, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { pawPads } from '../props/play-token.ts';
import { painted } from '../slots/painted.ts';
import { INK } from './tones.ts';

/** Come in: behind the parted curtain it is warm, and the cat hands out a name plate. */
export const bannerJoin = merchantScene(
  'maneki',
  'banner-join',
  (sheet, size) =>
    facade(sheet) +
    doorway(sheet) +
    wordsShade(sheet, size, INK, 0.74) +
    placed(lantern(sheet, { crest: true }), { x: 188, y: 46, scale: 1.1 }) +
    placed(lantern(sheet, { crest: true }), { x: 380, y: 46, scale: 1.1 }) +
    placed(cat(sheet, { holdsCoin: false }), { x: 284, y: 142, scale: 0.88 }) +
    placed(plate(sheet), { x: 275, y: 182, scale: 0.82, rotate: -5 }) +
    blossoms(sheet) +
    vignette(sheet, size, INK, 0.5),
);

function facade(sheet: Sheet): string {
  const slats = Array.from({ length: 17 }, (_, index) => `M${6 + index * 12} 56V190`).join('');
  const stone = seigaiha(sheet, { radius: 12, stroke: '#c89ad0', width: 0.6, opacity: 0.2 });
  return `<rect width="390" height="220" fill="${linear(sheet, ['#1c1238', '#2c1844 50', '#140a28'])}"/>
    <rect y="56" width="206" height="134" fill="${linear(sheet, ['#7a3a4a', '#c86a44 60', '#5a2440'])}"
      opacity=".6"/><path d="${slats}" stroke="#150a24" stroke-width="5"/>
    <path d="M-10 24L30 8H400V30H-10Z" fill="${linear(sheet, ['#3a2a6d', '#1a1040'])}"/>
    <path d="M-10 30H400V40H-10Z" fill="#120824"/><path d="M-10 30H400" stroke="${goldRim(sheet)}"
      stroke-width="1.6"/><path d="M-10 50H206V57H-10ZM-10 118H206V123H-10Z" fill="#1a0c26"/>
    <rect y="190" width="390" height="30" fill="${linear(sheet, ['#5a2a4a', '#1a0a24'])}"/>
    <rect y="190" width="390" height="30" fill="${stone}"/>`;
}

function doorway(sheet: Sheet): string {
  const cloth = linear(sheet, ['#3a2f8a', '#28206d 50', '#191448']);
  const panel = (x: number, lean: number) =>
    `<path d="M${x} 54H${x + 40}C${x + 40} 80 ${x + 38 + lean} 98 ${x + 36 + lean} 116
      Q${x + 18 + lean} 122 ${x + 2 + lean} 116C${x + 2 + lean} 98 ${x} 80 ${x} 54Z"
      fill="${cloth}"/><path d="M${x + 9} 56Q${x + 10} 90 ${x + 9 + lean} 117M${x + 28} 56Q${x + 29}
      90 ${x + 27 + lean} 117" stroke="#0e0a30" stroke-opacity=".4" stroke-width="2.4" fill="none"/>`;
  const crest = (x: number) =>
    `<g transform="translate(${x} 84)scale(1.06)"><circle r="14" fill="#fff6e6"/>
      <g fill="#28206d">${pawPads}</g></g>`;
  return (
    `<path d="M206 46H366V200H206Z"
      fill="${radial(sheet, ['#fff6cf', '#ffc86a 40', '#e8743a 75', '#8a2a3c'], [0.5, 0.6, 0.75])}"/>` +
    rays(sheet, { centre: [286, 130], length: 150, count: 18, colour: '#fffbe0', strength: 0.5 }) +
    `<path d="M198 40H212V202H198ZM360 40H374V202H360Z"
      fill="${linear(sheet, ['#4a1a2a', '#a83a3a 60', '#5a1a2c'], [0, 0, 1, 0])}"/>
    <path d="M190 40H382V54H190Z" fill="${linear(sheet, ['#c8484a', '#6d1430'])}"/>
    <path d="M190 54H382" stroke="${gold(sheet)}" stroke-width="2"/>` +
    panel(212, -5) +
    panel(320, 5) +
    crest(229) +
    crest(343) +
    panel(251, -13) +
    panel(281, 13) +
    `<path d="M206 200L366 200L390 220H150Z" fill="${linear(sheet, ['#ffb86a/0.6', '#ffb86a/0'])}"/>` +
    glow(sheet, { x: 286, y: 140, radius: 110, colour: '#ffdf9a', strength: 0.6 })
  );
}

/** A wooden plate on a red cord, as one hangs up with a name. */
function plate(sheet: Sheet): string {
  return (
    `<path d="M0 -20C-8 -34 8 -34 0 -20" fill="none" stroke="#e63946" stroke-width="2.6"/>` +
    painted(sheet, 'M-30 -10L0 -21L30 -10V20Q30 23 27 23H-27Q-30 23 -30 20Z', {
      fill: linear(sheet, ['#ffe6b8', '#e8b878 50', '#b8783c']),
      line: '#5a2c10',
      weight: 1.6,
      depth: 3,
      inner: `<path d="M-30 -3Q0 -7 30 -2M-30 14Q0 10 30 15" stroke="#a8682c" stroke-opacity=".5"
        stroke-width="1.4" fill="none"/>`,
    }) +
    `<g transform="translate(-12 6)scale(.92)" fill="#c8283f">${pawPads}</g>
    <path d="M2 0H22M2 7H22M2 14H15" stroke="#7a4420" stroke-width="2.6" stroke-linecap="round"/>`
  );
}

function blossoms(sheet: Sheet): string {
  const blossom = (x: number, y: number, scale: number) =>
    placed(sakura(sheet), { x, y, scale, rotate: x * 7 });
  return (
    blossom(366, 8, 0.9) +
    blossom(346, 4, 0.7) +
    blossom(384, 26, 0.7) +
    blossom(328, 10, 0.5) +
    petals(
      { x: 170, y: 60, width: 210, height: 140 },
      { count: 16, seed: 12, size: 0.8, colours: ['#ffd3e0', '#ffb0c8'] },
    ) +
    motes({ x: 190, y: 60, width: 190, height: 140 }, { count: 40, seed: 6, size: 0.9 }) +
    sparkle(236, 148, 5) +
    sparkle(340, 128, 6) +
    sparkle(304, 196, 4.5)
  );
}
