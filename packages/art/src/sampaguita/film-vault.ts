import { vignette } from '../draw/light.ts';
import { palm } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';
import { starfish } from '../draw/shell.ts';
import { FILM, filmScene } from '../film.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { risingMotes, twinkles, wave } from '../props/motion.ts';
import { seaChest } from '../props/sea-chest.ts';
import { sunsetShore } from './sunset-shore.ts';
import { DUSK_INK, EVENING_PALM } from './tones.ts';

/** The chest on the beach: the tide comes and goes, and the light in it breathes. */
export const filmVault = filmScene(
  { name: 'sampaguita-film-vault', group: 'sampaguita', kilobits: 180 },
  drawVaultFilm,
);

/** The jackpots in the news: a still of the film. */
export const hotVault = merchantScene('sampaguita', 'hot-vault', (sheet) =>
  drawVaultFilm(sheet, 0.12),
);

function drawVaultFilm(sheet: Sheet, at: number): string {
  const shine = { turn: wave(at) * 5, strength: 0.86 + wave(at, 2) * 0.14 };
  return (
    sunsetShore(sheet, {
      ...FILM,
      horizon: 100,
      sunX: 168,
      sand: 146,
      tide: wave(at, 1, 0.7) * 4,
    }) +
    placed(palm(sheet, { height: 168, lean: 30 }, EVENING_PALM), {
      x: 10,
      y: 184,
      rotate: wave(at) * 1.2,
    }) +
    placed(palm(sheet, { height: 160, lean: -28 }, EVENING_PALM), {
      x: 316,
      y: 184,
      rotate: wave(at, 1, 0.3) * 1.2,
    }) +
    placed(seaChest(sheet, shine), { x: 166, y: 110, scale: 0.98 }) +
    placed(starfish(sheet, 11), { x: 66, y: 170, rotate: 20 }) +
    twinkles(
      [
        [130, 62, 8],
        [190, 70, 7],
        [212, 88, 6],
        [108, 158, 6],
        [228, 160, 6],
        [160, 46, 6],
        [152, 92, 5],
      ],
      at,
    ) +
    risingMotes(
      { x: 100, y: 6, width: 136, height: 110 },
      { count: 34, seed: 7, colour: '#fff3c8', size: 1.2 },
      at,
    ) +
    vignette(sheet, FILM, DUSK_INK, 0.45)
  );
}
