import { VIP_BONUS_MULTIPLE, type VipLevel, vipLabel } from '@maneki/contract/rewards/vip';
import { setClubLabels } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { type GrantWish, grantRewards } from '../give.ts';
import type { Levels } from '../levels/list-levels.ts';
import { bonusIn, climb, newLevels, type Standing } from './standing.ts';
import * as store from './store.ts';

export type VipBonus = Pick<GrantWish, 'kind' | 'sourceKey' | 'number'> & {
  readonly units: number;
  readonly expiresAt?: Date;
};

/** A bonus of a level as it is given; nothing where the level has none. Credit and money are given each their own. */
export function bonusOf(
  { memberId, merchantCode, currency }: Pick<Standing, 'memberId' | 'merchantCode' | 'currency'>,
  { units, sourceKey, ...bonus }: VipBonus,
): GrantWish[] {
  const amount = bonusIn(units, currency);
  if (amount === 0n) return [];
  const terms = {
    ...{ principal: amount, multiple: VIP_BONUS_MULTIPLE },
    ...{ groups: [], maxBet: null, days: null },
  };
  const key = `${sourceKey} ${currency}`;
  return [{ memberId, merchantCode, currency, ...bonus, sourceKey: key, amount, terms }];
}

type Rising = Standing & { readonly isNew?: boolean };

/** Lifts whoever has come to a higher level: the level, what it is called, its bonuses and the news of it. */
export async function raiseLevels(
  tx: Tx,
  standings: readonly Rising[],
  { levelsOf, now }: { readonly levelsOf: (merchantCode: string) => Levels; readonly now: Date },
): Promise<void> {
  const wishes: GrantWish[] = [];
  const labels = new Map<string, string>();
  for (const standing of standings) {
    const levels = levelsOf(standing.merchantCode);
    const to = climb(levels, standing);
    if (to === standing.level) {
      if (standing.isNew) labels.set(standing.memberId, vipLabel(to));
      continue;
    }
    const reached = newLevels(levels, { highest: standing.highest, to });
    wishes.push(...reached.flatMap((level) => levelUp(standing, level)));
    labels.set(standing.memberId, vipLabel(to));
    await changeLevel(tx, standing, {
      level: to,
      ...{ isUpgrade: reached.length > 0, now },
    });
  }
  await setClubLabels(tx, labels);
  await grantRewards(tx, wishes, now);
}

const levelUp = (standing: Standing, { level, levelUpRu }: VipLevel) =>
  bonusOf(standing, {
    ...{ kind: 'LEVEL_UP', sourceKey: String(level), number: level },
    units: levelUpRu,
  });

/** Writes another level and tells of it. */
export async function changeLevel(
  tx: Tx,
  standing: Standing,
  to: { readonly level: number; readonly isUpgrade: boolean; readonly now: Date },
): Promise<void> {
  const { memberId, merchantCode, currency } = standing;
  const { level, isUpgrade, now } = to;
  await store.updateLevel(tx, {
    ...{ memberId, currency, level, now },
    highest: Math.max(standing.highest, level),
    upgradedMonth: isUpgrade ? standing.month : standing.upgradedMonth,
  });
  const fact = { memberId, merchantCode, currency, from: standing.level, to: level };
  await recordEvent(tx, now, 'rewards.level_changed', fact);
}
