import { DEPOSIT_RULES } from '@maneki/contract/cashier/deposit';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { isWholeMinorUnits, writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { isDemoCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import { listMemberMarkets } from '#features/identity';
import { findCaps } from '#features/safety';
import {
  type Account,
  findAccount,
  findRefusal,
  type MainWallet,
  windowsOf,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';
import {
  type Channel,
  isForCountry,
  isOpenAt,
  leftToday,
  minuteOfDay,
  writeClock,
} from '../channels/channel.ts';
import { findChannel } from '../channels/store.ts';
import { abandonedSince, pausedUntil } from './deposit.ts';
import type { DepositServices } from './deposit-services.ts';
import type { DepositWish, OpenRefusal } from './deposit-wish.ts';
import * as store from './standing/store.ts';

/** A channel that is there for this member, and whose provider can be asked. */
export async function findUsableChannel(
  tx: Tx,
  { merchants, providers }: DepositServices,
  { channelId, memberId, merchantCode }: DepositWish,
  account: Account,
): Promise<Outcome<Channel, OpenRefusal>> {
  const channel = await findChannel(tx, channelId);
  const countryCode = (await listMemberMarkets(tx, [memberId])).get(memberId)?.countryCode ?? null;
  const isOffered =
    channel?.isOn &&
    channel.merchantCode === merchantCode &&
    channel.currency === moneyOf(account.currency) &&
    isForCountry(channel, countryCode);
  if (!isOffered || !canCollect({ providers }, channel, account.currency))
    return refused({ code: 'cashier.channel_unknown', detail: {} });
  if (merchants.findMarket(countryCode)?.mode === 'BLOCKED')
    return refused({ code: 'cashier.market_blocked', detail: {} });
  return done(channel);
}

/** Credit is collected by those who move no money, and money by those who do. */
export function canCollect(
  { providers }: Pick<DepositServices, 'providers'>,
  { providerCode }: Pick<Channel, 'providerCode'>,
  currency: string,
): boolean {
  if (providerCode === null) return true;
  return providers.find(providerCode)?.isTest === isDemoCurrency(currency);
}

/** What is wrong with the wish itself. */
export function findUnfit(
  channel: Channel,
  { amount, payerName, now }: DepositWish,
  { vipLevel, timezone }: { readonly vipLevel: number; readonly timezone: string },
): OpenRefusal | undefined {
  const { hours, vipMin, minimum, maximum } = channel;
  if (hours && !isOpenAt(hours, minuteOfDay(now, timezone))) {
    const detail = { opens: writeClock(hours.opens), closes: writeClock(hours.closes) };
    return { code: 'cashier.channel_closed', detail };
  }
  if (vipLevel < vipMin) return { code: 'cashier.channel_level', detail: { level: vipMin } };
  if (amount < minimum || amount > maximum || !isWholeMinorUnits(amount, channel.currency)) {
    const detail = { minimum: writeAmount(minimum), maximum: writeAmount(maximum) };
    return { code: 'cashier.deposit_amount_invalid', detail };
  }
  if (channel.needsPayerName && !payerName)
    return { code: 'cashier.payer_name_needed', detail: {} };
  return undefined;
}

/** What is full already: the member's orders, the channel's day, or a limit that the member has set. */
export async function findFull(
  tx: Tx,
  channel: Channel,
  { memberId, amount, now }: DepositWish,
  { account, timezone }: { readonly account: Account; readonly timezone: string },
): Promise<OpenRefusal | undefined> {
  const standing = await store.findStanding(tx, { memberId, since: abandonedSince(now) });
  const until = pausedUntil(standing, now);
  if (until) {
    const minutes = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS);
    return { code: 'cashier.deposits_paused', detail: { minutes } };
  }
  if (standing.open.length >= DEPOSIT_RULES.openMax)
    return { code: 'cashier.deposits_open', detail: { most: DEPOSIT_RULES.openMax } };
  if (standing.open.some(({ channelId }) => channelId === channel.id))
    return { code: 'cashier.channel_busy', detail: {} };

  const { day } = windowsOf(now, timezone);
  const used = await store.sumDay(tx, { channelIds: [channel.id], day, memberId });
  const left = leftToday(channel, used.get(channel.id) ?? { byMember: 0n, byAll: 0n });
  if (left !== null && amount > left)
    return { code: 'cashier.channel_full', detail: { left: writeAmount(left) } };
  return findLimit(tx, { memberId, now, account, timezone, amount, standing });
}

/** What is open may still be paid, so it counts against a limit as if it had been. */
async function findLimit(
  tx: Tx,
  asked: {
    readonly memberId: string;
    readonly now: Date;
    readonly account: Account;
    readonly timezone: string;
    readonly amount: bigint;
    readonly standing: Awaited<ReturnType<typeof store.findStanding>>;
  },
): Promise<OpenRefusal | undefined> {
  const { memberId, now, account, timezone, standing } = asked;
  const promised = standing.open.reduce((sum, order) => sum + order.amount, asked.amount);
  const caps = (await findCaps(tx, memberId)) ?? {};
  const current = await findAccount(tx, { memberId, wallet: account.code as MainWallet });
  const refusal = findRefusal(
    current,
    {
      currency: account.currency,
      isGuarded: true,
      direction: 'IN',
      amount: promised,
      counting: { as: 'DEPOSIT' },
      at: now,
      windows: windowsOf(now, timezone),
    },
    caps,
  );
  if (!refusal) return undefined;
  const { code } = refusal;
  invariant(
    code !== 'wallet.insufficient_funds' && code !== 'wallet.currency_mismatch',
    `a deposit met ${code}`,
  );
  return { code, detail: {} };
}
