/** Where a list that goes by time stopped: the instant in milliseconds, and what stood there. */
export type Cursor = { readonly at: Date; readonly id: string };

const FORM = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const writeCursor = ({ at, id }: Cursor): string => `${at.getTime()}_${id}`;

/** Undefined for anything that `writeCursor` would not have written. */
export function readCursor(text: string): Cursor | undefined {
  const [, at, id] = FORM.exec(text) ?? [];
  return at && id ? { at: new Date(Number(at)), id } : undefined;
}
