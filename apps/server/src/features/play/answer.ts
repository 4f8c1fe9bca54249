import type { RoundWalletCode, TransactionOutcome } from '@maneki/contract/round-wallet/codes';

/**
 * What a provider is told. Amounts are ledger units here and become decimal text at the door, where
 * `final` and `retryAfterMs` are added by the code.
 */
export type Answer = {
  readonly status: RoundWalletCode;
  readonly outcome?: TransactionOutcome;
  /** The first answer again; the balance is the one of now. */
  readonly replayed?: boolean;
  readonly balance?: bigint;
  readonly currency?: string;
  /** The totals of a round differ from the provider's: somebody will look. */
  readonly flagged?: boolean;
  /** Which part of the request cannot be used. */
  readonly field?: string;
};
