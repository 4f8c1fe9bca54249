import { garland, jasmine, jasmineBud, leaf, petals } from '../draw/flowers.ts';
import { glitter, swell } from '../draw/land.ts';
import { glow, motes, rays, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear } from '../draw/sheet.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { jasmineCrest, wovenGround } from './crest.ts';
import { SEA_INK } from './tones.ts';

/** Stands in for a game whose own picture is not there: clearly ours, clearly no game. */
export const defaultTile = merchantScene(
  'sampaguita',
  'default-tile',
  (sheet, size) =>
    wovenGround(sheet, size, { x: 54, y: 70 }) +
    vignette(sheet, size, SEA_INK, 0.55) +
    placed(jasmineCrest(sheet), { x: 54, y: 72, scale: 1.12 }) +
    garland(sheet, { from: [-4, 2], to: [112, 2], sag: 15, scale: 0.62 }) +
    sparkle(86, 44, 5) +
    sparkle(24, 100, 4) +
    placed(leaf(sheet, 26), { x: 4, y: 142, rotate: -40 }) +
    placed(jasmine(sheet), { x: 14, y: 134, scale: 0.8 }) +
    placed(jasmine(sheet), { x: 98, y: 138, scale: 0.7, rotate: 30 }),
);

export const defaultBanner = merchantScene(
  'sampaguita',
  'default-banner',
  (sheet, size) =>
    wovenGround(sheet, size, { x: 268, y: 96 }) +
    wordsShade(sheet, size, SEA_INK, 0.72) +
    placed(jasmineCrest(sheet), { x: 268, y: 100, scale: 2 }) +
    garland(sheet, { from: [170, -6], to: [366, -6], sag: 20, scale: 0.7 }) +
    petals(
      { x: 180, y: 30, width: 170, height: 150 },
      { count: 12, seed: 3, colours: ['#ffffff', '#e6fff0'] },
    ) +
    motes({ x: 190, y: 20, width: 160, height: 150 }, { count: 40, seed: 9, colour: '#fff6d0' }) +
    vignette(sheet, size, SEA_INK, 0.5),
);

/** A member without a picture: a bud beside an open flower, before the sunrise. */
export const defaultAvatar = merchantScene(
  'sampaguita',
  'default-avatar',
  (sheet, size) =>
    `<rect width="96" height="96"
      fill="${linear(sheet, ['#0b6a74', '#2fb5a4 38', '#ffdd94 72'])}"/>` +
    rays(sheet, {
      centre: [48, 62],
      length: 90,
      count: 13,
      from: 180,
      sweep: 180,
      width: 0.6,
      strength: 0.6,
    }) +
    glow(sheet, { x: 48, y: 60, radius: 54, colour: '#fff3b8', strength: 0.9 }) +
    `<path d="${swell({ y: 70, from: 0, to: 96, bottom: 96 }, { length: 32, height: 4 })}"
      fill="${linear(sheet, ['#1fb0a4', '#0a6a74'])}"/>` +
    glitter({ x: 48, top: 72, bottom: 96, spread: 30 }, { colour: '#fff6d0', count: 26, seed: 5 }) +
    placed(leaf(sheet, 40), { x: 46, y: 50, rotate: 150 }) +
    placed(leaf(sheet, 40), { x: 46, y: 50, rotate: 34 }) +
    placed(jasmineBud(sheet), { x: 66, y: 36, scale: 1.7, rotate: 40 }) +
    placed(jasmine(sheet), { x: 45, y: 50, scale: 2.1 }) +
    vignette(sheet, size, SEA_INK, 0.25),
);
