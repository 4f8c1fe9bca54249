import { pushCatalogue } from './events.ts';
import { catalogHandlers } from './routes.ts';
import { seedHotSlots } from './slots/seed-hot-slots.ts';

export const catalogFeature = {
  handlers: catalogHandlers,
  eventHandlers: [pushCatalogue],
  seed: seedHotSlots,
};
