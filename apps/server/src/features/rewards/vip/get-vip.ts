import { rebatePpm, type VipLevel } from '@maneki/contract/rewards/vip';
import type { VipLevelView, VipView } from '@maneki/contract/rewards/vip-schemas';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { getMainAccount, type WalletServices, windowsOf } from '#features/wallet';
import { listLevels } from './levels/list-levels.ts';
import { amountIn, bonusIn, isExempt } from './standings/standing.ts';
import { listOfMember, updateSeen } from './standings/store.ts';

type Asked = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly now: Date;
};

/** Where a member stands, and what every level asks for and gives, in their own money. */
export async function getVip(services: WalletServices, asked: Asked): Promise<VipView> {
  const { memberId, merchantCode, now } = asked;
  const { currency } = await getMainAccount(services, { memberId, now });
  const { standings, levels } = await services.database.transact(async (tx) => ({
    standings: await listOfMember(tx, memberId),
    levels: await listLevels(tx, merchantCode),
  }));
  const own = standings.find((standing) => standing.currency === currency);
  const { month } = windowsOf(now, services.merchants.get(merchantCode).businessTimezone);
  const level = own?.level ?? 0;
  return {
    currency: moneyOf(currency),
    level,
    since: own?.since.toISOString() ?? null,
    turnover: writeAmount(own?.turnover ?? 0n),
    deposits: writeAmount(own?.deposits ?? 0n),
    monthTurnover: writeAmount(own?.month === month ? own.monthTurnover : 0n),
    isExempt: isExempt(own?.upgradedMonth ?? null, month),
    isReturning: own !== undefined && own.level < own.highest,
    newLevel: own && own.level > own.seen ? own.level : null,
    levels: levels.map((one) => describe(one, currency)),
  };
}

/** A level was celebrated with its member. */
export async function seeLevel(
  services: WalletServices,
  { memberId, level, now }: Omit<Asked, 'merchantCode'> & { readonly level: number },
): Promise<void> {
  const { currency } = await getMainAccount(services, { memberId, now });
  await services.database.statement((tx) => updateSeen(tx, { memberId, currency, level }));
}

function describe(level: VipLevel, currency: string): VipLevelView {
  const sum = (units: number) => writeAmount(amountIn(units, currency));
  const bonus = (units: number) => writeAmount(bonusIn(units, currency));
  return {
    level: level.level,
    turnover: sum(level.turnoverRu),
    deposit: sum(level.depositRu),
    keep: sum(level.keepRu),
    levelUp: bonus(level.levelUpRu),
    monthly: bonus(level.monthlyRu),
    birthday: bonus(level.birthdayRu),
    freeWithdrawals: level.freeWithdrawals,
    dayMax: sum(level.dayMaxRu),
    rebates: {
      slots: rebatePpm(level, 'RNG'),
      fish: rebatePpm(level, 'FISH'),
      live: rebatePpm(level, 'LIVE'),
      sports: rebatePpm(level, 'SPORTS'),
      pvp: rebatePpm(level, 'PVP'),
    },
  };
}
