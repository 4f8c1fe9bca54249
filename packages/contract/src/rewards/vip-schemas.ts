import { z } from 'zod';
import { amount, currency, type SchemasFor } from '../schema.ts';
import { VIP_LEVEL_MAX } from './vip.ts';
import type { vipEndpoints } from './vip-endpoints.ts';

const level = z.int().min(0).max(VIP_LEVEL_MAX);
const ppm = z.int().min(0);

/** A level in the member's own money. */
const levelView = z.object({
  level,
  turnover: amount.describe('All that has to be played for it, ever'),
  deposit: amount.describe('All that has to be paid in for it, ever'),
  keep: amount.describe('What has to be played in a month to keep it'),
  levelUp: amount,
  monthly: amount,
  birthday: amount,
  freeWithdrawals: z.int(),
  dayMax: amount,
  rebates: z
    .object({ slots: ppm, fish: ppm, live: ppm, sports: ppm, pvp: ppm })
    .describe('Parts per million of valid turnover'),
});

export type VipLevelView = z.infer<typeof levelView>;

const vip = z.object({
  currency,
  level,
  since: z.iso.datetime().nullable(),
  turnover: amount,
  deposits: amount,
  /** What was played in this month, and whether the level is kept whatever it is. */
  monthTurnover: amount,
  isExempt: z.boolean(),
  /** The level above was reached before and lost: it comes back by what keeps it. */
  isReturning: z.boolean(),
  /** A level that was reached since the member last looked; null where there is none. */
  newLevel: level.nullable(),
  levels: z.array(levelView),
});

export type VipView = z.infer<typeof vip>;

export const vipSchemas = {
  'rewards.getVip': { request: z.strictObject({}), response: vip },
  'rewards.seeLevel': { request: z.strictObject({ level }), response: z.object({}) },
} as const satisfies SchemasFor<typeof vipEndpoints>;
