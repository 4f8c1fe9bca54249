import { createHash } from 'node:crypto';
import { RECEIPT_RULES } from '@maneki/contract/cashier/deposit';
import { done, refused } from '@maneki/kernel/outcome';
import { takeMemberTurn } from '#features/cashier';
import type { Database } from '#platform/database/database';
import { encodePicture, type PictureRules } from '#platform/pictures/encode-picture';
import { drawId } from '#platform/secrets/secrets';
import { findPromotion } from '../store.ts';
import * as store from './store.ts';

/** Pictures are taken by the rules of receipts. */
const RULES: PictureRules = {
  formats: ['png', 'jpeg'],
  bytesMax: RECEIPT_RULES.bytesMax,
  sideMax: RECEIPT_RULES.sideMax,
  pixelsMax: RECEIPT_RULES.pixelsMax,
  widthMax: 1_600,
  quality: 80,
};
const MEGABYTE = 1_000_000;

/** Keeps a picture, encoded anew, until its application is sent. Beyond three somebody has to send first. */
export async function addImage(
  database: Database,
  wish: {
    readonly id: string;
    readonly memberId: string;
    readonly merchantCode: string;
    readonly data: string;
    readonly now: Date;
  },
) {
  const { memberId, now } = wish;
  const promotion = await database.statement((tx) => findPromotion(tx, wish));
  if (!promotion || promotion.status === 'DRAFT')
    return refused({ code: 'rewards.promotion_unknown', detail: {} } as const);
  if (promotion.applyMode !== 'APPLY')
    return refused({ code: 'rewards.promotion_mode', detail: {} } as const);
  const encoded = await readImage(Buffer.from(wish.data, 'base64'));
  if (!encoded.ok) return encoded;
  const { bytes } = encoded.value;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const owner = { memberId, promotionId: promotion.id };
  return database.transact(async (tx) => {
    await takeMemberTurn(tx, memberId);
    const waiting = await store.listWaiting(tx, owner);
    const same = waiting.find((image) => image.hash === hash);
    if (same) return done({ imageId: same.id });
    // The oldest makes place: somebody who left the page half-way could never send a third again.
    if (waiting.length >= RECEIPT_RULES.countMax) await store.deleteImage(tx, waiting[0]!.id);
    const id = drawId(now);
    await store.insertImage(tx, { ...owner, id, hash, bytes, addedAt: now });
    return done({ imageId: id });
  });
}

async function readImage(bytes: Buffer) {
  const encoded = await encodePicture(bytes, RULES);
  if (encoded.ok) return encoded;
  switch (encoded.refusal.code) {
    case 'too_large': {
      const megabytes = RECEIPT_RULES.bytesMax / MEGABYTE;
      return refused({ code: 'rewards.promotion_image_large', detail: { megabytes } } as const);
    }
    case 'too_wide': {
      const pixels = RECEIPT_RULES.sideMax;
      return refused({ code: 'rewards.promotion_image_wide', detail: { pixels } } as const);
    }
    case 'unreadable':
      return refused({ code: 'rewards.promotion_image_unreadable', detail: {} } as const);
  }
}
