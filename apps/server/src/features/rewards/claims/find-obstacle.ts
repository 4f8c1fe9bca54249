import type { PromotionRefusal } from '@maneki/contract/rewards/promotion-refusals';
import { listBonusStates } from '#features/cashier';
import type { Tx } from '#platform/database/database';
import { isOpen, type Promotion } from '../promotions/promotion.ts';
import { isFor } from './audience.ts';
import type { Marks } from './claim.ts';
import { readClaimant } from './read-claimant.ts';
import { type Counts, countClaims, listActive } from './store.ts';

export type Obstacle = Extract<
  PromotionRefusal,
  {
    code:
      | 'rewards.promotion_over'
      | 'rewards.promotion_not_for_you'
      | 'rewards.promotion_exclusive'
      | 'rewards.promotion_taken'
      | 'rewards.promotion_shared'
      | 'rewards.promotion_exhausted';
  }
>;

export type Wish = {
  readonly memberId: string;
  readonly periodKey: string;
  readonly businessDay: string;
  readonly marks: Marks;
  /** What it would cost, in 1/10 000 of a reference unit; 0 where that is not known yet. */
  readonly worth: bigint;
  /** When it was asked for, which may be before it is given. */
  readonly askedAt: Date;
  readonly now: Date;
};

const because = <Code extends Obstacle['code']>(code: Code) => ({ code, detail: {} }) as const;
const isReached = (count: number, most: number | null) => most !== null && count >= most;

/** Why a member cannot have a promotion that is held, in the order of the checks. */
export async function findObstacle(
  tx: Tx,
  promotion: Promotion,
  wish: Wish,
): Promise<Obstacle | undefined> {
  if (!isOpen(promotion, wish.askedAt)) return because('rewards.promotion_over');
  if (!(await isMeantFor(tx, promotion, wish))) return because('rewards.promotion_not_for_you');
  if (await isExcludedByOther(tx, promotion, wish)) return because('rewards.promotion_exclusive');
  const counts = await countClaims(tx, { ...wish, promotionId: promotion.id });
  const code = findLimit(promotion, counts, wish.worth);
  return code && because(code);
}

export const isMeantFor = async (
  tx: Tx,
  { audience }: Promotion,
  who: { readonly memberId: string; readonly now: Date },
): Promise<boolean> => isFor(audience, await readClaimant(tx, who));

/** Whether another bonus of the same group is still to be staked. */
export async function isExcludedByOther(
  tx: Tx,
  { exclusiveGroup: group }: Promotion,
  { memberId, except }: { readonly memberId: string; readonly except?: string | undefined },
): Promise<boolean> {
  if (group === null) return false;
  const active = await listActive(tx, { memberId, group, except });
  // One that was staked a moment ago may not be written down as such.
  const grantIds = active.flatMap(({ state, grantId }) => (state === 'CREDITED' ? [grantId!] : []));
  const states = await listBonusStates(tx, grantIds);
  return active.some(
    ({ state, grantId }) => state !== 'CREDITED' || states.get(grantId!) === 'OPEN',
  );
}

/** Which limit is reached, by what was counted. */
export function findLimit(
  { limits, claimed, spent }: Pick<Promotion, 'limits' | 'claimed' | 'spent'>,
  counts: Counts,
  worth: bigint,
): Extract<Obstacle['code'], `rewards.promotion_${'taken' | 'shared' | 'exhausted'}`> | undefined {
  const { perMember, perDay, perAddress, perDevice, total, budgetRu } = limits;
  if (
    counts.isPeriodTaken ||
    isReached(counts.ofMember, perMember) ||
    isReached(counts.ofDay, perDay)
  )
    return 'rewards.promotion_taken';
  if (isReached(counts.ofAddress, perAddress) || isReached(counts.ofDevice, perDevice))
    return 'rewards.promotion_shared';
  const isSpent = budgetRu !== null && spent + worth > BigInt(budgetRu) * 10_000n;
  return isReached(claimed, total) || isSpent ? 'rewards.promotion_exhausted' : undefined;
}
