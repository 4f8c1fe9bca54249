import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import { liveModel } from './chat-schemas.ts';
import type { liveConsoleEndpoints } from './live-console-endpoints.ts';

export const liveConsoleSchemas = {
  'messages.listKeptModels': {
    request: z.strictObject({}),
    response: z.object({ list: z.array(liveModel) }),
  },
  'messages.saveLiveModel': {
    request: z.strictObject({
      id: z.uuid().optional().describe('Nothing adds one'),
      name: z.string().trim().min(1).max(60),
      gameCode: z.string().trim().min(1).max(60).describe('At which game'),
      active: z.boolean(),
      streaming: z.boolean(),
      viewers: z.int().min(0).max(1_000_000),
    }),
    response: z.object({ id: z.uuid() }),
  },
  'messages.removeLiveModel': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({}),
  },
} as const satisfies SchemasFor<typeof liveConsoleEndpoints>;

export type KeptModel = z.output<typeof liveModel>;
