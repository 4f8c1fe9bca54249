import type { withdrawalEndpoints } from '@maneki/contract/cashier/withdrawal-endpoints';
import { parseAmount } from '@maneki/kernel/money';
import { done } from '@maneki/kernel/outcome';
import { getMainAccount } from '#features/wallet';
import type { Handlers } from '#platform/calls/handlers';
import type { Jobs } from '#platform/jobs/run-jobs';
import type { Cashier } from './cashier-services.ts';
import { addPayoutAccount } from './payout-accounts/add-payout-account.ts';
import { nameOwnPayee } from './payout-accounts/name-own-payee.ts';
import { describeAccount } from './payout-accounts/payout-account.ts';
import { preferPayoutAccount } from './payout-accounts/prefer-payout-account.ts';
import { removePayoutAccount } from './payout-accounts/remove-payout-account.ts';
import { findAccounts, listAccounts } from './payout-accounts/store.ts';
import { tracesOf } from './risk/keep-traces.ts';
import { describeRollover } from './rollovers/describe-rollover.ts';
import { listLatest } from './rollovers/store.ts';
import { cancelWithdrawal } from './withdrawals/cancel-withdrawal.ts';
import { describeWithdrawal } from './withdrawals/describe-withdrawal.ts';
import { getWithdrawalTerms } from './withdrawals/get-withdrawal-terms.ts';
import { getOwnWithdrawal, listOwnWithdrawals } from './withdrawals/list-own-withdrawals.ts';
import { requestWithdrawal } from './withdrawals/request-withdrawal.ts';
import type { Withdrawal } from './withdrawals/withdrawal.ts';

const ROLLOVERS_SHOWN = 50;

/** Translates between the wire and the use cases of taking money out. Decides nothing. */
export function withdrawalHandlers({
  cashier: { withdrawals },
  jobs,
}: {
  readonly cashier: Pick<Cashier, 'withdrawals'>;
  readonly jobs: Pick<Jobs, 'send'>;
}): Handlers<typeof withdrawalEndpoints> {
  const { database, numbers } = withdrawals;
  const describeOwn = async (order: Withdrawal) => {
    const accounts = await database.statement((tx) => findAccounts(tx, [order.accountId]));
    return done({ withdrawal: describeWithdrawal(order, accounts.get(order.accountId)!) });
  };
  return {
    getWithdrawalTerms: async ({ caller: { memberId }, now }) =>
      done(await getWithdrawalTerms(withdrawals, { memberId, now })),
    async listRollovers({ caller: { memberId }, now }) {
      const { currency } = await getMainAccount(withdrawals, { memberId, now });
      const wish = { memberId, currency, limit: ROLLOVERS_SHOWN };
      const rows = await database.statement((tx) => listLatest(tx, wish));
      return done({ rollovers: rows.map(describeRollover) });
    },
    setPayeeName: ({ caller: { memberId } }, { name: typed }) =>
      nameOwnPayee(withdrawals, { memberId, typed }),
    async listPayoutAccounts({ caller: { memberId } }) {
      const accounts = await database.statement((tx) => listAccounts(tx, memberId));
      return done({ accounts: accounts.map(describeAccount) });
    },
    async addPayoutAccount(call, typed) {
      const { memberId } = call.caller;
      const traces = tracesOf(call, numbers);
      const added = await addPayoutAccount(withdrawals, { memberId, typed, traces, now: call.now });
      return added.ok ? done({ account: describeAccount(added.value) }) : added;
    },
    preferPayoutAccount: ({ caller: { memberId } }, { id }) =>
      preferPayoutAccount(withdrawals, { memberId, id }),
    removePayoutAccount: ({ caller: { memberId }, now }, wish) =>
      removePayoutAccount(withdrawals, { ...wish, memberId, now }),
    async requestWithdrawal(call, { accountId, amount, paymentPassword }) {
      const { caller, idempotencyKey, now } = call;
      const requested = await requestWithdrawal(
        { ...withdrawals, jobs },
        {
          memberId: caller.memberId,
          accountId,
          amount: parseAmount(amount) ?? 0n,
          paymentPassword,
          wishKey: idempotencyKey!,
          traces: tracesOf(call, numbers),
          now,
        },
      );
      return requested.ok ? describeOwn(requested.value) : requested;
    },
    cancelWithdrawal: async ({ caller: { memberId }, now }, { orderNo }) => {
      const cancelled = await cancelWithdrawal(withdrawals, { memberId, orderNo, now });
      return cancelled.ok ? describeOwn(cancelled.value) : cancelled;
    },
    listWithdrawals: async ({ caller: { memberId } }, { cursor }) =>
      done(await listOwnWithdrawals(database, { memberId, cursor })),
    getWithdrawal: ({ caller: { memberId } }, { orderNo }) =>
      getOwnWithdrawal(database, { memberId, orderNo }),
  };
}
