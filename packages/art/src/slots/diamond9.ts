import { bokeh, glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { blurred, linear, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import {
  amethyst,
  brilliant,
  emerald,
  ICE,
  platinumCoin,
  ruby,
  sapphire,
  strand,
  wild,
} from './diamond9-symbols.ts';
import { dimmedMiddle, fadeDown } from './scenery.ts';
import type { SlotTheme } from './theme.ts';

/** Folds of velvet: soft silver ridges with a fine light on the nap. */
const folds = (sheet: Sheet, width: number, paths: readonly string[]) => {
  const line = (colour: string, thick: number, opacity: number) =>
    `<path d="${paths.join('')}" fill="none" stroke="${colour}" stroke-width="${n(thick)}"
      stroke-opacity="${opacity}" stroke-linecap="round"/>`;
  return (
    blurred(sheet, width * 0.22, line('#7488b0', width, 0.5)) +
    blurred(sheet, width * 0.07, line('#d8e6ff', width * 0.14, 0.4))
  );
};

function backdrop(sheet: Sheet): string {
  const size = { width: 360, height: 640 };
  return (
    sky(sheet, size, ['#1c2234', '#0e121e 30', '#06080f 65', '#0c101a']) +
    folds(sheet, 54, [
      'M-10 -20C60 110 40 240 20 380S20 560 70 660',
      'M100 -20C150 80 120 200 104 330S120 560 160 660',
      'M262 -20C220 90 250 210 246 330S262 540 214 660',
      'M374 -20C310 120 316 240 340 380S350 560 300 660',
    ]) +
    glow(sheet, { x: 180, y: 70, radius: 220, colour: '#cfe4ff', strength: 0.55 }) +
    rays(sheet, {
      centre: [180, -30],
      length: 560,
      count: 13,
      from: 54,
      sweep: 72,
      colour: '#e8f4ff',
      strength: 0.4,
    }) +
    bokeh(
      { x: 0, y: 0, width: 360, height: 180 },
      { count: 26, seed: 5, colours: ['#e8f6ff', '#a8c8f0'], size: 14 },
    ) +
    strand([-14, 16], [374, 16], 34, 22, 0.2) +
    glow(sheet, { x: 180, y: 98, radius: 90, colour: '#d8f0ff', strength: 0.8 }) +
    rays(sheet, { centre: [180, 92], length: 110, count: 18, colour: '#ffffff', strength: 0.5 }) +
    placed(brilliant(ICE), { x: 180, y: 100, scale: 1.02 }) +
    sparkle(150, 74, 18, '#ffffff') +
    sparkle(214, 92, 12, '#ffffff') +
    dimmedMiddle(sheet, '#04060c', 0.6) +
    `<path d="M-10 574C60 548 120 590 190 572S310 552 370 580V650H-10Z"
      fill="${linear(sheet, ['#2c3650', '#10141f 40', '#06080f'])}"/>
    <path d="M-10 574C60 548 120 590 190 572S310 552 370 580" fill="none" stroke="#c8d8f0"
    stroke-opacity=".6" stroke-width="2"/>` +
    placed(sapphire(sheet), { x: 46, y: 590, scale: 0.72, rotate: -10 }) +
    placed(emerald(sheet), { x: 106, y: 602, scale: 0.6, rotate: 22 }) +
    placed(ruby(sheet), { x: 312, y: 586, scale: 0.78, rotate: 10 }) +
    placed(amethyst(sheet), { x: 252, y: 602, scale: 0.6, rotate: -24 }) +
    placed(brilliant(ICE), { x: 180, y: 600, scale: 0.66 }) +
    sparkle(170, 584, 12, '#ffffff') +
    sparkle(300, 566, 8, '#ffffff') +
    sparkle(36, 572, 8, '#ffffff') +
    fadeDown(sheet, { from: 600, to: 640, width: 360 }, '#04060c', 0.5) +
    motes(
      { x: 0, y: 20, width: 360, height: 560 },
      { count: 60, seed: 8, size: 1.2, colour: '#e8f6ff' },
    ) +
    vignette(sheet, size, '#020308', 0.6)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  return (
    sky(sheet, size, ['#2a3448', '#10141f 50', '#05070c']) +
    folds(sheet, 20, [
      'M2 -10C22 50 16 90 4 150',
      'M108 -10C86 50 92 100 104 150',
      'M44 60C52 100 46 130 34 150M74 50C66 90 70 120 78 150',
    ]) +
    glow(sheet, { x: 54, y: 62, radius: 74, colour: '#bfe0ff', strength: 0.9 }) +
    rays(sheet, { centre: [54, 62], length: 100, count: 20, colour: '#ffffff', strength: 0.6 }) +
    placed(ruby(sheet), { x: 20, y: 108, scale: 0.34, rotate: -12 }) +
    placed(emerald(sheet), { x: 88, y: 110, scale: 0.34, rotate: 16 }) +
    placed(sapphire(sheet), { x: 38, y: 118, scale: 0.3 }) +
    placed(amethyst(sheet), { x: 71, y: 119, scale: 0.3, rotate: 14 }) +
    placed(brilliant(ICE), { x: 54, y: 62, scale: 1.08 }) +
    sparkle(30, 36, 13, '#ffffff') +
    sparkle(84, 50, 9, '#ffffff') +
    sparkle(58, 84, 7, '#ffffff') +
    motes(
      { x: 6, y: 8, width: 96, height: 110 },
      { count: 26, seed: 3, size: 0.9, colour: '#e8f6ff' },
    ) +
    fadeDown(sheet, { from: 118, to: 144, width: 108 }, '#04060c', 0.6) +
    vignette(sheet, size, '#020308', 0.45)
  );
}

/** Cut stones on black velvet under silver light. */
export const theme: SlotTheme = {
  id: 'diamond9',
  symbols: { W: wild, S: platinumCoin, 1: ruby, 2: sapphire, 3: emerald, 4: amethyst },
  ranks: {
    face: 'heavy',
    fill: ['#ffffff', '#c8d4e8 46', '#7c8aa8'],
    edge: '#2a3448',
    shade: '#080a12',
  },
  backdrop,
  tile,
};
