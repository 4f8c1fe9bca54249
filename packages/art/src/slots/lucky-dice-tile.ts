import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { type Die, die } from './die.ts';
import { around, groundShadow } from './painted.ts';
import { TILE, tileScene } from './tile-scene.ts';

const RED: Die = {
  shows: [6, 5, 3],
  upper: ['#ff8a76', '#f2443f 60', '#dc2436'],
  left: ['#e8283a', '#b8122e 60', '#8a0a28'],
  right: ['#c01430', '#8c0a28 60', '#5c0620'],
  edge: '#3a0414',
  dot: ['#ffffff', '#fff4dc 60', '#f0c890'],
  pit: '#5c0620',
};

const IVORY: Die = {
  shows: [1, 5, 3],
  upper: ['#ffffff', '#fff8ea 60', '#f4e6cc'],
  left: ['#f4e4c8', '#e0c8a0 60', '#c4a274'],
  right: ['#dcc49c', '#bc9a6a 60', '#94703f'],
  edge: '#3a2008',
  dot: ['#4a3a6a', '#2a1c44 70', '#160c2c'],
  pit: '#8a6a3a',
  ace: ['#ff7a68', '#e0203c 60', '#a00a2c'],
};

const LEAF = 'M0 0C-3 -4 -11 -6 -11 -13C-11 -19 -4 -21 0 -15C4 -21 11 -19 11 -13C11 -6 3 -4 0 0Z';

/** Four leaves, for luck. */
const clover = (sheet: Sheet) =>
  `<path d="M0 0C2 8 6 13 10 17" fill="none" stroke="#063a22" stroke-width="5"
    stroke-linecap="round"/><path d="M0 0C2 8 6 13 10 17" fill="none" stroke="#2fa85c"
    stroke-width="2.4" stroke-linecap="round"/>` +
  around(
    4,
    `<path d="${LEAF}" fill="${linear(sheet, ['#b8ff8a', '#3fc05a 45', '#0c7a3f'])}"
      stroke="#063a22" stroke-width="2.2" stroke-linejoin="round"/>
    <path d="M0 -2V-12" stroke="#eaffc8" stroke-opacity=".8" stroke-width="1.4"
      stroke-linecap="round"/>`,
    45,
  );

const FELT = 'M-4 112C26 102 82 102 112 112V150H-4Z';

/** Lucky Dice: two dice on the cloth, one of which still turns. */
const draw = (sheet: Sheet) =>
  `<rect width="108" height="144"
    fill="${radial(sheet, ['#fff3a8', '#ffd23c 34', '#ff9a14 70', '#c8500a'], [0.52, 0.38, 0.78])}"/>` +
  rays(sheet, { centre: [56, 56], length: 130, count: 22, colour: '#fffbe0', strength: 0.55 }) +
  glow(sheet, { x: 58, y: 54, radius: 56, colour: '#fffbe0', strength: 0.7 }) +
  `<path d="${FELT}" fill="${linear(sheet, ['#16a06a', '#0a6a4a 40', '#04382c'])}"/>
  <path d="M-4 112C26 102 82 102 112 112" fill="none" stroke="#8a4a0a" stroke-width="5"/>
  <path d="M-4 110.6C26 100.6 82 100.6 112 110.6" fill="none" stroke="#ffe69a" stroke-width="1.8"/>` +
  `<g fill="none" stroke="#fff8d0" stroke-linecap="round" stroke-opacity=".85">
    <path d="M98 62A34 34 0 0 0 90 12" stroke-width="2.6"/><path d="M104 52A40 40 0 0 0 99 18"
      stroke-width="1.6"/><path d="M50 12A34 34 0 0 0 44 22" stroke-width="2.2"/></g>` +
  placed(groundShadow(sheet, { y: 0, width: 92 }), { x: 48, y: 124 }) +
  placed(clover(sheet), { x: 92, y: 116, scale: 0.74, rotate: 14 }) +
  placed(die(sheet, IVORY), { x: 72, y: 36, scale: 0.58, rotate: 24 }) +
  placed(die(sheet, RED), { x: 46, y: 84, scale: 0.92, rotate: -7 }) +
  sparkle(18, 44, 8) +
  sparkle(82, 80, 5) +
  sparkle(52, 14, 4) +
  motes({ x: 4, y: 8, width: 100, height: 100 }, { count: 22, seed: 12, colour: '#fffbe0' }) +
  vignette(sheet, TILE, '#5c1a04', 0.5);

export const luckyDiceTile = tileScene('luckydice', draw);
