import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False for what the server writes and while that is hydrated, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
