import { openRollover } from '#features/cashier';
import { type Movement, moveMoney, windowsOf } from '#features/wallet';
import { drawId } from '#platform/secrets/secrets';
import type { TestServer } from '#testing/test-server';
import { NO_MARKS } from '../claims/claim.ts';
import { createDepositChoices } from '../deposits/deposit-choices.ts';
import { beginPromotion } from '../promotions/begin-promotion.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { findPromotion, putPromotion } from '../promotions/store.ts';
import { CURRENCY, openRewards } from './open-rewards.ts';

const MERCHANT = 'maneki';
let made = 0;

/** Promotions as a test wants them, and members who pay in, bet and claim. */
export function openPromotions(server: TestServer) {
  const { database, clock } = server;
  const rewards = openRewards(server);
  return {
    ...rewards,
    ...openPlayers(server),
    async offer(type: Promotion['type'], change: Partial<Promotion> = {}): Promise<string> {
      const now = clock.now();
      const id = drawId(now);
      const wish = { id, merchantCode: MERCHANT, type, title: 'Bonus', by: 'test', now };
      const promotion = { ...beginPromotion(wish), status: 'ACTIVE', ...change } as Promotion;
      await database.transact((tx) => putPromotion(tx, promotion));
      return id;
    },
    find: async (id: string) =>
      (await database.statement((tx) => findPromotion(tx, { id, merchantCode: MERCHANT })))!,
    own: (memberId: string, id: string, marks = NO_MARKS) => ({
      ...{ memberId, merchantCode: MERCHANT, id, marks, now: clock.now() },
    }),
    rollovers: (memberId: string) =>
      database.statement((tx) =>
        tx
          .selectFrom('cashier_rollovers')
          .select(['id', 'source', 'status', 'required', 'done'])
          .where('member_id', '=', memberId)
          .orderBy('seq')
          .execute(),
      ),
  };
}

/** What members do with their money. */
function openPlayers(server: TestServer) {
  const { database, clock, services } = server;
  const choices = createDepositChoices(services)({ hash: (...words) => words.join(' ') });
  const move = async (memberId: string, kind: 'BET' | 'PAYOUT' | 'DEPOSIT', amount: bigint) => {
    const [outcome] = await moveMoney(database, [movementOf(memberId, kind, amount, clock.now())]);
    if (!outcome?.ok) throw new Error('a test moves only what there is');
  };
  return {
    /** A bet that is decided at once. */
    async bet(memberId: string, stake: bigint, payout = 0n): Promise<void> {
      await move(memberId, 'BET', stake);
      if (payout > 0n) await move(memberId, 'PAYOUT', payout);
      made += 1;
      const handler = services.eventHandlers.find(({ name }) => name === 'cashier.count_turnover')!;
      const now = clock.now();
      const told = {
        ...{ memberId, merchantCode: MERCHANT, currency: CURRENCY, providerCode: 'house' },
        ...{ roundId: `r${made}`, txId: `t${made}`, vendorCode: 'v', gameId: 'g', category: 'RNG' },
        ...{ status: 'LOST', stake: String(stake), validTurnover: String(stake), payout: '0' },
        settledAt: now.toISOString(),
      };
      await database.transact((tx) =>
        handler.handle({ tx } as never, [{ payload: told, recordedAt: now }] as never),
      );
    },
    /** Pays in, with what was chosen to come along. Answers why nothing did, where nothing did. */
    async payIn(memberId: string, amount: bigint, id?: string): Promise<string | undefined> {
      made += 1;
      const now = clock.now();
      const orderNo = `D${made}`;
      const named = { orderNo, memberId, merchantCode: MERCHANT, amount, currency: CURRENCY, now };
      const client = { cookies: {}, userAgent: '', isBrowser: true };
      const from = { address: '192.0.2.1', merchantCode: MERCHANT, client };
      const refusal =
        id && (await database.transact((tx) => choices.keep(tx, { ...named, id, from })));
      if (refusal) return refusal.code;
      await move(memberId, 'DEPOSIT', amount);
      await database.transact(async (tx) => {
        const { orderNo: sourceKey, ...rest } = named;
        await openRollover(tx, { ...rest, source: 'DEPOSIT', sourceKey, principal: amount });
        await choices.redeem(tx, { ...named, method: 'QR' });
      });
      return undefined;
    },
  };
}

function movementOf(
  memberId: string,
  kind: 'BET' | 'PAYOUT' | 'DEPOSIT',
  amount: bigint,
  at: Date,
): Movement {
  made += 1;
  return {
    ...{ memberId, wallet: 'DEMO', currency: CURRENCY, source: 'test', key: `m${made}` },
    ...{ fingerprint: '', kind, amount, at, windows: windowsOf(at, 'Asia/Tokyo') },
    direction: kind === 'BET' ? 'OUT' : 'IN',
    house: kind === 'DEPOSIT' ? 'CLEARING_DEPOSIT' : 'HOUSE_GAMES',
    counting: { as: 'NOTHING' },
    isGuarded: false,
  };
}
