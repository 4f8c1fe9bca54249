import { z } from 'zod';
import { amount, day, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import { BILLS_AT_ONCE, CONTRACT_GROUPS } from './contract.ts';
import type { contractConsoleEndpoints } from './contract-console-endpoints.ts';
import { dailySalaryTerms, dividendTerms, hourlySalaryTerms } from './contract-terms.ts';
import {
  billCursor,
  billView,
  contractKind,
  contractStatus,
  contractView,
  dividendFigures,
  dividendPeriod,
} from './contract-views.ts';

const id = z.uuid();
const time = z.iso.datetime();
/** As an address says them. */
const contractStatusText = z.enum(['1', '2', '3', '4', '5']);
const billStatusText = z.enum(['1', '2', '3', '4', '5', '6', '7', '8']);

const contractRow = z.object({
  id,
  kind: contractKind,
  status: contractStatus,
  requestType: z.literal([1, 2]),
  payerId: id.nullable().describe('Null is the company'),
  payer: z.string().nullable(),
  payeeId: id,
  payee: z.string(),
  currency: z.string(),
  ratePpmMax: z.int(),
  createdAt: time,
  effectiveFrom: time.nullable(),
  endedAt: time.nullable(),
});

const billRow = z.object({
  ...billView.omit({ payee: true }).shape,
  payeeId: id,
  payee: z.string(),
  payerId: id.nullable(),
  payer: z.string().nullable(),
  rootId: id,
  root: z.string().describe('The general agent of its line'),
  firstDay: day.describe('Business days that its period belongs to'),
  lastDay: day,
  expiresAt: time.describe('Until when it is tried to pay what is open'),
  isWrittenOff: z.boolean(),
});

const username = z.string().trim().min(1).max(100);
const offered = {
  username: username.describe('Of a general agent'),
  remark: z.string().trim().max(140).default(''),
};
const offerOf = <Terms extends z.ZodObject>(terms: Terms) => ({
  request: z.strictObject({ ...offered, terms }),
  response: z.object({ contractId: id, requestType: z.literal([1, 2]) }),
});

const billIds = z.array(id).min(1).max(BILLS_AT_ONCE);

const byGroup = z.array(
  z.object({
    group: z.enum(CONTRACT_GROUPS),
    amount,
    less: amount.describe('Already paid hourly'),
  }),
);

export const contractConsoleSchemas = {
  'agents.searchContracts': {
    request: listRequest(
      {
        kind: contractKind.optional(),
        status: contractStatusText.optional(),
        username: username.optional().describe('Of payer or payee'),
        isCompany: z.stringbool().optional().describe('Only those that the company pays'),
      },
      id,
    ),
    response: listOf(contractRow),
  },
  'agents.readContract': {
    request: z.strictObject({ id }),
    response: z.object({
      contract: contractView,
      payerId: id.nullable(),
      payer: z.string().nullable(),
      supersedesId: id.nullable(),
      bills: z.array(billRow).describe('The latest'),
    }),
  },
  'agents.offerDailySalary': offerOf(dailySalaryTerms),
  'agents.offerHourlySalary': offerOf(hourlySalaryTerms),
  'agents.offerDividend': offerOf(dividendTerms),
  'agents.withdrawCompanyContract': {
    request: z.strictObject({ id, reason }),
    response: z.object({}),
  },
  'agents.endCompanyContract': {
    request: z.strictObject({ id, reason }),
    response: z.object({ endsAt: time }),
  },
  'agents.searchBills': {
    request: listRequest(
      {
        kind: contractKind.optional(),
        status: billStatusText.optional(),
        username: username.optional().describe('Of the payee'),
        line: username.optional().describe('The general agent of a line'),
        day: day.optional().describe('A business day that belongs to the period'),
      },
      billCursor,
    ),
    response: listOf(billRow),
  },
  'agents.readBill': {
    request: z.strictObject({ id }),
    response: z.object({
      bill: billRow,
      contract: contractView,
      byGroup: byGroup.describe('Turnover that counted'),
      dividend: dividendFigures.nullable(),
      games: z
        .array(
          z.object({
            group: z.enum(CONTRACT_GROUPS),
            stake: amount,
            payout: amount.describe('With what went into pools, without what pools paid'),
            vendorFee: amount,
          }),
        )
        .describe('What of a dividend came of which games'),
      reachedTier: z.int().nullable().describe('Which of the contract’s tiers; the first is 0'),
      uncapped: amount.describe('What the rate came to, before any cap'),
      leastPaid: amount.describe('What comes to less is not paid at all'),
      paidBefore: amount.nullable().describe('What earlier hours of the same day had come to'),
      payments: z.array(
        z.object({
          at: time,
          from: z.enum(['PURSE', 'WALLET']).describe('The line’s purse, or the payer’s wallet'),
          to: z.enum(['OWN', 'DIRECT']).describe('To the payee, or through them further down'),
          amount,
        }),
      ),
      above: billRow.nullable().describe('What its payer was to get for the same period'),
      direct: z.array(billRow).describe('Bills that its payee pays'),
    }),
  },
  'agents.approveDividends': {
    request: z.strictObject({ ids: billIds, reason }),
    response: z.object({ approved: z.int() }),
  },
  'agents.rejectDividends': {
    request: z.strictObject({ ids: billIds, reason }),
    response: z.object({ rejected: z.int() }),
  },
  'agents.writeOffBill': { request: z.strictObject({ id, reason }), response: z.object({}) },
  'agents.readDividendPeriod': {
    request: z.strictObject({}),
    response: z.object({
      period: dividendPeriod,
      periodStart: day,
      periodEnd: day,
      next: z.object({ period: dividendPeriod, from: day }).nullable(),
    }),
  },
  'agents.setDividendPeriod': {
    request: z.strictObject({ period: dividendPeriod, reason }),
    response: z.object({ from: day }),
  },
} as const satisfies SchemasFor<typeof contractConsoleEndpoints>;
