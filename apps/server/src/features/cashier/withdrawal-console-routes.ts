import type { withdrawalConsoleEndpoints } from '@maneki/contract/cashier/withdrawal-console-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { Jobs } from '#platform/jobs/run-jobs';
import type { Cashier } from './cashier-services.ts';
import { claimWithdrawal, releaseWithdrawal } from './review/claim-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal } from './review/decide-withdrawal.ts';
import { readWithdrawal, searchWithdrawals } from './review/read-withdrawals.ts';
import { proposeResolution } from './review/resolve-payout.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function withdrawalConsoleHandlers({
  cashier: { withdrawals },
  jobs,
}: {
  readonly cashier: Pick<Cashier, 'withdrawals'>;
  readonly jobs: Pick<Jobs, 'send'>;
}): Handlers<typeof withdrawalConsoleEndpoints> {
  const { database } = withdrawals;
  return {
    searchWithdrawals: async (call, wish) => done(await searchWithdrawals(database, call, wish)),
    readWithdrawal: (call, wish) => readWithdrawal(database, call, wish),
    claimWithdrawal: (call, wish, tx) => claimWithdrawal(tx, call, wish),
    releaseWithdrawal: (call, wish, tx) => releaseWithdrawal(tx, call, wish),
    approveWithdrawal: (call, wish, tx) => approveWithdrawal(tx, { jobs }, call, wish),
    rejectWithdrawal: (call, wish, tx) => rejectWithdrawal(tx, withdrawals, call, wish),
    resolvePayout: (call, wish, tx) => proposeResolution(tx, call, wish),
  };
}
