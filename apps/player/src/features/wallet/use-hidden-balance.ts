import { displayAmount, parseAmount } from '@maneki/kernel/money';
import { useSyncExternalStore } from 'react';
import { hiddenBalance } from './hidden-balance.ts';

export const useHiddenBalance = (): boolean =>
  useSyncExternalStore(
    hiddenBalance.subscribe,
    hiddenBalance.getSnapshot,
    hiddenBalance.getServerSnapshot,
  );

/** A decimal string as `#,##0.00`. */
export const writeBalance = (balance: string): string => displayAmount(parseAmount(balance) ?? 0n);
