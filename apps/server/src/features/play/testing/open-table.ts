import type { LotteryPrizeMode } from '@maneki/contract/house/lottery';
import type { PersonalSeries } from '@maneki/contract/play/lottery';
import type { Category } from '@maneki/contract/play/tickets';
import type { RoundWalletCall, RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { type BalanceNews, windowsOf } from '#features/wallet';
import type { Database, Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { FOR_MONEY } from '#testing/for-money';
import { createCeilingGuard } from '../ceilings/ceiling-guard.ts';
import { roundCalls } from '../rounds/round-calls.ts';
import { createRoundServices, type RoundServices } from '../rounds/round-services.ts';
import { createSessionCache } from '../sessions/session-facts.ts';
import { insertSession } from '../sessions/store.ts';

export const NOON = new Date('2030-01-01T12:00:00Z');
const ZONE = 'Asia/Tokyo';

/** A provider's side of the table: its player, and its calls with everything filled in. */
export type Table = Awaited<ReturnType<typeof sitDown>>;

/** Games of a provider without a door in front: what a test says is what the use cases hear. */
export async function openTable(database: Database, providerCode = 'tester') {
  await database.transact(async (tx) => {
    await sql`insert into play_providers (code, name, created_at)
              values (${providerCode}, ${providerCode}, ${NOON}) on conflict do nothing`.execute(
      tx,
    );
    for (const category of ['RNG', 'LIVE', 'SPORTS', 'PVP', 'LOTT'] satisfies Category[]) {
      const vendor = vendorOf(providerCode, category);
      await sql`insert into catalog_vendors (code, provider_code, category, names)
                values (${vendor}, ${providerCode}, ${category}, '{}') on conflict do nothing`.execute(
        tx,
      );
      await sql`insert into catalog_games (vendor_code, game_id, category, names)
                values (${vendor}, 'game', ${category}, '{}') on conflict do nothing`.execute(tx);
    }
  });
  const news: BalanceNews[] = [];
  const log = { warn: () => {} };
  const createServices = (on: Database): RoundServices =>
    createRoundServices({
      database: on,
      ceilings: createCeilingGuard({ database: on, log, processId: drawId(NOON) }),
      merchants: {
        get: () => ({ businessTimezone: ZONE }) as never,
        findMarket: () => FOR_MONEY,
      },
      sessions: createSessionCache({ database: on, log }),
      findCategory: async ({ vendorCode }) => vendorCode.split('-')[1] as Category,
      tellBalance: (told) => news.push(told),
    });
  const services = createServices(database);
  return {
    services,
    news,
    sitDown: (options: Seat = {}) => sitDown({ database, services, providerCode }, options),
    /** The same player, whose calls are answered over another connection. */
    sitAgain: async ({ memberId, sessionId }: Table, on: Database): Promise<Table> => {
      const from = { providerCode, playerId: memberId, roundId: 'round', now: NOON };
      const calls = createCalls(createServices(on), { from, sessionId, currency: 'JPY' });
      return { memberId, sessionId, ...calls };
    },
  };
}

const vendorOf = (providerCode: string, category: Category) => `${providerCode}-${category}`;

export type Seat = {
  readonly balance?: bigint;
  readonly currency?: string;
  readonly category?: Category;
  readonly at?: Date;
  readonly series?: PersonalSeries;
  readonly prizeModes?: readonly LotteryPrizeMode[];
};

async function sitDown(
  table: { database: Database; services: RoundServices; providerCode: string },
  { balance = 10_000n, currency = 'JPY', category = 'RNG', at = NOON, series, prizeModes }: Seat,
) {
  const { database, services, providerCode } = table;
  const [memberId, sessionId] = [drawId(at), drawId(at)];
  await database.transact(async (tx) => {
    await insertWallet(tx, { memberId, balance, currency, at });
    await insertSession(tx, {
      id: sessionId,
      memberId,
      merchantCode: 'maneki',
      providerCode,
      vendorCode: vendorOf(providerCode, category),
      gameId: 'game',
      wallet: 'MAIN',
      currency,
      device: 'test',
      address: '192.0.2.1',
      series,
      prizeModes,
      openedAt: at,
      expiresAt: new Date(at.getTime() + 15 * MINUTE_MS),
    });
  });
  const from = { providerCode, playerId: memberId, roundId: 'round', now: at };
  return { memberId, sessionId, ...createCalls(services, { from, sessionId, currency }) };
}

async function insertWallet(
  tx: Tx,
  wallet: { memberId: string; balance: bigint; currency: string; at: Date },
): Promise<void> {
  const { memberId, balance, currency, at } = wallet;
  const { day, week, month } = windowsOf(at, ZONE);
  await sql`
    with opened as (
      insert into wallet_accounts (member_id, code, merchant_code, currency, available, seq,
                                   opened_at, moved_at, day, week, month)
      values (${memberId}, 'MAIN', 'maneki', ${currency}, ${balance}, 1, ${at}, ${at}, ${day},
              ${week}, ${month}) returning *)
    insert into wallet_transfers (member_id, source, key, fingerprint, outcome, kind, wallet,
                                  debit, credit, amount, merchant_code, currency, seq,
                                  balance_after, at)
    select member_id, 'test', 'opening', '', 'DONE', 'PROMO', code, 'HOUSE_PROMO', code,
           available, merchant_code, currency, 1, available, opened_at from opened`.execute(tx);
}

type Other<Call extends RoundWalletCall> = Partial<RoundWalletRequest<Call>> & { now?: Date };

/** The calls about one player, everything filled in that a test does not care about. */
function createCalls(
  services: RoundServices,
  player: {
    readonly from: { providerCode: string; playerId: string; roundId: string; now: Date };
    readonly sessionId: string;
    readonly currency: string;
  },
) {
  const { from, sessionId, currency } = player;
  const bet = { ...from, sessionId, gameId: 'game', currency };
  return {
    bet: (txId: string, amount: bigint, other: Other<'bet'> = {}) =>
      roundCalls.bet(services, { ...bet, txId, amount, ...other }),
    play: (txId: string, amount: bigint, winAmount: bigint, other: Other<'play'> = {}) =>
      roundCalls.play(services, { ...bet, txId, amount, winAmount, ...other }),
    win: (txId: string, betTxId: string, amount: bigint, other: Other<'win'> = {}) =>
      roundCalls.win(services, { ...from, txId, betTxId, amount, final: true, ...other }),
    rollback: (txId: string, refTxId: string, other: Other<'rollback'> = {}) =>
      roundCalls.rollback(services, { ...from, txId, refTxId, reason: 'test', ...other }),
    resettle: (txId: string, betTxId: string, amount: bigint, other: Other<'resettle'> = {}) =>
      roundCalls.resettle(services, { ...from, txId, betTxId, amount, reason: 'wrong', ...other }),
    close: (stake: bigint, payout: bigint, other: Other<'round/close'> = {}) =>
      roundCalls['round/close'](services, { ...from, totals: { stake, payout }, ...other }),
    status: (txId: string) => roundCalls['tx/status'](services, { ...from, txId }),
  };
}
