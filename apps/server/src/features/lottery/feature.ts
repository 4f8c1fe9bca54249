import type { HouseSource } from '#features/play';
import { orderJob } from './console/orders.ts';
import { lotteryConsoleHandlers } from './console-routes.ts';
import { lotteryHandlers } from './routes.ts';

export const lotteryFeature = {
  handlers: (
    services: Parameters<typeof lotteryHandlers>[0] & Parameters<typeof lotteryConsoleHandlers>[0],
  ) => ({
    ...lotteryHandlers(services),
    ...lotteryConsoleHandlers(services),
  }),
  jobs: ({ play: { house } }: { readonly play: { readonly house: HouseSource } }) => [
    orderJob(house),
  ],
};
