import { between, type Chance } from './chance.ts';
import { type Glyph, type Point, shapeGlyph } from './shape-glyph.ts';

export const PICTURE = { width: 150, height: 56, margin: 3 } as const;

/** Neighbours touch and cross, so that no straight cut parts them; by a part of a glyph's width. */
const OVERLAP = [-0.1, 0.04] as const;

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Where a glyph leaves ink, its thickness included. */
export function boxOf({ lines, thickness }: Glyph): Box {
  const points = lines.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const half = thickness / 2;
  return {
    left: Math.min(...xs) - half,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + half,
    bottom: Math.max(...ys) + half,
  };
}

/** The glyphs of a text, side by side in one picture, none of them cut off anywhere. */
export function layOut(text: string, chance: Chance): readonly Glyph[] {
  const placed: Glyph[] = [];
  let right = 0;
  for (const character of text) {
    const glyph = shapeGlyph(character, chance);
    const box = boxOf(glyph);
    const overlap = placed.length === 0 ? 0 : between(chance, ...OVERLAP);
    const left = right - overlap * (box.right - box.left);
    placed.push(move(glyph, { x: left - box.left, y: -(box.top + box.bottom) / 2 }));
    right = left + box.right - box.left;
  }
  return fit(placed, chance);
}

/** Scales a row of glyphs down where it is too wide or too high, and gives each a height of its own. */
function fit(row: readonly Glyph[], chance: Chance): readonly Glyph[] {
  const room = {
    width: PICTURE.width - 2 * PICTURE.margin,
    height: PICTURE.height - 2 * PICTURE.margin,
  };
  const boxes = row.map(boxOf);
  const left = Math.min(...boxes.map((box) => box.left));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map(({ top, bottom }) => bottom - top));
  const scale = Math.min(1, room.width / width, room.height / height);
  const start = PICTURE.margin + chance() * (room.width - width * scale);
  return row.map((glyph) => {
    const scaled = scaleBy(glyph, scale);
    const box = boxOf(scaled);
    const play = room.height - (box.bottom - box.top);
    const top = PICTURE.margin + between(chance, 0.2, 0.8) * play;
    return move(scaled, { x: start - left * scale, y: top - box.top });
  });
}

const eachPoint = (glyph: Glyph, change: (point: Point) => Point): Glyph => ({
  ...glyph,
  lines: glyph.lines.map((points) => points.map(change)),
});

const move = (glyph: Glyph, by: Point): Glyph =>
  eachPoint(glyph, ({ x, y }) => ({ x: x + by.x, y: y + by.y }));

const scaleBy = (glyph: Glyph, scale: number): Glyph => ({
  ...eachPoint(glyph, ({ x, y }) => ({ x: x * scale, y: y * scale })),
  thickness: glyph.thickness * scale,
});
