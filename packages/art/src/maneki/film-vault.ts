import { vignette } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';
import { FILM, filmScene } from '../film.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { eased, risingMotes, twinkles, wave } from '../props/motion.ts';
import { openVault } from '../props/open-vault.ts';
import { storehouse } from './banner-jackpot.ts';

const NIGHT = '#090818';

/** The strongroom opens, shows what it keeps, and closes on it again. */
export const filmVault = filmScene(
  { name: 'maneki-film-vault', group: 'maneki', kilobits: 180 },
  drawVaultFilm,
);

/** The jackpots in the news: the film at the moment when the door is open. */
export const hotVault = merchantScene('maneki', 'hot-vault', (sheet) => drawVaultFilm(sheet, 0.5));

function drawVaultFilm(sheet: Sheet, at: number): string {
  const opened = eased((at - 0.12) / 0.22) - eased((at - 0.78) / 0.18);
  const unlocked = eased((at - 0.03) / 0.12) - eased((at - 0.9) / 0.09);
  const strength = 0.25 + opened * (0.75 + wave(at, 4) * 0.08);
  const glints = [
    [118, 66, 8],
    [170, 40, 6],
    [146, 92, 7],
    [190, 100, 5],
    [108, 112, 5],
    [160, 74, 6],
  ] as const;
  return (
    placed(storehouse(sheet, 420, 180), { x: -100 }) +
    placed(
      openVault(sheet, { turn: at * 40, strength, door: opened * 115, wheel: unlocked * 144 }),
      { x: 150, y: 84, scale: 0.94 },
    ) +
    (opened > 0.5 ? twinkles(glints, at) : '') +
    placed(
      risingMotes(
        { x: 96, y: 16, width: 110, height: 130 },
        { count: 30, seed: 4, colour: '#ffe9b0', size: 1.2 },
        at,
      ),
      { opacity: Math.round(opened * 100) / 100 },
    ) +
    vignette(sheet, FILM, NIGHT, 0.55)
  );
}
