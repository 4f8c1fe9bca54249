import { DAY_MS } from '@maneki/kernel/clock';
import { createAccountNumbers } from '@maneki/server/features/cashier/payout-accounts/account-numbers';
import type { Database } from '@maneki/server/platform/database/database';
import { drawId, hashSecret } from '@maneki/server/platform/secrets/secrets';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { MERCHANT } from './log-in-member.ts';
import { CURRENCY, MONEY, playerOf, WALLET } from './players.ts';
import { MASTER_SECRET } from './provider-keys.ts';

/** The payment password of everybody here. */
export const DIGITS = '281736';

/** What the product hashes payment passwords with, and the least that can be done. */
export const HASHED = {
  fully: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  hardly: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const;

export type Payees = {
  /** The numbers of the first and the last. */
  readonly from: number;
  readonly to: number;
  readonly hashed: keyof typeof HASHED;
};

const MEMBERS_AT_ONCE = 5_000;

export const tokenOf = (number: number): string => hashSecret(`the session of player ${number}`);

/** Of whom nothing else is asked: as the ids of players, with another digit. */
export const accountIdOf = (number: number): string =>
  playerOf(number).playerId.replace('-4000-8000-', '-4000-a000-');

/** Makes players members who are logged in and lack nothing that a withdrawal needs. */
export async function addPayees(
  database: Database,
  { from, to, hashed, now }: Payees & { readonly now: Date },
): Promise<void> {
  const digits = await hash(DIGITS, HASHED[hashed]);
  const numbers = createAccountNumbers(MASTER_SECRET);
  for (let first = from; first <= to; first += MEMBERS_AT_ONCE) {
    const last = Math.min(to, first + MEMBERS_AT_ONCE - 1);
    const rows = Array.from({ length: last - first + 1 }, (_, place) => {
      const number = first + place;
      const accountNo = String(1_000_000 + number);
      return {
        member_id: playerOf(number).playerId,
        number,
        session_id: drawId(now),
        token_hash: hashSecret(tokenOf(number)),
        account_id: accountIdOf(number),
        number_sealed: numbers.seal(accountNo),
        number_hash: numbers.hash(MERCHANT, 'BANK', '0005', accountNo),
        last_four: accountNo.slice(-4),
      };
    });
    await insertPayees(database, { rows: JSON.stringify(rows), digits, now });
  }
}

const insertPayees = (
  database: Database,
  { rows, digits, now }: { readonly rows: string; readonly digits: string; readonly now: Date },
): Promise<void> =>
  database.transact(async (tx) => {
    const payees = sql`json_to_recordset(${rows}::json) as payee(
      member_id uuid, number int, session_id uuid, token_hash text, account_id uuid,
      number_sealed text, number_hash text, last_four text)`;
    await sql`
      insert into identity_members (id, merchant_code, type, username, currency, language,
                                    country_code, joined_via, register_host, register_method,
                                    registered_at, registered_address, mobile, mobile_verified_at,
                                    payee_name, payment_password_hash)
      select member_id, ${MERCHANT}, 0, 'payee_' || number, ${MONEY}, 'EN', 'JP', 'DEFAULT',
             'localhost', 'username', ${now}::timestamptz, '192.0.2.1',
             '+8190' || (10000000 + number), ${now}::timestamptz, 'ヤマダ ハナコ', ${digits}
        from ${payees}`.execute(tx);
    await sql`
      insert into identity_sessions (id, member_id, merchant_code, token_hash, via, device, address,
                                     opened_at, seen_at, idle_ms, ends_at)
      select session_id, member_id, ${MERCHANT}, token_hash, 'PASSWORD', 'a browser', '192.0.2.1',
             ${now}::timestamptz, ${now}::timestamptz, ${DAY_MS}::bigint,
             ${new Date(now.getTime() + DAY_MS)}::timestamptz
        from ${payees}`.execute(tx);
    await sql`
      insert into cashier_payout_accounts (id, merchant_code, member_id, type, bank_code, branch,
                                           number_sealed, number_hash, last_four, holder_name,
                                           is_default, bound_at, usable_at)
      select account_id, ${MERCHANT}, member_id, 'BANK', '0005', '123', number_sealed, number_hash,
             last_four, 'ヤマダ ハナコ', true, ${now}::timestamptz, ${now}::timestamptz
        from ${payees}`.execute(tx);
  });

/** Several, because the platform lets one provider tell only so much in a second. */
const GATEWAYS = 16;

export type Gateway = {
  readonly code: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly channelId: string;
};

export const gateways: readonly Gateway[] = Array.from({ length: GATEWAYS }, (_, place) => ({
  code: `bench-${place}`,
  keyId: `bench-${place}-key`,
  keySecret: `what signs the callbacks of the gateway ${place}`,
  channelId: `00000000-0000-4000-b000-${String(place).padStart(12, '0')}`,
}));

/** As an operator would write them into PAYMENT_PROVIDERS. Nobody answers there. */
export const writeProviders = (): string =>
  JSON.stringify(
    gateways.map(({ code, keyId, keySecret }) => ({
      ...{ code, keyId, keySecret },
      url: 'http://127.0.0.1:9',
      mode: 'test',
    })),
  );

export const addChannels = (database: Database, now: Date): Promise<void> =>
  database.transact(async (tx) => {
    for (const { code, channelId } of gateways)
      await sql`
        insert into cashier_channels (id, merchant_code, method, currency, provider_code, names,
                                      descriptions, logo, minimum, maximum, fee_payer, fee_ppm,
                                      fee_fixed, bonus_ppm, expiry_minutes, is_manual, needs_proof,
                                      needs_payer_name, changed_at, changed_by)
        values (${channelId}, ${MERCHANT}, 'EWALLET', ${MONEY}, ${code}, '{}', '{}', 'bank', 10000,
                1000000000000, 'PLATFORM', 0, 0, 0, 60, false, false, false, ${now}, 'bench')`.execute(
        tx,
      );
  });

/** The number of an order in the books, and its gateway, by where it stands in a load. */
export const orderNoOf = (run: number, place: number): string =>
  `D300101${String(run).padStart(3, '0')}${String(place).padStart(7, '0')}`;
export const gatewayOf = (place: number): Gateway => gateways[place % GATEWAYS]!;

/** An order that waits for its payment, for each of the first so many players. What nobody paid is gone. */
export const openOrders = (
  database: Database,
  { run, count, now }: { readonly run: number; readonly count: number; readonly now: Date },
): Promise<void> =>
  database.transact(async (tx) => {
    await sql`delete from cashier_deposits where state = 'AWAITING_PAYMENT'`.execute(tx);
    const rows = Array.from({ length: count }, (_, place) => ({
      order_no: orderNoOf(run, place),
      member_id: playerOf(place + 1).playerId,
      channel_id: gatewayOf(place).channelId,
      provider_code: gatewayOf(place).code,
    }));
    await sql`
      insert into cashier_deposits (order_no, merchant_code, member_id, wallet, currency, channel_id,
                                    provider_code, state, wish_key, amount, minimum, fee_payer,
                                    fee_ppm, fee_fixed, bonus_ppm, is_manual, needs_proof, reference,
                                    business_day, created_at, expires_at)
      select order_no, ${MERCHANT}, member_id, ${WALLET}, ${CURRENCY}, channel_id, provider_code,
             'AWAITING_PAYMENT', order_no, 10000000, 10000, 'PLATFORM', 0, 0, 0, false, false,
             'BENCH', '2030-01-01', ${now}::timestamptz, ${new Date(now.getTime() + DAY_MS)}::timestamptz
        from json_to_recordset(${JSON.stringify(rows)}::json)
             as wish(order_no text, member_id uuid, channel_id uuid, provider_code text)`.execute(
      tx,
    );
  });
