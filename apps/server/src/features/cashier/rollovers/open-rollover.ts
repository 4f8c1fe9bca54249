import { invariant } from '@maneki/kernel/invariant';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import type { Rollover } from './rollover.ts';
import { insertRollover, joinDeposit } from './store.ts';

export type RolloverWish = Pick<Rollover, 'memberId' | 'currency' | 'source' | 'principal'> &
  Partial<Pick<Rollover, 'multiple' | 'groups' | 'maxBet'>> & {
    readonly merchantCode: string;
    /** What it is for, such as the number of a deposit: told again it opens nothing more. */
    readonly sourceKey: string;
    /** The deposit, by what opened its row, that is staked jointly with it. */
    readonly jointDeposit?: string | null | undefined;
    readonly now: Date;
  };

/**
 * Has money be played before it may leave, so many times. It belongs into the transaction that gives the
 * money: one without the other must not be.
 */
export async function openRollover(tx: Tx, wish: RolloverWish): Promise<void> {
  const { multiple = 1, groups = [], maxBet = null, jointDeposit, now, ...rollover } = wish;
  invariant(wish.principal > 0n && multiple > 0, 'something has to be played, at least once');
  const required = wish.principal * BigInt(multiple);
  const id = drawId(now);
  const terms = { multiple, required, groups, maxBet };
  const isNew = await insertRollover(tx, { ...rollover, ...terms, id, openedAt: now });
  if (isNew && jointDeposit)
    await joinDeposit(tx, { memberId: wish.memberId, depositKey: jointDeposit, id });
}
