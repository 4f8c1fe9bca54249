import { cat } from '../draw/cat.ts';
import { petals, sakura } from '../draw/flowers.ts';
import { lantern } from '../draw/lantern.ts';
import { glow, motes, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear } from '../draw/sheet.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { lacquerGround, pawCrest } from './crest.ts';
import { INK } from './tones.ts';

/** Stands in for a game whose own picture is not there: clearly ours, clearly no game. */
export const defaultTile = merchantScene(
  'maneki',
  'default-tile',
  (sheet, size) =>
    lacquerGround(sheet, size, { x: 54, y: 66 }) +
    vignette(sheet, size, INK, 0.55) +
    placed(lantern(sheet, { glowStrength: 0.5 }), { x: 20, y: 6, scale: 0.62 }) +
    placed(lantern(sheet, { glowStrength: 0.5 }), { x: 88, y: 6, scale: 0.62 }) +
    placed(pawCrest(sheet), { x: 54, y: 72, scale: 1.05 }) +
    sparkle(84, 46, 5) +
    sparkle(26, 98, 4) +
    placed(sakura(sheet), { x: 12, y: 130, scale: 0.9 }) +
    placed(sakura(sheet), { x: 30, y: 138, scale: 0.6, rotate: 20 }) +
    placed(sakura(sheet), { x: 98, y: 134, scale: 0.75, rotate: 40 }),
);

export const defaultBanner = merchantScene(
  'maneki',
  'default-banner',
  (sheet, size) =>
    lacquerGround(sheet, size, { x: 268, y: 92 }) +
    wordsShade(sheet, size, INK, 0.6) +
    placed(pawCrest(sheet), { x: 268, y: 94, scale: 1.9 }) +
    placed(sakura(sheet), { x: 344, y: 20, scale: 1.4 }) +
    placed(sakura(sheet), { x: 322, y: 8, scale: 0.9, rotate: 30 }) +
    placed(sakura(sheet), { x: 350, y: 44, scale: 0.8, rotate: 50 }) +
    petals(
      { x: 180, y: 20, width: 170, height: 150 },
      { count: 14, seed: 3, colours: ['#ffd3e0', '#ffb0c8'] },
    ) +
    motes({ x: 190, y: 20, width: 160, height: 150 }, { count: 40, seed: 9 }) +
    vignette(sheet, size, INK, 0.5),
);

/** A member without a picture is a guest of the cat. */
export const defaultAvatar = merchantScene(
  'maneki',
  'default-avatar',
  (sheet, size) =>
    `<rect width="96" height="96" fill="${linear(sheet, ['#5a3a9a', '#3a1f6d 50', '#8a2a5c'])}"/>` +
    glow(sheet, { x: 48, y: 44, radius: 60, colour: '#ffc88a', strength: 0.8 }) +
    placed(cat(sheet, { holdsCoin: false, hasShadow: false }), { x: 42, y: 66, scale: 0.68 }) +
    vignette(sheet, size, INK, 0.3),
);
