import { BANNER, bannerScene } from '../banner.ts';
import { cat } from '../draw/cat.ts';
import { coinHeap, holedCoin, koban } from '../draw/coin.ts';
import { petals, sakura } from '../draw/flowers.ts';
import { ridge, volcano } from '../draw/land.ts';
import { lantern, lanternString } from '../draw/lantern.ts';
import { bokeh, glow, motes, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { moon, printCloud, sky, stars } from '../draw/sky.ts';
import { machiya, pagoda } from '../draw/town.ts';
import { FAR_TOWN, INK, NEAR_TOWN, NIGHT_SKY } from './tones.ts';

/** The night market opens: the cat greets under the moon, at the head of a lantern street. */
export const bannerWelcome = bannerScene(
  { name: 'maneki-banner-welcome', group: 'maneki' },
  (sheet) =>
    far(sheet) +
    street(sheet) +
    wordsShade(sheet, BANNER, INK, 0.8) +
    near(sheet) +
    vignette(sheet, BANNER, INK, 0.45),
);

function far(sheet: Sheet): string {
  const size = { width: BANNER.width, bottom: BANNER.height };
  return (
    sky(sheet, BANNER, NIGHT_SKY) +
    stars({ width: 358, height: 110 }, { count: 90, seed: 3 }) +
    moon(sheet, { x: 258, y: 64, radius: 47 }) +
    printCloud({ x: 176, y: 72, width: 82 }, '#ffb98a', 0.32) +
    printCloud({ x: 282, y: 38, width: 70 }, '#ffd9a8', 0.3) +
    printCloud({ x: 60, y: 36, width: 90 }, '#a8568a', 0.28) +
    volcano(
      sheet,
      { x: 120, base: 150, width: 210, height: 70 },
      { rock: ['#7a2a66', '#5a1a52 60', '#8a2a52'], snow: ['#ffe6ea', '#d89abf 60', '#b0669c'] },
    ) +
    `<path d="${ridge(size, { y: 146, rise: 18, count: 13, seed: 5 })}" fill="#4f154a"/>` +
    glow(sheet, { x: 262, y: 150, radius: 120, colour: '#ff9a4d', strength: 0.5 })
  );
}

function street(sheet: Sheet): string {
  const house = (x: number, y: number, width: number, floors: number, seed: number, near = false) =>
    machiya(sheet, { x, y, width, floors, seed }, near ? NEAR_TOWN : FAR_TOWN);
  const ground = linear(sheet, ['#8a2a48', '#4a1236 45', '#1d0822']);
  return (
    pagoda({ x: 196, y: 150, width: 30, floors: 4 }, '#46123f', '#ffb46a') +
    [
      house(212, 156, 22, 1, 2),
      house(150, 157, 26, 2, 4),
      house(126, 158, 24, 1, 6),
      house(320, 158, 26, 2, 8),
      house(98, 160, 26, 2, 11),
      house(300, 158, 22, 1, 13),
    ].join('') +
    `<path d="M0 164Q120 150 230 154T358 158V190H0Z" fill="${ground}"/>` +
    house(44, 168, 40, 2, 21, true) +
    house(-8, 172, 46, 2, 9, true) +
    house(336, 172, 46, 2, 17, true) +
    `<g fill="#ff9a5c" opacity=".16"><path d="M60 174h40l-14 16h-70Z"/>
      <path d="M150 164h16l2 26h-30Z"/>
      <path d="M226 160h70l20 30h-110Z"/></g>` +
    lanternString(sheet, { from: [96, 88], to: [240, 106], sag: 12, count: 7, scale: 0.24 }) +
    lanternString(sheet, { from: [358, 84], to: [230, 108], sag: 8, count: 5, scale: 0.26 }) +
    lanternString(sheet, { from: [-10, 40], to: [200, 26], sag: 18, count: 5, scale: 0.5 })
  );
}

function near(sheet: Sheet): string {
  const blossom = (x: number, y: number, scale: number, rotate = 0) =>
    placed(sakura(sheet), { x, y, scale, rotate });
  return (
    bokeh(
      { x: 180, y: 96, width: 178, height: 60 },
      { count: 16, seed: 4, size: 5, colours: ['#ffb85c', '#ff7a5c', '#ffe2a0'] },
    ) +
    glow(sheet, { x: 262, y: 168, radius: 74, colour: '#ffb85c', strength: 0.55 }) +
    placed(coinHeap(sheet, { width: 66, rows: 3, seed: 5, scale: 0.8 }), { x: 216, y: 179 }) +
    placed(coinHeap(sheet, { width: 58, rows: 4, seed: 8, scale: 0.85 }), { x: 322, y: 180 }) +
    placed(cat(sheet), { x: 264, y: 116, scale: 0.93 }) +
    placed(coinHeap(sheet, { width: 84, rows: 1, seed: 13, scale: 0.9 }), { x: 300, y: 188 }) +
    placed(koban(sheet), { x: 326, y: 168, scale: 0.5, rotate: 24 }) +
    placed(holedCoin(sheet), { x: 208, y: 160, scale: 0.7, rotate: -14 }) +
    placed(holedCoin(sheet), { x: 338, y: 116, scale: 0.52, rotate: 20 }) +
    placed(holedCoin(sheet), { x: 206, y: 112, scale: 0.42, rotate: -24 }) +
    sparkle(250, 150, 6) +
    sparkle(330, 106, 5) +
    sparkle(203, 106, 3.5) +
    sparkle(318, 160, 4.5) +
    placed(lantern(sheet, { crest: true }), { x: 336, y: 4, scale: 1.15 }) +
    `<path d="M170 -4C186 8 204 12 226 9M196 8C204 16 214 18 222 18" stroke="#210a22"
      stroke-width="2.6"
      fill="none" stroke-linecap="round"/>` +
    blossom(184, 5, 0.62) +
    blossom(200, 12, 0.78, 20) +
    blossom(216, 8, 0.6, 40) +
    blossom(223, 18, 0.5, 10) +
    blossom(232, 9, 0.4, 70) +
    petals(
      { x: 150, y: 20, width: 208, height: 150 },
      { count: 20, seed: 11, size: 0.72, colours: ['#ffd3e0', '#ffb0c8', '#fff0f4'] },
    ) +
    motes({ x: 176, y: 70, width: 180, height: 110 }, { count: 46, seed: 19, size: 0.8 })
  );
}
