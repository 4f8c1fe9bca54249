import { farBoat } from '../draw/boat.ts';
import { glitter, ridge, swell } from '../draw/land.ts';
import { glow, rays } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { heapCloud, sky, sun } from '../draw/sky.ts';
import { SEA, SUNRISE } from './tones.ts';

export type Bay = {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly sunX: number;
  readonly sunRadius: number;
};

/** The merchant's own view: the sun comes up behind far islands and lays a path on the water. */
export function sunriseBay(sheet: Sheet, bay: Bay): string {
  const { width, height, horizon, sunX, sunRadius } = bay;
  const unit = width / 358;
  const far = { width, bottom: horizon + 1 };
  return (
    sky(sheet, { width, height: horizon + 1 }, SUNRISE) +
    rays(sheet, {
      centre: [sunX, horizon - sunRadius * 0.4],
      length: width * 0.75,
      count: 17,
      from: 180,
      sweep: 180,
      width: 0.6,
      colour: '#fff0c0',
      strength: 0.5,
    }) +
    sun(sheet, { x: sunX, y: horizon - sunRadius * 0.35, radius: sunRadius }) +
    heapCloud(
      sheet,
      { x: sunX + 26 * unit, y: horizon - 62 * unit, width: 92 * unit, seed: 9 },
      '#fff8e2',
      '#f0b896',
    ) +
    heapCloud(
      sheet,
      { x: sunX - 250 * unit, y: horizon - 30 * unit, width: 70 * unit, seed: 2 },
      '#ffd9b0',
      '#7ab0a0',
    ) +
    `<path d="${ridge(far, { y: horizon, rise: 20 * unit, count: 15, seed: 6 })}" fill="#c88a7a"
      opacity=".65"/>` +
    `<path d="${ridge(far, { y: horizon + 2, rise: 14 * unit, count: 21, seed: 14 })}"
      fill="#5a7f80" opacity=".85"/>` +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}"
      fill="${linear(sheet, SEA)}"/>` +
    glow(sheet, { x: sunX, y: horizon, radius: 90 * unit, colour: '#ffd58a', strength: 0.6 }) +
    glitter(
      { x: sunX, top: horizon + 1, bottom: height, spread: 60 * unit },
      { colour: '#fff3c8', count: 150, seed: 8 },
    ) +
    placed(farBoat('#2a5a60'), { x: sunX - 46 * unit, y: horizon + 3 * unit, scale: 0.7 * unit }) +
    placed(farBoat('#1f4a52'), {
      x: sunX + 40 * unit,
      y: horizon + 6 * unit,
      scale: 0.9 * unit,
      flip: true,
    }) +
    [0.34, 0.62]
      .map((share, index) => {
        const y = horizon + (height - horizon) * share;
        const wave = swell(
          { y, from: 0, to: width, bottom: height },
          { length: (46 + index * 24) * unit, height: (2 + index * 2) * unit, shift: index * 11 },
        );
        return `<path d="${wave}" fill="${linear(sheet, ['#1f9a98/0.55', '#06404c/0.7'])}"/>`;
      })
      .join('')
  );
}
