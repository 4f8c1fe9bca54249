import { cashierConsoleHandlers } from './console-routes.ts';
import { cashierHandlers } from './routes.ts';

export const cashierFeature = {
  handlers: () => ({ ...cashierHandlers(), ...cashierConsoleHandlers() }),
};
