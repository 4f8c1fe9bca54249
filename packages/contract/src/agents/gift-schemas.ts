import type { SchemasFor } from '../schema.ts';
import type { giftEndpoints } from './gift-endpoints.ts';

export const giftSchemas = {} as const satisfies SchemasFor<typeof giftEndpoints>;
