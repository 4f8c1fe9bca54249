import { BANNER, bannerScene, besideWords } from '../banner.ts';
import { garland, petals } from '../draw/flowers.ts';
import { motes, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';
import { heapCloud } from '../draw/sky.ts';
import { giftBalloon } from '../props/balloon.ts';
import { CORAL_TOKEN, JADE_TOKEN, playToken, VIOLET_TOKEN } from '../props/play-token.ts';
import { sunriseBay } from './bay.ts';
import { SEA_INK } from './tones.ts';

/** Free play: a balloon over the bay lets tokens fall, and asks nothing for them. */
export const bannerFreeplay = bannerScene(
  { name: 'sampaguita-banner-freeplay', group: 'sampaguita' },
  (sheet) =>
    sunriseBay(sheet, { ...BANNER, horizon: 140, sunX: 326, sunRadius: 22 }) +
    heapCloud(sheet, { x: 180, y: 112, width: 70, seed: 5 }, '#fffdf0', '#a8d8c0') +
    wordsShade(sheet, BANNER, SEA_INK, 0.94, 1.34) +
    besideWords(
      placed(giftBalloon(sheet), { x: 270, y: 66, scale: 0.96 }) +
        tokens(sheet) +
        sparkle(216, 26, 6) +
        sparkle(330, 66, 6) +
        sparkle(238, 148, 4.5),
    ) +
    garland(sheet, { from: [300, -8], to: [366, 14], sag: 12, scale: 0.5 }) +
    petals(
      { x: 222, y: 20, width: 130, height: 150 },
      { count: 12, seed: 4, size: 0.8, colours: ['#ffffff', '#e6fff0'] },
    ) +
    motes(
      { x: 190, y: 10, width: 160, height: 160 },
      { count: 34, seed: 3, size: 0.9, colour: '#fff6d0' },
    ) +
    vignette(sheet, BANNER, SEA_INK, 0.42),
);

function tokens(sheet: Sheet): string {
  return [
    { x: 214, y: 112, scale: 0.5, rotate: -18, tones: JADE_TOKEN, lean: 0.9 },
    { x: 228, y: 164, scale: 0.64, rotate: -12, tones: CORAL_TOKEN, lean: 1 },
    { x: 316, y: 122, scale: 0.56, rotate: 20, tones: VIOLET_TOKEN, lean: 0.9 },
    { x: 338, y: 160, scale: 0.66, rotate: 12, tones: JADE_TOKEN, lean: 1 },
    { x: 300, y: 172, scale: 0.44, rotate: -20, tones: CORAL_TOKEN, lean: 0.62 },
  ]
    .map(({ tones, lean, ...place }) =>
      placed(playToken(sheet, tones, { mark: 'jasmine', lean }), place),
    )
    .join('');
}
