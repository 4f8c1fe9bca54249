import { z } from 'zod';
import { PAGE_SIZES, PLAY_TYPES, PRIZE_MODES } from '../constants.ts';
import { drawnIssue, ISSUE_STATUSES, LOTTERY_FAMILIES } from '../house/lottery.ts';
import { CATEGORIES } from '../play/tickets.ts';
import { language, type SchemasFor } from '../schema.ts';
import type { lotteryEndpoints } from './endpoints.ts';

const code = z.string().min(1).max(64);
const time = z.iso.datetime();
const asked = z.strictObject({ language: language.optional() });
const family = z.enum(LOTTERY_FAMILIES);

/** How many of the latest results are shown together. */
export const RECENT_VN_MAX = 10;

const name = { vendor: z.string(), gameId: z.string(), name: z.string() };

const game = z.object({
  ...name,
  nodeId: z.string().describe('Names the game among favourites'),
  iconUrl: z.string().nullable().describe('As for `catalog.listGames`'),
  category: z.enum(CATEGORIES).describe('LOTT pays by series, ELOTT at fixed odds'),
  family,
  drawSource: z.enum(['HOUSE', 'OFFICIAL']),
  minutes: z.int().nullable().describe('Between two draws; null where draws are days apart'),
  playTypes: z.array(z.enum(PLAY_TYPES)),
  prizeModes: z.array(z.enum([...PRIZE_MODES, 'SEA'])).describe('Those of the merchant'),
  isOpen: z.boolean().describe('False while it rests'),
});

const issue = { issueNo: z.string(), drawAt: time };

const numero = z.object({
  vendor: z.string(),
  gameId: z.string(),
  ...issue,
  openAt: time,
  closeAt: time.describe('Bets are taken until then'),
  status: z.enum(ISSUE_STATUSES),
  serverTime: time.describe('The clock that issues go by; no two answers say the same'),
  drawing: z.object(issue).nullable().describe('The issue before, while its draw is awaited'),
  lastIssueNo: z.string().nullable(),
  lastResult: z.array(z.string()).nullable().describe('Null for an issue that came to nothing'),
  lastFigures: drawnIssue.shape.figures,
});

const result = drawnIssue.omit({ no: true });

const numeros = z.object({
  serverTime: time,
  list: z.array(numero).describe('Of games that have an issue now; those that rest are missing'),
});

export const lotterySchemas = {
  'lottery.listGames': {
    request: asked,
    response: z.object({ games: z.array(game).describe('In the order of the catalogue') }),
  },
  'lottery.getMenu': {
    request: asked,
    response: z.object({
      families: z.array(z.object({ family, games: z.array(z.object(name)) })),
    }),
  },
  'lottery.listRecentVn': {
    request: asked.extend({
      gameId: code.optional().describe('One lottery; all unless it is named'),
    }),
    response: z.object({ list: z.array(result.extend(name)).max(RECENT_VN_MAX) }),
  },
  'lottery.listVnNumeros': { request: asked, response: numeros },
  'lottery.listNumeros': { request: asked, response: numeros },
  'lottery.listHistory': {
    request: asked.extend({
      gameId: code,
      pageNo: z.coerce.number().int().min(1).max(100).default(1),
    }),
    response: z.object({
      list: z.array(result).max(PAGE_SIZES.list),
      pageNum: z.int(),
      totalPages: z.int(),
    }),
  },
} as const satisfies SchemasFor<typeof lotteryEndpoints>;

export type Lottery = z.output<typeof game>;
export type Numero = z.output<typeof numero>;
export type Numeros = z.output<typeof numeros>;
export type LotteryResult = z.output<typeof result>;
export type RecentResult = z.output<
  (typeof lotterySchemas)['lottery.listRecentVn']['response']
>['list'][number];
