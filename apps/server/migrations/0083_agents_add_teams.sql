-- Why: agents look at their teams many times a day. A team may be two hundred thousand members, so what it came to is
-- added up while it happens, for everybody above whoever did it, and a look is a few rows by a key.
--
-- Invariants: figures of a day belong to whoever stood above a member on that day. A move is made between two business
-- days: where a member stood before it is kept in `agents_past_places`, so that what comes in late, and what is asked
-- about later, is told of the right team. `agents_seen_counts` holds for each agent how many of the team were seen on a
-- day whose day before that was `previous`: whoever was seen within some days is whoever was seen on one of them and,
-- before it, not since the first. It therefore reaches back as far as one question may span.

alter table agents_nodes
  add column username     text,
  add column type         smallint,
  add column since        date,
  add column direct_count integer not null default 0,
  add column team_count   integer not null default 0;

update agents_nodes as n
   set username = m.username, type = m.type
  from identity_members as m
 where m.id = n.member_id;

update agents_nodes as n
   set direct_count = below.direct, team_count = below.team
  from (select upline, count(*) filter (where upline = parent_id) as direct, count(*) as team
          from agents_nodes cross join unnest(line) as upline
         group by upline) as below
 where n.member_id = below.upline;

alter table agents_nodes
  alter column username set not null,
  alter column type set not null,
  add constraint agents_nodes__counts_not_negative check (direct_count between 0 and team_count);

-- By name, in an order that begins of names can be looked up in.
create unique index agents_nodes__one_name on agents_nodes (merchant_code, username collate "C");
-- Directly below the company.
create index agents_nodes__top on agents_nodes (merchant_code, member_id) where parent_id is null;

create table agents_past_places (
  member_id uuid   not null references agents_nodes (member_id),
  parent_id uuid,
  line      uuid[] not null,
  since     date,
  until     date   not null,
  primary key (member_id, until),
  constraint agents_past_places__lasted check (since < until)
);
create index agents_past_places__direct on agents_past_places (parent_id, member_id);

create table agents_moves (
  id            uuid        primary key,
  merchant_code text        not null,
  member_id     uuid        not null references agents_nodes (member_id),
  from_id       uuid references agents_nodes (member_id),
  to_id         uuid        not null references agents_nodes (member_id),
  members       integer     not null,
  state         text        not null,
  effective_on  date        not null,
  reason        text        not null,
  ordered_by    text        not null,
  ordered_at    timestamptz not null,
  ended_at      timestamptz,
  obstacle      text,
  constraint agents_moves__state_known check (state in ('DUE', 'DONE', 'CANCELLED', 'FAILED')),
  constraint agents_moves__ended_when_over check ((state = 'DUE') = (ended_at is null)),
  constraint agents_moves__fails_for_a_reason check ((state = 'FAILED') = (obstacle is not null))
);
create unique index agents_moves__one_due on agents_moves (member_id) where state = 'DUE';
create index agents_moves__newest on agents_moves (merchant_code, id);

create table agents_team_days (
  agent_id            uuid    not null references agents_nodes (member_id),
  currency            text    not null,
  business_day        date    not null,
  own_stake           numeric not null default 0,
  own_valid_turnover  numeric not null default 0,
  own_payout          numeric not null default 0,
  own_bets            bigint  not null default 0,
  own_deposits        numeric not null default 0,
  own_first_deposits  bigint  not null default 0,
  own_withdrawals     numeric not null default 0,
  own_rebates         numeric not null default 0,
  own_promotions      numeric not null default 0,
  own_salaries        numeric not null default 0,
  own_dividends       numeric not null default 0,
  team_stake          numeric not null default 0,
  team_valid_turnover numeric not null default 0,
  team_payout         numeric not null default 0,
  team_bets           bigint  not null default 0,
  team_deposits       numeric not null default 0,
  team_first_deposits bigint  not null default 0,
  team_withdrawals    numeric not null default 0,
  team_rebates        numeric not null default 0,
  team_promotions     numeric not null default 0,
  team_salaries       numeric not null default 0,
  team_dividends      numeric not null default 0,
  primary key (agent_id, currency, business_day)
);

create table agents_team_categories (
  agent_id            uuid    not null references agents_nodes (member_id),
  currency            text    not null,
  business_day        date    not null,
  category            text    not null,
  own_stake           numeric not null default 0,
  own_valid_turnover  numeric not null default 0,
  own_payout          numeric not null default 0,
  own_bets            bigint  not null default 0,
  team_stake          numeric not null default 0,
  team_valid_turnover numeric not null default 0,
  team_payout         numeric not null default 0,
  team_bets           bigint  not null default 0,
  primary key (agent_id, currency, business_day, category)
);

create table agents_seen_counts (
  agent_id uuid    not null references agents_nodes (member_id),
  kind     text    not null,
  day      date    not null,
  -- Long before any day where there was none.
  previous date    not null,
  members  integer not null,
  primary key (agent_id, kind, day, previous),
  constraint agents_seen_counts__kind_known check (kind in ('LOGIN', 'BET', 'REGISTER')),
  constraint agents_seen_counts__members_not_negative check (members >= 0)
);

-- The days on which a member was seen lately.
create table agents_seen_days (
  member_id uuid   not null references agents_nodes (member_id),
  kind      text   not null,
  days      date[] not null,
  primary key (member_id, kind)
);

create table agents_team_settings (
  merchant_code  text    primary key references site_merchants (code),
  shows_balances boolean not null
);
