import { BANNER, bannerScene, besideWords } from '../banner.ts';
import { glow, motes, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';
import { CORAL_TOKEN, JADE_TOKEN, playToken, VIOLET_TOKEN } from '../props/play-token.ts';
import { skyLantern } from '../props/sky-lantern.ts';
import { lanternRiver } from './lantern-river.ts';

const WATER = '#060822';

/** Free play: a lantern comes up with tokens on its string, and costs nothing. */
export const bannerFreeplay = bannerScene(
  { name: 'maneki-banner-freeplay', group: 'maneki' },
  (sheet) =>
    lanternRiver(sheet, { ...BANNER, bank: 148, lightX: 284, lanterns: 26, from: 120 }) +
    wordsShade(sheet, BANNER, WATER, 0.78, 1.2) +
    besideWords(
      gift(sheet) +
        sparkle(226, 34, 6) +
        sparkle(320, 62, 7) +
        sparkle(240, 128, 4.5) +
        motes({ x: 190, y: 10, width: 160, height: 160 }, { count: 44, seed: 3, size: 0.9 }),
    ) +
    vignette(sheet, BANNER, WATER, 0.45),
);

function gift(sheet: Sheet): string {
  const token = (
    place: { x: number; y: number; scale: number; rotate: number },
    tones = VIOLET_TOKEN,
    lean = 1,
  ) => placed(playToken(sheet, tones, { mark: 'paw', lean }), place);
  return (
    glow(sheet, { x: 270, y: 74, radius: 130, colour: '#ff9a4d', strength: 0.5 }) +
    placed(skyLantern(sheet), { x: 325, y: 46, scale: 0.46, rotate: 6 }) +
    placed(skyLantern(sheet), { x: 219, y: 62, scale: 0.36, rotate: -7 }) +
    `<path d="M256 104Q250 122 238 130M270 108V132M284 104Q292 120 304 126" stroke="#ffd98a"
      stroke-width="1.1" fill="none" stroke-opacity=".85"/>` +
    placed(skyLantern(sheet), { x: 270, y: 66, scale: 1.02 }) +
    token({ x: 236, y: 142, scale: 0.78, rotate: -14 }, JADE_TOKEN) +
    token({ x: 306, y: 138, scale: 0.74, rotate: 14 }, CORAL_TOKEN) +
    token({ x: 270, y: 150, scale: 0.98, rotate: 4 }) +
    token({ x: 338, y: 166, scale: 0.5, rotate: 26 }, JADE_TOKEN, 0.62) +
    token({ x: 212, y: 172, scale: 0.46, rotate: -22 }, VIOLET_TOKEN, 0.6) +
    token({ x: 338, y: 102, scale: 0.4, rotate: -30 }, VIOLET_TOKEN, 0.8)
  );
}
