import { z } from 'zod';
import { CATEGORIES } from '../play/tickets.ts';
import { amount, type SchemasFor } from '../schema.ts';
import { cursor } from '../wallet/schemas.ts';
import type { catalogEndpoints } from './endpoints.ts';

const code = z.string().min(1).max(64);
const category = z.enum(CATEGORIES);

const game = z.object({
  vendor: z.string(),
  vendorName: z.string(),
  gameId: z.string(),
  name: z.string(),
  category,
  classify: z.string().describe('The kind within its category, such as SM, JP or BAC'),
  minBet: amount.nullable().describe('The smallest stake, in reference units'),
  minLines: z.int().nullable().describe('Lines that a stake covers at least'),
  hasFreePlay: z.boolean(),
  icon: z
    .string()
    .nullable()
    .describe('Path of its picture; `-216.avif`, `-216.webp`, `-324.avif`, `-324.webp` follow'),
  returnRate: z
    .string()
    .nullable()
    .describe('Proven share of stakes that comes back, in per cent with two decimals'),
});

const vendor = z.object({
  code: z.string(),
  name: z.string(),
  category,
  listsGames: z.boolean().describe('Whether the vendor leads to a list, or opens at once'),
});

const gamePage = z.object({ list: z.array(game), next: z.string().nullable() });

export const catalogSchemas = {
  'catalog.listGames': {
    request: z.strictObject({
      category: category.optional().describe('RNG shows JACKPOT too; SPORTS ESPORTS, COCKFIGHT'),
      vendor: code.optional(),
      classify: code.optional(),
      name: z.string().trim().max(60).optional().describe('A part of the name'),
      cursor,
    }),
    response: gamePage,
  },
  'catalog.listVendors': {
    request: z.strictObject({ category: category.optional() }),
    response: z.object({ list: z.array(vendor) }),
  },
  'catalog.listRecents': {
    request: z.strictObject({ category: category.optional(), cursor }),
    response: gamePage,
  },
} as const satisfies SchemasFor<typeof catalogEndpoints>;

export type ListedGame = z.output<typeof game>;
export type ListedVendor = z.output<typeof vendor>;
export type GamePage = z.output<typeof gamePage>;
