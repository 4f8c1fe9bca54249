import type { Language } from '@maneki/contract/language';
import { done, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { listUsernames } from '#features/identity';
import { dayOf, getMainAccount } from '#features/wallet';
import type { OwnWish } from '../claims/claim-promotion.ts';
import { findObstacle } from '../claims/find-obstacle.ts';
import { listOfMember } from '../claims/store.ts';
import type { ClaimServices } from '../grants/in-one-step.ts';
import { listShown } from './comments/store.ts';
import { describeGift, describeTerms, summarise } from './describe-promotion.ts';
import { isShown } from './promotion.ts';
import * as store from './store.ts';

const COMMENTS_SHOWN = 50;
const CLAIMS_SHOWN = 20;

type Reader = { readonly merchantCode: string; readonly language: Language; readonly now: Date };

/** What everybody may see. */
export async function listShownPromotions(
  { database }: Pick<ClaimServices, 'database'>,
  { merchantCode, language, now }: Reader,
) {
  const active = await database.statement((tx) =>
    store.listPromotions(tx, { merchantCode, status: 'ACTIVE' }),
  );
  return active
    .filter((promotion) => isShown(promotion, now))
    .map((promotion) => summarise(promotion, language));
}

/** One of them in full, in the merchant's money. */
export const readShownPromotion = (
  { database, merchants }: Pick<ClaimServices, 'database' | 'merchants'>,
  { merchantCode, language, now }: Reader,
  { id }: { readonly id: string },
) =>
  database.transact(async (tx) => {
    const promotion = await store.findPromotion(tx, { id, merchantCode });
    if (!promotion || !isShown(promotion, now))
      return refused({ code: 'rewards.promotion_unknown', detail: {} } as const);
    const { currency } = merchants.get(merchantCode);
    const comments = await listShown(tx, { promotionId: id, limit: COMMENTS_SHOWN });
    const names = await listUsernames(tx, [...new Set(comments.map(({ memberId }) => memberId))]);
    const { perMember, perDay } = promotion.limits;
    return done({
      ...summarise(promotion, language),
      text: promotion.texts[language],
      currency,
      gift: describeGift(promotion, currency),
      terms: describeTerms(promotion, currency),
      limits: { perMember, perDay },
      needsReview: promotion.applyMode === 'APPLY' && promotion.reviewMode === 'MANUAL',
      comments: comments.map(({ id: commentId, memberId, text, writtenAt }) => ({
        id: commentId,
        author: hideName(names.get(memberId) ?? ''),
        text,
        writtenAt: writtenAt.toISOString(),
      })),
    });
  });

/** Others read who wrote something only by the first letters of the name. */
const hideName = (name: string): string => `${name.slice(0, 2)}***`;

/** How a member stands to a promotion. */
export async function readOwnPromotion(services: ClaimServices, wish: OwnWish) {
  const { memberId, merchantCode, id, marks, now } = wish;
  const account = await getMainAccount(services, { memberId, now });
  const currency = moneyOf(account.currency);
  const { businessTimezone } = services.merchants.get(merchantCode);
  return services.database.transact(async (tx) => {
    const promotion = await store.findPromotion(tx, { id, merchantCode });
    if (!promotion || !isShown(promotion, now))
      return refused({ code: 'rewards.promotion_unknown', detail: {} } as const);
    const claims = await listOfMember(tx, { memberId, promotionId: id, limit: CLAIMS_SHOWN });
    const isOnce = promotion.type === 'REG_BONUS' || promotion.applyMode === 'CLAIM';
    const obstacle = await findObstacle(tx, promotion, {
      ...{ memberId, marks, now, askedAt: now },
      periodKey: isOnce ? 'once' : 'none',
      businessDay: dayOf(now, businessTimezone),
      worth: 1n,
    });
    return done({ promotion, currency, claims, obstacle });
  });
}
