import type { Wallet } from '@maneki/contract/wallet/schemas';
import { displayAmount, parseAmount } from '@maneki/kernel/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#platform/call/browser.ts';
import { followWallet } from './follow-wallet.ts';
import { hiddenBalance } from './hidden-balance.ts';
import { walletQuery } from './queries.ts';

/** The member's wallet, live. Undefined until it was read once; `isFailed` where it could not be. */
export function useWallet(): {
  readonly wallet: Wallet | undefined;
  readonly isFailed: boolean;
  readonly isReading: boolean;
  readonly readAgain: () => void;
} {
  const { data, isError, fetchStatus, refetch } = useQuery(walletQuery(call));
  useEffect(followWallet, []);
  return {
    wallet: data,
    // Without a network the question waits; whoever looks at the page should not wait with it.
    isFailed:
      data === undefined && (fetchStatus === 'paused' || (isError && fetchStatus === 'idle')),
    isReading: fetchStatus === 'fetching',
    readAgain: () => refetch(),
  };
}

export const useHiddenBalance = (): boolean =>
  useSyncExternalStore(
    hiddenBalance.subscribe,
    hiddenBalance.getSnapshot,
    hiddenBalance.getServerSnapshot,
  );

/** A decimal string as `#,##0.00`. */
export const writeBalance = (balance: string): string => displayAmount(parseAmount(balance) ?? 0n);
