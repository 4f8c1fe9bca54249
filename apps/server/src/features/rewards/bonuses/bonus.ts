/** Money that was given and has to be staked, from its credit to its end. */
export type Bonus = {
  readonly grantId: string;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly currency: string;
  readonly amount: bigint;
  /** More than this does not stay of it and of what was won with it. */
  readonly maxCashOut: bigint | null;
  readonly openedAt: Date;
  /** Until when there is time to stake. */
  readonly expiresAt: Date | null;
  readonly state: 'OPEN' | 'DONE' | 'FORFEITED';
};

/** Why a bonus ended before it was staked. */
export type BonusEnd = 'GIVEN_UP' | 'EXPIRED' | 'REVERSED' | 'LOST' | 'CAPPED';

export type Standing = {
  readonly available: bigint;
  readonly bonus: bigint;
  /** What was won less what was lost since the bonus came, without what left with other bonuses. */
  readonly netWin: bigint;
};

export type Deduction = {
  readonly deduct: bigint;
  /** How much of it was won. */
  readonly win: bigint;
};

const least = (left: bigint, right: bigint) => {
  const isLess = left < right;
  return isLess ? left : right;
};
const atLeastNothing = (amount: bigint) => (amount > 0n ? amount : 0n);

/** What leaves with a bonus that ends early: the bonus and what was won with it, and never more than there is. */
export function deductionOf({ available, bonus, netWin }: Standing): Deduction {
  const deduct = least(available, bonus + atLeastNothing(netWin));
  return { deduct, win: atLeastNothing(deduct - bonus) };
}

/** What leaves of a bonus that was staked, where only so much of it may stay. */
export function excessOf({
  available,
  bonus,
  netWin,
  cap,
}: Standing & { readonly cap: bigint }): Deduction {
  const deduct = least(available, atLeastNothing(bonus + atLeastNothing(netWin) - cap));
  return { deduct, win: deduct };
}
