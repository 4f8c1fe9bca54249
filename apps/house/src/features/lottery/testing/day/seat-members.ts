import { randomUUID } from 'node:crypto';
import type { LotteryGame } from '@maneki/games/lottery/games';
import { vendorOf } from '@maneki/games/lottery/vendor';
import { DAY_MS } from '@maneki/kernel/clock';
import { windowsOf } from '@maneki/server/features/wallet/windows';
import { sql } from 'kysely';
import { hashSecret } from '#platform/secrets';
import type { TestHouse } from '#testing/test-house';

const CURRENCY = 'JPY.DEMO';
const WALLET = 'DEMO';
/** Far more than anybody can lose in a day. */
const OPENING = 10n ** 14n;
/** The highest series that everybody of the day may bet at, in all groups that have one. */
export const PERSONAL_SERIES = 1_960;
const SERIES = JSON.stringify(
  Object.fromEntries(['SSC', 'K3', '11X5', 'PK10', 'VN'].map((group) => [group, PERSONAL_SERIES])),
);

/** Somebody at a lottery. */
export type Seat = {
  readonly playerId: string;
  readonly game: LotteryGame;
  readonly token: string;
};

/** Members with money and an open session of every lottery each, their books in order from the first transfer on. */
export async function seatMembers(
  { database, clock }: TestHouse,
  { members, games }: { readonly members: number; readonly games: readonly LotteryGame[] },
): Promise<readonly Seat[]> {
  const now = clock.now();
  const until = new Date(now.getTime() + 3 * DAY_MS);
  const { day, week, month } = windowsOf(now, 'Asia/Tokyo');
  const playerIds = Array.from({ length: members }, () => randomUUID());
  const seats = playerIds.flatMap((playerId) =>
    games.map((game) => ({ playerId, game, id: randomUUID(), token: randomUUID() })),
  );
  const rows = JSON.stringify(
    seats.map(({ playerId, game, id, token }) => ({
      playerId,
      id,
      vendor: vendorOf(game),
      gameId: game.gameId,
      hash: hashSecret(token),
    })),
  );
  await database.transact(async (tx) => {
    await sql`
      with opened as (
        insert into public.wallet_accounts
          (member_id, code, merchant_code, currency, available, seq, opened_at, moved_at, day, week, month)
        select id, ${WALLET}, 'maneki', ${CURRENCY}, ${OPENING}::bigint, 1, ${now}::timestamptz,
               ${now}::timestamptz, ${day}::date, ${week}::date, ${month}::date
          from unnest(${playerIds}::uuid[]) as id returning *)
      insert into public.wallet_transfers
        (member_id, source, key, fingerprint, outcome, kind, wallet, debit, credit, amount,
         merchant_code, currency, seq, balance_after, at)
      select member_id, 'wallet', 'opening-DEMO', '', 'DONE', 'PROMO', code, 'HOUSE_PROMO', code,
             available, merchant_code, currency, 1, available, opened_at from opened`.execute(tx);
    await sql`
      insert into public.play_sessions
        (member_id, id, merchant_code, provider_code, vendor_code, game_id, wallet, currency,
         device, address, opened_at, expires_at, series)
      select s."playerId", s.id, 'maneki', 'house', s.vendor, s."gameId", ${WALLET}, ${CURRENCY},
             'H5', '127.0.0.1', ${now}::timestamptz, ${until}::timestamptz, ${SERIES}::jsonb
        from json_to_recordset(${rows}::json)
          as s("playerId" uuid, id uuid, vendor text, "gameId" text)`.execute(tx);
    await sql`
      insert into house.sessions
        (id, token_hash, player_id, merchant, vendor, game_id, currency, network, language, theme,
         reality_check_minutes, opened_at, expires_at, series)
      select s.id, s.hash, s."playerId", 'maneki', s.vendor, s."gameId", ${CURRENCY},
             '127.0.0.0/24', 'EN', 'dark', 60, ${now}::timestamptz, ${until}::timestamptz,
             ${SERIES}::jsonb
        from json_to_recordset(${rows}::json)
          as s("playerId" uuid, id uuid, vendor text, "gameId" text, hash text)`.execute(tx);
  });
  // What a server does by itself after a while; until then it plans as if the tables were empty.
  await database.statement((tx) => sql`analyze`.execute(tx));
  return seats;
}

/** What members have that began with the same, less what they began with. */
export async function readGains(
  { database }: TestHouse,
  seats: readonly Seat[],
): Promise<ReadonlyMap<string, bigint>> {
  const ids = [...new Set(seats.map(({ playerId }) => playerId))];
  const { rows } = await database.statement((tx) =>
    sql<{ id: string; gain: bigint }>`
      select member_id as id, (available + held - ${OPENING}::bigint)::bigint as gain
        from public.wallet_accounts where member_id = any(${ids}::uuid[])`.execute(tx),
  );
  return new Map(rows.map(({ id, gain }) => [id, gain]));
}
