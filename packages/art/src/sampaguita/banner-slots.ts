import { BANNER, bannerScene, besideWords } from '../banner.ts';
import { holedCoin } from '../draw/coin.ts';
import { garland, jasmine, leaf } from '../draw/flowers.ts';
import { glow, motes, rays, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { palm } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { slotCabinet } from '../props/slot-cabinet.ts';
import { theme as mango3 } from '../slots/mango3.ts';
import { sunriseBay } from './bay.ts';
import { BAMBOO_CABINET, STRIPS } from './machine.ts';
import { BACKLIT_PALM, SEA_INK } from './tones.ts';

/** The slots: a beach bar's machine against the evening sun, three different fruits at rest. */
export const bannerSlots = bannerScene(
  { name: 'sampaguita-banner-slots', group: 'sampaguita' },
  (sheet) =>
    sunriseBay(sheet, { ...BANNER, horizon: 122, sunX: 262, sunRadius: 34 }) +
    placed(palm(sheet, { height: 150, lean: 30 }, BACKLIT_PALM), { x: 20, y: 184 }) +
    besideWords(light(sheet)) +
    deck(sheet) +
    wordsShade(sheet, BANNER, SEA_INK, 0.92, 1.28) +
    besideWords(
      placed(slotCabinet(sheet, BAMBOO_CABINET, { strips: STRIPS, turns: [0, 0, 0] }), {
        x: 268,
        y: 105,
        scale: 0.76,
      }) + flying(sheet),
    ) +
    hung(sheet) +
    vignette(sheet, BANNER, SEA_INK, 0.42),
);

/** The boards of the bar, running away to the horizon. */
function deck(sheet: Sheet): string {
  const seams = Array.from({ length: 9 }, (_, index) => {
    const foot = 110 + index * 42;
    return `M${Math.round(262 + (foot - 262) * 0.6)} 164L${foot} 190`;
  }).join('');
  return `<path d="M60 190C110 172 170 164 240 164H358V190Z"
      fill="${linear(sheet, ['#c88a58', '#7a4a34 45', '#3a241f'])}"/>
    <path d="${seams}" stroke="#2a1814" stroke-opacity=".5" stroke-width="1.2"/>
    <path d="M60 190C110 172 170 164 240 164H358" fill="none" stroke="#ffe2ae"
      stroke-opacity=".7" stroke-width="1.2"/>
    <ellipse cx="268" cy="180" rx="120" ry="13"
      fill="${radial(sheet, ['#fff0b8/0.6', '#ffd08a/0.25 55', '#ffd08a/0'])}"/>`;
}

function light(sheet: Sheet): string {
  return (
    rays(sheet, {
      centre: [266, 92],
      length: 180,
      count: 22,
      colour: '#fff6d0',
      strength: 0.3,
    }) + glow(sheet, { x: 266, y: 92, radius: 100, colour: '#ffe6a0', strength: 0.7 })
  );
}

function flying(sheet: Sheet): string {
  const { C: cherries, D: pineapple } = mango3.symbols;
  return (
    placed(cherries!(sheet), { x: 345, y: 146, scale: 0.27, rotate: 12 }) +
    placed(pineapple!(sheet), { x: 203, y: 158, scale: 0.3, rotate: -10 }) +
    placed(holedCoin(sheet), { x: 328, y: 178, scale: 0.74, rotate: 20 }) +
    placed(holedCoin(sheet), { x: 224, y: 180, scale: 0.6, rotate: -20 }) +
    placed(holedCoin(sheet), { x: 198, y: 112, scale: 0.5, rotate: -26 }) +
    sparkle(216, 48, 6) +
    sparkle(192, 86, 4.5) +
    sparkle(328, 70, 5) +
    sparkle(198, 136, 4) +
    motes(
      { x: 176, y: 20, width: 180, height: 150 },
      { count: 36, seed: 9, size: 0.9, colour: '#fff6d0' },
    )
  );
}

/** Jasmine from the roof of the bar. */
function hung(sheet: Sheet): string {
  const green = (x: number, y: number, rotate: number) => placed(leaf(sheet, 24), { x, y, rotate });
  return (
    garland(sheet, { from: [220, -6], to: [366, -4], sag: 12, scale: 0.5 }) +
    green(346, 6, 120) +
    green(352, 8, 60) +
    placed(jasmine(sheet), { x: 350, y: 8, scale: 0.85 }) +
    placed(jasmine(sheet), { x: 338, y: 2, scale: 0.6, rotate: 20 })
  );
}
