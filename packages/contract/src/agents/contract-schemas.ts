import { z } from 'zod';
import { amount, day, type SchemasFor, token } from '../schema.ts';
import type { contractEndpoints } from './contract-endpoints.ts';
import { dailySalaryTerms, dividendTerms, hourlySalaryTerms } from './contract-terms.ts';
import {
  billCursor,
  billView,
  contractKind,
  contractView,
  dividendFigures,
  dividendPeriod,
} from './contract-views.ts';

const asides = z.strictObject({ token });
const requestType = z
  .literal([0, 1, 2])
  .describe('0 none, 1 a new contract waits, 2 an amendment waits');

const ownContract = {
  request: asides,
  response: z.object({
    pending: contractView.nullable(),
    valid: contractView.nullable().describe('In force, or accepted and in force from its date on'),
    dividendPeriod: dividendPeriod.describe('The company’s period, for dividends'),
    mayOffer: z
      .boolean()
      .describe('Whether the caller has a contract of this kind to offer others out of'),
  }),
};

const named = { request: z.strictObject({ contractId: z.uuid() }), response: z.object({}) };
const offer = {
  payeeId: z.uuid().describe('An agent directly below the caller'),
  remark: z.string().trim().max(140).default(''),
};
const pageAfter = <Cursor extends z.ZodType>(cursor: Cursor) => ({
  cursor: cursor.optional().describe('As the page before said in `next`'),
  size: z.coerce.number().int().min(1).max(50).default(20),
});

export const contractSchemas = {
  'agents.getDailySalaryRequest': {
    request: asides,
    response: z.object({ dailysalreqtype: requestType }),
  },
  'agents.getDividendRequest': {
    request: asides,
    response: z.object({ divtypecompperiodreq: requestType }),
  },
  'agents.getHourlySalaryRequest': {
    request: asides,
    response: z.object({ contracthoursalreq: requestType }),
  },
  'agents.getSalaryContract': ownContract,
  'agents.getDevidendContract': ownContract,
  'agents.getHourContract': ownContract,
  'agents.listDownlineContracts': {
    request: z.strictObject({
      kind: contractKind,
      username: z.string().trim().max(40).optional().describe('How the name begins'),
      ...pageAfter(z.uuid()),
    }),
    response: z.object({
      rows: z.array(
        z.object({
          memberId: z.uuid(),
          username: z.string(),
          isDisabled: z.boolean(),
          pending: contractView.nullable(),
          valid: contractView.nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  },
  'agents.listBills': {
    request: z.strictObject({
      kind: contractKind,
      as: z.enum(['PAYEE', 'PAYER']).default('PAYEE'),
      ...pageAfter(billCursor),
    }),
    response: z.object({ rows: z.array(billView), next: z.string().nullable() }),
  },
  'agents.getDividendInfo': {
    request: asides,
    response: z.object({
      isShown: z.boolean().describe('Whether the caller has or is offered a dividend contract'),
      period: dividendPeriod,
      periodStart: day,
      periodEnd: day.describe('The last day of it'),
      currency: z.string(),
      contract: contractView.nullable(),
      live: z
        .object({
          ...dividendFigures.shape,
          turnover: amount,
          activeCount: z.int(),
          ratePpm: z.int(),
          amount: amount.describe('What the period would pay if it ended now'),
        })
        .nullable(),
      next: z
        .object({
          ratePpm: z.int(),
          net: amount.describe('What the base lacks'),
          turnover: amount.describe('What the turnover lacks'),
          active: z.int().describe('How many active members are missing'),
        })
        .nullable()
        .describe('What the next tier still asks for'),
      bills: z.array(billView),
    }),
  },
  'agents.proposeContract': {
    request: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('DAILY_SALARY'), ...offer, terms: dailySalaryTerms }),
      z.strictObject({ kind: z.literal('HOURLY_SALARY'), ...offer, terms: hourlySalaryTerms }),
      z.strictObject({
        kind: z.literal('DIVIDEND'),
        ...offer,
        terms: dividendTerms.describe('Fees are those of the line, whatever is sent'),
      }),
    ]),
    response: z.object({ contractId: z.uuid(), requestType: z.literal([1, 2]) }),
  },
  'agents.withdrawContract': named,
  'agents.acceptContract': {
    request: z.strictObject({
      contractId: z.uuid(),
      paymentPassword: z.string().max(20).describe('Six digits'),
    }),
    response: z.object({ effectiveFrom: z.iso.datetime() }),
  },
  'agents.denyContract': named,
  'agents.endContract': {
    request: z.strictObject({ contractId: z.uuid() }),
    response: z.object({
      endsAt: z.iso.datetime().nullable().describe('Null while the other side has to agree'),
    }),
  },
  'agents.keepContract': named,
} as const satisfies SchemasFor<typeof contractEndpoints>;
