import { outrigger } from '../draw/boat.ts';
import { garland, jasmine, leaf, petals } from '../draw/flowers.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { palm } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import { linear } from '../draw/sheet.ts';
import { scallop, snailShell, starfish } from '../draw/shell.ts';
import { heapCloud } from '../draw/sky.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { giftBalloon } from '../props/balloon.ts';
import { lei } from '../props/lei.ts';
import { type DialLook, limitDial } from '../props/limit-dial.ts';
import { tokenBasket } from '../props/token-basket.ts';
import { sunriseBay } from './bay.ts';
import { sunsetShore } from './sunset-shore.ts';
import { BACKLIT_PALM, DUSK_INK, EVENING_PALM, JEWEL_BOAT, SEA_INK } from './tones.ts';

/** Welcome: the bay seen through the garland that is laid around a guest's neck. */
export const popupWelcome = merchantScene(
  'sampaguita',
  'popup-welcome',
  (sheet, size) =>
    sunriseBay(sheet, { ...size, horizon: 132, sunX: 150, sunRadius: 32 }) +
    placed(palm(sheet, { height: 176, lean: 26 }, BACKLIT_PALM), { x: 6, y: 224 }) +
    placed(palm(sheet, { height: 170, lean: -26 }, BACKLIT_PALM), { x: 294, y: 222 }) +
    placed(outrigger(sheet, JEWEL_BOAT), { x: 152, y: 166, scale: 0.82 }) +
    glow(sheet, { x: 150, y: 108, radius: 120, colour: '#fff3c8', strength: 0.35 }) +
    placed(lei(sheet, { radius: 82, scale: 1.16, tall: 1.02 }), { x: 150, y: 110 }) +
    [200, 240, 300, 340]
      .map((rotate) => placed(leaf(sheet, 34), { x: 150, y: 196, rotate: rotate - 270 + 90 }))
      .join('') +
    placed(jasmine(sheet), { x: 150, y: 194, scale: 1.7 }) +
    placed(jasmine(sheet), { x: 122, y: 190, scale: 1.1, rotate: 24 }) +
    placed(jasmine(sheet), { x: 178, y: 190, scale: 1.1, rotate: 48 }) +
    petals(
      { x: 20, y: 20, width: 260, height: 170 },
      { count: 14, seed: 5, size: 0.9, colours: ['#ffffff', '#e6fff0'] },
    ) +
    sparkle(92, 56, 7) +
    sparkle(212, 64, 6) +
    sparkle(226, 150, 5) +
    vignette(sheet, size, SEA_INK, 0.42),
);

/** Free play: a market basket of tokens on the sand, and the balloon that brought them. */
export const popupFreeplay = merchantScene(
  'sampaguita',
  'popup-freeplay',
  (sheet, size) =>
    sunriseBay(sheet, { ...size, horizon: 138, sunX: 150, sunRadius: 34 }) +
    heapCloud(sheet, { x: 12, y: 96, width: 86, seed: 5 }, '#fffdf0', '#8fc8b8') +
    placed(giftBalloon(sheet), { x: 244, y: 54, scale: 0.56, rotate: 4 }) +
    `<path d="M0 190Q80 172 150 178T300 186V220H0Z"
      fill="${linear(sheet, ['#ffe2ae', '#e0a868 60', '#a8703c'])}"/>
    <path d="M0 190Q80 172 150 178T300 186" fill="none" stroke="#fff8e6" stroke-width="2.4"
      opacity=".85"/>` +
    rays(sheet, {
      centre: [140, 120],
      length: 170,
      count: 17,
      from: 188,
      sweep: 164,
      colour: '#fffbe0',
      strength: 0.5,
    }) +
    glow(sheet, { x: 140, y: 116, radius: 100, colour: '#fff0b8', strength: 0.7 }) +
    placed(tokenBasket(sheet), { x: 140, y: 138, scale: 1.12 }) +
    placed(starfish(sheet, 13), { x: 246, y: 204, rotate: 14 }) +
    placed(scallop(sheet, 15, ['#fff4ea', '#ffd0b8 45', '#f08a80 85', '#c85a6a']), {
      x: 272,
      y: 210,
      rotate: 16,
    }) +
    garland(sheet, { from: [-10, -6], to: [150, -8], sag: 14, scale: 0.7 }) +
    sparkle(78, 70, 7) +
    sparkle(196, 92, 6) +
    sparkle(214, 164, 5) +
    motes(
      { x: 50, y: 30, width: 190, height: 140 },
      { count: 36, seed: 8, size: 1, colour: '#fff6d0' },
    ) +
    vignette(sheet, size, SEA_INK, 0.4),
);

const WOODEN_DIAL: DialLook = {
  body: ['#ffd898', '#d8944a 36', '#98582a 72', '#5a3018'],
  line: '#3a1c0c',
  face: ['#ffffff', '#f0fff4 60', '#b8e0cc'],
  ink: '#0a4a4c',
  open: '#14a08c',
  closed: '#f0b0a0',
  crest: (sheet) => placed(jasmine(sheet), { scale: 0.78 }),
};

/** Limits: the mark is set, the day is over, the tide goes out. */
export const popupLimits = merchantScene(
  'sampaguita',
  'popup-limits',
  (sheet, size) =>
    sunsetShore(sheet, { ...size, horizon: 116, sunX: 150, sand: 176 }) +
    placed(palm(sheet, { height: 190, lean: 34 }, EVENING_PALM), { x: -6, y: 222 }) +
    placed(palm(sheet, { height: 176, lean: -30 }, EVENING_PALM), { x: 304, y: 222 }) +
    glow(sheet, { x: 150, y: 112, radius: 120, colour: '#ffd08a', strength: 0.5 }) +
    placed(limitDial(sheet, WOODEN_DIAL), { x: 150, y: 116, scale: 1.1 }) +
    placed(leaf(sheet, 34), { x: 84, y: 192, rotate: 200 }) +
    placed(leaf(sheet, 34), { x: 84, y: 192, rotate: -30 }) +
    placed(jasmine(sheet), { x: 84, y: 190, scale: 1.2 }) +
    placed(jasmine(sheet), { x: 62, y: 198, scale: 0.8, rotate: 20 }) +
    placed(snailShell(sheet), { x: 222, y: 196, scale: 0.9 }) +
    placed(starfish(sheet, 12), { x: 258, y: 204, rotate: 12 }) +
    motes(
      { x: 40, y: 40, width: 220, height: 130 },
      { count: 30, seed: 4, size: 0.8, colour: '#fff3c8' },
    ) +
    vignette(sheet, size, DUSK_INK, 0.42),
);
