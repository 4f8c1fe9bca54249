import { DAY_MS } from '@maneki/kernel/clock';
import { demoCurrencyOf } from '@maneki/kernel/wallet-currency';
import { windowsOf } from '@maneki/server/features/wallet/windows';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';

/** Several, because the platform lets one provider ask only so much in a second. */
export const PROVIDERS = ['stranger-0', 'stranger-1', 'stranger-2', 'stranger-3'] as const;
export const VENDOR = 'strange-slots';
export const GAME = 'game';
/** Nobody plays for money where no market is REAL. */
export const MONEY = 'JPY';
export const CURRENCY = demoCurrencyOf(MONEY);
export const WALLET = 'DEMO';
export const ZONE = 'Asia/Tokyo';

/** Players are known by numbers from 1, so that a load can name them in any language. */
export type Player = {
  readonly playerId: string;
  readonly sessionId: string;
  /** Where the player's session is. */
  readonly providerCode: string;
};

const MEMBER_PREFIX = '00000000-0000-4000-8000-';
/** What the ids of players have in common, for `like`. */
export const PLAYER_LIKE = `${MEMBER_PREFIX}%`;
const SESSION_PREFIX = '00000000-0000-4000-9000-';

export function playerOf(number: number): Player {
  const digits = number.toString(16).padStart(12, '0');
  return {
    playerId: MEMBER_PREFIX + digits,
    sessionId: SESSION_PREFIX + digits,
    providerCode: PROVIDERS[number % PROVIDERS.length]!,
  };
}

/** The same in SQL, from a whole number. */
export const memberIdSql = (number: string) =>
  `'${MEMBER_PREFIX}' || lpad(to_hex(${number}), 12, '0')`;
export const sessionIdSql = (number: string) =>
  `'${SESSION_PREFIX}' || lpad(to_hex(${number}), 12, '0')`;
export const providerSql = (number: string) => `'stranger-' || (${number} % ${PROVIDERS.length})`;

/** A game, and the providers at which it is played. */
export async function addGame(database: Database, now: Date): Promise<void> {
  await database.transact(async (tx) => {
    await sql`insert into play_providers (code, name, created_at)
              select code, 'A stranger', ${now} from unnest(${PROVIDERS}::text[]) as code`.execute(
      tx,
    );
    await sql`insert into catalog_vendors (code, provider_code, category, names)
              values (${VENDOR}, ${PROVIDERS[0]}, 'RNG', '{}')`.execute(tx);
    await sql`insert into catalog_games (vendor_code, game_id, category, names)
              values (${VENDOR}, ${GAME}, 'RNG', '{}')`.execute(tx);
  });
}

/** Players with money and an open session each, their books in order from the first transfer on. */
export async function addPlayers(
  database: Database,
  players: {
    /** The numbers of the first and the last. */
    readonly from: number;
    readonly to: number;
    readonly balance: bigint;
    readonly now: Date;
  },
): Promise<void> {
  const { from, to, balance, now } = players;
  const { day, week, month } = windowsOf(now, ZONE);
  const number = sql`generate_series(${from}::int, ${to}::int) as number`;
  const member = sql`(${sql.raw(memberIdSql('number'))})::uuid`;
  await database.transact(async (tx) => {
    await sql`
      with opened as (
        insert into wallet_accounts (member_id, code, merchant_code, currency, available, seq,
                                     opened_at, moved_at, day, week, month)
        select ${member}, ${WALLET}, 'maneki', ${CURRENCY}, ${balance}::bigint, 1, ${now}::timestamptz,
               ${now}::timestamptz, ${day}::date, ${week}::date, ${month}::date
          from ${number} returning *)
      insert into wallet_transfers (member_id, source, key, fingerprint, outcome, kind, wallet,
                                    debit, credit, amount, merchant_code, currency, seq,
                                    balance_after, at)
      select member_id, 'wallet', 'opening-DEMO', '', 'DONE', 'PROMO', code, 'HOUSE_PROMO', code,
             available, merchant_code, currency, 1, available, opened_at from opened`.execute(tx);
    await sql`
      insert into play_sessions (member_id, id, merchant_code, provider_code, vendor_code, game_id,
                                 wallet, currency, device, address, opened_at, expires_at)
      select ${member}, (${sql.raw(sessionIdSql('number'))})::uuid, 'maneki',
             ${sql.raw(providerSql('number'))}, ${VENDOR}, ${GAME}, ${WALLET}, ${CURRENCY}, 'load', '192.0.2.1', ${now}::timestamptz,
             ${new Date(now.getTime() + DAY_MS)}::timestamptz
        from ${number}`.execute(tx);
  });
  // What a server does by itself after a while; until then it plans as if the tables were empty.
  await database.statement((tx) => sql`analyze`.execute(tx));
}
