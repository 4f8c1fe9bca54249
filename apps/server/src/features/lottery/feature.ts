import { lotteryConsoleHandlers } from './console-routes.ts';
import { lotteryHandlers } from './routes.ts';

export const lotteryFeature = {
  handlers: (services: Parameters<typeof lotteryHandlers>[0]) => ({
    ...lotteryHandlers(services),
    ...lotteryConsoleHandlers(),
  }),
};
