import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether a part is drawn as the server wrote it: true there and while it is hydrated, false for what comes later. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
