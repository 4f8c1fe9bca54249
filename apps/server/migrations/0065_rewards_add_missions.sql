-- Why: a merchant sets its members missions (sign in, pay in, play) for which they are given something, and the activity
-- that missions bring opens chests each day. What a mission counts moves with events, each bet once.
--
-- Invariants: a bet or a deposit counts once, however often it is told; a mission is claimed once in its period; what was
-- given for it stands among the grants, under the mission and its period.

create table rewards_missions (
  merchant_code     text        not null references site_merchants (code),
  code              text        not null,
  tab               text        not null,
  metric            text        not null,
  -- A number, or 1/10 000 of a reference unit where the metric counts money.
  target            bigint      not null,
  -- The categories and the game that count; none named are all of them.
  categories        text[]      not null default '{}',
  game_id           text,
  -- 1/10 000 of a reference unit.
  cash_ru           bigint      not null,
  points            integer     not null,
  activity          integer     not null,
  rollover_multiple integer     not null,
  repeat            text        not null,
  -- What members call it, by language.
  titles            jsonb       not null,
  starts_at         timestamptz,
  ends_at           timestamptz,
  is_on             boolean     not null,
  sort              integer     not null,
  changed_at        timestamptz not null,
  changed_by        text        not null,
  primary key (merchant_code, code),
  constraint rewards_missions__code_plain check (code ~ '^[a-z0-9-]{2,40}$'),
  constraint rewards_missions__repeat_known check (repeat in ('ONCE', 'DAILY', 'WEEKLY')),
  constraint rewards_missions__target_there check (target > 0),
  constraint rewards_missions__gives_something
    check (cash_ru >= 0 and points >= 0 and activity >= 0 and cash_ru + points + activity > 0),
  constraint rewards_missions__rollover_given check (rollover_multiple >= 0),
  constraint rewards_missions__has_time
    check (starts_at is null or ends_at is null or starts_at < ends_at)
);

-- How far a member is with a mission in one of its periods: a day, a week (by its Monday), or for once. Written for every batch
-- of bets, so the member is not looked up again: bets are of members.
create table rewards_mission_progress (
  member_id     uuid        not null,
  merchant_code text        not null,
  mission_code  text        not null,
  period        text        not null,
  -- Of the wallet that it is played with: credit of a demonstration never counts for money.
  currency      text        not null,
  value         bigint      not null,
  -- What it takes, in the same way as the value, when it last moved.
  target        bigint      not null,
  done_at       timestamptz,
  claimed_at    timestamptz,
  -- The business day on which its activity counts, and how much.
  claimed_on    date,
  activity      integer     not null default 0,
  primary key (member_id, mission_code, period, currency),
  foreign key (merchant_code, mission_code) references rewards_missions (merchant_code, code),
  constraint rewards_mission_progress__claimed_when_done
    check (claimed_at is null or done_at is not null),
  constraint rewards_mission_progress__claimed_on_a_day
    check ((claimed_at is null) = (claimed_on is null)),
  constraint rewards_mission_progress__adds_up check (value >= 0 and target > 0 and activity >= 0)
);

create index rewards_mission_progress__activity on rewards_mission_progress (member_id, claimed_on)
  where claimed_on is not null;
create index rewards_mission_progress__done on rewards_mission_progress (merchant_code, done_at)
  where done_at is not null;

-- What has counted: bets, deposits and friends by their own names, for longer than anything is told again.
create table rewards_mission_facts (
  source     text        not null,
  key        text        not null,
  counted_at timestamptz not null,
  primary key (source, key)
);

create index rewards_mission_facts__old on rewards_mission_facts (counted_at);

-- The games that were played, where a mission asks for different ones.
create table rewards_mission_games (
  member_id    uuid not null,
  mission_code text not null,
  period       text not null,
  currency     text not null,
  game         text not null,
  primary key (member_id, mission_code, period, currency, game)
);
