import { useViewer } from '#platform/viewer/use-viewer.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';

/** Sums stand within sentences: their sign stays with them. */
const NO_BREAK = '\u00a0';

/** Writes sums in the member's own money; whole ones, as levels have, without decimals. */
export function useWrite(): (amount: string) => string {
  const { symbol } = useViewer();
  return (amount) => `${symbol}${NO_BREAK}${writeBalance(amount).replace(/\.00$/, '')}`;
}
