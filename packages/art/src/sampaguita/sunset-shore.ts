import { farBoat } from '../draw/boat.ts';
import { glitter, ridge, swell } from '../draw/land.ts';
import { glow, rays } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { heapCloud, sky, sun } from '../draw/sky.ts';

export type Shore = {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly sunX: number;
  /** Where the sand begins. */
  readonly sand: number;
  /** How far the last wave has run up, for a film. */
  readonly tide?: number;
};

/** The bay in the evening: coral sky, wine-dark islands, the tide on warm sand. */
export function sunsetShore(sheet: Sheet, shore: Shore): string {
  const { width, height, horizon, sunX, sand, tide = 0 } = shore;
  const far = { width, bottom: horizon + 1 };
  const wave = (y: number, rise: number, shift: number, paint: readonly string[]) =>
    `<path d="${swell({ y, from: 0, to: width, bottom: height }, { length: 118, height: rise, shift })}"
      fill="${linear(sheet, paint)}"/>`;
  return (
    sky(sheet, { width, height: horizon + 1 }, [
      '#1c2a5c',
      '#5a3a78 28',
      '#c8506d 56',
      '#ff8a5c 80',
      '#ffd08a',
    ]) +
    rays(sheet, {
      centre: [sunX, horizon - 6],
      length: width * 0.8,
      count: 17,
      from: 180,
      sweep: 180,
      width: 0.6,
      colour: '#ffe2a8',
      strength: 0.4,
    }) +
    sun(sheet, { x: sunX, y: horizon - 4, radius: 30 }) +
    heapCloud(sheet, { x: sunX - 150, y: horizon - 42, width: 90, seed: 4 }, '#ffb08a', '#8a4a7a') +
    heapCloud(sheet, { x: sunX + 40, y: horizon - 60, width: 80, seed: 9 }, '#ffd0a0', '#b8587a') +
    `<path d="${ridge(far, { y: horizon, rise: 22, count: 15, seed: 6 })}" fill="#7a3a68"/>
    <path d="${ridge(far, { y: horizon + 2, rise: 12, count: 21, seed: 14 })}" fill="#4a2a58"/>
    <rect y="${horizon}" width="${width}" height="${height - horizon}"
      fill="${linear(sheet, ['#ffa86d', '#c85a78 16', '#5a3a7a 45', '#1c4a60'])}"/>` +
    glow(sheet, { x: sunX, y: horizon, radius: 90, colour: '#ffd08a', strength: 0.6 }) +
    glitter(
      { x: sunX, top: horizon + 1, bottom: sand, spread: 60 },
      { colour: '#fff0c0', count: 110, seed: 8 },
    ) +
    placed(farBoat('#3a2450'), { x: sunX - 76, y: horizon + 4, scale: 0.9 }) +
    wave(sand - 5 + tide, 5, 20 + tide * 2, ['#fff4e6', '#ffd8b8']) +
    wave(sand, 5, 26, ['#ffd8a0', '#d8935c 50', '#7a4440'])
  );
}
