import type { Metrics } from '#platform/metrics/metrics';
import { walletConsoleHandlers } from './console-routes.ts';
import type { Invariant } from './invariants/invariant.ts';
import { ledgerJobs } from './invariants/ledger-jobs.ts';
import { walletInvariants } from './invariants/wallet-invariants.ts';
import { walletJobs } from './jobs.ts';
import { walletHandlers } from './routes.ts';

export const walletFeature = {
  handlers: (services: Parameters<typeof walletHandlers>[0]) => ({
    ...walletHandlers(services),
    ...walletConsoleHandlers(services),
  }),
  /** The invariants are those of all features that keep books. */
  jobs: (tools: { readonly metrics: Metrics; readonly invariants: readonly Invariant[] }) => [
    ...walletJobs,
    ...ledgerJobs(tools),
  ],
  invariants: walletInvariants,
};
