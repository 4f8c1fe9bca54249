-- Why: a link gives whoever comes by it a share of what they play, and whoever stands above gets the difference to
-- what those below have. What is shared out is worked out once a night, from the day before, in two steps: lines say
-- how each share came about, payments are what somebody gets of a day, in one movement for each kind.
--
-- Invariants: nobody has a higher value than their upline; lines of a member, source, group and day are written once;
-- a payment is settled once; a debt is what its payments added less what they took.

create table agents_links (
  merchant_code text  not null,
  code          text  not null,
  -- A value for each group that is not the lowest.
  rebates       jsonb not null,
  primary key (merchant_code, code),
  foreign key (merchant_code, code) references identity_affiliate_codes (merchant_code, code)
);

-- Whoever came by a link and has paid something in.
create table agents_link_deposits (
  member_id     uuid        primary key references identity_members (id),
  merchant_code text        not null,
  code          text        not null,
  deposited_at  timestamptz not null
);

create index agents_link_deposits__code on agents_link_deposits (merchant_code, code);
-- How many accounts an agent has opened today.
create index agents_nodes__opened on agents_nodes (parent_id, joined_at)
  where joined_via = 'AGENT_CREATED';

create table agents_rebate_caps (
  merchant_code text        not null references site_merchants (code),
  rebate_group  text        not null,
  cap           integer     not null,
  step          integer     not null,
  changed_at    timestamptz not null,
  changed_by    text        not null,
  primary key (merchant_code, rebate_group),
  constraint agents_rebate_caps__sensible check (cap >= 0 and step > 0)
);

create table agents_rebate_values (
  member_id     uuid        not null references identity_members (id),
  rebate_group  text        not null,
  merchant_code text        not null,
  value         integer     not null,
  changed_at    timestamptz not null,
  -- `upline`, `link`, `opening`, or the name of an operator.
  changed_by    text        not null,
  primary key (member_id, rebate_group),
  constraint agents_rebate_values__not_negative check (value >= 0)
);

create table agents_rebate_lines (
  member_id     uuid     not null,
  day           date     not null,
  source_id     uuid     not null,
  rebate_group  text     not null,
  currency      text     not null,
  merchant_code text     not null,
  turnover      bigint   not null,
  -- The difference to the highest below, in parts per million.
  rate          integer  not null,
  amount        bigint   not null,
  primary key (member_id, day, source_id, rebate_group, currency)
);

create index agents_rebate_lines__day on agents_rebate_lines (merchant_code, day, member_id);
create index agents_rebate_lines__source on agents_rebate_lines (source_id, day);

create table agents_rebate_payments (
  member_id     uuid     not null,
  day           date     not null,
  currency      text     not null,
  merchant_code text     not null,
  own           bigint   not null,
  team          bigint   not null,
  paid_own      bigint   not null default 0,
  paid_team     bigint   not null default 0,
  debt_taken    bigint   not null default 0,
  debt_added    bigint   not null default 0,
  state         text     not null,
  hold          text,
  settled_at    timestamptz,
  primary key (member_id, day, currency),
  constraint agents_rebate_payments__state_known check (state in ('PAID', 'HELD', 'WRITTEN_OFF')),
  constraint agents_rebate_payments__hold_known check (hold in ('DISABLED', 'NO_WALLET')),
  constraint agents_rebate_payments__held_waits check ((state = 'HELD') = (settled_at is null)),
  -- What was earned and taken of debts comes to what was paid and is owed more.
  constraint agents_rebate_payments__adds_up
    check (state <> 'PAID' or own + team = paid_own + paid_team + debt_taken - debt_added)
);

create index agents_rebate_payments__day on agents_rebate_payments (merchant_code, day, member_id);
create index agents_rebate_payments__held on agents_rebate_payments (merchant_code, member_id, day)
  where state = 'HELD';

create table agents_rebate_debts (
  member_id     uuid        not null,
  currency      text        not null,
  merchant_code text        not null,
  amount        bigint      not null,
  changed_at    timestamptz not null,
  primary key (member_id, currency),
  constraint agents_rebate_debts__not_negative check (amount >= 0)
);

create index agents_rebate_debts__open on agents_rebate_debts (merchant_code, member_id)
  where amount > 0;
