import { cat } from '../draw/cat.ts';
import { seigaiha } from '../draw/land.ts';
import { lantern } from '../draw/lantern.ts';
import { bokeh, glow, rays, vignette } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import { machiya } from '../draw/town.ts';
import { FILM, filmScene } from '../film.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { reelTurns, risingMotes, twinkles, wave } from '../props/motion.ts';
import { slotCabinet } from '../props/slot-cabinet.ts';
import { LACQUER_CABINET, STRIPS } from './machine.ts';
import { FAR_TOWN, INK, NEAR_TOWN } from './tones.ts';

/** Two spins of the lacquer machine. It stops on different things each time, as it mostly does. */
export const film = filmScene(
  { name: 'maneki-film', group: 'maneki', kilobits: 220 },
  drawSlotsFilm,
);

/** What is seen until the film plays: its first picture. */
export const filmPoster = merchantScene('maneki', 'film-poster', (sheet) =>
  drawSlotsFilm(sheet, 0),
);

function drawSlotsFilm(sheet: Sheet, at: number): string {
  const turns = reelTurns(at);
  const before = reelTurns(Math.max(0, at - 1 / 168));
  const speeds = turns.map((turn, reel) => turn - before[reel]!);
  const hung = (x: number, y: number, scale: number, from: number) =>
    placed(lantern(sheet, { crest: true }), { x, y, scale, rotate: wave(at, 2, from) * 4 });
  return (
    alley(sheet, at) +
    hung(26, 2, 1, 0) +
    hung(76, -4, 0.8, 0.3) +
    hung(248, -4, 0.8, 0.6) +
    hung(296, 2, 1, 0.8) +
    placed(cat(sheet), { x: 44, y: 128 + wave(at, 4) * 0.8, scale: 0.58 }) +
    placed(
      slotCabinet(sheet, LACQUER_CABINET, { strips: STRIPS, turns, speeds }, Math.floor(at * 42)),
      { x: 178, y: 98, scale: 0.82 },
    ) +
    twinkles(
      [
        [100, 40, 7],
        [270, 60, 6],
        [112, 140, 5],
        [258, 124, 6],
        [232, 30, 5],
        [88, 92, 4],
      ],
      at,
    ) +
    risingMotes(
      { x: 60, y: 20, width: 240, height: 150 },
      { count: 26, seed: 8, colour: '#ffe9b0', size: 1.1 },
      at,
    ) +
    vignette(sheet, FILM, INK, 0.45)
  );
}

function alley(sheet: Sheet, at: number): string {
  const floor = linear(sheet, ['#5a2a6d', '#2a1148 45', '#0e0620']);
  const stones = seigaiha(sheet, { radius: 11, stroke: '#b08ae0', width: 0.6, opacity: 0.22 });
  const fan = rays(sheet, {
    centre: [0, 0],
    length: 200,
    count: 22,
    colour: '#ffd08a',
    strength: 0.42,
  });
  return (
    sky(sheet, FILM, ['#0a0824', '#1c1150 35', '#46206d 66', '#a8386d 88']) +
    bokeh(
      { x: 10, y: 20, width: 300, height: 100 },
      { count: 26, seed: 12, size: 7, colours: ['#ffb85c', '#ff6a7a', '#b08aff'] },
    ) +
    machiya(sheet, { x: 66, y: 150, width: 40, floors: 2, seed: 4 }, FAR_TOWN) +
    machiya(sheet, { x: 262, y: 150, width: 40, floors: 2, seed: 6 }, FAR_TOWN) +
    machiya(sheet, { x: -18, y: 158, width: 62, floors: 2, seed: 9 }, NEAR_TOWN) +
    machiya(sheet, { x: 292, y: 158, width: 52, floors: 2, seed: 3 }, NEAR_TOWN) +
    glow(sheet, { x: 178, y: 88, radius: 150, colour: '#ff7a4d', strength: 0.65 }) +
    placed(fan, { x: 178, y: 88, rotate: at * (360 / 11) }) +
    `<path d="M0 150H320V180H0Z" fill="${floor}"/><path d="M0 150H320V180H0Z" fill="${stones}"/>
    <ellipse cx="178" cy="172" rx="120" ry="13"
      fill="${radial(sheet, ['#ffb06a/0.7', '#ff9a5c/0.3 55', '#ff9a5c/0'])}"/>`
  );
}
