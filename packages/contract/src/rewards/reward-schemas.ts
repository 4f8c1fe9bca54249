import { z } from 'zod';
import { amount, currency, type SchemasFor } from '../schema.ts';
import { REWARD_KINDS, REWARD_STATES, type RewardKind } from './reward.ts';
import type { rewardEndpoints } from './reward-endpoints.ts';

const reward = z.object({
  id: z.uuid(),
  kind: z.enum(Object.keys(REWARD_KINDS) as [RewardKind, ...RewardKind[]]),
  title: z.string().nullable().describe('What the operator calls it, where the kind does not say'),
  /** What its kind counts by: a level, a day, a number of friends. */
  number: z.int().nullable(),
  amount,
  currency,
  points: z.int(),
  state: z.enum(REWARD_STATES),
  availableFrom: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** What has to be staked before its money may leave; nothing where it is 0. */
  toStake: amount,
});

export type RewardView = z.infer<typeof reward>;

const claimed = z.object({
  rewards: z.array(reward),
  amount: amount.describe('All of their money together'),
  points: z.int(),
});

export const rewardSchemas = {
  'rewards.listRewards': {
    request: z.strictObject({}),
    response: z.object({ rewards: z.array(reward) }),
  },
  'rewards.listPastRewards': {
    request: z.strictObject({ cursor: z.uuid().optional() }),
    response: z.object({ rewards: z.array(reward), next: z.uuid().nullable() }),
  },
  'rewards.claimReward': { request: z.strictObject({ id: z.uuid() }), response: claimed },
  'rewards.claimAllRewards': { request: z.strictObject({}), response: claimed },
} as const satisfies SchemasFor<typeof rewardEndpoints>;
