import type { WithdrawalRefusal } from '@maneki/contract/cashier/withdrawal-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { checkPaymentPassword } from '#features/identity';
import type { Database } from '#platform/database/database';
import { takeMemberTurn } from '../take-member-turn.ts';
import { findOpenOrder } from '../withdrawals/store.ts';
import * as store from './store.ts';

type Wish = {
  readonly memberId: string;
  readonly id: string;
  readonly paymentPassword: string;
  readonly now: Date;
};

type PasswordRefusal = Extract<
  Awaited<ReturnType<typeof checkPaymentPassword>>,
  { ok: false }
>['refusal'];

export type RemoveAccountRefusal =
  | Extract<WithdrawalRefusal, { code: 'cashier.account_unknown' | 'cashier.account_in_use' }>
  | PasswordRefusal;

/** Unbinds an account, for whoever knows the payment password. An order that is under way keeps its own. */
export async function removePayoutAccount(
  { database }: { readonly database: Database },
  { memberId, id, paymentPassword, now }: Wish,
): Promise<Outcome<Record<never, never>, RemoveAccountRefusal>> {
  const own = { id, memberId };
  if (!(await database.statement((tx) => store.findOwnAccount(tx, own))))
    return refused({ code: 'cashier.account_unknown', detail: {} });
  const proven = await checkPaymentPassword(
    { database },
    { memberId, typed: paymentPassword, now },
  );
  if (!proven.ok) return proven;
  return database.transact(async (tx) => {
    await takeMemberTurn(tx, memberId);
    const account = await store.findOwnAccount(tx, own);
    if (!account) return refused({ code: 'cashier.account_unknown', detail: {} });
    const order = await findOpenOrder(tx, memberId);
    if (order?.accountId === id) return refused({ code: 'cashier.account_in_use', detail: {} });
    await store.removeAccount(tx, { id, now });
    const [next] = await store.listAccounts(tx, memberId);
    if (account.isDefault && next) await store.setDefault(tx, { id: next.id, memberId });
    return done({});
  });
}
