import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import type { PointMove } from './point-move.ts';
import * as spending from './spending/store.ts';
import * as store from './store.ts';

export type PointsShort = {
  readonly code: 'rewards.points_short';
  readonly detail: { readonly missing: number };
};

/** Holds a member's points, and answers why they do not do for something; undefined where they do. */
export async function findShortage(
  tx: Tx,
  { points, ...move }: PointMove & { readonly points: number },
): Promise<PointsShort | undefined> {
  await store.openAccount(tx, move);
  const missing = BigInt(points) - (await store.lockAccount(tx, move.memberId)).balance;
  if (missing <= 0n) return undefined;
  return { code: 'rewards.points_short', detail: { missing: Number(missing) } };
}

/** Takes points, those that expire first, in the transaction of what they pay for. Told again it takes nothing more. */
export async function spendPoints(
  tx: Tx,
  { points, ...move }: PointMove & { readonly points: number },
): Promise<Outcome<{ readonly balance: bigint }, PointsShort>> {
  invariant(Number.isSafeInteger(points) && points > 0, 'points are spent whole');
  await store.openAccount(tx, move);
  const account = await store.lockAccount(tx, move.memberId);
  if (await store.isTold(tx, move)) return done({ balance: account.balance });
  const balance = account.balance - BigInt(points);
  if (balance < 0n)
    return refused({ code: 'rewards.points_short', detail: { missing: Number(-balance) } });
  await spending.writeSpending(tx, { ...move, account, points: BigInt(points) });
  return done({ balance });
}

/**
 * Gives back what was spent on something, each point with the expiry that it had: whoever paid with points that were
 * about to expire has them only as long as before. Answers how many, and none where they were given back before.
 */
export async function returnPoints(
  tx: Tx,
  {
    spentOn,
    ...move
  }: PointMove & { readonly spentOn: { readonly kind: string; readonly key: string } },
): Promise<bigint> {
  const account = await store.lockAccount(tx, move.memberId);
  if (await store.isTold(tx, move)) return 0n;
  return spending.writeReturn(tx, { ...move, account, spentOn });
}
