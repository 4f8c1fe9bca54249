import { scattered } from './chance.ts';
import { glow, radialAround } from './light.ts';
import { n } from './path.ts';
import { clipped, linear, radial, type Sheet } from './sheet.ts';

type Size = { readonly width: number; readonly height: number };

/** The whole ground of a scene, from the zenith down. */
export function sky(sheet: Sheet, { width, height }: Size, stops: readonly string[]): string {
  return `<rect width="${width}" height="${height}" fill="${linear(sheet, stops)}"/>`;
}

/** Stars, thick above and thin towards the horizon. */
export function stars(
  area: { x?: number; y?: number; width: number; height: number },
  field: { count: number; seed: number; colour?: string },
): string {
  const { x = 0, y = 0, width, height } = area;
  const dots = scattered(field.count, field.seed, (source) => {
    const height01 = source.next() ** 1.6;
    const radius = source.next() ** 3 * 0.9 + 0.25;
    return (
      `<circle cx="${n(x + source.next() * width)}" cy="${n(y + height01 * height)}"` +
      ` r="${n(radius)}" opacity="${n((1 - height01 * 0.8) * source.between(0.35, 1))}"/>`
    );
  });
  return `<g fill="${field.colour ?? '#fff4dc'}">${dots}</g>`;
}

/** A full moon with its seas, a lit limb and a wide halo. */
export function moon(sheet: Sheet, at: { x: number; y: number; radius: number }): string {
  const { x, y, radius } = at;
  const disc = radial(
    sheet,
    ['#fffdf2', '#fff3cf 55', '#ffdf9c 88', '#f5c878'],
    [0.42, 0.36, 0.68],
  );
  const circle = `M${n(x - radius)} ${n(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius}
    ${radius} 0 1 0 ${-radius * 2} 0Z`;
  const seas = scattered(11, 7, (source) => {
    const rx = source.between(0.06, 0.26) * radius;
    const cx = x + source.between(-0.8, 0.8) * radius;
    const cy = y + source.between(-0.8, 0.8) * radius;
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(rx * 0.82)}"/>`;
  });
  return (
    glow(sheet, { x, y, radius: radius * 3.1, colour: '#ffb35c', strength: 0.5 }) +
    glow(sheet, { x, y, radius: radius * 1.7, colour: '#ffe2a0', strength: 0.85 }) +
    `<path d="${circle}" fill="${disc}"/>` +
    clipped(sheet, circle, `<g fill="#e9b868" opacity=".2">${seas}</g>`)
  );
}

/** The sun at the edge of the sea: a white core, a gold disc and air that burns around it. */
export function sun(sheet: Sheet, at: { x: number; y: number; radius: number }): string {
  const { x, y, radius } = at;
  const disc = radial(sheet, ['#fffef4', '#fff2b8 60', '#ffd874'], [0.5, 0.42, 0.62]);
  return (
    glow(sheet, { x, y, radius: radius * 5.4, colour: '#ff9a5c', strength: 0.55 }) +
    glow(sheet, { x, y, radius: radius * 2.5, colour: '#ffe6a0', strength: 0.95 }) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${disc}"/>`
  );
}

/** A long cloud of stacked lozenges, as woodblock prints have them. */
export function printCloud(
  at: { x: number; y: number; width: number },
  colour: string,
  opacity = 1,
): string {
  const { x, y, width } = at;
  const bar = (left: number, top: number, length: number, thick: number) =>
    `<rect x="${n(x + left * width)}" y="${n(y + top * width)}" width="${n(length * width)}"` +
    ` height="${n(thick * width)}" rx="${n((thick * width) / 2)}"/>`;
  return (
    `<g fill="${colour}" opacity="${opacity}">` +
    `${bar(0.18, 0, 0.5, 0.05)}${bar(0, 0.045, 0.78, 0.055)}${bar(0.24, 0.095, 0.76, 0.05)}` +
    `${bar(0.1, 0.14, 0.42, 0.035)}</g>`
  );
}

/** Heaped cumulus, lit from one side. */
export function heapCloud(
  sheet: Sheet,
  at: { x: number; y: number; width: number; seed: number },
  lit: string,
  shaded: string,
): string {
  const { x, y, width, seed } = at;
  const paint = radialAround(sheet, [x + width * 0.7, y - width * 0.12], width * 0.9, [
    lit,
    shaded,
  ]);
  const puffs = scattered(9, seed, (source, index) => {
    const along = (index + 0.5) / 9;
    const swell = Math.sin(along * Math.PI);
    const radius = width * (0.04 + 0.15 * swell * source.between(0.6, 1.15));
    return `<circle cx="${n(x + along * width)}" cy="${n(y - radius * 0.5)}" r="${n(radius)}"/>`;
  });
  const base = `<rect x="${n(x)}" y="${n(y - width * 0.05)}" width="${n(width)}"
    height="${n(width * 0.06)}" rx="${n(width * 0.03)}"/>`;
  return `<g fill="${paint}">${puffs}${base}</g>`;
}
