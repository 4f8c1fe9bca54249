import { chance, scattered } from './chance.ts';
import { n, type Point, softLine } from './path.ts';
import { clipped, linear, type Sheet } from './sheet.ts';

/** A closed ridge of rolling hills; more of them within the width make a rougher range. */
export function ridge(
  size: { width: number; bottom: number },
  hills: { y: number; rise: number; count: number; seed: number },
): string {
  const source = chance(hills.seed);
  const step = size.width / (hills.count - 1);
  const points = Array.from(
    { length: hills.count },
    (_, index): Point => [
      index * step,
      hills.y - hills.rise * (index % 2 === 0 ? source.between(0, 0.45) : source.between(0.6, 1)),
    ],
  );
  const line = softLine([[-step, hills.y], ...points, [size.width + step, hills.y]]);
  return `${line}V${n(size.bottom)}H${n(-step)}Z`;
}

/** A broad volcano with a snow cap that drips down its gullies. */
export function volcano(
  sheet: Sheet,
  at: { x: number; base: number; width: number; height: number },
  tones: { rock: readonly string[]; snow: readonly string[] },
): string {
  const { x, base, width, height } = at;
  const half = width / 2;
  const top = base - height;
  const crater = width * 0.03;
  const cone =
    `M${n(x - half)} ${n(base)}C${n(x - half * 0.5)} ${n(base - height * 0.22)}` +
    ` ${n(x - half * 0.22)} ${n(top + height * 0.3)} ${n(x - crater)} ${n(top)}` +
    `Q${n(x - crater * 0.3)} ${n(top + 2)} ${n(x)} ${n(top + 1)}T${n(x + crater)} ${n(top)}` +
    `C${n(x + half * 0.22)} ${n(top + height * 0.3)} ${n(x + half * 0.5)}
      ${n(base - height * 0.22)}` +
    ` ${n(x + half)} ${n(base)}Z`;
  const teeth = [-0.16, -0.11, -0.08, -0.045, -0.01, 0.03, 0.06, 0.1, 0.15];
  const depth = [0.5, 0.44, 0.3, 0.4, 0.24, 0.42, 0.28, 0.46, 0.5];
  const snow = teeth
    .map((side, index) => `L${n(x + side * width)} ${n(top + depth[index]! * height)}`)
    .join('');
  return (
    `<path d="${cone}" fill="${linear(sheet, tones.rock)}"/>` +
    clipped(
      sheet,
      cone,
      `<path d="M${n(x - width)}
        ${n(top - 4)}V${n(top + height * 0.3)}${snow}H${n(x + width)}V${n(top - 4)}Z"
        fill="${linear(sheet, tones.snow, [0, 0, 1, 0.3])}" stroke-linejoin="round"/>`,
    )
  );
}

/** The top of the sea as a row of swells, closed downwards. */
export function swell(
  at: { y: number; from: number; to: number; bottom: number },
  wave: { length: number; height: number; shift?: number },
): string {
  const { length, height, shift = 0 } = wave;
  let path = `M${n(at.from + shift - length)} ${n(at.y)}`;
  for (let x = at.from + shift - length; x < at.to + length; x += length)
    path += `q${n(length * 0.25)} ${n(-height)} ${n(length * 0.5)} 0t${n(length * 0.5)} 0`;
  return `${path}V${n(at.bottom)}H${n(at.from - length * 2)}Z`;
}

/** Short strokes of light on water below a sun or moon: long and thin near, tight far away. */
export function glitter(
  at: { x: number; top: number; bottom: number; spread: number },
  light: { colour: string; count: number; seed: number },
): string {
  const dashes = scattered(light.count, light.seed, (source) => {
    const near = source.next();
    const y = at.top + near * (at.bottom - at.top);
    const reach = at.spread * (0.22 + near * 0.95);
    const x = at.x + (source.next() + source.next() - 1) * reach;
    const length = (1.5 + near * 9) * source.between(0.5, 1.2);
    const thick = 0.35 + near * 0.75;
    return (
      `<rect x="${n(x - length / 2)}" y="${n(y)}" width="${n(length)}" height="${n(thick)}"` +
      ` rx="${n(thick / 2)}" opacity="${n(source.between(0.3, 0.95))}"/>`
    );
  });
  return `<g fill="${light.colour}">${dashes}</g>`;
}

/** The scale pattern of Japanese waves (seigaiha), for cloth, walls and foreground water. */
export function seigaiha(
  sheet: Sheet,
  pattern: { radius: number; stroke: string; width?: number; opacity?: number },
): string {
  const { radius, stroke, width = 0.6, opacity = 1 } = pattern;
  const ring = (cx: number, cy: number) =>
    [1, 0.68, 0.36]
      .map((share) => `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius * share)}"/>`)
      .join('');
  const cells: readonly Point[] = [
    [radius, 0],
    [0, radius / 2],
    [radius * 2, radius / 2],
    [radius, radius],
    [0, radius * 1.5],
    [radius * 2, radius * 1.5],
  ];
  const rings = cells.map(([cx, cy]) => ring(cx, cy)).join('');
  const id = sheet.define(
    (own) =>
      `<pattern id="${own}" width="${n(radius * 2)}" height="${n(radius)}"
        patternUnits="userSpaceOnUse">` +
      `<g fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}">${rings}</g>
        </pattern>`,
  );
  return `url(#${id})`;
}
