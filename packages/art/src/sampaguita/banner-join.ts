import { outrigger } from '../draw/boat.ts';
import { garland, jasmine, leaf } from '../draw/flowers.ts';
import { glow, motes, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { n, placed } from '../draw/path.ts';
import { clipped, linear, type Sheet } from '../draw/sheet.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { lei } from '../props/lei.ts';
import { painted } from '../slots/painted.ts';
import { sunriseBay } from './bay.ts';
import { JEWEL_BOAT, SEA_INK } from './tones.ts';

const ARCH = 'M214 200V96C214 52 246 28 286 28S358 52 358 96V200Z';

/** Come in: the door to the bay stands open, with a garland and a key for whoever arrives. */
export const bannerJoin = merchantScene(
  'sampaguita',
  'banner-join',
  (sheet, size) =>
    wall(sheet) +
    wordsShade(sheet, size, SEA_INK, 0.72, 1.04) +
    placed(view(sheet) + frame(sheet) + welcome(sheet), { x: 33, y: 8, scale: 0.93 }) +
    vignette(sheet, size, SEA_INK, 0.5),
);

const view = (sheet: Sheet): string =>
  clipped(
    sheet,
    ARCH,
    placed(sunriseBay(sheet, { width: 240, height: 220, horizon: 140, sunX: 116, sunRadius: 30 }), {
      x: 170,
      y: 0,
    }) + placed(outrigger(sheet, JEWEL_BOAT), { x: 326, y: 172, scale: 0.46 }),
  );

/** Capiz: panes of thin shell in a wooden grid, lit from behind. */
function wall(sheet: Sheet): string {
  const pane = linear(sheet, ['#9fe0d0/0.4', '#4fb0a8/0.16 50', '#bff5e0/0.34'], [0, 0, 1, 1]);
  const panes: string[] = [];
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 7; column++)
      panes.push(
        `<rect x="${n(6 + column * 29)}" y="${n(14 + row * 29)}" width="25" height="25" rx="2"
          fill="${pane}" stroke="#02323a" stroke-opacity=".5" stroke-width="1"/>`,
      );
  return `<rect width="390" height="220" fill="${linear(sheet, ['#0a4a54', '#0b5f66 45', '#04323c'])}"/>
    ${panes.join('')}
    <rect y="196" width="390" height="24" fill="${linear(sheet, ['#a86a3c', '#5a3422 50', '#2a1a18'])}"/>
    <path d="M0 196H390" stroke="#ffd9a0" stroke-opacity=".6" stroke-width="1.4"/>
    <path d="M250 196L180 220M322 196L392 220M286 196V220" stroke="#1c100c" stroke-opacity=".5"
      stroke-width="1.4"/>`;
}

function frame(sheet: Sheet): string {
  const leafDoor = (side: number) => {
    const x = side < 0 ? 214 : 358;
    const out = x + side * 30;
    return `<path d="M${x} 98V200L${out} 210V112C${out} 96 ${x + side * 12} 92 ${x} 98Z"
        fill="${linear(sheet, ['#c8844a', '#7a4a2c 60', '#4a2a1c'])}" stroke="#2a160c"
        stroke-width="1.6"/>
      <path d="M${x + side * 6} 110V162L${out - side * 5} 168V118ZM${x + side * 6} 170V192L${
        out - side * 5
      } 199V176Z" fill="#eafff0" fill-opacity=".5" stroke="#4a2a1c" stroke-width="1.4"/>`;
  };
  return `<path d="${ARCH}" fill="none" stroke="#4a2a14" stroke-width="13"/>
    <path d="${ARCH}" fill="none" stroke="${linear(sheet, ['#f0c080', '#b8763c 55', '#7a4a28'])}"
      stroke-width="9.6"/>
    <path d="${ARCH}" fill="none" stroke="${goldRim(sheet)}" stroke-width="1.8"/>
    ${leafDoor(-1)}${leafDoor(1)}
    <circle cx="188" cy="160" r="3" fill="${gold(sheet)}"/>
    <circle cx="384" cy="160" r="3" fill="${gold(sheet)}"/>`;
}

function welcome(sheet: Sheet): string {
  const green = (x: number, y: number, rotate: number) => placed(leaf(sheet, 28), { x, y, rotate });
  return (
    glow(sheet, { x: 286, y: 108, radius: 90, colour: '#fff3c8', strength: 0.6 }) +
    `<path d="M286 22L286 62" stroke="#7a5030" stroke-width="1.6"/>` +
    placed(lei(sheet, { radius: 40, scale: 0.78, tall: 1.12 }), { x: 286, y: 104 }) +
    placed(houseKey(sheet), { x: 286, y: 106, scale: 0.9, rotate: 18 }) +
    garland(sheet, { from: [196, 12], to: [376, 12], sag: 9, scale: 0.6 }) +
    green(286, 22, 200) +
    green(286, 22, -20) +
    green(286, 22, 150) +
    green(286, 22, 30) +
    placed(jasmine(sheet), { x: 286, y: 22, scale: 1.1 }) +
    placed(jasmine(sheet), { x: 268, y: 20, scale: 0.75, rotate: 20 }) +
    placed(jasmine(sheet), { x: 304, y: 20, scale: 0.75, rotate: 40 }) +
    green(370, 206, 200) +
    green(374, 204, 260) +
    placed(jasmine(sheet), { x: 372, y: 204, scale: 0.9 }) +
    placed(jasmine(sheet), { x: 354, y: 210, scale: 0.65, rotate: 24 }) +
    sparkle(302, 76, 6) +
    sparkle(262, 128, 4.5) +
    motes(
      { x: 214, y: 50, width: 144, height: 140 },
      { count: 36, seed: 6, size: 0.9, colour: '#fff6d0' },
    )
  );
}

/** A gold key with a jasmine for its bow, from the ring down. */
function houseKey(sheet: Sheet): string {
  return (
    painted(sheet, 'M-3.6 -6H3.6V32H11V38H3.6V42H14V49H-3.6Z', {
      fill: linear(sheet, ['#fff0bf', '#f0b944 50', '#a86b14'], [0, 0, 1, 0]),
      line: '#4a2a06',
      weight: 1.4,
      depth: 2,
    }) +
    `<circle cy="-20" r="18" fill="#4a2a06"/><circle cy="-20" r="16.4" fill="${gold(sheet)}"/>
    <circle cy="-20" r="13" fill="${linear(sheet, ['#1aa89b', '#0a5f66'])}"/>` +
    placed(jasmine(sheet), { y: -20, scale: 0.84 })
  );
}
