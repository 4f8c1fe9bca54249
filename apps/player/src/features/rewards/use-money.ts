import { useViewer } from '#platform/viewer/use-viewer.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';

/** Writes amounts in the member's own currency. */
export function useMoney(): (amount: string) => string {
  const { symbol } = useViewer();
  return (amount) => `${symbol} ${writeBalance(amount)}`;
}
