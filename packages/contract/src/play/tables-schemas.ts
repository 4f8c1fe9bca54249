import { z } from 'zod';
import { DESK_ROUND_STATUSES, VOID_REASON_MAX } from '../house/desk.ts';
import { ROUND_NO_MAX } from '../house/round-number.ts';
import { TABLE_PHASES, tableTotals } from '../house/tables.ts';
import { amount, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import type { tablesEndpoints } from './tables-endpoints.ts';

const time = z.iso.datetime();
const tableId = z.string().min(1).max(64);
const roundNo = z.coerce.number().int().min(1).max(ROUND_NO_MAX);
const roundCursor = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .refine((no) => Number(no) <= ROUND_NO_MAX);
const units = z.string().describe('Whole reference units');

const table = z.object({
  table: z.string().describe('Id of its game'),
  name: z.string().describe('In the language of the call'),
  kind: z.string(),
  phase: z.enum(TABLE_PHASES),
  roundNo: z.int(),
  isPaused: z.boolean().describe('It rests, or will once its round is over'),
  isRun: z.boolean().describe('Whether some node of the house runs it now'),
  players: z.int(),
  exposure: units.describe('What the round that runs may cost the house'),
  limits: z.object({
    min: units.describe('On a spot'),
    spots: z.record(z.string(), units).describe('What one player may have on each, in a round'),
    exposure: units.describe('What any round may cost'),
  }),
});

const round = z.object({
  roundNo: z.int(),
  status: z.enum(DESK_ROUND_STATUSES),
  openedAt: time,
  endedAt: time.nullable(),
  players: z.int(),
  totals: tableTotals,
  outcome: z.record(z.string(), z.unknown()).nullable().describe('As the game writes it down'),
  result: z.string().nullable().describe('The outcome in a word'),
  reason: z.string().nullable().describe('Why its stakes were given back, where they were'),
  shoeNo: z.int(),
  place: z.int().describe('Which round of the shoe, from 0'),
});

const bet = z.object({
  round: z.string().describe('The house’s number of the bet'),
  merchant: z.string(),
  memberId: z.string().nullable().describe('Null where the bet is another merchant’s'),
  member: z.string().nullable().describe('The name that the member logs in by'),
  currency: z.string(),
  stakes: z.record(z.string(), amount).describe('By spot'),
  stake: amount,
  win: amount,
  status: z.string(),
  placedAt: time,
});

export const tablesSchemas = {
  'play.listTables': {
    request: listRequest({}, tableId),
    response: listOf(table),
  },
  'play.pauseTable': {
    request: z.strictObject({ table: tableId, isPaused: z.boolean(), reason }),
    response: z.object({}),
  },
  'play.listTableRounds': {
    request: listRequest({ table: tableId }, roundCursor),
    response: listOf(round),
  },
  'play.readTableRound': {
    request: z.strictObject({ table: tableId, roundNo }),
    response: round.extend({
      table: z.string(),
      name: z.string(),
      commitment: z.string().describe('SHA-256 of the seed of the shoe, shown before it began'),
      serverSeed: z.string().nullable().describe('Null while further rounds are dealt from it'),
      waits: z.boolean().describe('A void of it waits for a second operator'),
      bets: z.array(bet).describe('Oldest first; so many as the house shows'),
    }),
  },
  'play.proposeRoundVoid': {
    request: z.strictObject({
      table: tableId,
      roundNo,
      reason: reason.max(VOID_REASON_MAX),
    }),
    response: z.object({ proposalId: z.string(), expiresAt: time }),
  },
} as const satisfies SchemasFor<typeof tablesEndpoints>;
