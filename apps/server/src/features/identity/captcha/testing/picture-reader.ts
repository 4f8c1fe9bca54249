import sharp from 'sharp';

/** Pictures with what they show: every one has as many characters. */
export type Sample = { readonly png: Buffer; readonly shown: string };

const SIDE = 20;
const DARK = 128;
/** In dots of ink that a cut may go through rather than make pieces of unlike width. */
const UNEVEN_COST = 12;

type Ink = { readonly width: number; readonly height: number; readonly isInk: Uint8Array };

/**
 * Reads pictures as cheap machines do: thin lines are rubbed out, what is left is cut where there is least
 * ink, and each piece is brought to one size and compared with every piece that is known. That reads
 * more than a comparison with the mean image of each character does.
 */
export async function trainReader(
  samples: readonly Sample[],
): Promise<(png: Buffer) => Promise<string>> {
  const known: KnownPiece[] = [];
  for (const { png, shown } of samples) {
    const pieces = await cutPieces(png, shown.length);
    known.push(...pieces.map((image, index) => ({ character: shown[index]!, image })));
  }
  const length = samples[0]!.shown.length;
  return async (png) => {
    const pieces = await cutPieces(png, length);
    return pieces.map((piece) => readPiece(piece, known)).join('');
  };
}

type KnownPiece = { readonly character: string; readonly image: Float64Array };

function readPiece(piece: Float64Array, known: readonly KnownPiece[]): string {
  let best = { character: '', likeness: -Infinity };
  for (const { character, image } of known) {
    let likeness = 0;
    for (let dot = 0; dot < piece.length; dot += 1) likeness += piece[dot]! * image[dot]!;
    if (likeness > best.likeness) best = { character, likeness };
  }
  return best.character;
}

async function cutPieces(png: Buffer, count: number): Promise<readonly Float64Array[]> {
  const ink = rubOutThin(await readInk(png));
  const cuts = findCuts(ink, count);
  return cuts.slice(1).map((right, index) => normalise(ink, { left: cuts[index]!, right }));
}

async function readInk(png: Buffer): Promise<Ink> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  // `Uint8Array.from` with a function takes many times as long, and a buffer's own `slice` makes no copy.
  const isInk = new Uint8Array(data).map((value) => (value < DARK ? 1 : 0));
  return { width, height, isInk };
}

/** An opening by a square of five dots: what is thinner goes, what is thicker stays as it was. */
const rubOutThin = (ink: Ink): Ink => grow(grow(shrink(shrink(ink))));

const shrink = (ink: Ink): Ink => spread(ink, 0);
const grow = (ink: Ink): Ink => spread(ink, 1);

/** Gives a value on to the eight neighbours of every dot that has it. */
function spread({ width, height, isInk }: Ink, value: 0 | 1): Ink {
  const along = (from: Uint8Array, step: number) => {
    const to = from.slice();
    for (let dot = step; dot < from.length - step; dot += 1)
      if (from[dot - step] === value || from[dot + step] === value) to[dot] = value;
    return to;
  };
  return { width, height, isInk: along(along(isInk, 1), width) };
}

/** Where to cut a row of characters: through as little ink as possible, into pieces of a likely width. */
function findCuts(ink: Ink, count: number): readonly number[] {
  const columns = countColumns(ink);
  const first = Math.max(0, columns.findIndex(Boolean));
  const last = columns.findLastIndex(Boolean) + 1;
  const even = (last - first) / count;
  const [least, most] = [Math.ceil(even * 0.4), Math.floor(even * 1.8)];
  // For each column, the cheapest way to have made so many pieces up to it.
  let ways: (Way | undefined)[] = [];
  ways[first] = { cost: 0, cuts: [first] };
  for (let made = 1; made <= count; made += 1) {
    const next: typeof ways = [];
    for (let end = made === count ? last : first; end <= last; end += 1)
      for (let start = Math.max(first, end - most); start <= end - least; start += 1) {
        const way = ways[start];
        if (!way) continue;
        const uneven = ((end - start - even) / even) ** 2 * UNEVEN_COST;
        const cost = way.cost + uneven + (columns[end] ?? 0);
        if (cost < (next[end]?.cost ?? Infinity)) next[end] = { cost, cuts: [...way.cuts, end] };
      }
    ways = next;
  }
  const evenly = Array.from({ length: count + 1 }, (_, index) => Math.round(first + index * even));
  return ways[last]?.cuts ?? evenly;
}

type Way = { readonly cost: number; readonly cuts: readonly number[] };

const countColumns = ({ width, height, isInk }: Ink): readonly number[] =>
  Array.from({ length: width }, (_, x) => {
    let count = 0;
    for (let y = 0; y < height; y += 1) count += isInk[y * width + x]!;
    return count;
  });

/** What is in a piece, brought to one size and to one amount of ink. */
function normalise(ink: Ink, { left, right }: { left: number; right: number }): Float64Array {
  const { width, height, isInk } = ink;
  const dots: { x: number; y: number }[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = left; x < right; x += 1) if (isInk[y * width + x]) dots.push({ x, y });
  const image = new Float64Array(SIDE * SIDE);
  if (dots.length === 0) return image;
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  const [spanX, spanY] = [Math.max(...xs) - minX + 1, Math.max(...ys) - minY + 1];
  for (const { x, y } of dots) {
    const column = Math.floor(((x - minX) / spanX) * SIDE);
    const row = Math.floor(((y - minY) / spanY) * SIDE);
    image[row * SIDE + column]! += 1;
  }
  return toUnit(image);
}

/** Of mean nothing and of length one, so that images are compared by their form alone. */
function toUnit(image: Float64Array): Float64Array {
  const mean = image.reduce((sum, value) => sum + value, 0) / image.length;
  const centred = image.map((value) => value - mean);
  const length = Math.hypot(...centred) || 1;
  return centred.map((value) => value / length);
}
