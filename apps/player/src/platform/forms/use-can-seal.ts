import { useSyncExternalStore } from 'react';
import { canSeal } from '#platform/call/seal-call.ts';

/** Whether secrets can be encrypted here. The server's HTML assumes so: it nearly always is. */
export const useCanSeal = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    canSeal,
    () => true,
  );
