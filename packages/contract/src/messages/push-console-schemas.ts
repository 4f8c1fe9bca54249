import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import { PUSH_CATEGORIES } from './push.ts';
import type { pushConsoleEndpoints } from './push-console-endpoints.ts';

const count = z.int().min(0);

export const pushConsoleSchemas = {
  'messages.readPushReport': {
    request: z.strictObject({}),
    response: z.object({
      key: z.object({
        isOwn: z.boolean().describe('Whether it was set, rather than made from the master secret'),
        publicKey: z.string(),
        subject: z.string().describe('Who answers for what is sent'),
      }),
      devices: z.object({
        all: count,
        quiet: count.describe('Of them, those with quiet hours'),
        byCategory: z.array(z.object({ category: z.enum(PUSH_CATEGORIES), count })),
      }),
      waiting: z.object({
        all: count,
        tried: count.describe('Of them, those that a push service has not taken at first'),
      }),
      days: z
        .array(
          z.object({
            day: z.iso.date(),
            category: z.enum(PUSH_CATEGORIES),
            taken: count,
            gone: count.describe('The device was not there any more'),
            refused: count,
            givenUp: count.describe('Not taken after all attempts'),
          }),
        )
        .describe('The newest first'),
    }),
  },
} as const satisfies SchemasFor<typeof pushConsoleEndpoints>;
