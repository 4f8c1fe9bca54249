import { vignette } from '../draw/light.ts';
import { placed, starPath } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';
import { calendarLeaf } from '../props/calendar-leaf.ts';
import type { Scene } from '../scene.ts';
import { TILE, tileScene } from '../slots/tile-scene.ts';
import { ballDrum } from './ball-drum.ts';
import { diceBowl } from './dice-bowl.ts';
import { elephantKite } from './elephant-kite.ts';
import { elevenFan } from './eleven-fan.ts';
import { hanoiStreet, hoiAnStreet } from './hanoi-street.ts';
import { AIRS, type Air, type Minutes, stopwatch } from './interval.ts';
import { nightRace } from './night-race.ts';
import { riverMarket } from './river-market.ts';
import { starGlobe } from './star-globe.ts';

const EVERY: readonly Minutes[] = [1, 3, 5];

type Draw = {
  /** How the ids of its games begin; the minutes between two draws end them. */
  readonly id: string;
  readonly every: readonly Minutes[];
  readonly draw: (sheet: Sheet, air: Air) => string;
};

/** The house's own draws: one subject for each, in another air for each interval. */
const DRAWS: readonly Draw[] = [
  { id: 'lottovnfast27', every: EVERY, draw: hanoiStreet },
  { id: 'lottovnfast18', every: EVERY, draw: riverMarket },
  { id: 'lottossc', every: EVERY, draw: ballDrum },
  { id: 'lottok3', every: EVERY, draw: diceBowl },
  { id: 'lottopk10', every: EVERY, draw: nightRace },
  { id: 'lottox115', every: EVERY, draw: elevenFan },
  { id: 'lottokeno', every: EVERY, draw: starGlobe },
  { id: 'lottoseafast', every: [5], draw: elephantKite },
];

const WATCH = { x: 21, y: 97, scale: 0.94 };

/**
 * Lists lay a tag over the left of the top, the heart over the right of it, and a table's news over the foot.
 * The watch stands on the left above the foot: there it is seen in tiles, and in icons that cut top and foot off.
 */
const fastTiles: readonly Scene[] = DRAWS.flatMap(({ id, every, draw }) =>
  every.map((minutes) =>
    tileScene(
      `${id}${minutes}`,
      (sheet) =>
        draw(sheet, AIRS[minutes]) +
        vignette(sheet, TILE, '#06020f', 0.5) +
        placed(stopwatch(sheet, minutes), WATCH),
    ),
  ),
);

const DUSK: Air = { deep: '#1a1038', middle: '#7a3a6a', warm: '#f0903c', light: '#ffe9a0' };

const leaf = (sheet: Sheet) =>
  calendarLeaf(sheet, {
    head: ['#ff8a6a', '#d8263c'],
    ring: '#ffd68a',
    sign: `<path d="${starPath([0, 2], { points: 5, outer: 24, inner: 10.6 })}" fill="#e0a020"
      stroke="#8a4a08" stroke-width="3" stroke-linejoin="round"/>`,
  });

/** What is drawn elsewhere, once a day, has a leaf of a calendar in place of the watch: one for each region. */
const officialTiles: readonly Scene[] = (
  [
    ['lottovnn', hanoiStreet],
    ['lottovnc', hoiAnStreet],
    ['lottovns', riverMarket],
  ] as const
).map(([id, draw]) =>
  tileScene(
    id,
    (sheet) =>
      draw(sheet, DUSK) +
      vignette(sheet, TILE, '#06020f', 0.5) +
      placed(leaf(sheet), { x: 21, y: 96, scale: 0.36, rotate: -5 }),
  ),
);

/** The pictures in lists of all lotteries. */
export const lotteryTiles: readonly Scene[] = [...fastTiles, ...officialTiles];
