import { useViewer } from '#platform/viewer/use-viewer.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';

/** Sums stand within sentences: their sign stays with them. */
const NO_BREAK = '\u00a0';

/** Writes amounts in the agent's own currency. */
export function useMoney(): (amount: string) => string {
  const { symbol } = useViewer();
  return (amount) => `${symbol}${NO_BREAK}${writeBalance(amount)}`;
}
