import type { CheckedDay } from './check-day.ts';
import type { Order } from './order.ts';

/** How much there was of what, for whoever reads the run of a day. */
export function describeDay(
  orders: readonly Order[],
  { ends }: CheckedDay,
  also: Readonly<Record<string, number>>,
): string {
  const answers = Map.groupBy(orders, ({ answer }) =>
    typeof answer === 'object' ? answer.refused : answer,
  );
  const count = (isSo: (order: Order) => boolean) => orders.filter(isSo).length;
  const counts = {
    ...also,
    orders: orders.length,
    ...Object.fromEntries([...answers].map(([answer, those]) => [answer, those.length])),
    tradition: count(({ wish }) => wish.playType === 'TRADITION'),
    chases: count(({ wish }) => wish.chase !== undefined),
    cancelled: count(({ cancelledAt }) => cancelledAt !== undefined),
    ...ends,
  };
  return Object.entries(counts)
    .map(([what, number]) => `${number} ${what}`)
    .join(', ');
}
