import { z } from 'zod';
import { amount } from '../schema.ts';
import { roundFrame, time } from './frame-schemas.ts';

/**
 * What a table is doing. PAUSED opens no round; VOIDED gives every stake back. From DEALING on the outcome
 * stands, and is written down, before anybody sees it.
 */
export const TABLE_PHASES = [
  'BETTING',
  'CLOSED',
  'DEALING',
  'RESULT',
  'SETTLED',
  'VOIDED',
  'PAUSED',
] as const;

export type TablePhase = (typeof TABLE_PHASES)[number];

/** What lies on a spot, of all players together. */
const spotTotal = z.object({
  units: z.number().describe('In reference units: players of several currencies share a table'),
  bets: z.int(),
});

export const tableTotals = z.record(z.string(), spotTotal);

/** The same for everybody who looks at a table, whatever is bet on there. */
export const tableFrame = z.object({
  gameId: z.string(),
  vendor: z.string(),
  version: z.int().describe('Counts all that has happened at the table'),
  phase: z.enum(TABLE_PHASES),
  roundNo: z.int().describe('Consecutive; nobody chooses one'),
  phaseEndsAt: time.nullable(),
  closesAt: time.describe('Bets are taken until then, by the clock of the house'),
  shoeNo: z.int(),
  place: z.int().describe('Which round of the shoe, from 0'),
  commitment: z.string().describe('SHA-256 of the seed of this shoe'),
  nextCommitment: z.string(),
  totals: tableTotals,
  players: z.int().describe('How many have bet on this round'),
});

/** A player's bet on a round that many share. */
export const tableBet = roundFrame.extend({
  roundNo: z.int(),
  bet: z.object({ stakes: z.record(z.string(), amount), roundNo: z.int(), shoeNo: z.int() }),
});

/** What the channel of a table says. One text serves everybody who watches. */
export type TableMessage<Table> =
  /** All of it: at the join, and after a break that was too long. */
  | { readonly type: 'table'; readonly now: number; readonly table: Table }
  /** What has changed since the version before. */
  | {
      readonly type: 'delta';
      readonly now: number;
      readonly version: number;
      readonly change: Partial<Table>;
    }
  /** Stakes of others, as they come in; only the latest matters. */
  | {
      readonly type: 'totals';
      readonly now: number;
      readonly roundNo: number;
      readonly totals: Readonly<Record<string, { units: number; bets: number }>>;
      readonly players: number;
    }
  /** Nothing was missed. */
  | { readonly type: 'here'; readonly now: number; readonly version: number }
  | { readonly type: 'pong'; readonly sent: number; readonly now: number };

/** What a client says on the channel of a table. */
export const channelRequest = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('join'),
    gameId: z.string().max(64),
    version: z.int().optional().describe('What was seen last, after a break'),
  }),
  /** The clock of the house is learnt from the answer and how long it took. */
  z.strictObject({ type: z.literal('ping'), sent: z.number() }),
]);

export type ChannelRequest = z.output<typeof channelRequest>;
