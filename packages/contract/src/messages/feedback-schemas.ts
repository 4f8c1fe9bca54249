import type { SchemasFor } from '../schema.ts';
import type { feedbackEndpoints } from './feedback-endpoints.ts';

export const feedbackSchemas = {} as const satisfies SchemasFor<typeof feedbackEndpoints>;
