import { countBets } from '@maneki/server/features/play/totals/events';
import type { EventHandler } from '@maneki/server/platform/outbox/event-handler';

/** Each adds up what was played, by the product's own handler, into sums of a vendor of its own. */
export function createConsumers(count: number) {
  let handled = 0;
  const handlers = Array.from(
    { length: count },
    (_, number): EventHandler<'play.bet_settled'> => ({
      name: `bench.count_${number}`,
      on: 'play.bet_settled',
      async handle(context, events) {
        const own = events.map((event) => {
          const vendorCode = `${event.payload.vendorCode}-${number}`;
          return { ...event, payload: { ...event.payload, vendorCode } };
        });
        await countBets.handle(context, own);
        handled += events.length;
      },
    }),
  );
  return { handlers, countHandled: () => handled };
}
