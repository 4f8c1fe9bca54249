import { BANNER, bannerScene, besideWords } from '../banner.ts';
import { koban } from '../draw/coin.ts';
import { petals } from '../draw/flowers.ts';
import { seigaiha } from '../draw/land.ts';
import { lantern, lanternString } from '../draw/lantern.ts';
import { bokeh, glow, motes, rays, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import { machiya } from '../draw/town.ts';
import { slotCabinet } from '../props/slot-cabinet.ts';
import { theme as maneki3 } from '../slots/maneki3.ts';
import { LACQUER_CABINET, STRIPS } from './machine.ts';
import { FAR_TOWN, INK, NEAR_TOWN } from './tones.ts';

/** The slots: a lacquer machine under the lanterns, its reels at rest on three different things. */
export const bannerSlots = bannerScene(
  { name: 'maneki-banner-slots', group: 'maneki' },
  (sheet) =>
    alley(sheet) +
    besideWords(light(sheet)) +
    wordsShade(sheet, BANNER, INK, 0.78, 1.22) +
    placed(lantern(sheet, { crest: true }), { x: 342, y: -4, scale: 0.72 }) +
    besideWords(
      drifting() +
        placed(slotCabinet(sheet, LACQUER_CABINET, { strips: STRIPS, turns: [0, 0, 0] }), {
          x: 268,
          y: 105,
          scale: 0.76,
        }) +
        flying(sheet),
    ) +
    vignette(sheet, BANNER, INK, 0.45),
);

function alley(sheet: Sheet): string {
  const floor = linear(sheet, ['#5a2a6d', '#2a1148 45', '#0e0620']);
  const stones = seigaiha(sheet, { radius: 11, stroke: '#b08ae0', width: 0.6, opacity: 0.22 });
  return (
    sky(sheet, BANNER, ['#0a0824', '#1c1150 35', '#46206d 66', '#a8386d 86']) +
    bokeh(
      { x: 10, y: 20, width: 340, height: 110 },
      { count: 34, seed: 12, size: 7, colours: ['#ffb85c', '#ff6a7a', '#b08aff'] },
    ) +
    machiya(sheet, { x: 96, y: 158, width: 40, floors: 2, seed: 4 }, FAR_TOWN) +
    machiya(sheet, { x: 146, y: 156, width: 32, floors: 1, seed: 6 }, FAR_TOWN) +
    machiya(sheet, { x: 30, y: 162, width: 52, floors: 2, seed: 9 }, NEAR_TOWN) +
    machiya(sheet, { x: -26, y: 166, width: 46, floors: 2, seed: 3 }, NEAR_TOWN) +
    machiya(sheet, { x: 334, y: 164, width: 46, floors: 2, seed: 21 }, NEAR_TOWN) +
    `<path d="M0 156H358V190H0Z" fill="${floor}"/><path d="M0 156H358V190H0Z" fill="${stones}"/>` +
    lanternString(sheet, { from: [-10, 30], to: [190, 18], sag: 16, count: 5, scale: 0.5 })
  );
}

function light(sheet: Sheet): string {
  return (
    glow(sheet, { x: 262, y: 92, radius: 150, colour: '#ff7a4d', strength: 0.7 }) +
    rays(sheet, {
      centre: [262, 92],
      length: 190,
      count: 22,
      width: 0.5,
      colour: '#ffd08a',
      strength: 0.5,
    }) +
    glow(sheet, { x: 262, y: 90, radius: 92, colour: '#ffdf9a', strength: 0.75 }) +
    `<ellipse cx="268" cy="180" rx="130" ry="15"
      fill="${radial(sheet, ['#ffb06a/0.7', '#ff9a5c/0.3 55', '#ff9a5c/0'])}"/>`
  );
}

const drifting = (): string =>
  petals(
    { x: 192, y: 10, width: 160, height: 160 },
    { count: 14, seed: 5, size: 0.7, colours: ['#ffd3e0', '#ffb0c8'] },
  ) + motes({ x: 192, y: 10, width: 164, height: 170 }, { count: 46, seed: 8, size: 0.9 });

/** What the reels hold, thrown up around the machine. */
function flying(sheet: Sheet): string {
  const { '7': seven, C: cherries, P: blossom } = maneki3.symbols;
  return (
    placed(seven!(sheet), { x: 201, y: 30, scale: 0.25, rotate: -16 }) +
    placed(blossom!(sheet), { x: 192, y: 118, scale: 0.17, rotate: 12 }) +
    placed(cherries!(sheet), { x: 345, y: 142, scale: 0.27, rotate: 14 }) +
    placed(koban(sheet), { x: 206, y: 170, scale: 0.48, rotate: -34 }) +
    placed(koban(sheet), { x: 341, y: 178, scale: 0.5, rotate: 34 }) +
    sparkle(224, 52, 6) +
    sparkle(188, 84, 4.5) +
    sparkle(327, 84, 5) +
    sparkle(199, 148, 4.5) +
    sparkle(316, 44, 4)
  );
}
