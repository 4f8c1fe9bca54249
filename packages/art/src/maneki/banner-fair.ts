import { BANNER, bannerScene } from '../banner.ts';
import { lacquerBox } from '../draw/lacquer-box.ts';
import { seigaiha } from '../draw/land.ts';
import { glow, motes, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { n, type Point, placed, starPath } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { printCloud, sky, stars } from '../draw/sky.ts';

const SKY = ['#080a2a', '#141a52 40', '#3a2a7a 70', '#8a3a7a 92', '#c8586a'];

/** Provably fair: the sealed box opens, and each star in its light is tied to the one before. */
export const bannerFair = bannerScene(
  { name: 'maneki-banner-fair', group: 'maneki' },
  (sheet) =>
    night(sheet) +
    table(sheet) +
    wordsShade(sheet, BANNER, '#070a24', 0.66) +
    placed(lacquerBox(sheet), { x: 262, y: 122, scale: 1.02 }) +
    chain(sheet) +
    motes({ x: 190, y: 10, width: 150, height: 110 }, { count: 70, seed: 6, size: 1 }) +
    sparkle(238, 34, 7) +
    sparkle(304, 26, 9) +
    sparkle(334, 66, 5) +
    sparkle(196, 92, 5) +
    vignette(sheet, BANNER, '#070a24', 0.5),
);

function night(sheet: Sheet): string {
  return (
    sky(sheet, BANNER, SKY) +
    stars({ width: 358, height: 150 }, { count: 170, seed: 12, colour: '#e6ecff' }) +
    glow(sheet, { x: 262, y: 96, radius: 190, colour: '#ff8a5c', strength: 0.42 }) +
    printCloud({ x: -20, y: 118, width: 150 }, '#5a4aa0', 0.34) +
    printCloud({ x: 120, y: 134, width: 110 }, '#8a4a9a', 0.4) +
    printCloud({ x: 286, y: 120, width: 110 }, '#c8588a', 0.42)
  );
}

function table(sheet: Sheet): string {
  const top = linear(sheet, ['#7a2440', '#3a0f30 40', '#14061e']);
  const cloth = seigaiha(sheet, { radius: 10, stroke: '#ffb98a', width: 0.6, opacity: 0.3 });
  return (
    `<path d="M0 158H358V190H0Z" fill="${top}"/><path d="M0 158H358V190H0Z" fill="${cloth}"/>` +
    `<path d="M0 158H358" stroke="#ffb27a" stroke-opacity=".55" stroke-width="1"/>` +
    `<ellipse cx="262" cy="176" rx="120" ry="18" fill="#ff9a4d" opacity=".28"/>`
  );
}

/** Stars that rise on a thread: each one follows from the last, as a hash chain does. */
function chain(sheet: Sheet): string {
  const points: readonly Point[] = [
    [214, 96],
    [200, 70],
    [214, 44],
    [244, 22],
    [286, 14],
    [322, 34],
    [340, 12],
  ];
  const thread = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const knots = points.slice(1).map(([x, y], index) => {
    const size = 5.4 - index * 0.3;
    const star = starPath([x, y], { points: 5, outer: size, inner: size * 0.45 });
    return (
      glow(sheet, { x, y, radius: 14, colour: '#ffe2a0', strength: 0.8 }) +
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size + 2.6)}" fill="none" stroke="#ffe2a0"
        stroke-opacity=".5" stroke-width=".7"/>` +
      `<path d="${star}" fill="${gold(sheet)}" stroke="#fff3c4" stroke-width=".5"
        stroke-linejoin="round"/>`
    );
  });
  return `<path d="${thread}" fill="none" stroke="#ffdf9a" stroke-opacity=".55" stroke-width=".9"
    stroke-dasharray="2.4 2"/>${knots.join('')}`;
}
