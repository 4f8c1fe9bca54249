import { scattered } from '../draw/chance.ts';
import { ridge, swell, volcano } from '../draw/land.ts';
import { lantern } from '../draw/lantern.ts';
import { glow, motes, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { blurred, linear, type Sheet } from '../draw/sheet.ts';
import { sky, stars } from '../draw/sky.ts';
import { machiya, type TownTones } from '../draw/town.ts';
import {
  bucket,
  monkey,
  monkeyHead,
  sake,
  snowCrystal,
  spring,
  towel,
} from './onsen243-symbols.ts';
import { painted } from './painted.ts';
import type { SlotTheme } from './theme.ts';

const SNOW_TOWN: TownTones = {
  wall: ['#5c3a34', '#2c1c2a'],
  roof: '#dfe9ff',
  edge: '#8aa4d8',
  window: ['#fff3c0', '#ffb04a'],
};

/** A fir under snow, its foot on the origin. */
const fir = (height: number): string =>
  [0, 1, 2, 3]
    .map((tier) => {
      const top = -height + (height / 4.6) * tier;
      const reach = height * (0.13 + tier * 0.075);
      const foot = top + height / 2.9;
      const shape = (side: number, lift: number) =>
        `M0 ${n(top)}L${n(reach * side)} ${n(foot - lift)}Q${n(reach * 0.5 * side)}
          ${n(foot - height * 0.05 - lift)} 0 ${n(foot - lift)}Z`;
      return `<path d="${shape(1, 0)}${shape(-1, 0)}" fill="#1c3a5c"/>
        <path d="${shape(-1, height * 0.04)}" fill="#e8f2ff"/>
        <path d="${shape(0.82, height * 0.07)}" fill="#b8ccf0"/>`;
    })
    .reverse()
    .join('');

/** A boulder at the water with a cap of snow; about 80 wide, its foot on the origin. */
const boulder = (sheet: Sheet): string =>
  painted(sheet, 'M-40 2C-44 -20 -28 -40 -2 -40C26 -40 42 -22 40 2Z', {
    fill: linear(sheet, ['#8a94b4', '#4a5478 50', '#20284a']),
    line: '#141a36',
    depth: 5,
    inner: `<path d="M-46 -14C-40 -50 34 -50 44 -14C34 -22 26 -12 14 -20C2 -12 -12 -22 -22 -14
      C-30 -20 -38 -18 -46 -14Z" fill="${linear(sheet, ['#ffffff', '#c8d8f8'])}"/>`,
  });

/** The line at which the water meets a stone. */
const shore = (x: number, y: number, half: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${half}" ry="${n(half * 0.12)}" fill="#1f94ac"/>
  <path d="M${x - half} ${y}Q${x} ${n(y - half * 0.2)} ${x + half} ${y}" stroke="#d8fffa"
    stroke-opacity=".75" stroke-width="2" fill="none" stroke-linecap="round"/>`;

const steam = (
  sheet: Sheet,
  area: { x: number; y: number; width: number; height: number },
  puffs: { count: number; seed: number; size: number },
) =>
  blurred(
    sheet,
    puffs.size * 0.3,
    scattered(puffs.count, puffs.seed, (source) => {
      const x = source.between(area.x, area.x + area.width);
      const y = source.between(area.y, area.y + area.height);
      const radius = puffs.size * source.between(0.5, 1.1);
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius * 1.4)}" ry="${n(radius)}"
        fill="#e8f6ff" opacity="${n(source.between(0.1, 0.26))}"/>`;
    }),
  );

function backdrop(sheet: Sheet): string {
  const size = { width: 360, bottom: 640 };
  return (
    sky(sheet, { width: 360, height: 640 }, ['#141a4a', '#34408a 26', '#5a5498 48', '#8a6a9a 66']) +
    stars({ width: 360, height: 180 }, { count: 70, seed: 5 }) +
    volcano(
      sheet,
      { x: 120, base: 330, width: 460, height: 220 },
      { rock: ['#4a548e', '#7a74b0'], snow: ['#ffffff', '#a8b4e0'] },
    ) +
    `<path d="${ridge(size, { y: 330, rise: 70, count: 9, seed: 7 })}"
      fill="${linear(sheet, ['#8a98d0', '#3a4684'])}"/>` +
    machiya(sheet, { x: 222, y: 156, width: 116, floors: 1, seed: 3 }, SNOW_TOWN) +
    glow(sheet, { x: 280, y: 134, radius: 70, colour: '#ffb860', strength: 0.5 }) +
    `<path d="M140 440C170 300 196 160 236 152C280 148 340 150 370 158V440Z"
      fill="${linear(sheet, ['#dfe9ff', '#6a7ab8 30', '#3a4684'])}"/>` +
    [20, 62, 104, 250, 296, 346]
      .map((x, index) => placed(fir(110 + (index % 3) * 26), { x, y: 366 + (index % 2) * 16 }))
      .join('') +
    `<path d="${ridge(size, { y: 430, rise: 44, count: 7, seed: 4 })}"
      fill="${linear(sheet, ['#8a9ad4', '#34407e 40', '#1c2452'])}"/>
    <path d="M-10 500C60 470 300 470 370 500V650H-10Z"
      fill="${linear(sheet, ['#9af5ec', '#2fb4c4 30', '#0f6a94 70', '#0a3460'])}"/>
    <path d="${swell({ y: 540, from: 0, to: 360, bottom: 542 }, { length: 70, height: 4 })}"
      fill="#d8fffa" opacity=".35"/>
    <path d="${swell({ y: 584, from: 0, to: 360, bottom: 587 }, { length: 96, height: 6 })}"
      fill="#d8fffa" opacity=".3"/>` +
    glow(sheet, { x: 180, y: 530, radius: 150, colour: '#ffcf8a', strength: 0.35 }) +
    placed(boulder(sheet), { x: 30, y: 520, scale: 1.2 }) +
    placed(boulder(sheet), { x: 106, y: 498, scale: 0.7 }) +
    placed(boulder(sheet), { x: 262, y: 500, scale: 0.8, flip: true }) +
    placed(boulder(sheet), { x: 334, y: 526, scale: 1.3, flip: true }) +
    shore(30, 523, 56) +
    shore(106, 499, 34) +
    shore(262, 501, 38) +
    shore(334, 529, 60) +
    placed(bucket(sheet), { x: 252, y: 574, scale: 0.6, rotate: 6 }) +
    placed(monkeyHead(sheet), { x: 116, y: 572, scale: 0.72 }) +
    `<path d="M66 592C90 584 142 584 168 592C160 606 76 606 66 592Z" fill="#2fa8bc"/>
    <path d="M62 594Q116 584 172 594" stroke="#d8fffa" stroke-width="2" fill="none" opacity=".8"/>
    <path d="M214 596Q252 588 292 596Q288 606 252 607Q218 606 214 596Z" fill="#2290ae"/>
    <path d="M212 597Q252 589 294 597" stroke="#d8fffa" stroke-width="2" fill="none"
      opacity=".8"/>` +
    steam(sheet, { x: 0, y: 440, width: 360, height: 150 }, { count: 22, seed: 3, size: 34 }) +
    placed(boulder(sheet), { x: -4, y: 652, scale: 1.5 }) +
    placed(boulder(sheet), { x: 366, y: 656, scale: 1.5, flip: true }) +
    placed(lantern(sheet), { x: 40, y: 20, scale: 1.7 }) +
    placed(lantern(sheet), { x: 92, y: 8, scale: 1.2 }) +
    `<path d="M-10 -10H370V8C330 22 300 10 262 18C220 26 190 8 150 16C110 26 70 12 30 22C10 26 0 20
      -10 18Z" fill="${linear(sheet, ['#ffffff', '#c0d0f4'])}"/>` +
    motes(
      { x: 0, y: 10, width: 360, height: 620 },
      { count: 130, seed: 9, colour: '#ffffff', size: 2.2 },
    ) +
    vignette(sheet, { width: 360, height: 640 }, '#0a0c34', 0.6)
  );
}

/** A bath at dusk: the monkey in the water, its flask on a floating tub. */
function tile(sheet: Sheet): string {
  return (
    sky(sheet, { width: 108, height: 144 }, ['#2a3484', '#7a78c0 34', '#f0b0b0 58', '#ffd8b0 66']) +
    volcano(
      sheet,
      { x: 76, base: 78, width: 130, height: 52 },
      { rock: ['#5a66a4', '#9a90c4'], snow: ['#ffffff', '#b8c0ea'] },
    ) +
    [4, 18, 92, 106]
      .map((x, index) => placed(fir(46 + (index % 2) * 10), { x, y: 84 + (index % 2) * 4 }))
      .join('') +
    `<path d="M-4 82C30 70 80 70 112 82V150H-4Z"
      fill="${linear(sheet, ['#c8fff6', '#3fc8cc 30', '#127a9c 70', '#0a3a64'])}"/>` +
    placed(boulder(sheet), { x: 8, y: 92, scale: 0.42 }) +
    placed(boulder(sheet), { x: 100, y: 94, scale: 0.46, flip: true }) +
    glow(sheet, { x: 54, y: 84, radius: 56, colour: '#ffe0b0', strength: 0.6 }) +
    steam(sheet, { x: 0, y: 60, width: 108, height: 40 }, { count: 12, seed: 5, size: 12 }) +
    painted(sheet, 'M18 126C18 104 32 96 46 96S76 104 76 126Z', {
      fill: linear(sheet, ['#d8c4b0', '#8a7870']),
      line: '#2c1c24',
    }) +
    placed(monkeyHead(sheet), { x: 46, y: 76, scale: 0.86 }) +
    `<path d="M-4 120C16 112 76 112 112 120V150H-4Z"
      fill="${linear(sheet, ['#7af0e8', '#1f9ab4 40', '#0a4a74'])}"/>
    <path d="M8 122Q46 112 88 122M20 130Q50 124 76 130" stroke="#eafffc" stroke-width="1.6"
      fill="none" opacity=".85"/>` +
    `<ellipse cx="88" cy="121" rx="19" ry="5" fill="#3d1c08"/><ellipse cx="88" cy="119" rx="18.4"
      ry="4.6" fill="${linear(sheet, ['#f0c07a', '#a8642a'])}"/>` +
    placed(sake(sheet), { x: 88, y: 104, scale: 0.36 }) +
    placed(lantern(sheet), { x: 92, y: 0, scale: 1.05 }) +
    `<path d="M-2 -2H110V5C96 10 84 4 70 7C54 10 44 3 28 7C16 10 8 5 -2 8Z" fill="#eef4ff"/>` +
    motes(
      { x: 0, y: 4, width: 108, height: 136 },
      { count: 70, seed: 6, colour: '#ffffff', size: 1.3 },
    ) +
    vignette(sheet, { width: 108, height: 144 }, '#0c1040', 0.6)
  );
}

/** Hot water among snow, a towel, a flask, and time. */
export const theme: SlotTheme = {
  id: 'onsen243',
  symbols: { W: spring, S: snowCrystal, '1': monkey, '2': bucket, '3': sake, '4': towel },
  ranks: {
    face: 'rounded',
    fill: ['#ffffff', '#d0e6ff 48', '#7aa8e8'],
    edge: '#24407e',
    shade: '#0c1a40',
  },
  backdrop,
  tile,
};
