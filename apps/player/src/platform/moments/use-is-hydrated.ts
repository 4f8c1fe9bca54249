import { startTransition, useEffect, useState } from 'react';

/** False for what the server writes and while that is hydrated, true soon after: no tap has to wait for it. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
