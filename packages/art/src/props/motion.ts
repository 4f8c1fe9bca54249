import { scattered } from '../draw/chance.ts';
import { sparkle } from '../draw/light.ts';
import { n } from '../draw/path.ts';

/** A film is a circle: `at` runs from 0 to 1, and 1 looks like 0 again. */
export const wave = (at: number, times = 1, from = 0): number =>
  Math.sin((at * times + from) * 2 * Math.PI);

/** Slow at both ends. */
export const eased = (share: number): number => {
  const within = Math.max(0, Math.min(1, share));
  return within * within * (3 - 2 * within);
};

/** Glints that come and go, each in its own time. */
export function twinkles(
  places: readonly (readonly [x: number, y: number, size: number])[],
  at: number,
): string {
  return places
    .map(([x, y, size], index) => {
      const light = wave(at, 3 + (index % 3), index * 0.37);
      return light > 0.1 ? sparkle(x, y, size * light) : '';
    })
    .join('');
}

/** Specks of light that rise and fade; those that leave above begin again below. */
export function risingMotes(
  area: { x: number; y: number; width: number; height: number },
  dust: { count: number; seed: number; colour: string; size: number },
  at: number,
): string {
  const dots = scattered(dust.count, dust.seed, (source) => {
    const x = source.between(area.x, area.x + area.width);
    const rounds = source.next() < 0.5 ? 1 : 2;
    const along = (source.next() + at * rounds) % 1;
    const radius = source.between(0.4, 1) * dust.size;
    const drift = wave(at, rounds, source.next()) * 4;
    const strength = Math.sin(along * Math.PI) * source.between(0.4, 1);
    return `<circle cx="${n(x + drift)}" cy="${n(area.y + area.height * (1 - along))}"
      r="${n(radius)}" opacity="${n(strength)}"/>`;
  });
  return `<g fill="${dust.colour}">${dots}</g>`;
}

/** How far each reel travels in its first spin and in its second, in symbols; strips hold seven. */
const FIRST = [10, 13, 17];
const SECOND = [11, 15, 18];
const SPIN_TIMES = [0.25, 0.31, 0.37];

/** Where the reels stand: two spins in a film, stopped one after the other, downwards. */
export function reelTurns(at: number): readonly number[] {
  return FIRST.map((travel, reel) => {
    const first = spun((at - 0.05) / SPIN_TIMES[reel]!) * travel;
    const second = spun((at - 0.55) / SPIN_TIMES[reel]!) * SECOND[reel]!;
    return -(first + second);
  });
}

/** A quick start, a long run-out and a small rebound. */
function spun(share: number): number {
  const within = Math.max(0, Math.min(1, share)) ** 1.4;
  const back = 0.7;
  return 1 + (back + 1) * (within - 1) ** 3 + back * (within - 1) ** 2;
}
