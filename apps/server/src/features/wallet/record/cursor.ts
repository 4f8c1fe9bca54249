/** Where a page of an account's history ended. */
export type Position = { readonly at: Date; readonly seq: bigint };

const POSITION = /^(\d{1,13})\.([1-9]\d{0,17})$/;

/** Written so that nobody is tempted to read it: what it holds may change. */
export const writeCursor = ({ at, seq }: Position): string =>
  Buffer.from(`${at.getTime()}.${seq}`).toString('base64url');

/** Undefined for anything that `writeCursor` would not have written. */
export function readCursor(cursor: string): Position | undefined {
  const match = POSITION.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!match) return undefined;
  const position = { at: new Date(Number(match[1])), seq: BigInt(match[2]!) };
  return writeCursor(position) === cursor ? position : undefined;
}
