import { z } from 'zod';
import { amount, type SchemasFor } from '../schema.ts';
import { CLUB_NAME_MAX, VIP_LEVEL_MAX } from './vip.ts';
import type { vipConsoleEndpoints } from './vip-console-endpoints.ts';

const ru = z.int().min(0).max(1_000_000_000);
/** A tenth of all turnover is far more than any game leaves. */
const ppm = z.int().min(0).max(100_000);

const level = z.strictObject({
  level: z.int().min(0).max(VIP_LEVEL_MAX),
  turnoverRu: ru,
  depositRu: ru,
  keepRu: ru,
  levelUpRu: ru,
  monthlyRu: ru,
  birthdayRu: ru,
  freeWithdrawals: z.int().min(0).max(100),
  dayMaxRu: ru.min(1),
  slotsPpm: ppm,
  livePpm: ppm,
  sportsPpm: ppm,
  pvpPpm: ppm,
});

const standing = z.object({
  currency: z.string().describe('Of the wallet: levels of credit and of money stand apart'),
  level: z.int(),
  highest: z.int().describe('Up to here bonuses for levels were given'),
  since: z.iso.datetime(),
  turnover: amount,
  deposits: amount,
  month: z.iso.date(),
  monthTurnover: amount,
});

export const vipConsoleSchemas = {
  'rewards.listVipLevels': {
    request: z.strictObject({}),
    response: z.object({
      levels: z.array(
        level.extend({ changedAt: z.iso.datetime().nullable(), changedBy: z.string().nullable() }),
      ),
    }),
  },
  'rewards.saveVipLevel': { request: level, response: z.object({}) },
  'rewards.readMemberVip': {
    request: z.strictObject({ memberId: z.uuid() }),
    response: z.object({
      standings: z.array(standing),
      name: z.string().nullable().describe('What an operator calls the member by hand'),
    }),
  },
  'rewards.nameMember': {
    request: z.strictObject({
      memberId: z.uuid(),
      name: z.string().trim().min(1).max(CLUB_NAME_MAX).nullable(),
    }),
    response: z.object({}),
  },
} as const satisfies SchemasFor<typeof vipConsoleEndpoints>;
