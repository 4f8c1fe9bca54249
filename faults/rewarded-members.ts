import { houseManifest } from '@maneki/house/manifest';
import { creditGrants } from '@maneki/server/features/rewards/grants/credit-grants';
import { grantRewards } from '@maneki/server/features/rewards/grants/grant-rewards';
import { beginPromotion } from '@maneki/server/features/rewards/promotions/begin-promotion';
import type { Promotion } from '@maneki/server/features/rewards/promotions/promotion';
import { putPromotion } from '@maneki/server/features/rewards/promotions/store';
import type { Database } from '@maneki/server/platform/database/database';
import { drawId } from '@maneki/server/platform/secrets/secrets';
import { seed } from '@maneki/server/seed';
import { sql } from 'kysely';
import { MERCHANT } from '../bench/log-in-member.ts';
import {
  addGame,
  addPlayers,
  CURRENCY,
  memberIdSql,
  playerOf,
  VENDOR,
  ZONE,
} from '../bench/players.ts';

/** Six in the morning of a first day of a month that is a Monday, in the merchant's time: everything is due. */
export const NOW = new Date('2030-06-30T21:00:00Z');
/** What lies behind the demonstration counts as done: the day after it is the first one. */
const DAY_BEFORE = new Date('2030-06-29T21:00:00Z');
const MONTH_BEFORE = new Date('2030-06-01T03:00:00Z');
const DAY = '2030-06-30';

export const MEMBERS = 300;
export const OPENING = 1_000_000_000n;
/** The first hundred have friends who count, the next fifty friends who have just done what was asked for. */
export const FRIENDS = { paying: 100, new: 50, from: 150 } as const;
/** So many have a bonus whose time is over. */
export const BONUSES = 100;
/** As much as the gift for a verified number. */
export const BONUS = 3_000_000n;
/** Those who have just verified a number. */
export const GIFTED = Array.from({ length: 50 }, (_, place) => playerOf(201 + place).playerId);
export const POINTS = 100;
export const PACKETS = 500;
export const PACKETS_RU = 500n;

const STAKE = 1_000_000_000n;
const PAYOUT = 400_000_000n;

/** What a night comes to for each member: a tenth of a percent is a thousand parts of a million. */
export const DUE = {
  REBATE: (STAKE * 2_500n) / 1_000_000n,
  CASHBACK: ((STAKE - PAYOUT) * 30_000n) / 1_000_000n,
  COMMISSION: (STAKE * 500n) / 1_000_000n,
} as const;

/** Members to whom everything is due at once that rewards do by themselves. */
export async function addRewardedMembers(database: Database): Promise<void> {
  await seed(database, { manifest: houseManifest, isDemo: true, now: DAY_BEFORE });
  await addGame(database, MONTH_BEFORE);
  await addPlayers(database, { from: 1, to: MEMBERS, balance: OPENING, now: MONTH_BEFORE });
  await addMembers(database);
  await addPlay(database);
  await addFriends(database);
  await addPoints(database);
  await addBonuses(database);
  await addPromotions(database);
  await addVerified(database);
}

const member = sql`(${sql.raw(memberIdSql('number'))})::uuid`;
const numbers = sql`generate_series(1, ${MEMBERS}::int) as number`;

/** Each like the demonstration's own, with a number and a birthday. */
const addMembers = (database: Database) =>
  database.statement((tx) =>
    sql`
      insert into identity_members
      select (jsonb_populate_record(m, jsonb_build_object(
               'id', ${sql.raw(memberIdSql('number'))}, 'username', 'given' || number, 'type', 0,
               'mobile', '+8190' || (10000000 + number), 'mobile_verified_at', ${MONTH_BEFORE}::timestamptz,
               'birthday', '1990-07-01', 'birthday_set_at', '2029-01-01T00:00:00Z'))).*
        from identity_members as m, ${numbers}
       where m.merchant_code = ${MERCHANT} and m.username = 'sakura'`.execute(tx),
  );

/** A day's play, which is also the week's and the month's, by members of the first level. */
const addPlay = (database: Database) =>
  database.transact(async (tx) => {
    await sql`
      insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
                                   merchant_code, stake, valid_turnover, payout, bets)
      select ${member}, ${DAY}::date, 'RNG', ${VENDOR}, ${CURRENCY}, ${MERCHANT}, ${STAKE}::bigint,
             ${STAKE}::bigint, ${PAYOUT}::bigint, 10
        from ${numbers}`.execute(tx);
    await sql`
      insert into rewards_vip_members (member_id, currency, merchant_code, level, highest, seen, since,
                                       turnover, deposits, month, month_turnover)
      select ${member}, ${CURRENCY}, ${MERCHANT}, 1, 1, 1, ${MONTH_BEFORE}::timestamptz, ${STAKE}::bigint,
             ${STAKE}::bigint, '2030-06-01', ${STAKE}::bigint
        from ${numbers}`.execute(tx);
  });

const addFriends = (database: Database) =>
  database.statement((tx) =>
    sql`
      insert into rewards_referrals (friend_id, merchant_code, referrer_id, joined_at, last_day, currency,
                                     deposits, state, qualified_at, commission_from, commission_until,
                                     referrer_currency)
      select (${sql.raw(memberIdSql(`number + ${FRIENDS.from}`))})::uuid, ${MERCHANT}, ${member},
             ${MONTH_BEFORE}::timestamptz, '2030-07-10', ${CURRENCY}, ${STAKE}::bigint,
             case when is_paying then 'QUALIFIED' else 'OPEN' end,
             case when is_paying then ${MONTH_BEFORE}::timestamptz end,
             case when is_paying then date '2030-06-01' end,
             case when is_paying then date '2031-06-01' end,
             case when is_paying then ${CURRENCY} end
        from (select number, number <= ${FRIENDS.paying} as is_paying
                from generate_series(1, ${FRIENDS.paying + FRIENDS.new}::int) as number) as pair`.execute(
      tx,
    ),
  );

/** Points of more than a year ago. */
const addPoints = (database: Database) =>
  database.transact(async (tx) => {
    await sql`insert into rewards_point_accounts (member_id, merchant_code, balance, seq)
              select ${member}, ${MERCHANT}, ${POINTS}, 1 from ${numbers}`.execute(tx);
    await sql`insert into rewards_point_transfers (member_id, seq, kind, key, points, balance_after, at)
              select ${member}, 1, 'PLAY', 'long ago', ${POINTS}, ${POINTS}, '2029-06-01T00:00:00Z'
                from ${numbers}`.execute(tx);
    await sql`insert into rewards_point_lots (member_id, seq, points, unspent, expires_at)
              select ${member}, 1, ${POINTS}, ${POINTS}, '2030-06-15T00:00:00Z' from ${numbers}`.execute(
      tx,
    );
  });

/** Bonuses of a month ago, for which there was a week. */
const addBonuses = (database: Database) =>
  database.transact(async (tx) => {
    const merchants = { get: () => ({ businessTimezone: ZONE }) as never };
    const terms = { principal: BONUS, multiple: 10, groups: [], maxBet: null, days: 7 };
    const wishes = Array.from({ length: BONUSES }, (_, place) => ({
      ...{ merchantCode: MERCHANT, memberId: playerOf(place + 1).playerId, currency: CURRENCY },
      ...{ kind: 'PROMOTION' as const, sourceKey: 'a month ago', amount: BONUS, terms },
    }));
    const grants = await grantRewards(tx, wishes, MONTH_BEFORE);
    await creditGrants(tx, { merchants }, grants, MONTH_BEFORE);
  });

const addPromotions = (database: Database) =>
  database.transact(async (tx) => {
    await sql`update rewards_promotions set status = 'PAUSED' where status = 'ACTIVE'`.execute(tx);
    const packets = {
      ...{ times: ['06:01'], openMinutes: 10, packets: PACKETS, totalRu: Number(PACKETS_RU) },
      ...{ minTenths: 1, maxRu: 50, minDepositRu: 10 },
    };
    for (const [type, change] of [
      ['LOSS_REBATE', {}],
      ['RED_PACKET', { rule: packets }],
      ['REG_BONUS', { applyMode: 'AUTO' }],
    ] as const) {
      const wish = { id: drawId(DAY_BEFORE), merchantCode: MERCHANT, type, title: 'Night' };
      const begun = beginPromotion({ ...wish, by: 'faults', now: DAY_BEFORE });
      await putPromotion(tx, { ...begun, ...change, status: 'ACTIVE' } as Promotion);
    }
  });

const addVerified = (database: Database) =>
  database.statement((tx) =>
    sql`insert into rewards_gifts_due (member_id, merchant_code, verified_at)
        select member_id, ${MERCHANT}, ${DAY_BEFORE}::timestamptz
          from unnest(${GIFTED}::uuid[]) as member_id`.execute(tx),
  );
