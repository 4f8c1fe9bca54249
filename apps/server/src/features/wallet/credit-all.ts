import type { Tx } from '#platform/database/database';
import { lockAccounts } from './accounts/store.ts';
import { batchesOf } from './batches-of.ts';
import { creditInDebt } from './debts/credit-in-debt.ts';
import { findRefusal } from './find-refusal.ts';
import * as ledger from './ledger/store.ts';
import type { Movement } from './movement.ts';

/**
 * Credits members in the transaction of whoever gives: what it means and the money stand or fall together. Answers
 * which were credited; an account that is closed, blocked or not there takes nothing that is guarded. Whoever
 * calls sees to it that the same thing is not credited twice: here a used key fails all of them.
 */
export async function creditAll(
  tx: Tx,
  credits: readonly Movement[],
): Promise<ReadonlySet<Movement>> {
  if (credits.length === 0) return new Set();
  const accounts = new Map(
    (await lockAccounts(tx, credits)).map((account) => [nameOf(account), account]),
  );
  const accountOf = ({ memberId, wallet }: Movement) =>
    accounts.get(nameOf({ member_id: memberId, code: wallet }));
  const possible = credits.filter((credit) => !findRefusal(accountOf(credit), credit));
  const owing = possible.filter((credit) => accountOf(credit)!.debt > 0n);
  const owingSet = new Set(owing);
  for (const batch of batchesOf(possible.filter((credit) => !owingSet.has(credit))))
    await ledger.moveAll(tx, batch);
  for (const credit of owing) await creditInDebt(tx, credit);
  return new Set(possible);
}

const nameOf = ({ member_id, code }: { readonly member_id: string; readonly code: string }) =>
  `${member_id} ${code}`;
