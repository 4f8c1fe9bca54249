import { displayAmount, parseAmount } from '@maneki/kernel/money';
import { useViewer } from '#platform/viewer/use-viewer.ts';

/** Writes amounts in the member's own currency. */
export function useWorth(): (amount: string) => string {
  const { symbol } = useViewer();
  return (amount) => `${symbol}${displayAmount(parseAmount(amount) ?? 0n)}`;
}
