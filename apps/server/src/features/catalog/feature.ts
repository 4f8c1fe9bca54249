import { pushCatalogue } from './events.ts';
import { catalogHandlers } from './routes.ts';

export const catalogFeature = { handlers: catalogHandlers, eventHandlers: [pushCatalogue] };
