/** Where a page of a list ended, as the parts by which its rows stand in order. Nobody is tempted to read it. */
export const writePlace = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Undefined for anything that `writePlace` would not have written of so many parts. */
export function readPlace(cursor: string, count: number): string[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== count) return undefined;
    return parts.every((part) => typeof part === 'string') && writePlace(parts) === cursor
      ? parts
      : undefined;
  } catch {
    return undefined;
  }
}
