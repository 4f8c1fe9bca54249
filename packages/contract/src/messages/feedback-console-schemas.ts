import type { SchemasFor } from '../schema.ts';
import type { feedbackConsoleEndpoints } from './feedback-console-endpoints.ts';

export const feedbackConsoleSchemas = {} as const satisfies SchemasFor<
  typeof feedbackConsoleEndpoints
>;
