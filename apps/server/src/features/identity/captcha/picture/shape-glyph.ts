import { between, type Chance, pick } from './chance.ts';
import { DIGITS, LETTERS, SIGNS, type Skeleton } from './data.ts';

export type Point = { readonly x: number; readonly y: number };

/** One character as lines through points, in the units of the picture. */
export type Glyph = {
  readonly lines: readonly (readonly Point[])[];
  readonly thickness: number;
};

type Skeletons = readonly [Skeleton, ...Skeleton[]];

const SKELETONS: Readonly<Record<string, Skeletons>> = { ...LETTERS, ...DIGITS, ...SIGNS };

/** A capital is 70 units high in its skeleton. */
const UNIT = 33 / 70;
const CURVE_STEPS = 8;

/** How far a glyph may differ from its skeleton: as much as people still read. */
const VARIED = {
  scale: [0.8, 1.12],
  width: [0.78, 1.2],
  lean: [-0.26, 0.26],
  turn: [-0.32, 0.32],
  bend: [0, 4],
  bendLength: [38, 70],
  thickness: [2.1, 3.5],
} as const;

/** Draws a character once, in a form, size, lean, turn and curvature that chance decides. */
export function shapeGlyph(character: string, chance: Chance): Glyph {
  const skeletons = SKELETONS[character];
  if (!skeletons) throw new Error(`no skeleton for ${character}`);
  const vary = ([least, most]: readonly [number, number]) => between(chance, least, most);
  const strokes = pick(chance, skeletons).map(readStroke);
  const bend = bendBy(vary(VARIED.bend), vary(VARIED.bendLength), chance);
  const scale = vary(VARIED.scale) * UNIT;
  const [width, lean, turn] = [vary(VARIED.width), vary(VARIED.lean), vary(VARIED.turn)];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const transform = (point: Point): Point => {
    const bent = bend(point);
    const x = ((bent.x - 22) * width - (bent.y - 35) * lean) * scale;
    const y = (bent.y - 35) * scale;
    return { x: x * cos - y * sin, y: x * sin + y * cos };
  };
  return {
    lines: strokes.map((points) => points.map(transform)),
    thickness: vary(VARIED.thickness),
  };
}

/** Moves points by where they are, so that strokes which meet still do. */
function bendBy(amount: number, length: number, chance: Chance): (point: Point) => Point {
  const [alongX, alongY] = [between(chance, 0, Math.PI), between(chance, 0, Math.PI)];
  const wave = (2 * Math.PI) / length;
  return ({ x, y }) => ({
    x: x + amount * Math.sin(y * wave + alongX),
    y: y + amount * Math.sin(x * wave + alongY),
  });
}

const COMMAND = /([MLQC])([^MLQC]*)/g;

/** The points along a path of a skeleton, close enough together to be bent. */
function readStroke(path: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, command, numbers = ''] of path.matchAll(COMMAND)) {
    const read = numbers.trim().split(/\s+/).map(Number);
    const given = read.flatMap((x, index) => (index % 2 ? [] : [{ x, y: read[index + 1]! }]));
    if (command === 'M') points.push(...given);
    else points.push(...sampleCurve([points.at(-1)!, ...given]));
  }
  return points;
}

/** A Bézier curve of any degree by de Casteljau's algorithm; a line is one of the first degree. */
function sampleCurve(controls: readonly Point[]): readonly Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, index) => {
    const at = (index + 1) / CURVE_STEPS;
    let points = controls;
    while (points.length > 1)
      points = points.slice(1).map(({ x, y }, before) => ({
        x: points[before]!.x * (1 - at) + x * at,
        y: points[before]!.y * (1 - at) + y * at,
      }));
    return points[0]!;
  });
}
