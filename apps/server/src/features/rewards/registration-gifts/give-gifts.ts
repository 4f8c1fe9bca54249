import type { AccountNumbers } from '#features/cashier';
import { findRegisteredAddress } from '#features/identity';
import type { JobContext } from '#platform/jobs/job';
import { claimPromotion } from '../claims/claim-promotion.ts';
import { markOfAddress } from '../claims/marks-of.ts';
import type { ClaimServices } from '../grants/in-one-step.ts';
import { isOpen, type Promotion } from '../promotions/promotion.ts';
import { listPromotions } from '../promotions/store.ts';
import { deleteDue, type GiftDue, listDue } from './store.ts';

const AT_ONCE = 200;

export type GiftServices = ClaimServices & { readonly numbers: Pick<AccountNumbers, 'hash'> };

/**
 * A gift that counts what one browser is given cannot come by itself: it is not known which one somebody uses. It is
 * taken with a tap.
 */
const comesByItself = ({ type, applyMode, limits }: Promotion): boolean =>
  type === 'REG_BONUS' && applyMode === 'AUTO' && limits.perDevice === null;

/** Gives whoever has verified a number what comes for that by itself. Run again it gives nothing twice. */
export async function giveGifts(
  services: GiftServices,
  { now, signal }: Pick<JobContext, 'now' | 'signal'>,
): Promise<number> {
  const { database } = services;
  let given = 0;
  for (let some = AT_ONCE; some === AT_ONCE && !signal.aborted; ) {
    const due = await database.statement((tx) => listDue(tx, AT_ONCE));
    for (const one of due) {
      if (signal.aborted) return given;
      given += await giveTo(services, one, now);
      await database.statement((tx) => deleteDue(tx, one.memberId));
    }
    some = due.length;
  }
  return given;
}

async function giveTo(
  services: GiftServices,
  { memberId, merchantCode }: GiftDue,
  now: Date,
): Promise<number> {
  const { database, numbers } = services;
  const promotions = await database.statement((tx) =>
    listPromotions(tx, { merchantCode, status: 'ACTIVE', type: 'REG_BONUS' }),
  );
  const gifts = promotions.filter((one) => comesByItself(one) && isOpen(one, now));
  if (gifts.length === 0) return 0;
  const address = await database.statement((tx) => findRegisteredAddress(tx, memberId));
  const marks = {
    address: address && markOfAddress({ address, merchantCode }, numbers),
    device: null,
  };
  let given = 0;
  // Whatever is in the way stays so: nobody is told of a gift that they have not asked for and cannot have.
  for (const { id } of gifts)
    if ((await claimPromotion(services, { memberId, merchantCode, id, marks, now })).ok) given += 1;
  return given;
}
