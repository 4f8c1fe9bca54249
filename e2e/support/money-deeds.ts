import type { TransferKind } from '@maneki/contract/wallet/kinds';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { resolveTransfers } from '@maneki/server/features/play/funds/resolve-transfers';
import type { TransferMood } from '@maneki/server/features/play/testing/vendor-server';
import { grantRewards } from '@maneki/server/features/rewards/index';
import { runRounds } from '@maneki/server/features/rewards/packets/run-rounds';
import { beginPromotion } from '@maneki/server/features/rewards/promotions/begin-promotion';
import type { Promotion } from '@maneki/server/features/rewards/promotions/promotion';
import { putPromotion } from '@maneki/server/features/rewards/promotions/store';
import {
  dayOf,
  fingerprintOf,
  getMainAccount,
  moveMoney,
  type WalletName,
  windowsOf,
} from '@maneki/server/features/wallet/index';
import { recordEvent } from '@maneki/server/platform/outbox/record-event';
import { drawId } from '@maneki/server/platform/secrets/secrets';
import type { Services } from '@maneki/server/services';
import { idOf, type Named } from './control-deeds.ts';
import type { TestProviders } from './test-providers.ts';

/** What a journey may do about money that is not done in a browser. */
export function createMoneyDeeds(services: Services, { key, vendor }: TestProviders) {
  const { database, merchants, play } = services;
  const findId = (named: Named) => database.statement((tx) => idOf(tx, named));
  return {
    /** What the provider of the seamless games signs with. */
    readProviderKey: async (_: Record<never, never>) => key,

    /** How the vendor that holds wallets meets the transfers that follow. */
    async setVendorMood({ mood }: { readonly mood: TransferMood }) {
      vendor.state.mood = mood;
    },

    /** What that vendor holds for a member. */
    readVendorBalance: async (named: Named) =>
      writeAmount(vendor.balanceOf(await findId(named), 'JPY.DEMO')),

    /** How many transfers of a member are under way. */
    countOpenTransfers: (named: Named) =>
      database.statement(async (tx) => {
        const open = await tx
          .selectFrom('play_fund_transfers')
          .select('ref_no')
          .where('member_id', '=', await idOf(tx, named))
          .where('status', '=', 'PENDING')
          .execute();
        return open.length;
      }),

    /** Asks the vendor about transfers of which nobody knows the end, as the job does minutes later. */
    resolveTransfers: (_: Record<never, never>) =>
      resolveTransfers(play.funds, {
        now: new Date(Date.now() + 2 * MINUTE_MS),
        signal: new AbortController().signal,
      }),

    /** Gives a member something to claim. */
    async giveReward({
      amount,
      points = 20,
      ...named
    }: Named & { readonly amount: string; readonly points?: number }) {
      const memberId = await findId(named);
      const now = new Date();
      const { currency } = await getMainAccount(services, { memberId, now });
      const { merchantCode } = named;
      const wish = { memberId, merchantCode, currency, sourceKey: drawId(now) };
      const given = { kind: 'MISSION', amount: parseAmount(amount)!, points } as const;
      await database.transact((tx) => grantRewards(tx, [{ ...wish, ...given }], now));
    },

    comeFromNewDevice: (named: Named & { readonly device: string }) =>
      tellNewDevice(database, named),

    /** Lets it rain red packets of one reference unit each, for whoever is logged in. */
    async beginRain({ merchantCode }: Pick<Named, 'merchantCode'>) {
      const now = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
      const { businessTimezone: timeZone } = merchants.get(merchantCode);
      const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(now);
      const wish = { id: drawId(now), merchantCode, title: 'Rain', by: 'test', now };
      const rule = {
        ...{ times: [time], openMinutes: 120, packets: 50, minDepositRu: 0 },
        ...{ totalRu: 50, minTenths: 10, maxRu: 1 },
      };
      const begun = beginPromotion({ ...wish, type: 'RED_PACKET' });
      const promotion = { ...begun, rule, status: 'ACTIVE', sort: 0 } as Promotion;
      await database.transact((tx) => putPromotion(tx, promotion));
      const { signal } = new AbortController();
      await runRounds({ database, now, signal }, () => 0);
    },

    noteTurnover: (noted: Named & { readonly amount: string }) => noteTurnover(services, noted),

    /** Pays a member what no page pays yet, such as an agent's salary. */
    async payMember({ kind, amount, ...named }: Named & { kind: TransferKind; amount: string }) {
      const memberId = await findId(named);
      const now = new Date();
      const { code, currency } = await getMainAccount(services, { memberId, now });
      const terms = { kind, amount: parseAmount(amount)! } as const;
      const [outcome] = await moveMoney(database, [
        {
          ...terms,
          memberId,
          currency,
          wallet: code as WalletName,
          source: 'agents',
          key: drawId(now),
          fingerprint: fingerprintOf(terms),
          direction: 'IN',
          house: 'HOUSE_PROMO',
          counting: { as: 'NOTHING' },
          isGuarded: false,
          at: now,
          windows: windowsOf(now, merchants.get(named.merchantCode).businessTimezone),
        },
      ]);
      if (!outcome?.ok) throw new Error(`${kind} was not paid`);
    },
  };
}

/** Tells what a login from a device tells that was not seen before. */
const tellNewDevice = (
  database: Services['database'],
  { device, ...named }: Named & { readonly device: string },
): Promise<void> =>
  database.transact(async (tx) => {
    const { merchantCode } = named;
    const memberId = await idOf(tx, named);
    const fact = { memberId, merchantCode, what: 'NEW_DEVICE', device } as const;
    await recordEvent(tx, new Date(), 'identity.account_secured', fact);
  });

export type MoneyDeeds = ReturnType<typeof createMoneyDeeds>;

/** What a member has staked today, as the totals of play say it. */
async function noteTurnover(
  { database, merchants }: Services,
  { amount, ...named }: Named & { readonly amount: string },
): Promise<void> {
  const { merchantCode } = named;
  const turnover = String(parseAmount(amount)!);
  const day = dayOf(new Date(), merchants.get(merchantCode).businessTimezone);
  const played = { category: 'RNG', vendor_code: 'HOUSE', currency: 'JPY.DEMO', bets: 1n };
  const sums = { stake: turnover, valid_turnover: turnover, payout: '0', business_day: day };
  await database.statement(async (tx) => {
    const of = { member_id: await idOf(tx, named), merchant_code: merchantCode };
    await tx
      .insertInto('play_day_totals')
      .values({ ...of, ...played, ...sums })
      .execute();
  });
}
