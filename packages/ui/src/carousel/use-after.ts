import { useEffect, useState } from 'react';

/** Becomes true when so much time has passed since the last change; never where no time is named. */
export function useAfter(time: number | undefined, change: unknown): boolean {
  const [isAfter, setIsAfter] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change begins the time anew
  useEffect(() => {
    if (time === undefined) return;
    const timer = setTimeout(() => setIsAfter(true), time);
    return () => clearTimeout(timer);
  }, [time, change]);
  return isAfter;
}
