import { useEffect, useState } from 'react';

const LONGEST_WAIT_MS = 4_000;
/** Safari has no idle callback; by then its first view is drawn. */
const WITHOUT_IDLE_CALLBACK_MS = 1_500;

/** False on the server and while the page starts; true once the browser has had time for itself. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(() => setIsIdle(true), { timeout: LONGEST_WAIT_MS });
      return () => cancelIdleCallback(request);
    }
    const timer = setTimeout(() => setIsIdle(true), WITHOUT_IDLE_CALLBACK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
