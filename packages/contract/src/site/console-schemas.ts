import { z } from 'zod';
import { FLAGS } from '../flags.ts';
import type { SchemasFor } from '../schema.ts';
import type { siteConsoleEndpoints } from './console-endpoints.ts';
import { MENU_ITEMS } from './menu.ts';

const flag = z.enum(FLAGS);
const menuItem = z.enum(MENU_ITEMS);
const maintenance = z.strictObject({
  isOn: z.boolean(),
  endsAt: z.iso.datetime().nullable().describe('Told to visitors; ends nothing by itself'),
});
const version = z.int().describe('Raised by every change');

export const siteConsoleSchemas = {
  'site.readSettings': {
    request: z.strictObject({}),
    response: z.object({
      version,
      maintenance,
      flags: z.record(flag, z.boolean()),
      menu: z.record(menuItem, z.boolean()),
    }),
  },
  'site.changeSettings': {
    request: z.strictObject({
      maintenance: maintenance.optional(),
      flags: z.partialRecord(flag, z.boolean()).optional(),
      menu: z.partialRecord(menuItem, z.boolean()).optional(),
    }),
    response: z.object({ version }),
  },
} as const satisfies SchemasFor<typeof siteConsoleEndpoints>;
