import { WITHDRAWAL_MOVES, type WithdrawalState } from '@maneki/contract/cashier/states';
import type { RiskRule } from '@maneki/contract/cashier/withdrawal-terms';
import { MINUTE_MS } from '@maneki/kernel/clock';
import type { MainWallet } from '#features/wallet';

/** Money on its way out. */
export type Withdrawal = {
  readonly orderNo: string;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly accountId: string;
  readonly wallet: MainWallet;
  readonly currency: string;
  /** What leaves the wallet. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly status: WithdrawalState;
  readonly requestedAt: Date;
  readonly statusAt: Date;
  readonly fired: readonly RiskRule[];
  readonly checks: number;
  readonly heardAt: Date | null;
  readonly providerRef: string | null;
  readonly providerWord: string | null;
  readonly claim: { readonly by: string; readonly name: string; readonly at: Date } | null;
  readonly reason: string | null;
};

export const mayMove = (from: WithdrawalState, to: WithdrawalState): boolean =>
  (WITHDRAWAL_MOVES[from] as readonly WithdrawalState[]).includes(to);

/** The member may take it back until somebody has judged it. */
export const isCancellable = (status: WithdrawalState): boolean => mayMove(status, 'CANCELLED');

/** Orders whose money came back: they are as if they had never been, for what may leave on a day. */
export const GIVEN_BACK = [
  'REJECTED',
  'FAILED',
  'CANCELLED',
] as const satisfies readonly WithdrawalState[];

/** `W`, the business day, and ten digits of chance: nobody learns from a number how many there are. */
export const writeOrderNo = (businessDay: string, digits: string): string =>
  `W${businessDay.slice(2).replaceAll('-', '')}${digits}`;

/** So long without a word from the provider, and nobody knows whether it has paid. */
const SILENCE_MAX_MS = 30 * MINUTE_MS;

export const isSilentTooLong = (heardAt: Date, now: Date): boolean =>
  now.getTime() - heardAt.getTime() >= SILENCE_MAX_MS;

/** The first hour every few minutes, then less often: some banks take their time. */
export function nextCheckAt(checks: number, now: Date): Date {
  const minutes = checks < 10 ? 1 : checks < 22 ? 5 : 30;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Under which names the wallet holds what leaves and what it costs. */
export const holdKeys = (orderNo: string) => ({ payout: orderNo, fee: `${orderNo}:fee` });

/** Who asks the wallet to hold and move. */
export const WALLET_SOURCE = 'cashier';
