import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { type Place, readPlace, writePlace } from './cursor.ts';

export type Asked = { readonly cursor?: string | undefined; readonly size: number };

type CursorRefusal = Extract<IdentityRefusal, { code: 'identity.cursor_invalid' }>;

/** A page of a list by its cursor: one row more than is shown tells whether there is a next one. */
export async function cutPage<Row extends Place>(
  { cursor, size }: Asked,
  read: (page: { readonly after: Place | undefined; readonly limit: number }) => Promise<Row[]>,
): Promise<Outcome<{ shown: Row[]; next: string | null }, CursorRefusal>> {
  const after = cursor === undefined ? undefined : readPlace(cursor);
  if (cursor !== undefined && !after)
    return refused({ code: 'identity.cursor_invalid', detail: {} });
  const rows = await read({ after, limit: size + 1 });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return done({ shown, next: last && rows.length > size ? writePlace(last) : null });
}
