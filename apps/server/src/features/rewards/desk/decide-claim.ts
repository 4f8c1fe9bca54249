import { displayAmount, parseAmount, writeAmount } from '@maneki/kernel/money';
import { refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { endRows, lockBonus, takeMemberTurn } from '#features/cashier';
import { lockAccounts, mainWalletIn } from '#features/wallet';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { deductionOf } from '../bonuses/bonus.ts';
import { readStanding } from '../bonuses/read-standing.ts';
import { findBonus } from '../bonuses/store.ts';
import { takeBack } from '../bonuses/take-back.ts';
import type { Claim } from '../claims/claim.ts';
import { isExcludedByOther, isMeantFor } from '../claims/find-obstacle.ts';
import { type GiveServices, grantFor } from '../claims/give.ts';
import { decideClaim, findClaim, noteReason } from '../claims/store.ts';
import { creditGrants } from '../grants/credit-grants.ts';
import { endGrants } from '../grants/store.ts';
import { countClaim, findPromotion, lockPromotion, returnCost } from '../promotions/store.ts';
import { maximumOf, mayGive } from '../promotions/types/custom/amount.ts';
import { worthOf } from '../promotions/worth.ts';

type Named = { readonly id: string; readonly reason: string };

const subjectOf = (id: string) => `claim ${id}`;
const unknown = () => refused({ code: 'rewards.claim_unknown', detail: {} } as const);
const movedOn = () => refused({ code: 'rewards.claim_moved_on', detail: {} } as const);
const isWaiting = ({ state }: Claim) => state === 'APPLIED' || state === 'REVIEWING';

/** A claim of the operator's merchant. Nobody decides about its member meanwhile. */
async function hold(
  tx: Tx,
  { merchantCode }: OperatorCall,
  id: string,
): Promise<Claim | undefined> {
  const named = await findClaim(tx, { id, merchantCode });
  if (!named) return undefined;
  const { memberId, currency } = named;
  await takeMemberTurn(tx, memberId);
  await lockAccounts(tx, [{ memberId, wallet: mainWalletIn(currency) }]);
  return findClaim(tx, { id, merchantCode });
}

/** The member learns of it, with the reason. */
async function tellRefused(
  tx: Tx,
  { id: claimId, promotionId, memberId, merchantCode }: Claim,
  told: { readonly isReversed: boolean; readonly reason: string; readonly now: Date },
): Promise<void> {
  const promotion = await findPromotion(tx, { id: promotionId, merchantCode });
  const { now, ...why } = told;
  const titles = promotion?.titles ?? {};
  const fact = { claimId, memberId, merchantCode, titles, ...why };
  await recordEvent(tx, now, 'rewards.claim_refused', fact);
}

/** Gives what was asked for, in the amount that the operator decides, within the budget. */
export async function approveClaim(
  tx: Tx,
  services: GiveServices,
  call: OperatorCall,
  { id, amount: written, reason }: Named & { readonly amount: string },
) {
  const claim = await hold(tx, call, id);
  if (!claim) return unknown();
  if (!isWaiting(claim)) return movedOn();
  const { memberId, currency } = claim;
  const { now, operator } = call;
  const promotion = await lockPromotion(tx, claim.promotionId);
  const money = moneyOf(currency);
  const amount = parseAmount(written) ?? 0n;
  if (promotion.type !== 'CUSTOM') return movedOn();
  if (!mayGive(promotion.rule, { amount, currency: money })) {
    const maximum = displayAmount(maximumOf(promotion.rule, money));
    return refused({ code: 'rewards.claim_amount', detail: { maximum } } as const);
  }
  if (!(await isMeantFor(tx, promotion, { memberId, now })))
    return refused({ code: 'rewards.promotion_not_for_you', detail: {} } as const);
  if (await isExcludedByOther(tx, promotion, { memberId, except: id }))
    return refused({ code: 'rewards.promotion_exclusive', detail: {} } as const);
  if (!(await countClaim(tx, { promotion, worth: worthOf(amount, money) })))
    return refused({ code: 'rewards.promotion_exhausted', detail: {} } as const);
  const grant = await grantFor(tx, promotion, { ...claim, amount, now });
  const decided = { id, decidedBy: operator.name, reason, amount, grantId: grant.id };
  await decideClaim(tx, { ...decided, state: 'APPROVED' });
  await creditGrants(tx, services, [grant], now);
  const after = { state: 'APPROVED', amount: writeAmount(amount), currency };
  return acted({}, { subject: subjectOf(id), before: { state: claim.state }, after });
}

export async function rejectClaim(tx: Tx, call: OperatorCall, { id, reason }: Named) {
  const claim = await hold(tx, call, id);
  if (!claim) return unknown();
  if (!isWaiting(claim)) return movedOn();
  await decideClaim(tx, { id, state: 'REJECTED', decidedBy: call.operator.name, reason });
  await tellRefused(tx, claim, { isReversed: false, reason, now: call.now });
  const change = { before: { state: claim.state }, after: { state: 'REJECTED' } };
  return acted({}, { subject: subjectOf(id), ...change });
}

/**
 * Takes back what somebody got by abuse: what waits is withdrawn, what is still to be staked leaves with what was won
 * with it. Never more than there is, and the account record says why. What comes back of the bonus itself may be given
 * again.
 */
export async function reverseClaim(
  tx: Tx,
  services: GiveServices,
  call: OperatorCall,
  { id, reason }: Named,
) {
  const claim = await hold(tx, call, id);
  if (!claim) return unknown();
  const { memberId, grantId, promotionId, currency } = claim;
  const { now, operator } = call;
  const by = operator.name;
  const subject = subjectOf(id);
  const before = { state: claim.state };
  if (grantId !== null && (claim.state === 'ELIGIBLE' || claim.state === 'APPROVED')) {
    await endGrants(tx, { ids: [grantId], state: 'CANCELLED', now });
    await noteReason(tx, { id, decidedBy: by, reason });
    const worth = worthOf(claim.amount, moneyOf(currency));
    await returnCost(tx, { id: promotionId, claims: 1, worth });
    await tellRefused(tx, claim, { isReversed: true, reason, now });
    return acted({ deducted: '0' }, { subject, before, after: { state: 'CANCELLED' } });
  }
  const bonus = grantId === null ? undefined : await findBonus(tx, grantId);
  if (claim.state !== 'CREDITED' || bonus?.state !== 'OPEN') return movedOn();
  const { openStakes, ...standing } = await readStanding(tx, bonus);
  if (openStakes > 0n) return refused({ code: 'rewards.bonus_bets_open', detail: {} } as const);
  const deduction = deductionOf(standing);
  await takeBack(tx, services, bonus, {
    ...{ ...deduction, by, reason, now },
    state: 'FORFEITED',
    why: 'REVERSED',
  });
  const row = await lockBonus(tx, { memberId, sourceKey: bonus.grantId });
  if (row) await endRows(tx, { ids: [row.id], status: 'FORFEITED', now });
  await noteReason(tx, { id, decidedBy: by, reason });
  const back = deduction.deduct - deduction.win;
  const money = moneyOf(currency);
  const worth = worthOf(claim.amount, money) - worthOf(claim.amount - back, money);
  await returnCost(tx, { id: promotionId, claims: 0, worth });
  await tellRefused(tx, claim, { isReversed: true, reason, now });
  const deducted = writeAmount(deduction.deduct);
  return acted({ deducted }, { subject, before, after: { state: 'FORFEITED', deducted } });
}
