import { scattered } from '../draw/chance.ts';
import { glitter, ridge } from '../draw/land.ts';
import { glow } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { printCloud, sky, stars } from '../draw/sky.ts';
import { pagoda } from '../draw/town.ts';
import { farLantern } from '../props/sky-lantern.ts';

export type River = {
  readonly width: number;
  readonly height: number;
  /** Where the water begins. */
  readonly bank: number;
  /** Where the light falls on the water. */
  readonly lightX: number;
  /** How many lanterns have already gone up, and where they are. */
  readonly lanterns: number;
  readonly from: number;
};

/** A festival night at the river: lanterns rise and are seen twice. */
export function lanternRiver(sheet: Sheet, river: River): string {
  const { width, height, bank, lightX, lanterns, from } = river;
  const size = { width, bottom: bank + 1 };
  const rising = scattered(lanterns, 17, (source) => {
    const depth = source.next();
    return placed(farLantern(sheet), {
      x: source.between(from, width),
      y: source.between(8, bank - 12),
      scale: 0.45 + depth * 0.95,
      opacity: n01(0.45 + depth * 0.55),
    });
  });
  const mirrored = scattered(9, 5, (source) => {
    const y = source.between(bank + 6, height - 6);
    return `<ellipse cx="${n(source.between(from, width))}" cy="${n(y)}"
      rx="${n(source.between(3, 9))}" ry="1.3" fill="#ffb45c"
      opacity="${n(source.between(0.25, 0.6))}"/>`;
  });
  return (
    sky(sheet, { width, height: bank + 1 }, ['#070a26', '#101a4e 38', '#27327e 70', '#6d4a9a']) +
    stars({ width, height: bank }, { count: 120, seed: 9, colour: '#e6ecff' }) +
    printCloud({ x: lightX - 60, y: 26, width: 110 }, '#6d6ac0', 0.28) +
    printCloud({ x: 20, y: bank - 44, width: 120 }, '#4a4aa0', 0.3) +
    `<path d="${ridge(size, { y: bank - 4, rise: 26, count: 13, seed: 4 })}" fill="#1e1c56"/>
    <path d="${ridge(size, { y: bank, rise: 14, count: 19, seed: 8 })}" fill="#141242"/>` +
    pagoda({ x: width - 30, y: bank - 6, width: 24, floors: 4 }, '#0e0c34', '#ffb46a') +
    `<rect y="${bank}" width="${width}" height="${height - bank}"
      fill="${linear(sheet, ['#4a3a8a', '#1c1f5c 30', '#080a2a'])}"/>` +
    glow(sheet, { x: lightX, y: bank + 6, radius: 120, colour: '#ff9a4d', strength: 0.5 }) +
    glitter(
      { x: lightX, top: bank + 2, bottom: height, spread: 56 },
      { colour: '#ffd08a', count: 70, seed: 6 },
    ) +
    mirrored +
    rising
  );
}

const n01 = (share: number): number => Math.round(share * 100) / 100;
