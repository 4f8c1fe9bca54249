import { useEffect, useState } from 'react';

/** A value as it was so long ago: it follows once it has stayed the same for that time. */
export function useLate<Value>(value: Value, waitMs: number): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return late;
}
