import { z } from 'zod';
import { type SchemasFor, token } from '../schema.ts';
import { LINK_REMARK_MAX, LINK_STATES, LINK_USES_MAX } from './link.ts';
import type { linkEndpoints } from './link-endpoints.ts';
import { everyRebate, ownRebate, someRebates } from './rebate-fragments.ts';

const code = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/);
const targetType = z.literal([0, 1]).describe('0 a player, 1 an agent');

export const link = z.object({
  code,
  state: z.enum(LINK_STATES),
  targetType,
  rebates: everyRebate.describe('What whoever comes by it gets, if the owner still has as much'),
  domain: z.string().nullable().describe('The only host on which it invites'),
  usesMax: z.int().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  remark: z.string(),
  createdAt: z.iso.datetime(),
  visits: z.int().describe('Each visitor once a day'),
  registrations: z.int(),
  firstDeposits: z.int().describe('How many of those have paid something in'),
});

export const linkSchemas = {
  'agents.listLinks': {
    request: z.strictObject({ token }),
    response: z.object({
      merchant: z.string().describe('What the site is called that a link leads to'),
      links: z.array(link),
      activeMax: z.int(),
      own: z.array(ownRebate).describe('More than this no link can give'),
      domains: z.array(z.string()).describe('The hosts that a link can be bound to'),
      mayBring: z.boolean().describe('False where nobody may stand below the caller'),
      openingsLeft: z.int().describe('How many accounts the caller may still open today'),
    }),
  },
  'agents.createLink': {
    request: z.strictObject({
      targetType: targetType.default(0),
      rebates: someRebates.default({}),
      domain: z.string().max(200).nullable().default(null),
      usesMax: z.int().min(1).max(LINK_USES_MAX).nullable().default(null),
      expiresAt: z.iso.datetime().nullable().default(null),
      remark: z.string().trim().max(LINK_REMARK_MAX).default(''),
    }),
    response: z.object({ code }),
  },
  'agents.switchLink': {
    request: z.strictObject({ code, isOn: z.boolean() }),
    response: z.object({}),
  },
  'agents.openAccount': {
    request: z.strictObject({
      username: z.string().max(100),
      password: z.string().max(200),
      targetType: targetType.default(0),
      rebates: someRebates.default({}),
    }),
    response: z.object({ username: z.string(), openingsLeft: z.int() }),
  },
} as const satisfies SchemasFor<typeof linkEndpoints>;
