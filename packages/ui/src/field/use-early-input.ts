import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Tells what somebody typed or chose before the page was hydrated: React leaves it in the element and tells nobody,
 * and would overwrite it with the next rendering.
 */
export function useEarlyInput<Input extends Element>(
  input: RefObject<Input | null>,
  tell: (input: Input) => void,
): void {
  const tellNow = useEffectEvent(tell);
  useLayoutEffect(() => {
    if (input.current) tellNow(input.current);
  }, [input]);
}
