import { BANNER, bannerScene, besideWords } from '../banner.ts';
import { glow, motes, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { openVault } from '../props/open-vault.ts';

const NIGHT = '#090818';

/** The jackpot: the storehouse stands open, and what it keeps lights the yard. */
export const bannerJackpot = bannerScene(
  { name: 'maneki-banner-jackpot', group: 'maneki' },
  (sheet) =>
    storehouse(sheet, BANNER.width) +
    wordsShade(sheet, BANNER, NIGHT, 0.78, 1.1) +
    besideWords(
      placed(openVault(sheet), { x: 262, y: 90, scale: 0.92 }) +
        sparkle(232, 52, 7) +
        sparkle(280, 36, 5) +
        sparkle(214, 132, 5) +
        sparkle(318, 158, 6) +
        motes({ x: 190, y: 20, width: 150, height: 150 }, { count: 60, seed: 4, size: 1 }),
    ) +
    vignette(sheet, BANNER, NIGHT, 0.5),
);

/** A wall of dark tiles with raised white joints, as storehouses have it, and a paved yard. */
export function storehouse(sheet: Sheet, width: number, bottom = 190): string {
  const tiles = sheet.define(
    (id) =>
      `<pattern id="${id}" width="26" height="26" patternUnits="userSpaceOnUse">` +
      '<path d="M0 0h26v26H0Z" fill="#1b1a3c"/><path d="M13 1L25 13L13 25L1 13Z" fill="#252350"/>' +
      '<path d="M13 1L25 13L19 13L13 7Z" fill="#3a3676" opacity=".6"/>' +
      '<path d="M0 13L13 0L26 13L13 26Z" fill="none" stroke="#8a84c0" stroke-opacity=".42"' +
      ' stroke-width="1.8"/></pattern>',
  );
  const yard = bottom - 32;
  const seams = Array.from({ length: 13 }, (_, index) => {
    const foot = (index - 3) * 54;
    return `M${n(250 + (foot - 250) * 0.5)} ${yard}L${foot} ${bottom}`;
  }).join('');
  return (
    `<rect width="${width}" height="${bottom}" fill="url(#${tiles})"/>
    <rect width="${width}" height="${bottom}"
      fill="${linear(sheet, ['#0a081e/0.8', '#2a1148/0.25 50', '#0a081e/0.6'])}"/>` +
    glow(sheet, { x: 250, y: 92, radius: 190, colour: '#ff8a3d', strength: 0.5 }) +
    `<path d="M0 ${yard}H${width}V${bottom}H0Z"
      fill="${linear(sheet, ['#5a3048', '#2a1430 40', '#0c0818'])}"/>
    <path d="${seams}M0 ${yard + 11}H${width}" stroke="#ffc48a" stroke-opacity=".16"
      stroke-width="1"/>
    <path d="M0 ${yard}H${width}" stroke="#ffb27a" stroke-opacity=".5" stroke-width="1"/>`
  );
}
