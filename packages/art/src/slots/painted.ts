import { n } from '../draw/path.ts';
import { clipped, radial, type Sheet } from '../draw/sheet.ts';

export type Finish = {
  /** The paint of the body. */
  readonly fill: string;
  /** The dark edge around it. */
  readonly line: string;
  readonly weight?: number;
  /** Strength of the light along the upper edges and of the shade along the lower ones. */
  readonly light?: number;
  readonly shade?: number;
  readonly lightColour?: string;
  readonly shadeColour?: string;
  /** How far the light and the shade reach inwards. */
  readonly depth?: number;
  /** What lies on the surface, cut off at its edge and shaded with it. */
  readonly inner?: string;
};

/**
 * A body with an edge, lit from above. The same outline, moved down in white and up in the dark
 * and cut off by itself, makes a bevel that follows every shape.
 */
export function painted(sheet: Sheet, path: string, finish: Finish): string {
  const { fill, line, weight = 2.4, light = 0.6, shade = 0.34, depth = 4, inner = '' } = finish;
  const { lightColour = '#ffffff', shadeColour = line } = finish;
  const bevel =
    `<path d="${path}" fill="none" stroke="${shadeColour}" stroke-width="${n(depth * 3.2)}"
      stroke-opacity="${n(shade * 0.55)}" transform="translate(-1 ${n(-depth * 0.7)})"/>` +
    `<path d="${path}" fill="none" stroke="${shadeColour}" stroke-width="${n(depth * 1.5)}"
      stroke-opacity="${n(shade)}" transform="translate(-.6 ${n(-depth * 0.35)})"/>` +
    `<path d="${path}" fill="none" stroke="${lightColour}" stroke-width="${n(depth * 0.55)}"
      stroke-opacity="${n(light)}" transform="translate(.6 ${n(depth * 0.42)})"/>`;
  return (
    `<path d="${path}" fill="${line}" stroke="${line}" stroke-width="${n(weight * 2)}"
      stroke-linejoin="round"/><path d="${path}" fill="${fill}"/>` +
    clipped(sheet, path, inner + bevel)
  );
}

/** The soft shadow on which a symbol stands. */
export function groundShadow(sheet: Sheet, at: { y: number; width: number; x?: number }): string {
  const { x = 0, y, width } = at;
  const paint = radial(sheet, ['#05020c/0.62', '#05020c/0.34 55', '#05020c/0']);
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width / 2)}" ry="${n(width * 0.09)}"
    fill="${paint}"/>`;
}

/** A bright spot of a window on something glossy. */
export function gloss(
  sheet: Sheet,
  at: { x: number; y: number; rx: number; ry: number; rotate?: number; strength?: number },
): string {
  const { x, y, rx, ry, rotate = 0, strength = 0.85 } = at;
  const paint = radial(sheet, ['#ffffff/1', '#ffffff/0.7 40', '#ffffff/0']);
  return `<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${paint}" opacity="${n(strength)}"
    transform="translate(${n(x)} ${n(y)})rotate(${n(rotate)})"/>`;
}

/** A circle as path data, because clips and bevels want outlines. */
export const disc = (x: number, y: number, radius: number, tall = radius): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(tall)} 0 1 1 ${n(radius * 2)} 0` +
  `a${n(radius)} ${n(tall)} 0 1 1 ${n(-radius * 2)} 0Z`;

/** The same drawing several times around the origin. */
export const around = (count: number, markup: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${n(from + (360 / count) * index)})">${markup}</g>`,
  ).join('');
