import { outrigger } from '../draw/boat.ts';
import { garland } from '../draw/flowers.ts';
import { glow, vignette } from '../draw/light.ts';
import { palm } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { FILM, filmScene } from '../film.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { reelTurns, risingMotes, twinkles, wave } from '../props/motion.ts';
import { slotCabinet } from '../props/slot-cabinet.ts';
import { sunriseBay } from './bay.ts';
import { BAMBOO_CABINET, STRIPS } from './machine.ts';
import { BACKLIT_PALM, JEWEL_BOAT, SEA_INK } from './tones.ts';

/** Two spins of the beach bar's machine. It stops on different things each time. */
export const film = filmScene(
  { name: 'sampaguita-film', group: 'sampaguita', kilobits: 220 },
  drawSlotsFilm,
);

/** What is seen until the film plays: its first picture. */
export const filmPoster = merchantScene('sampaguita', 'film-poster', (sheet) =>
  drawSlotsFilm(sheet, 0),
);

function drawSlotsFilm(sheet: Sheet, at: number): string {
  const turns = reelTurns(at);
  const before = reelTurns(Math.max(0, at - 1 / 168));
  const speeds = turns.map((turn, reel) => turn - before[reel]!);
  return (
    sunriseBay(sheet, { ...FILM, horizon: 112, sunX: 178, sunRadius: 40 }) +
    placed(outrigger(sheet, JEWEL_BOAT), {
      x: 56 + wave(at) * 3,
      y: 142 + wave(at, 2) * 0.8,
      scale: 0.62,
      rotate: wave(at, 2, 0.2) * 1.4,
    }) +
    placed(palm(sheet, { height: 150, lean: 26 }, BACKLIT_PALM), {
      x: -4,
      y: 184,
      rotate: wave(at) * 1.2,
    }) +
    placed(palm(sheet, { height: 158, lean: -26 }, BACKLIT_PALM), {
      x: 326,
      y: 184,
      rotate: wave(at, 1, 0.3) * 1.2,
    }) +
    deck(sheet) +
    glow(sheet, { x: 178, y: 92, radius: 120, colour: '#ffe6a0', strength: 0.6 }) +
    placed(
      slotCabinet(sheet, BAMBOO_CABINET, { strips: STRIPS, turns, speeds }, Math.floor(at * 42)),
      { x: 178, y: 98, scale: 0.82 },
    ) +
    garland(sheet, { from: [-6, -6], to: [104, -6], sag: 10, scale: 0.6 }) +
    garland(sheet, { from: [250, -6], to: [326, -4], sag: 8, scale: 0.6 }) +
    twinkles(
      [
        [102, 44, 7],
        [268, 56, 6],
        [108, 140, 5],
        [258, 124, 6],
        [232, 24, 5],
        [90, 92, 4],
      ],
      at,
    ) +
    risingMotes(
      { x: 60, y: 20, width: 240, height: 150 },
      { count: 26, seed: 8, colour: '#fff6d0', size: 1.1 },
      at,
    ) +
    vignette(sheet, FILM, SEA_INK, 0.42)
  );
}

/** The boards of the bar on which the machine stands. */
function deck(sheet: Sheet): string {
  const seams = Array.from({ length: 11 }, (_, index) => {
    const foot = -40 + index * 42;
    return `M${Math.round(178 + (foot - 178) * 0.6)} 160L${foot} 180`;
  }).join('');
  const boards = 'M20 180C60 166 110 160 160 160H200C250 160 300 166 340 180Z';
  const gaps = `<path d="${seams}" stroke="#2a1814" stroke-opacity=".5" stroke-width="1.2"/>`;
  return `<path d="${boards}"
      fill="${linear(sheet, ['#c88a58', '#7a4a34 45', '#3a241f'])}"/>${clipped(sheet, boards, gaps)}
    <path d="M20 180C60 166 110 160 160 160H200C250 160 300 166 340 180" fill="none"
      stroke="#ffe2ae" stroke-opacity=".7" stroke-width="1.2"/>
    <ellipse cx="178" cy="172" rx="110" ry="11"
      fill="${radial(sheet, ['#fff0b8/0.6', '#ffd08a/0.25 55', '#ffd08a/0'])}"/>`;
}
