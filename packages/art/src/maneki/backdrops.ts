import { petals, sakura } from '../draw/flowers.ts';
import { ridge, seigaiha, volcano } from '../draw/land.ts';
import { lanternString } from '../draw/lantern.ts';
import { glow } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { moon, printCloud, sky, stars } from '../draw/sky.ts';
import { machiya, pagoda, type TownTones } from '../draw/town.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { FAR_TOWN } from './tones.ts';

type BackdropTones = {
  readonly mountain: { rock: readonly string[]; snow: readonly string[] };
  readonly ridges: readonly [string, string, string];
  readonly cloud: string;
  readonly ground: readonly string[];
  readonly town: TownTones;
  readonly pagoda: string;
  readonly waves: string;
};

const NIGHT: BackdropTones = {
  mountain: { rock: ['#3a1f5c', '#2a1548'], snow: ['#b8a0d0', '#6d5a90'] },
  ridges: ['#2c1450', '#220f40', '#190b32'],
  cloud: '#6d3a7a',
  ground: ['#2a0f34', '#0c0b1d'],
  town: { ...FAR_TOWN, wall: ['#3a1440', '#22102f'], roof: '#150a24', edge: '#a03a5c' },
  pagoda: '#1c0d30',
  waves: '#c08a5a',
};

const PAPER: BackdropTones = {
  mountain: { rock: ['#e8b8a8', '#f0d0b8'], snow: ['#fffdf8', '#f7e8dc'] },
  ridges: ['#f0d4bc', '#e8c4a8', '#dcae94'],
  cloud: '#fff6e6',
  ground: ['#e0b498', '#f3e2cc'],
  town: {
    wall: ['#d89a80', '#e0b498'],
    roof: '#b86a5c',
    edge: '#fff0d8',
    window: ['#fff3c4', '#ffd98a'],
  },
  pagoda: '#cf8f7c',
  waves: '#a8503a',
};

/** Behind the phone on a wide screen: the market from afar, quiet in the middle. */
export const backdropDark = merchantScene(
  'maneki',
  'backdrop-dark',
  (sheet, size) =>
    sky(sheet, size, ['#0a0919', '#15102f 40', '#3a1748 72', '#6d2148 90']) +
    stars({ width: 1600, height: 620 }, { count: 190, seed: 2 }) +
    placed(moon(sheet, { x: 0, y: 0, radius: 92 }), { x: 1310, y: 210, opacity: 0.92 }) +
    land(sheet, NIGHT) +
    lanternString(
      sheet,
      { from: [-40, 130], to: [620, 60], sag: 60, count: 6, scale: 1.5 },
      { glowStrength: 0.55 },
    ) +
    lanternString(
      sheet,
      { from: [1640, 520], to: [1080, 600], sag: 36, count: 7, scale: 0.8 },
      { glowStrength: 0.5 },
    ),
);

export const backdropLight = merchantScene(
  'maneki',
  'backdrop-light',
  (sheet, size) =>
    sky(sheet, size, ['#fffaf2', '#fdeedd 45', '#fbd9c0 75', '#f7c4a4']) +
    glow(sheet, { x: 1310, y: 230, radius: 420, colour: '#ffd0a0', strength: 0.8 }) +
    `<circle cx="1310" cy="230" r="104" fill="${linear(sheet, ['#ef5a4c', '#f7937a'])}"/>` +
    land(sheet, PAPER) +
    blossoms(sheet) +
    petals(
      { x: 60, y: 180, width: 1480, height: 620 },
      { count: 34, seed: 8, size: 2.4, colours: ['#f7b0c4', '#fbd0dc'] },
    ),
);

function land(sheet: Sheet, tones: BackdropTones): string {
  const size = { width: 1600, bottom: 1000 };
  const [farthest, middle, nearest] = tones.ridges;
  const houses = [40, 150, 270, 380, 1130, 1240, 1360, 1470]
    .map((x, index) =>
      machiya(
        sheet,
        {
          x,
          y: 886 + (index % 2) * 8,
          width: 92,
          floors: 1 + (index % 3 === 1 ? 1 : 0),
          seed: index + 5,
        },
        tones.town,
      ),
    )
    .join('');
  const waves = seigaiha(sheet, { radius: 34, stroke: tones.waves, width: 1.4, opacity: 0.16 });
  return (
    printCloud({ x: 980, y: 300, width: 420 }, tones.cloud, 0.4) +
    printCloud({ x: 120, y: 360, width: 460 }, tones.cloud, 0.4) +
    volcano(sheet, { x: 400, base: 800, width: 1250, height: 320 }, tones.mountain) +
    `<path d="${ridge(size, { y: 780, rise: 110, count: 15, seed: 3 })}" fill="${farthest}"/>` +
    pagoda({ x: 1420, y: 800, width: 120, floors: 5 }, tones.pagoda, tones.town.window[0]) +
    `<path d="${ridge(size, { y: 830, rise: 80, count: 19, seed: 6 })}" fill="${middle}"/>` +
    houses +
    `<path d="${ridge(size, { y: 910, rise: 40, count: 13, seed: 9 })}" fill="${nearest}"/>
    <rect y="900" width="1600" height="100" fill="${linear(sheet, tones.ground)}" opacity=".9"/>
    <rect y="900" width="1600" height="100" fill="${waves}"/>`
  );
}

/** A branch from the upper left corner. */
function blossoms(sheet: Sheet): string {
  const flowers = [
    [60, 120, 3.4],
    [150, 84, 2.8],
    [236, 132, 3.2],
    [330, 96, 2.6],
    [118, 190, 2.4],
    [300, 190, 2.2],
    [410, 150, 2],
    [30, 40, 3],
    [200, 30, 2.4],
  ].map(([x, y, scale]) => placed(sakura(sheet), { x: x!, y: y!, scale: scale!, rotate: x! }));
  return `<path d="M-20 60C80 110 200 90 420 150M120 96C160 150 230 170 300 190M60 84C110 40 160
    30 210 24"
    fill="none" stroke="#8a5a4c" stroke-width="9" stroke-linecap="round"/>${flowers.join('')}`;
}
