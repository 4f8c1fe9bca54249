import type { ClaimState } from '@maneki/contract/rewards/promotion';

/** A member's claim to a promotion, for one of its periods. */
export type Claim = {
  readonly id: string;
  readonly seq: bigint;
  readonly promotionId: string;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly periodKey: string;
  readonly state: ClaimState;
  readonly currency: string;
  readonly base: bigint;
  readonly amount: bigint;
  readonly grantId: string | null;
  readonly remark: string | null;
  readonly claimedAt: Date;
  readonly decidedBy: string | null;
  readonly reason: string | null;
  readonly deducted: bigint | null;
};

/** Where a claim came from, hashed; null where that is not known. */
export type Marks = { readonly address: string | null; readonly device: string | null };

export const NO_MARKS: Marks = { address: null, device: null };
