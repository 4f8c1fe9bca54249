import { catalogConsoleHandlers } from './console-routes.ts';
import { pushCatalogue } from './events.ts';
import { catalogHandlers } from './routes.ts';
import { seedHotSlots } from './slots/seed-hot-slots.ts';

export const catalogFeature = {
  handlers: (services: Parameters<typeof catalogHandlers>[0]) => ({
    ...catalogHandlers(services),
    ...catalogConsoleHandlers(services.database),
  }),
  eventHandlers: [pushCatalogue],
  seed: seedHotSlots,
};
