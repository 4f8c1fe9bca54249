import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False for what the server writes and while that comes alive, true from then on. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
