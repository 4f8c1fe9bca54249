import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import type { Earning } from './earning.ts';
import * as store from './store.ts';

export type PointsShort = {
  readonly code: 'rewards.points_short';
  readonly detail: { readonly missing: number };
};

/** Takes points, those that expire first, in the transaction of what they pay for. Told again it takes nothing more. */
export async function spendPoints(
  tx: Tx,
  { points, ...move }: Earning,
): Promise<Outcome<{ readonly balance: bigint }, PointsShort>> {
  invariant(Number.isSafeInteger(points) && points > 0, 'points are spent whole');
  await store.openAccount(tx, move);
  const account = await store.lockAccount(tx, move.memberId);
  if (await store.isTold(tx, move)) return done({ balance: account.balance });
  const balance = account.balance - BigInt(points);
  if (balance < 0n)
    return refused({ code: 'rewards.points_short', detail: { missing: Number(-balance) } });
  await store.writeSpending(tx, { ...move, account, points });
  return done({ balance });
}
