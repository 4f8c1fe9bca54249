import type { SchemasFor } from '../schema.ts';
import type { lotteryEndpoints } from './endpoints.ts';

export const lotterySchemas = {} as const satisfies SchemasFor<typeof lotteryEndpoints>;
