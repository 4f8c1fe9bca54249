import type { Wallet } from '@maneki/contract/wallet/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../call/browser.ts';
import { followWallet } from './follow-wallet.ts';
import { walletQuery } from './wallet-query.ts';

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
