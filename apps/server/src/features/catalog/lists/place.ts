/** Where a page of games ended: what the list is ordered by, and the game that came last. */
export type Place = {
  /** A sort order, or the milliseconds of a launch. */
  readonly rank: number;
  readonly vendorCode: string;
  readonly gameId: string;
};

const LENGTH_MAX = 64;

/** Written so that nobody is tempted to read it: what it holds may change. */
export const writePlace = ({ rank, vendorCode, gameId }: Place): string =>
  Buffer.from(JSON.stringify([rank, vendorCode, gameId])).toString('base64url');

/** Undefined for anything that `writePlace` would not have written. */
export function readPlace(cursor: string): Place | undefined {
  const place = placeOf(parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  return place && writePlace(place) === cursor ? place : undefined;
}

function placeOf(parts: unknown): Place | undefined {
  if (!Array.isArray(parts)) return undefined;
  const [rank, vendorCode, gameId]: unknown[] = parts;
  if (!isRank(rank) || !isCode(vendorCode) || !isCode(gameId)) return undefined;
  return { rank, vendorCode, gameId };
}

const isRank = (part: unknown): part is number =>
  Number.isSafeInteger(part) && Math.abs(part as number) < 1e14;

// A zero byte would be the database's to refuse.
const isCode = (part: unknown): part is string =>
  typeof part === 'string' && part.length <= LENGTH_MAX && !part.includes('\0');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
