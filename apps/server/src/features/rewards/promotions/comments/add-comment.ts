import { done, refused } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { isShown } from '../promotion.ts';
import { findPromotion } from '../store.ts';
import { insertComment } from './store.ts';

/** Keeps what a member says of a promotion, until an operator has read it. */
export const addComment = (
  database: Database,
  wish: {
    readonly id: string;
    readonly memberId: string;
    readonly merchantCode: string;
    readonly text: string;
    readonly now: Date;
  },
) =>
  database.transact(async (tx) => {
    const { memberId, merchantCode, text, now } = wish;
    const promotion = await findPromotion(tx, wish);
    if (!promotion || !isShown(promotion, now))
      return refused({ code: 'rewards.promotion_unknown', detail: {} } as const);
    const own = { id: drawId(now), promotionId: promotion.id, memberId, merchantCode };
    await insertComment(tx, { ...own, text, writtenAt: now });
    return done({});
  });
