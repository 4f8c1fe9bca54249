import type { promotionEndpoints } from '@maneki/contract/rewards/promotion-endpoints';
import { invariant } from '@maneki/kernel/invariant';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { done } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { AccountNumbers } from '#features/cashier';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { type GiveUp, type GiveUpServices, giveUpBonus, previewGiveUp } from './bonuses/give-up.ts';
import { applyForPromotion } from './claims/apply.ts';
import { claimPromotion } from './claims/claim-promotion.ts';
import { marksOf } from './claims/marks-of.ts';
import { listOffers } from './deposits/list-offers.ts';
import type { ClaimServices } from './grants/in-one-step.ts';
import { addComment } from './promotions/comments/add-comment.ts';
import { describeGift, describeTerms } from './promotions/describe-promotion.ts';
import { addImage } from './promotions/images/add-image.ts';
import {
  listShownPromotions,
  readOwnPromotion,
  readShownPromotion,
} from './promotions/read-promotions.ts';

export type PromotionServices = ClaimServices &
  GiveUpServices & { readonly numbers: Pick<AccountNumbers, 'hash'> };

/** Translates between the wire and the use cases of promotions and bonuses. Decides nothing. */
export function promotionHandlers(
  services: PromotionServices,
): Handlers<typeof promotionEndpoints> {
  const { database, numbers } = services;
  const ownOf = (call: MemberCall) => ({
    memberId: call.caller.memberId,
    merchantCode: call.merchantCode,
    marks: marksOf(call, numbers),
    now: call.now,
  });
  const describeEnd = ({ bonus, win, deduct, available }: GiveUp) => ({
    bonus: writeAmount(bonus.amount),
    win: writeAmount(win),
    deduct: writeAmount(deduct),
    available: writeAmount(available),
    currency: moneyOf(bonus.currency),
  });
  return {
    listPromotions: async (call) => done({ promotions: await listShownPromotions(services, call) }),
    getPromotion: (call, asked) => readShownPromotion(services, call, asked),
    async getOwnPromotion(call, { id }) {
      const own = await readOwnPromotion(services, { ...ownOf(call), id });
      if (!own.ok) return own;
      const { promotion, currency, claims, obstacle } = own.value;
      return done({
        currency,
        gift: describeGift(promotion, currency),
        terms: describeTerms(promotion, currency),
        obstacle: obstacle ?? null,
        claims: claims.map((claim) => ({
          id: claim.id,
          state: claim.state,
          amount: writeAmount(claim.amount),
          currency: moneyOf(claim.currency),
          claimedAt: claim.claimedAt.toISOString(),
          reason: claim.reason,
        })),
      });
    },
    listDepositOffers: async (call) =>
      done(await listOffers(services, { ...ownOf(call), language: call.language })),
    async claimPromotion(call, { id }) {
      const claimed = await claimPromotion(services, { ...ownOf(call), id });
      if (!claimed.ok) return claimed;
      const { amount, currency, state } = claimed.value;
      return done({
        state: state === 'CLAIMED' ? 'CREDITED' : 'APPROVED',
        amount: writeAmount(amount),
        currency: moneyOf(currency),
      });
    },
    addPromotionImage: (call, wish) => addImage(database, { ...ownOf(call), ...wish }),
    applyForPromotion: (call, wish) => applyForPromotion(services, { ...ownOf(call), ...wish }),
    addPromotionComment: (call, wish) => addComment(database, { ...ownOf(call), ...wish }),
    async previewGiveUp(call, wish) {
      const looked = await previewGiveUp(services, { ...ownOf(call), ...wish });
      return looked.ok ? done(describeEnd(looked.value)) : looked;
    },
    async giveUpBonus(call, { rolloverId, deduct: written }) {
      const deduct = parseAmount(written);
      invariant(deduct !== undefined, 'the schema lets only amounts through');
      const ended = await giveUpBonus(services, { ...ownOf(call), rolloverId, deduct });
      return ended.ok ? done(describeEnd(ended.value)) : ended;
    },
  };
}
