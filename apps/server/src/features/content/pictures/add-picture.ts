import { createHash } from 'node:crypto';
import { acted } from '#platform/audit/act';
import type { Database, Tx } from '#platform/database/database';
import { readCursor, writeCursor } from '../desk/cursor.ts';
import type { Author } from '../writing/save-content.ts';
import { addressOf } from './picture-address.ts';
import { readPicture } from './read-picture.ts';
import * as store from './store.ts';

/** Keeps a picture for a merchant's content. The same one again is the one that is there. */
export async function addPicture(
  tx: Tx,
  { merchantCode, by, at }: Author,
  { name, data }: { readonly name: string; readonly data: string },
) {
  const encoded = await readPicture(Buffer.from(data, 'base64'));
  if (!encoded.ok) return encoded;
  const { bytes, width, height } = encoded.value;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const picture = { hash, name, width, height, addedAt: at, addedBy: by };
  await store.insertPicture(tx, { ...picture, merchantCode, bytes });
  const address = addressOf(merchantCode, hash);
  return acted(
    { address, width, height },
    { subject: `picture ${hash}`, before: null, after: { name, width, height } },
  );
}

/** A page of a merchant's pictures, the newest first. */
export async function listPictures(
  database: Database,
  asked: {
    readonly merchantCode: string;
    readonly cursor?: string | undefined;
    readonly size: number;
  },
) {
  const { merchantCode, cursor, size } = asked;
  const found = await database.statement((tx) =>
    store.listPictures(tx, { merchantCode, after: readCursor(cursor), limit: size + 1 }),
  );
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ hash, addedAt, ...picture }) => ({
      ...picture,
      address: addressOf(merchantCode, hash),
      addedAt: addedAt.toISOString(),
    })),
    next: found.length > size && last ? writeCursor({ at: last.addedAt, id: last.hash }) : null,
  };
}
