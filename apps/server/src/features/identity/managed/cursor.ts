/** Where a page of a list ended: rows of the same moment follow each other by their ids. */
export type Place = { readonly at: Date; readonly id: string };

/** Milliseconds since 1970, in digits: moments that a database knows, and no others. */
const PLACE = /^(\d{1,14})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Written so that nobody is tempted to read it: what it holds may change. */
export const writePlace = ({ at, id }: Place): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** Undefined for anything that `writePlace` would not have written. */
export function readPlace(cursor: string): Place | undefined {
  const match = PLACE.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!match) return undefined;
  const place = { at: new Date(Number(match[1])), id: match[2]! };
  return writePlace(place) === cursor ? place : undefined;
}
