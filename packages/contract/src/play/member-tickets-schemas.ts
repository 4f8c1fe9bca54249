import { z } from 'zod';
import { amount, listOf, listRequest, type SchemasFor } from '../schema.ts';
import { lotteryTerms } from './lottery-terms.ts';
import type { memberTicketsEndpoints } from './member-tickets-endpoints.ts';
import { CATEGORIES, TICKET_STATUSES } from './tickets.ts';

const time = z.iso.datetime();
const cursor = z.string().max(200);
const ticketNo = z.string().min(3).max(40);

const ticket = z.object({
  ticketNo: z.string(),
  placedAt: time,
  category: z.enum(CATEGORIES),
  vendor: z.string().describe('Its name'),
  game: z.string().describe('Its name'),
  round: z.string(),
  currency: z.string(),
  stake: amount,
  payout: amount,
  net: amount.nullable().describe('Null while the bet is open'),
  status: z.enum(TICKET_STATUSES),
});

/** What a round follows from: whoever has all of it can play it again. */
const proof = z.object({
  gameId: z.string(),
  commitment: z.string().describe('SHA-256 of the server seed, shown before the round'),
  nonce: z.int(),
  shoeNo: z.int().nullable().describe('Where many share its rounds: the nonce is then the place'),
  issueNo: z.int().nullable().describe('Of which issue, where it is a slip of a lottery'),
  clientSeed: z.string(),
  serverSeed: z.string().nullable().describe('Null while further rounds are drawn from it'),
});

export type RoundProof = z.output<typeof proof>;

export const memberTicketsSchemas = {
  'play.listMemberTickets': {
    request: listRequest(
      {
        memberId: z.uuid(),
        category: z.enum(CATEGORIES).optional(),
        status: z.enum(TICKET_STATUSES).optional(),
        from: time.optional(),
        to: time.optional(),
      },
      cursor,
    ),
    response: listOf(ticket),
  },
  'play.readMemberTicket': {
    request: z.strictObject({ memberId: z.uuid(), ticketNo }),
    response: ticket.extend({
      validTurnover: amount,
      settledAt: time.nullable(),
      selection: z.string().nullable(),
      odds: z.string().nullable(),
      lottery: lotteryTerms.nullable().describe('By which prizes a lottery ticket is paid'),
      resultText: z.string().nullable(),
      provider: z.string().describe('Its code'),
      reference: z.string().describe('The provider’s own number of the bet'),
      proof: proof.nullable().describe('Null where the provider is not the house, or does not say'),
    }),
  },
} as const satisfies SchemasFor<typeof memberTicketsEndpoints>;
