import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { CATEGORIES } from '../play/tickets.ts';
import { amount, currency, listOf, listRequest, type SchemasFor } from '../schema.ts';
import type { catalogConsoleEndpoints } from './console-endpoints.ts';
import { HOT_GAMES_MAX } from './game-sheet.ts';

const code = z.string().min(1).max(64);
const category = z.enum(CATEGORIES);
const gameName = z.strictObject({ vendor: code, gameId: code });
const picture = z.string().nullable().describe('Path of a picture, as for `catalog.listGames`');
const name = z.string().trim().min(1).max(60);
const cursor = z.string().max(300);

const vendor = z.object({
  code: z.string(),
  name: z.string().describe('In the language of the call'),
  category,
  provider: z.string().describe('Code of who speaks for it'),
  isOffered: z.boolean().describe('Whether it can be played at all; no merchant decides that'),
  isOn: z.boolean().describe('Whether the merchant has it'),
  games: z.int(),
  shownGames: z.int().describe('Of these, how many the merchant shows'),
});

const houseFacts = z.object({
  kind: z.string().describe('Which rules it has'),
  returnPer10M: z.int().nullable().describe('Proven share of stakes that comes back'),
  minBets: z.partialRecord(currency, amount),
  winMax: z.string().describe('The most that a round pays, in reference units, jackpots aside'),
  isShared: z.boolean().describe('Rounds of many players at once: it has a table to run'),
});

const game = z.object({
  code: z.string().describe('Vendor and id: `HSLOT/koi9`'),
  vendor: z.string(),
  gameId: z.string(),
  name: z.string().describe('As the merchant calls it, in the language of the call'),
  vendorName: z.string(),
  category,
  isShown: z.boolean(),
  isOffered: z.boolean().describe('Whether it can be played at all, and its vendor is on'),
  order: z.int(),
  hotPlace: z.int().nullable().describe('Its place on the merchant’s list of hot games, from 1'),
  isNew: z.boolean().nullable().describe('Whether it is marked as new; null goes by its age'),
  names: z.partialRecord(z.enum(LANGUAGES), z.string()).describe('The merchant’s own'),
  namesForAll: z.partialRecord(z.enum(LANGUAGES), z.string()),
  picture: picture.describe('As it is shown'),
  hasOwnPicture: z.boolean(),
  house: houseFacts.nullable().describe('What the house says of its own games; null for others'),
});

const sheetRow = z.object({
  code: z.string(),
  name: z.string(),
  order: z.int(),
  isShown: z.boolean(),
  hotPlace: z.int().nullable(),
});

export const catalogConsoleSchemas = {
  'catalog.listManagedVendors': {
    request: listRequest({ category: category.optional() }, cursor),
    response: listOf(vendor),
  },
  'catalog.switchVendor': {
    request: z.strictObject({
      vendor: code,
      isOn: z.boolean(),
      reason: z.string().trim().min(3).max(500),
    }),
    response: z.object({}),
  },
  'catalog.sortVendors': {
    request: z.strictObject({
      category,
      vendors: z.array(code).min(1).max(500).describe('All of the category, each once'),
    }),
    response: z.object({}),
  },
  'catalog.listManagedGames': {
    request: listRequest(
      {
        vendor: code.optional(),
        category: category.optional(),
        name: z.string().trim().max(60).optional().describe('A part of a name in any language'),
        shown: z.enum(['shown', 'hidden']).optional(),
      },
      cursor,
    ),
    response: listOf(game),
  },
  'catalog.changeGame': {
    request: gameName.extend({
      isShown: z.boolean().optional(),
      names: z
        .partialRecord(z.enum(LANGUAGES), name)
        .optional()
        .describe(
          'All of the merchant’s own; a language that is left out goes by the name for all',
        ),
      picture: z.string().max(200).nullable().optional().describe('Null takes its own back'),
      isNew: z.boolean().nullable().optional(),
    }),
    response: z.object({}),
  },
  'catalog.listGamePictures': {
    request: z.strictObject({}),
    response: z.object({ pictures: z.array(z.object({ path: z.string(), name: z.string() })) }),
  },
  'catalog.readHotList': {
    request: z.strictObject({}),
    response: z.object({
      isOwn: z.boolean().describe('Otherwise it is the list for all merchants'),
      games: z.array(game),
    }),
  },
  'catalog.changeHotList': {
    request: z.strictObject({
      games: z.array(gameName).max(HOT_GAMES_MAX),
      seen: z
        .array(z.string().max(200))
        .max(1_000)
        .describe('The codes of the list as it was read'),
    }),
    response: z.object({}),
  },
  'catalog.readGameSheet': {
    request: z.strictObject({}),
    response: z.object({ games: z.array(sheetRow) }),
  },
  'catalog.importGameSheet': {
    request: z.strictObject({ sheet: z.string().max(65_536) }),
    response: z.object({ changed: z.int() }),
  },
} as const satisfies SchemasFor<typeof catalogConsoleEndpoints>;
