/** A coordinate as text: two decimals, so that the last bit of a sine never changes a hash. */
export const n = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
};

export type Point = readonly [x: number, y: number];

const RADIANS = Math.PI / 180;

/** The point at an angle (degrees, clockwise from the right) and a distance from a centre. */
export const polar = ([x, y]: Point, radius: number, degrees: number): Point => [
  x + radius * Math.cos(degrees * RADIANS),
  y + radius * Math.sin(degrees * RADIANS),
];

/** A closed shape with straight edges. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A soft line through points, each point the middle of a bend. */
export function softLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let text = `M${n(first[0])} ${n(first[1])}`;
  for (let index = 0; index < rest.length; index++) {
    const [x, y] = rest[index]!;
    const next = rest[index + 1];
    if (next) text += `Q${n(x)} ${n(y)} ${n((x + next[0]) / 2)} ${n((y + next[1]) / 2)}`;
    else text += `L${n(x)} ${n(y)}`;
  }
  return text;
}

/** A star with the given number of points; the inner radius makes it sharp or blunt. */
export function starPath(
  centre: Point,
  star: { points: number; outer: number; inner: number; turn?: number },
): string {
  const { points, outer, inner, turn = -90 } = star;
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar(centre, index % 2 === 0 ? outer : inner, turn + (index * 180) / points),
  );
  return polygon(corners);
}

export type Place = {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly rotate?: number;
  /** Mirrors left and right. */
  readonly flip?: boolean;
  readonly opacity?: number;
};

/** Puts a drawing, made around its own origin, somewhere in a scene. */
export function placed(markup: string, place: Place): string {
  const { x = 0, y = 0, scale = 1, rotate = 0, flip = false, opacity = 1 } = place;
  const moves = [
    x || y ? `translate(${n(x)} ${n(y)})` : '',
    rotate ? `rotate(${n(rotate)})` : '',
    scale !== 1 || flip ? `scale(${n(flip ? -scale : scale)} ${n(scale)})` : '',
  ].filter(Boolean);
  const transform = moves.length > 0 ? ` transform="${moves.join('')}"` : '';
  const faded = opacity === 1 ? '' : ` opacity="${n(opacity)}"`;
  return `<g${transform}${faded}>${markup}</g>`;
}
