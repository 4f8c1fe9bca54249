import type { SchemasFor } from '../schema.ts';
import type { lotteryConsoleEndpoints } from './console-endpoints.ts';

export const lotteryConsoleSchemas = {} as const satisfies SchemasFor<
  typeof lotteryConsoleEndpoints
>;
