import { scattered } from './chance.ts';
import { n, type Point, placed } from './path.ts';
import { linear, radial, type Sheet } from './sheet.ts';

const turned = (markup: string, count: number, from = 0): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${n(from + (360 / count) * index)})">${markup}</g>`,
  ).join('');

/** A cherry blossom with notched petals, about 24 across. */
export function sakura(sheet: Sheet): string {
  const petal = `<path d="M0 0C-7 -4 -7 -11 -2.5 -12L0 -10.2L2.5 -12C7 -11 7 -4 0 0Z"
    fill="${linear(sheet, ['#fff4f7', '#ffd3e0 55', '#f48fb1'])}"/>`;
  const stamens = turned(
    '<path d="M0 0V-5.2" stroke="#c2336b" stroke-width=".5"/>' +
      '<circle cy="-5.4" r=".8" fill="#ffd76e"/>',
    10,
    18,
  );
  return `${turned(petal, 5)}${stamens}<circle r="1.5" fill="#c2336b"/>`;
}

/** Single petals carried by the wind, some turned edge-on. */
export function petals(
  area: { x: number; y: number; width: number; height: number },
  wind: { count: number; seed: number; colours: readonly string[]; size?: number },
): string {
  const { count, seed, colours, size = 1 } = wind;
  return scattered(count, seed, (source) => {
    const colour = colours[Math.floor(source.next() * colours.length)];
    const turn = source.between(0.35, 1);
    const path = `M0 -4.5C${n(3.4 * turn)} -3 ${n(3.2 * turn)} 2 0 4.5C${n(-3.2 * turn)} 2
      ${n(-3.4 * turn)} -3 0 -4.5Z`;
    return placed(`<path d="${path}" fill="${colour}"/>`, {
      x: source.between(area.x, area.x + area.width),
      y: source.between(area.y, area.y + area.height),
      scale: size * source.between(0.55, 1.1),
      rotate: source.between(0, 360),
      opacity: source.between(0.55, 0.95),
    });
  });
}

/** A sampaguita: a double jasmine, outer petals long, inner ones cupped; about 28 across. */
export function jasmine(sheet: Sheet): string {
  const outer = `<path d="M0 0C-5.5 -4.5 -5.2 -11 0 -14C5.2 -11 5.5 -4.5 0 0Z"
    fill="${linear(sheet, ['#ffffff', '#fbfff4 45', '#cfe8cf'])}" stroke="#9cc7a8"
      stroke-opacity=".55" stroke-width=".4"/>
    <path d="M0 -2V-10" stroke="#b9dbbb" stroke-width=".5"/>`;
  const inner = `<path d="M0 0C-4 -3 -3.8 -7.6 0 -9.4C3.8 -7.6 4 -3 0 0Z"
    fill="${linear(sheet, ['#ffffff', '#fffdf0 60', '#f3e6b3'])}" stroke="#c9d8a5"
      stroke-opacity=".6" stroke-width=".35"/>`;
  return (
    turned(outer, 7) +
    turned(inner, 6, 26) +
    `<circle r="2.3" fill="${radial(sheet, ['#fff6c4', '#f4c55a'])}"/>`
  );
}

/** A closed bud on its calyx, pointing up from the origin. */
export function jasmineBud(sheet: Sheet): string {
  return `<path d="M0 0C-4 -3 -3.6 -9 0 -13C3.6 -9 4 -3 0 0Z"
      fill="${linear(sheet, ['#ffffff', '#e6f4dc'])}"/>
    <path d="M0 -1C-1.2 -5 -.6 -9 0 -12" stroke="#bcd9b4" stroke-width=".6" fill="none"/>
    <path d="M-3.4 -1.5Q0 -4.2 3.4 -1.5Q2 2.2 0 2.6Q-2 2.2 -3.4 -1.5Z" fill="#3f8f5f"/>`;
}

/** A glossy leaf lying along the positive x axis, as long as told. */
export function leaf(sheet: Sheet, length: number): string {
  const half = length * 0.24;
  return `<path d="M0 0C${n(length * 0.3)} ${n(-half * 1.3)} ${n(length * 0.7)} ${n(-half)}
    ${n(length)} 0C${n(length * 0.7)} ${n(half)}
      ${n(length * 0.3)} ${n(half * 1.3)} 0 0Z"
        fill="${linear(sheet, ['#5fcf8f', '#1f8a5f 50', '#0b4a45'])}"/>
    <path d="M0 0H${n(length * 0.94)}" stroke="#b8f0c4" stroke-opacity=".55" stroke-width=".6"/>`;
}

/** A sagging garland: buds threaded closely, an open flower at steps. */
export function garland(
  sheet: Sheet,
  thread: { from: Point; to: Point; sag: number; scale: number; flowersEvery?: number },
): string {
  const { from, to, sag, scale, flowersEvery = 4 } = thread;
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]) + sag;
  const count = Math.round(span / (7.5 * scale));
  const beads = Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t);
    const isFlower = index % flowersEvery === 2;
    const lean = (t - 0.5) * -60 + (index % 2 === 0 ? 28 : -28) + 180;
    return placed(isFlower ? jasmine(sheet) : jasmineBud(sheet), {
      x,
      y,
      scale: scale * (isFlower ? 0.78 : 0.95),
      rotate: isFlower ? index * 23 : lean,
    });
  });
  return beads.join('');
}
