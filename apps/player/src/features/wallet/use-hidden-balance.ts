import { useSyncExternalStore } from 'react';
import { hiddenBalance } from './hidden-balance.ts';

export const useHiddenBalance = (): boolean =>
  useSyncExternalStore(
    hiddenBalance.subscribe,
    hiddenBalance.getSnapshot,
    hiddenBalance.getServerSnapshot,
  );
