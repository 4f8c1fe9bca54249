import { parseAmount } from '@maneki/kernel/money';
import { z } from 'zod';
import { amount } from '../schema.ts';
import {
  CONTRACT_GROUPS,
  DEPOSIT_FEE_PPM,
  DIVIDEND_CARRIES,
  DIVIDEND_PPM_MAX,
  HOURLY_GROUPS_DEFAULT,
  SALARY_PPM_MAX,
  TIERS_MAX,
  VENDOR_FEE_PPM,
} from './contract.ts';

/** In the currency that payer and payee share. */
const money = amount.refine((text) => (parseAmount(text) ?? -1n) >= 0n);
const cap = amount.refine((text) => (parseAmount(text) ?? 0n) > 0n);
const members = z.int().min(0).max(1_000_000);
const ppm = z.int().min(0).max(1_000_000);
const salaryPpm = z.int().min(1).max(SALARY_PPM_MAX).describe('Parts per million of the base');
const groups = z
  .array(z.enum(CONTRACT_GROUPS))
  .min(1)
  .refine((all) => new Set(all).size === all.length);

/** The highest rate whose conditions hold is taken: two of the same rate would say the same twice. */
const tiersOf = <Tier extends z.ZodType<{ ratePpm: number }>>(tier: Tier) =>
  z
    .array(tier)
    .min(1)
    .max(TIERS_MAX)
    .refine((tiers) => new Set(tiers.map(({ ratePpm }) => ratePpm)).size === tiers.length);

export const dailySalaryTerms = z.strictObject({
  base: z.literal('VALID_TURNOVER').default('VALID_TURNOVER'),
  groups,
  includeSelf: z.boolean().default(false),
  tiers: tiersOf(
    z.strictObject({
      minTurnover: money,
      minActive: members,
      minNetLoss: money.optional().describe('What the team has to have lost as well'),
      ratePpm: salaryPpm,
    }),
  ),
  capPerDay: cap.optional(),
});

export const hourlySalaryTerms = z.strictObject({
  groups: groups.default([...HOURLY_GROUPS_DEFAULT]),
  minTurnover: money,
  ratePpm: salaryPpm,
  capPerHour: cap,
  capPerDay: cap,
  stackable: z
    .boolean()
    .default(false)
    .describe('Whether turnover that earned an hourly salary earns a daily one as well'),
});

/** What the company takes off before a dividend; for a whole line as its general agent agreed. */
export const feeRules = z.strictObject({
  depositPpm: ppm.default(DEPOSIT_FEE_PPM),
  vendorPpm: ppm.default(VENDOR_FEE_PPM).describe('Of what a group of games won, where it won'),
  vendorPpmOf: z.partialRecord(z.enum(CONTRACT_GROUPS), ppm).default({}),
  jackpotPpm: ppm
    .default(0)
    .describe('What of slot stakes goes into pools: it counts in place of what pools pay'),
});

export const dividendTerms = z.strictObject({
  carry: z.enum(DIVIDEND_CARRIES).default('FOREVER'),
  tiers: tiersOf(
    z.strictObject({
      minNet: money,
      minTurnover: money,
      minActive: members,
      ratePpm: z.int().min(1).max(DIVIDEND_PPM_MAX),
    }),
  ),
  feeRules: feeRules.prefault({}),
});

export type DailySalaryTerms = z.infer<typeof dailySalaryTerms>;
export type HourlySalaryTerms = z.infer<typeof hourlySalaryTerms>;
export type DividendTerms = z.infer<typeof dividendTerms>;
export type FeeRules = z.infer<typeof feeRules>;

/** The terms of each kind; what is stored was read by these. */
export const termsOf = {
  DAILY_SALARY: dailySalaryTerms,
  HOURLY_SALARY: hourlySalaryTerms,
  DIVIDEND: dividendTerms,
} as const;

/** A contract's kind together with the terms that belong to it. */
export type Agreement =
  | { readonly kind: 'DAILY_SALARY'; readonly terms: DailySalaryTerms }
  | { readonly kind: 'HOURLY_SALARY'; readonly terms: HourlySalaryTerms }
  | { readonly kind: 'DIVIDEND'; readonly terms: DividendTerms };
