import { z } from 'zod';
import { amount, day, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import type { withdrawalConsoleEndpoints } from './withdrawal-console-endpoints.ts';
import { payoutAccount, withdrawalNo, withdrawalState } from './withdrawal-schemas.ts';
import { RISK_RULES } from './withdrawal-terms.ts';

const time = z.iso.datetime();
const rules = z.array(z.enum(RISK_RULES)).describe('Why somebody should look at it');

const row = z.object({
  orderNo: withdrawalNo,
  memberId: z.uuid(),
  member: z.string(),
  amount,
  fee: amount,
  currency: z.string(),
  type: payoutAccount.shape.type,
  status: withdrawalState,
  requestedAt: time,
  statusAt: time,
  fired: rules,
  claimedBy: z.string().nullable(),
  isProposed: z.boolean().describe('A second operator is asked'),
});

const order = z.strictObject({ orderNo: withdrawalNo });

export const withdrawalConsoleSchemas = {
  'cashier.searchWithdrawals': {
    request: listRequest(
      {
        status: withdrawalState.optional(),
        memberId: z.uuid().optional(),
        rule: z.enum(RISK_RULES).optional(),
        orderNo: withdrawalNo.optional(),
        from: day.optional().describe('First business day of the request'),
        to: day.optional().describe('Last business day of the request'),
      },
      withdrawalNo,
    ),
    response: listOf(row),
  },
  'cashier.readWithdrawal': {
    request: order,
    response: row.extend({
      account: payoutAccount,
      reason: z.string().nullable(),
      providerRef: z.string().nullable(),
      providerWord: z
        .string()
        .nullable()
        .describe('What the provider said last, where it ended nothing'),
      needsTwo: z.boolean().describe('Its approval waits for a second operator'),
      steps: z.array(z.object({ status: withdrawalState, at: time, by: z.string().nullable() })),
      context: z.object({
        available: amount,
        deposited: amount.describe('All deposits so far'),
        paidOut: amount.describe('All withdrawals so far'),
        paidCount: z.int(),
        registeredAt: time,
        openRollover: amount.describe('What is still to be played'),
        earlier: z.array(
          z.object({ orderNo: withdrawalNo, amount, status: withdrawalState, requestedAt: time }),
        ),
        sharedWith: z
          .array(z.object({ kind: z.enum(['DEVICE', 'NETWORK', 'HOLDER']), member: z.string() }))
          .describe('Members who have a browser, a network or a name in common'),
      }),
    }),
  },
  'cashier.claimWithdrawal': { request: order, response: z.object({}) },
  'cashier.releaseWithdrawal': { request: order, response: z.object({}) },
  'cashier.approveWithdrawal': {
    request: order.extend({ reason }),
    response: z.object({
      proposalId: z.string().nullable().describe('Where a second operator has to agree'),
    }),
  },
  'cashier.rejectWithdrawal': { request: order.extend({ reason }), response: z.object({}) },
  'cashier.resolvePayout': {
    request: order.extend({ ending: z.enum(['PAID', 'FAILED']), reason }),
    response: z.object({ proposalId: z.string() }),
  },
} as const satisfies SchemasFor<typeof withdrawalConsoleEndpoints>;
