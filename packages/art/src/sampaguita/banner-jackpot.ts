import { BANNER, bannerScene, besideWords } from '../banner.ts';
import { motes, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { palm } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import { starfish } from '../draw/shell.ts';
import { seaChest } from '../props/sea-chest.ts';
import { sunsetShore } from './sunset-shore.ts';
import { DUSK_INK, EVENING_PALM } from './tones.ts';

/** The jackpot: a chest on the evening beach, open to the last light. */
export const bannerJackpot = bannerScene(
  { name: 'sampaguita-banner-jackpot', group: 'sampaguita' },
  (sheet) =>
    sunsetShore(sheet, { ...BANNER, horizon: 104, sunX: 288, sand: 152 }) +
    placed(palm(sheet, { height: 150, lean: 36 }, EVENING_PALM), { x: 2, y: 180 }) +
    wordsShade(sheet, BANNER, DUSK_INK, 0.95, 1.24) +
    besideWords(
      placed(seaChest(sheet), { x: 274, y: 116, scale: 0.92 }) +
        placed(starfish(sheet, 10), { x: 200, y: 182, rotate: 20 }) +
        sparkle(226, 60, 6) +
        sparkle(322, 74, 5) +
        sparkle(212, 160, 4.5) +
        motes(
          { x: 196, y: 16, width: 150, height: 120 },
          { count: 50, seed: 7, size: 1, colour: '#fff3c8' },
        ),
    ) +
    vignette(sheet, BANNER, DUSK_INK, 0.45),
);
