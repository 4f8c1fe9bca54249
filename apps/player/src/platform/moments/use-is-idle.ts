import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the page stands: what is not seen at first does not compete with what is. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIsIdle(true);
        return () => {};
      }),
    [],
  );
  return isIdle;
}
