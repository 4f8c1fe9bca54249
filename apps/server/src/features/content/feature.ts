import { pushContent } from './events.ts';
import { contentHandlers } from './routes.ts';

export const contentFeature = { handlers: contentHandlers, eventHandlers: [pushContent] };
