import { z } from 'zod';
import { listOf, listRequest, type SchemasFor } from '../schema.ts';
import type { playConsoleEndpoints } from './console-endpoints.ts';
import { CEILING_NAMES, EXCEPTION_KINDS } from './exceptions.ts';

const code = z.string().min(1).max(64);
const reason = z.string().trim().min(3).max(500);
const at = z.iso.datetime();
const id = z.string().regex(/^[1-9]\d{0,17}$/);

const health = {
  calls: z.int().describe('Of the last 24 hours'),
  turnedAway: z.int().describe('Of these: late, repeated, malformed or too many'),
  failed: z.int().describe('Of these: the platform had no answer'),
  meanMs: z.int().nullable().describe('How long an answer took; null without calls'),
  slowestMs: z.int().nullable(),
  lastCallAt: at.nullable().describe('Within the last week'),
};

const provider = z.object({
  code: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  activeKeys: z.int(),
  openExceptions: z.int().describe('Of this merchant'),
  ...health,
});

const key = z.object({
  id: z.string(),
  createdAt: at,
  retiredAt: at.nullable(),
  lastUsedAt: at.nullable().describe('To within a few seconds'),
  collectUntil: at.nullable().describe('Until when its secret can be taken; null where it cannot'),
  collectedBy: z.string().nullable(),
});

const ceiling = z.int().describe('In reference units');
const ceilings = z.object({
  winPerRoundMax: ceiling,
  winPerStakeMax: z.int().describe('How many times its stake'),
  jackpotMax: ceiling,
  exposurePerDayMax: ceiling,
});
const CEILING_MAX = 1_000_000_000_000;
const ceilingWish = z.int().max(CEILING_MAX).nullable().optional();

const exception = z.object({
  id: z.string(),
  kind: z.enum(EXCEPTION_KINDS),
  provider: z.string(),
  providerName: z.string(),
  memberId: z.string().nullable(),
  member: z.string().nullable().describe('The name that the member logs in by'),
  raisedAt: at,
  amount: z.string().nullable().describe('What it is about, where it is about an amount'),
  currency: z.string().nullable(),
  resolvedAt: at.nullable(),
  resolvedBy: z.string().nullable(),
  resolution: z.string().nullable(),
  waits: z.boolean().describe('A decision of one operator waits for a second one'),
});

const bet = z.object({
  game: z.string().describe('In the language of the call'),
  vendor: z.string(),
  stake: z.string(),
  paid: z.string().describe('What it has paid so far'),
  currency: z.string(),
  placedAt: at,
});

const books = z.object({
  stake: z.string().nullable(),
  payout: z.string().nullable(),
  amount: z.string().nullable(),
});

const proposed = z.object({ proposalId: z.string(), expiresAt: at });

export const playConsoleSchemas = {
  'play.listProviders': {
    request: listRequest({}, code),
    response: listOf(provider),
  },
  'play.getProvider': {
    request: z.strictObject({ code }),
    response: provider.extend({
      keys: z.array(key).describe('The latest first'),
      hours: z
        .array(z.object({ hour: at, calls: z.int(), turnedAway: z.int(), failed: z.int() }))
        .describe('The last 24 in which it called'),
      ceilings: ceilings.describe('What holds'),
      said: z
        .partialRecord(z.enum(ceilings.keyof().options), z.int().nullable())
        .describe('What was said of them; the rest holds for everybody'),
      games: z
        .array(ceilings.extend({ vendor: z.string(), gameId: z.string(), name: z.string() }))
        .describe('Games with ceilings of their own'),
    }),
  },
  'play.proposeProviderKey': {
    request: z.strictObject({ provider: code, reason }),
    response: proposed,
  },
  'play.proposeKeyRetirement': {
    request: z.strictObject({ keyId: code, reason }),
    response: proposed,
  },
  'play.collectProviderKey': {
    request: z.strictObject({ keyId: code }),
    response: z.object({ keyId: z.string(), secret: z.string() }),
  },
  'play.changeCeilings': {
    request: z.strictObject({
      provider: code,
      game: z.strictObject({ vendor: code, gameId: code }).optional(),
      winPerRoundMax: ceilingWish,
      winPerStakeMax: ceilingWish,
      jackpotMax: ceilingWish,
      exposurePerDayMax: ceilingWish.describe('Null takes back what was said'),
      reason,
    }),
    response: z.object({}),
  },
  'play.listExceptions': {
    request: listRequest(
      {
        state: z.enum(['open', 'resolved', 'all']).default('open'),
        kind: z.enum(EXCEPTION_KINDS).optional(),
        provider: code.optional(),
      },
      id,
    ),
    response: listOf(exception),
  },
  'play.getException': {
    request: z.strictObject({ id }),
    response: exception.extend({
      roundId: z.string().nullable(),
      bet: bet.nullable(),
      ceiling: z.enum(CEILING_NAMES).nullable().describe('Which one a held win would pass'),
      balance: z.string().nullable().describe('What the member has now, where a decision pays'),
      isLarge: z.boolean().describe('A payment of it needs a second operator'),
      ours: books.nullable(),
      theirs: books.nullable(),
    }),
  },
  'play.decideHeldWin': {
    request: z.strictObject({
      id,
      decision: z.enum(['PAY', 'REFUSE']),
      reason,
    }),
    response: z.object({
      paid: z.string().nullable().describe('What has moved; null where nothing has'),
      proposalId: z.string().nullable().describe('Where a second operator must agree'),
    }),
  },
  'play.resolveException': {
    request: z.strictObject({ id, reason }),
    response: z.object({}),
  },
} as const satisfies SchemasFor<typeof playConsoleEndpoints>;
