import { type ChannelObstacle, DEPOSIT_RULES } from '@maneki/contract/cashier/deposit';
import type { DepositChannel } from '@maneki/contract/cashier/deposit-schemas';
import type { Language } from '@maneki/contract/language';
import { currencySymbol, writeAmount } from '@maneki/kernel/money';
import { isDemoCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import { listMemberMarkets } from '#features/identity';
import { dayOf, getMainAccount, startOfDay } from '#features/wallet';
import { abandonedSince, pausedUntil, type Standing } from '../deposits/deposit.ts';
import type { DepositServices } from '../deposits/deposit-services.ts';
import { canCollect } from '../deposits/find-wish-refusal.ts';
import { type DayUse, findStanding, sumDay } from '../deposits/standing/store.ts';
import {
  type Channel,
  isForCountry,
  isOpenAt,
  leftToday,
  minuteOfDay,
  opensNextAt,
  writeClock,
} from './channel.ts';
import { listChannels as listStored } from './store.ts';

const DAY_MS = 86_400_000;
const NOTHING: DayUse = { byMember: 0n, byAll: 0n };

/** The ways to pay in that a member has, with what each takes, and why one cannot be used now. */
export async function listChannels(
  services: DepositServices,
  {
    memberId,
    language,
    now,
  }: { readonly memberId: string; readonly language: Language; readonly now: Date },
) {
  const { database, merchants } = services;
  const account = await getMainAccount(services, { memberId, now });
  const { currency } = account;
  const merchant = merchants.get(account.merchant_code);
  const { businessTimezone: timezone } = merchant;
  const vipLevel = (await services.findVipLevel?.(memberId)) ?? 0;
  const { channels, standing, used } = await database.transact(async (tx) => {
    const market = (await listMemberMarkets(tx, [memberId])).get(memberId);
    const channels = (await listStored(tx, merchant.code)).filter(
      (channel) =>
        channel.isOn &&
        channel.currency === moneyOf(currency) &&
        isForCountry(channel, market?.countryCode ?? null),
    );
    const channelIds = channels.map(({ id }) => id);
    return {
      channels,
      standing: await findStanding(tx, { memberId, since: abandonedSince(now) }),
      used: await sumDay(tx, { channelIds, day: dayOf(now, timezone), memberId }),
    };
  });
  const describe = (channel: Channel): DepositChannel => {
    const left = leftToday(channel, used.get(channel.id) ?? NOTHING);
    const facts = { left, vipLevel, timezone, standing, now };
    const isReachable = canCollect(services, channel, currency);
    const obstacle = findObstacle(channel, { ...facts, isReachable });
    return describeChannel(channel, { language, timezone, left, obstacle });
  };
  return {
    currency,
    currencySymbol: currencySymbol(moneyOf(currency), merchant.currencies),
    isDemo: isDemoCurrency(currency),
    list: channels.map(describe),
  };
}

type Facts = {
  readonly left: bigint | null;
  readonly vipLevel: number;
  readonly timezone: string;
  readonly standing: Standing;
  readonly isReachable: boolean;
  readonly now: Date;
};

function findObstacle(channel: Channel, facts: Facts): DepositChannel['obstacle'] {
  const { hours, vipMin, minimum } = channel;
  const { left, vipLevel, timezone, standing, now } = facts;
  const because = (
    reason: ChannelObstacle,
    more: { until?: Date; level?: number; orderNo?: string } = {},
  ) => ({
    reason,
    until: more.until?.toISOString() ?? null,
    level: more.level ?? null,
    orderNo: more.orderNo ?? null,
  });
  const minute = minuteOfDay(now, timezone);
  if (hours && !isOpenAt(hours, minute))
    return because('CLOSED', { until: opensNextAt(hours, minute, now) });
  if (vipLevel < vipMin) return because('LEVEL', { level: vipMin });
  if (!facts.isReachable) return because('UNREACHABLE');
  const until = pausedUntil(standing, now);
  if (until) return because('WAIT', { until });
  // The order that is open here says more than that there are many.
  const own = standing.open.find(({ channelId }) => channelId === channel.id);
  if (own) return because('CHANNEL_BUSY', { orderNo: own.orderNo });
  if (standing.open.length >= DEPOSIT_RULES.openMax) return because('ORDERS_OPEN');
  if (left !== null && left < minimum) {
    const tomorrow = dayOf(new Date(now.getTime() + DAY_MS), timezone);
    return because('DAY_FULL', { until: startOfDay(tomorrow, timezone) });
  }
  return null;
}

function describeChannel(
  channel: Channel,
  given: {
    readonly language: Language;
    readonly timezone: string;
    readonly left: bigint | null;
    readonly obstacle: DepositChannel['obstacle'];
  },
): DepositChannel {
  const { hours, minimum } = channel;
  const { language, timezone, left } = given;
  // A day that is full is said by the obstacle; a maximum below the minimum would say nothing.
  const isLess = left !== null && left < channel.maximum && left >= minimum;
  const maximum = isLess ? left : channel.maximum;
  return {
    id: channel.id,
    method: channel.method,
    name: channel.names[language],
    description: channel.descriptions[language],
    logo: channel.logo,
    minimum: writeAmount(minimum),
    maximum: writeAmount(maximum),
    presets: channel.presets.filter((preset) => preset <= maximum).map(writeAmount),
    fee: describeFee(channel),
    bonusPpm: Number(channel.bonusPpm),
    hours: hours && { opens: writeClock(hours.opens), closes: writeClock(hours.closes), timezone },
    expiryMinutes: channel.expiryMinutes,
    coin: channel.coin,
    needsProof: channel.needsProof,
    needsPayerName: channel.needsPayerName,
    isManual: channel.isManual,
    obstacle: given.obstacle,
  };
}

export const describeFee = ({
  feePayer,
  feePpm,
  feeFixed,
}: Pick<Channel, 'feePayer' | 'feePpm' | 'feeFixed'>) => ({
  payer: feePayer,
  ppm: Number(feePpm),
  fixed: writeAmount(feeFixed),
});
