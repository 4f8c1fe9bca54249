/** Where a list that goes by time stopped: the instant in milliseconds, and what stood there. */
export type Cursor = { readonly at: Date; readonly id: string };

/** Moments that a database knows, and no others. */
const FORM = /^(\d{1,14})_([0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const writeCursor = ({ at, id }: Cursor): string => `${at.getTime()}_${id}`;

/** One that is none of ours begins at the beginning. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const [, at, id] = FORM.exec(text ?? '') ?? [];
  return at && id ? { at: new Date(Number(at)), id } : undefined;
}
