import { z } from 'zod';
import { amount } from '../schema.ts';
import {
  BILL_FAULTS,
  BILL_STATUS,
  CONTRACT_KINDS,
  CONTRACT_STATUS,
  DIVIDEND_PERIODS,
  ISSUE_TYPE,
} from './contract.ts';
import { dailySalaryTerms, dividendTerms, hourlySalaryTerms } from './contract-terms.ts';

const time = z.iso.datetime();
export const contractKind = z.enum(CONTRACT_KINDS);
export const dividendPeriod = z.enum(DIVIDEND_PERIODS);

const valuesOf = <Value extends number>(table: Readonly<Record<string, Value>>) =>
  z.literal(Object.values(table) as [Value, ...Value[]]);

export const contractStatus = valuesOf(CONTRACT_STATUS);
export const billStatus = valuesOf(BILL_STATUS);

const common = {
  id: z.uuid(),
  status: contractStatus.describe('1 valid, 2 requested, 3 expired, 4 invalid, 5 denied'),
  requestType: z.literal([1, 2]).describe('1 new, 2 amendment'),
  payer: z.enum(['COMPANY', 'UPLINE']),
  payee: z.object({ memberId: z.uuid(), username: z.string() }),
  currency: z.string().describe('Of all amounts in the terms'),
  remark: z.string(),
  createdAt: time,
  decidedAt: time.nullable(),
  effectiveFrom: time.nullable(),
  endedAt: time.nullable().describe('When its last settlement period ends'),
  expiresAt: time.nullable().describe('Until when an offer waits'),
  endAskedBy: z.enum(['PAYER', 'PAYEE']).nullable().describe('Who would like to end it'),
};

/** A contract with the terms of its kind. */
export const contractView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('DAILY_SALARY'), ...common, terms: dailySalaryTerms }),
  z.object({ kind: z.literal('HOURLY_SALARY'), ...common, terms: hourlySalaryTerms }),
  z.object({ kind: z.literal('DIVIDEND'), ...common, terms: dividendTerms }),
]);
export type ContractView = z.infer<typeof contractView>;

/** Bills are numbered in the order in which they were written. */
export const billCursor = z.string().regex(/^[1-9]\d{0,17}$/);

/** What came of a contract in a settlement period. */
export const billView = z.object({
  id: z.uuid(),
  contractId: z.uuid(),
  kind: contractKind,
  payee: z.object({ memberId: z.uuid(), username: z.string() }),
  currency: z.string(),
  periodStart: time,
  periodEnd: time,
  status: billStatus.describe(
    '1 issued, 2 partial, 3 insufficient, 4 not reached, 5 rejected, 6 pending approval, 7 expired, 8 held',
  ),
  issueType: z
    .literal(Object.values(ISSUE_TYPE) as [1, 2])
    .describe('1 by the platform, 2 by the upline'),
  teamTurnover: amount,
  teamNet: amount.describe('What the team lost; negative where it won'),
  carryIn: amount,
  carryOut: amount,
  activeCount: z.int(),
  ratePpm: z.int().describe('0 where no tier was reached'),
  calcAmount: amount.describe('Gross: what the payee owes to direct downlines is in it'),
  owedToDirect: amount,
  paidToDirect: amount,
  ownAmount: amount.describe('Gross less what is owed to direct downlines; may be negative'),
  receivedAmount: amount.describe('What of the gross amount has come'),
  openAmount: amount.describe('What is still to come'),
  walletAmount: amount.describe('What the payee paid to direct downlines out of their own wallet'),
  settledAt: time.nullable(),
  fault: z
    .enum(BILL_FAULTS)
    .nullable()
    .describe('Why it was rejected by itself: what was agreed on does not hold any more'),
  reason: z
    .string()
    .nullable()
    .describe('Why an operator rejected it or wrote it off, or which term goes beyond the upline'),
});
export type BillView = z.infer<typeof billView>;

/** How a dividend's base comes about. */
export const dividendFigures = z.object({
  stake: amount,
  payout: amount,
  ggr: amount,
  rebates: amount,
  promotions: amount,
  salaries: amount,
  deposits: amount,
  depositFee: amount,
  vendorFee: amount,
  net: amount,
  carryIn: amount,
  base: amount,
});
