import { useViewer } from '#platform/viewer/use-viewer.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';

/** Writes sums in the member's own money; whole ones, as levels have, without decimals. */
export function useWrite(): (amount: string) => string {
  const { symbol } = useViewer();
  return (amount) => `${symbol} ${writeBalance(amount).replace(/\.00$/, '')}`;
}
