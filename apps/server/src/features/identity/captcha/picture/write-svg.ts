import { between, type Chance, pick } from './chance.ts';
import { PICTURE } from './lay-out.ts';
import type { Glyph, Point } from './shape-glyph.ts';

/** Dark ink on light paper in both themes: whoever may pass must be able to read it. */
const PAPERS = ['#f6f1e7', '#eef2f6', '#f3eef5', '#eef5ee'] as const;
const INKS = ['#3a2a20', '#123a5c', '#4a1850', '#1c4a2c', '#6a1a22', '#26262e'] as const;

/** Dots per unit: the picture is shown on screens with up to three dots for each of their own. */
const DENSITY = 2;

const NOISE = { lines: 2, thickness: [1.3, 2.3], scraps: 5, scrapLength: [3, 9] } as const;

/**
 * Writes glyphs down with what disturbs machines: lines through all of them, and scraps of strokes. All
 * are drawn in colours that flow into each other, so that none is told from its neighbour by its ink.
 */
export function writeSvg(glyphs: readonly Glyph[], chance: Chance): string {
  const { width, height } = PICTURE;
  const strokes = [
    ...glyphs.flatMap(({ lines, thickness }) => lines.map((points) => ({ points, thickness }))),
    ...drawNoise(chance),
  ];
  const inks = strokes.map(
    (_, index) =>
      `<linearGradient id="i${index}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${width}" y2="${height}">` +
      [0, 0.35, 0.7, 1]
        .map((at) => `<stop offset="${at}" stop-color="${pick(chance, INKS)}"/>`)
        .join('') +
      '</linearGradient>',
  );
  const paths = strokes.map(
    ({ points, thickness }, index) =>
      `<path d="${writePath(points)}" stroke="url(#i${index})" stroke-width="${thickness.toFixed(2)}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width * DENSITY}" height="${height * DENSITY}"><defs>${inks.join('')}</defs>` +
    `<rect width="${width}" height="${height}" fill="${pick(chance, PAPERS)}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`
  );
}

type Stroke = { readonly points: readonly Point[]; readonly thickness: number };

function drawNoise(chance: Chance): readonly Stroke[] {
  const lines = Array.from({ length: NOISE.lines }, () => ({
    points: drawWave(chance),
    thickness: between(chance, ...NOISE.thickness),
  }));
  const scraps = Array.from({ length: NOISE.scraps }, () => ({
    points: drawScrap(chance),
    thickness: between(chance, ...NOISE.thickness),
  }));
  return [...lines, ...scraps];
}

/** A line from one side to the other. */
function drawWave(chance: Chance): readonly Point[] {
  const { width, height } = PICTURE;
  const [middle, slope] = [between(chance, 0.25, 0.75) * height, between(chance, -0.15, 0.15)];
  const [amount, length] = [between(chance, 3, 11), between(chance, 40, 130)];
  const phase = between(chance, 0, 2 * Math.PI);
  return Array.from({ length: 40 }, (_, index) => {
    const x = (index / 39) * width;
    const wave = amount * Math.sin((x / length) * 2 * Math.PI + phase);
    return { x, y: middle + slope * (x - width / 2) + wave };
  });
}

function drawScrap(chance: Chance): readonly Point[] {
  const [x, y] = [chance() * PICTURE.width, chance() * PICTURE.height];
  const [turn, length] = [between(chance, 0, Math.PI), between(chance, ...NOISE.scrapLength)];
  return [
    { x, y },
    { x: x + length * Math.cos(turn), y: y + length * Math.sin(turn) },
  ];
}

const writePath = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('');
