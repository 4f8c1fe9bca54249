import { scattered } from './chance.ts';
import { n, type Point, polar, polygon } from './path.ts';
import { linear, radial, type Sheet } from './sheet.ts';

/** A soft ball of light. The colour fades to nothing, so glows may overlap. */
export function glow(
  sheet: Sheet,
  light: { x: number; y: number; radius: number; colour?: string; strength?: number },
): string {
  const { x, y, radius, colour = '#ffd27a', strength = 0.8 } = light;
  const paint = radial(sheet, [
    `${colour}/1`,
    `${colour}/0.62 18`,
    `${colour}/0.26 45`,
    `${colour}/0.07 75`,
    `${colour}/0 100`,
  ]);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}"
    opacity="${n(strength)}"/>`;
}

/** Wedges of light from one point, each fading outwards. */
export function rays(
  sheet: Sheet,
  fan: {
    centre: Point;
    length: number;
    count: number;
    from?: number;
    sweep?: number;
    width?: number;
    colour?: string;
    strength?: number;
  },
): string {
  const { centre, length, count, from = 0, sweep = 360, width = 0.5 } = fan;
  const { colour = '#ffe2a0', strength = 0.35 } = fan;
  const step = sweep / count;
  const wedges = Array.from({ length: count }, (_, index) => {
    const middle = from + step * (index + 0.5);
    const half = (step * width * (index % 2 === 0 ? 1 : 0.55)) / 2;
    return polygon([
      centre,
      polar(centre, length, middle - half),
      polar(centre, length, middle + half),
    ]);
  });
  const paint = radialAround(sheet, centre, length, [
    `${colour}/0.95`,
    `${colour}/0.5 35`,
    `${colour}/0 100`,
  ]);
  return `<path d="${wedges.join('')}" fill="${paint}" opacity="${n(strength)}"/>`;
}

/** A radial paint in the scene's own coordinates, shared by shapes that lie apart. */
export function radialAround(
  sheet: Sheet,
  [x, y]: Point,
  radius: number,
  stops: readonly string[],
): string {
  const whole = radial(sheet, stops, [0, 0, 1]);
  const from = /#(.+)\)/.exec(whole)?.[1];
  const id = sheet.define(
    (own) =>
      `<radialGradient id="${own}" href="#${from}" gradientUnits="userSpaceOnUse"` +
      ` cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`,
  );
  return `url(#${id})`;
}

/** A four-pointed glint. */
export function sparkle(x: number, y: number, size: number, colour = '#fff8dc'): string {
  const thin = size * 0.13;
  return (
    `<path d="M${n(x)} ${n(y - size)}Q${n(x + thin)} ${n(y - thin)} ${n(x + size)} ${n(y)}` +
    `Q${n(x + thin)} ${n(y + thin)} ${n(x)} ${n(y + size)}Q${n(x - thin)} ${n(y + thin)}` +
    ` ${n(x - size)} ${n(y)}Q${n(x - thin)} ${n(y - thin)} ${n(x)} ${n(y - size)}Z"
      fill="${colour}"/>`
  );
}

/** Out-of-focus lights in the distance: circles with a brighter edge. */
export function bokeh(
  area: { x: number; y: number; width: number; height: number },
  lights: { count: number; seed: number; colours: readonly string[]; size?: number },
): string {
  const { count, seed, colours, size = 6 } = lights;
  return scattered(count, seed, (source) => {
    const x = source.between(area.x, area.x + area.width);
    const y = source.between(area.y, area.y + area.height);
    const radius = source.between(size * 0.35, size);
    const colour = colours[Math.floor(source.next() * colours.length)];
    const opacity = source.between(0.1, 0.34);
    return (
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${colour}"
        fill-opacity="${n(opacity)}"` +
      ` stroke="${colour}" stroke-opacity="${n(opacity * 0.9)}"
        stroke-width="${n(radius * 0.12)}"/>`
    );
  });
}

/** Drifting motes of light, smaller and dimmer the more there are. */
export function motes(
  area: { x: number; y: number; width: number; height: number },
  dust: { count: number; seed: number; colour?: string; size?: number },
): string {
  const { count, seed, colour = '#ffe9b0', size = 1 } = dust;
  const dots = scattered(count, seed, (source) => {
    const x = source.between(area.x, area.x + area.width);
    const y = source.between(area.y, area.y + area.height);
    const radius = source.between(0.25, 1) * size;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"
      opacity="${n(source.between(0.25, 0.95))}"/>`;
  });
  return `<g fill="${colour}">${dots}</g>`;
}

/**
 * Darkens the side where the site lays its words: steady up to the middle, then gone. Over a bright
 * ground the shade must reach further.
 */
export function wordsShade(
  sheet: Sheet,
  size: { width: number; height: number },
  colour: string,
  strength = 0.86,
  reach = 1,
): string {
  const paint = linear(
    sheet,
    [
      `${colour}/${strength}`,
      `${colour}/${n(strength * 0.86)} ${n(30 * reach)}`,
      `${colour}/${n(strength * 0.45)} ${n(52 * reach)}`,
      `${colour}/0 ${n(72 * reach)}`,
    ],
    [0, 0, 1, 0],
  );
  return `<rect width="${size.width}" height="${size.height}" fill="${paint}"/>`;
}

/** Lets the corners recede. */
export function vignette(
  sheet: Sheet,
  size: { width: number; height: number },
  colour: string,
  strength = 0.5,
): string {
  const paint = radial(
    sheet,
    [`${colour}/0 0`, `${colour}/0 55`, `${colour}/${strength} 100`],
    [0.56, 0.42, 0.72],
  );
  return `<rect width="${size.width}" height="${size.height}" fill="${paint}"/>`;
}
