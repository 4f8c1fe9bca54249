/** The colours of a game's place, taken from its backdrop, so that frame and lights belong to it. */
export type Palette = {
  /** The lively colour of the place. */
  readonly accent: Colour;
  /** A deep shade for the ground of the reels. */
  readonly ground: Colour;
};

export type Colour = readonly [red: number, green: number, blue: number];

const GOLD: Colour = [244, 197, 90];

/** Looks at pixels (red, green, blue, alpha) of the backdrop, shrunk to a few hundred. */
export function paletteOf(pixels: Uint8ClampedArray): Palette {
  let best: Colour = GOLD;
  let bestScore = 0.18;
  const sum = [0, 0, 0];
  const count = Math.max(1, pixels.length / 4);
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const colour: Colour = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    for (let part = 0; part < 3; part += 1) sum[part]! += colour[part]!;
    const score = liveliness(colour);
    if (score > bestScore) {
      best = colour;
      bestScore = score;
    }
  }
  const mean: Colour = [sum[0]! / count, sum[1]! / count, sum[2]! / count];
  return { accent: brighten(best), ground: mix(mean, [8, 7, 18], 0.78) };
}

/** Saturated and bright, but neither white nor black. */
function liveliness([red, green, blue]: Colour): number {
  const high = Math.max(red, green, blue) / 255;
  const low = Math.min(red, green, blue) / 255;
  return high === 0 ? 0 : ((high - low) / high) * high * high;
}

function brighten(colour: Colour): Colour {
  const high = Math.max(...colour);
  return high >= 200 ? colour : mix(colour, [255, 255, 255], (200 - high) / 255);
}

export const mix = (first: Colour, second: Colour, share: number): Colour => [
  Math.round(first[0] + (second[0] - first[0]) * share),
  Math.round(first[1] + (second[1] - first[1]) * share),
  Math.round(first[2] + (second[2] - first[2]) * share),
];

export const toNumber = ([red, green, blue]: Colour): number => (red << 16) | (green << 8) | blue;

export const toText = ([red, green, blue]: Colour, alpha = 1): string =>
  `rgb(${red} ${green} ${blue} / ${alpha})`;
