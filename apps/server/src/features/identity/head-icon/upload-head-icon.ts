import { createHash } from 'node:crypto';
import { HEADS_FOLDER } from '@maneki/contract/identity/head-icons';
import { done } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { readHeadPicture } from './read-head-picture.ts';
import * as store from './store.ts';

/** A picture of the member's own, in place of what was there. */
export async function uploadHeadIcon(
  database: Database,
  asked: { readonly memberId: string; readonly data: string; readonly now: Date },
) {
  const { memberId, data, now } = asked;
  const encoded = await readHeadPicture(Buffer.from(data, 'base64'));
  if (!encoded.ok) return encoded;
  const { bytes } = encoded.value;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const headIcon = `${HEADS_FOLDER}/${hash}.webp`;
  await database.transact(async (tx) => {
    await store.updateHeadIcon(tx, { memberId, headIcon });
    await store.replacePicture(tx, { memberId, hash, bytes, addedAt: now });
  });
  return done({ headIcon });
}
