import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import { PUSH_CATEGORIES } from './push.ts';
import type { pushEndpoints } from './push-endpoints.ts';

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

const quietHours = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from !== to)
  .nullable()
  .describe('By the clock of the device; null where there are none');

const categories = z.array(z.enum(PUSH_CATEGORIES)).max(PUSH_CATEGORIES.length);

const timeZone = z
  .string()
  .min(1)
  .max(64)
  .refine(isTimeZone)
  .describe('As the tz database names it');

const device = z.object({
  endpoint: z.string(),
  categories: z.array(z.enum(PUSH_CATEGORIES)),
  quietHours,
  timeZone: z.string(),
});

export const pushSchemas = {
  'messages.readPush': {
    request: z.strictObject({}),
    response: z.object({
      publicKey: z.string().describe('By which a push service knows us; base64url'),
      device: device
        .nullable()
        .describe('What this session is sent; null where it is sent nothing'),
    }),
  },
  'messages.keepPush': {
    request: z.strictObject({
      endpoint: z.string().min(1).max(1_000).describe('Where the push service takes messages'),
      p256dh: z.string().max(120).describe('The public key of the device; base64url'),
      auth: z.string().max(60).describe('Its secret; base64url'),
      categories,
      quietHours,
      timeZone,
    }),
    response: device,
  },
  'messages.dropPush': { request: z.strictObject({}), response: z.object({}) },
} as const satisfies SchemasFor<typeof pushEndpoints>;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
