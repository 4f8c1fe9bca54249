import type { Language } from '@maneki/contract/language';
import type { RewardView } from '@maneki/contract/rewards/reward-schemas';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { type Grant, stateAt, toStake } from './grant.ts';

/** A reward as pages show it. */
export const describeGrant = (grant: Grant, language: Language, now: Date): RewardView => ({
  id: grant.id,
  kind: grant.kind,
  title: grant.title?.[language] ?? grant.title?.EN ?? null,
  number: grant.number,
  amount: writeAmount(grant.amount),
  currency: moneyOf(grant.currency),
  points: grant.points,
  state: stateAt(grant, now),
  availableFrom: grant.availableFrom.toISOString(),
  expiresAt: grant.expiresAt.toISOString(),
  endedAt: grant.endedAt?.toISOString() ?? null,
  toStake: writeAmount(toStake(grant)),
});
