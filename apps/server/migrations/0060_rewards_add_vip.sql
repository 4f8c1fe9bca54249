-- Why: members rise through levels by what they play and pay in, and each level gives more: bonuses, a part of what was
-- played, larger withdrawals. What levels ask for is each merchant's own.
--
-- Invariants: a level that was reached stays known (`highest`), so that its bonus is given once in a lifetime. Credit and
-- money have standings of their own. A run over members remembers how far it has come.

-- What a merchant has changed of the levels that everybody begins with. Amounts are reference units.
create table rewards_vip_levels (
  merchant_code    text        not null references site_merchants (code),
  level            integer     not null,
  turnover_ru      integer     not null,
  deposit_ru       integer     not null,
  keep_ru          integer     not null,
  level_up_ru      integer     not null,
  monthly_ru       integer     not null,
  birthday_ru      integer     not null,
  free_withdrawals integer     not null,
  day_max_ru       integer     not null,
  slots_ppm        integer     not null,
  live_ppm         integer     not null,
  sports_ppm       integer     not null,
  pvp_ppm          integer     not null,
  changed_at       timestamptz not null,
  changed_by       text        not null,
  primary key (merchant_code, level),
  constraint rewards_vip_levels__amounts_count
    check (level >= 0 and least(turnover_ru, deposit_ru, keep_ru, level_up_ru, monthly_ru, birthday_ru,
                                free_withdrawals, slots_ppm, live_ppm, sports_ppm, pvp_ppm) >= 0
           and day_max_ru > 0)
);

-- Filled by the facts of bets and deposits, which name whom they concern: nothing is looked up for a bet.
create table rewards_vip_members (
  member_id      uuid        not null,
  currency       text        not null,
  merchant_code  text        not null,
  level          integer     not null default 0,
  highest        integer     not null default 0,
  -- The latest level that was celebrated with the member.
  seen           integer     not null default 0,
  since          timestamptz not null,
  -- The month of the latest level that was new.
  upgraded_month date,
  turnover       bigint      not null,
  deposits       bigint      not null,
  month          date        not null,
  month_turnover bigint      not null,
  primary key (member_id, currency),
  constraint rewards_vip_members__levels_add_up check (level between 0 and highest and seen >= 0),
  constraint rewards_vip_members__sums_count
    check (turnover >= 0 and deposits >= 0 and month_turnover >= 0)
) with (fillfactor = 80);

create index rewards_vip_members__judged on rewards_vip_members (merchant_code, member_id) where level > 0;

create table rewards_vip_runs (
  merchant_code text not null references site_merchants (code),
  job           text not null,
  -- The day that it is about, or the first day of the month.
  period        date not null,
  -- Up to here members are done.
  after_member  uuid,
  ended_at      timestamptz,
  primary key (merchant_code, job, period)
);
