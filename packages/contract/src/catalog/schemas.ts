import { z } from 'zod';
import { PAGE_SIZES } from '../constants.ts';
import { CATEGORIES } from '../play/tickets.ts';
import { amount, currency, language, type SchemasFor, token } from '../schema.ts';
import type { catalogEndpoints } from './endpoints.ts';

const code = z.string().min(1).max(64);
const category = z.enum(CATEGORIES);

const game = z.object({
  nodeId: z.string().describe('Names the game wherever one word must do, as among favourites'),
  gameId: z.string(),
  gameCode: z.string().describe('What the provider calls it'),
  displayName: z.string().describe('In the language of the call'),
  nodeName: z.string().describe('In English, whatever the language'),
  vassalage: z.string().describe('Code of its vendor'),
  vendorName: z.string(),
  gameType: category,
  gameClassify: z.string().describe('The kind within its category, such as SM, JP or BAC'),
  minBet: amount.nullable().describe('The smallest stake that it takes, in the currency asked for'),
  minLine: z.int().nullable().describe('Lines that a stake covers at least'),
  supportPlay: z.boolean().describe('Whether it is played for the money of the wallet'),
  freeplay: z.boolean().describe('Whether it takes play credit'),
  isGameH5: z.boolean(),
  roomId: z.string().nullable().describe('The room or table within a game that has several'),
  lottoMode: z.array(z.string()).describe('Play types of a lottery; empty elsewhere'),
  iconUrl: z
    .string()
    .nullable()
    .describe('Path of its picture; `-216.avif`, `-216.webp`, `-324.avif`, `-324.webp` follow'),
  returnRate: z
    .string()
    .nullable()
    .describe('Proven share of stakes that comes back, in per cent with two decimals'),
  isShared: z
    .boolean()
    .describe('Played at a table that many share, of which lists show the state'),
  isNew: z.boolean().describe('Came into the catalogue within the last 30 days'),
});

const icon = z.string().nullable();

const vendor = z.object({
  vassalage: z.string(),
  accountTypeName: z.string().describe('Its name in English, whatever the language'),
  displayName: z.string(),
  gameCategory: category,
  mobileLargeIcon: icon.describe('A wide picture: a path as for a game, or `art:` and its name'),
  mobileSmallIcon: icon.describe('A small one; `art:studio-hslot` is drawn by the site itself'),
  listGames: z.boolean().describe('Whether it leads to a list of games, or opens at once'),
});

/** A category that has something to play. Cockfights stand right after live tables. */
const sorting = z.object({ gameCategory: category, vendorNames: z.array(vendor) });

const pageNo = z.coerce.number().int().min(1).max(1_000).default(1);
const pageSize = (size: number) => z.coerce.number().int().min(1).max(100).default(size);
const pages = { pageNum: z.int(), totalPages: z.int() };

/** Forms send an empty text where nothing was chosen. */
const askedCategory = category
  .or(z.literal(''))
  .transform((asked) => asked || undefined)
  .optional();

/** What clients may say of themselves with a call. The server knows better, and heeds language and currency alone. */
const asides = {
  merchant: z.string().max(64).optional(),
  merchantCode: z.string().max(64).optional(),
  merchant_code: z.string().max(64).optional(),
  token,
  clientType: z.coerce.number().optional(),
  platform: z.string().max(20).optional(),
  isPlatform: z.coerce.number().optional(),
  language: language.optional(),
  currency: currency
    .optional()
    .describe('What stakes are told and asked for in; the site’s own unless it is named'),
};

const listOfGames = z.array(game);

export const catalogSchemas = {
  'catalog.getLobby': {
    request: z.strictObject(asides),
    response: z.object({
      hot: listOfGames.describe('As many as a row shows; empty where nothing is hot'),
      totalHot: z.int(),
      categories: z.array(
        sorting.extend({
          games: listOfGames.describe('As many as a row shows'),
          totalGames: z.int(),
        }),
      ),
    }),
  },
  'catalog.listVendors': {
    request: z.strictObject({ ...asides, typeId: askedCategory }),
    response: z.object({
      list: z.array(sorting),
      hasHot: z.boolean().describe('Whether any game is hot, of whatever category'),
    }),
  },
  'catalog.listGames': {
    request: z.strictObject({
      ...asides,
      gameType: askedCategory.describe('RNG shows JACKPOT too; SPORTS ESPORTS, COCKFIGHT'),
      vassalage: code.or(z.literal('')).optional(),
      gameId: code.or(z.literal('')).optional().describe('One game; with its vendor, exactly one'),
      gameClassify: code.or(z.literal('')).optional(),
      minBet: amount
        .or(z.literal(''))
        .optional()
        .describe('Games that take a stake this small, in the currency asked for'),
      minLine: z.coerce.number().int().min(1).max(10_000).or(z.literal('')).optional(),
      gameName: z
        .string()
        .trim()
        .max(60)
        .optional()
        .describe('Beginning or part of a name in any language; one wrong letter is forgiven'),
      pageNo,
      pageSize: pageSize(PAGE_SIZES.list),
    }),
    response: z.object({
      games: listOfGames,
      ...pages,
      total: z.int(),
      classifies: z.array(z.string()).describe('Kinds that the whole list has, to narrow it by'),
    }),
  },
  'catalog.listHotGames': {
    request: z.strictObject({
      ...asides,
      gameType: askedCategory,
      vassalage: code.or(z.literal('')).optional(),
    }),
    response: z.object({ list: listOfGames.describe('At most a hundred') }),
  },
  'catalog.addFavourite': {
    request: z.strictObject({ ...asides, nodeId: code, vendor: code.optional() }),
    response: z.object({}),
  },
  'catalog.removeFavourite': {
    request: z.strictObject({ ...asides, nodeId: code, vendor: code.optional() }),
    response: z.object({}),
  },
  'catalog.listFavourites': {
    request: z.strictObject({
      ...asides,
      gameType: askedCategory,
      pageNo,
      pageSize: pageSize(PAGE_SIZES.favorites),
    }),
    response: z.object({ content: listOfGames, ...pages }),
  },
  'catalog.listFavouriteIds': {
    request: z.strictObject({ ...asides, pageNo, pageSize: pageSize(PAGE_SIZES.favoriteIds) }),
    response: z.object({ content: z.array(z.string()), ...pages }),
  },
  'catalog.addRecent': {
    request: z.strictObject({ ...asides, nodeId: code }),
    response: z.object({}),
  },
  'catalog.listRecents': {
    request: z.strictObject({
      ...asides,
      gameType: askedCategory,
      page: pageNo,
      pageSize: pageSize(PAGE_SIZES.recent),
    }),
    response: z.object({ list: listOfGames, ...pages }),
  },
} as const satisfies SchemasFor<typeof catalogEndpoints>;

export type ListedGame = z.output<typeof game>;
export type ListedVendor = z.output<typeof vendor>;
export type VendorSorting = z.output<typeof sorting>;
