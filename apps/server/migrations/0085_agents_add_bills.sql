-- Why: contracts pay salaries and dividends. What each of them came to in a settlement period is a bill, and a
-- bill is paid once: its money follows from what stands in it.
--
-- Invariants: one bill per contract and period. Whatever has come in went to the payee or further down, and
-- nobody was given more than was reckoned. Amounts are ledger units of the bill's currency.

alter table agents_contracts add column merchant_code text;
alter table agents_contracts add column currency text;
alter table agents_contracts add column origin_id uuid references agents_contracts (id);
alter table agents_contracts add column end_asked_by text;
update agents_contracts c
   set merchant_code = m.merchant_code, currency = m.currency, origin_id = c.id
  from identity_members m
 where m.id = c.payee_id;
alter table agents_contracts alter column merchant_code set not null;
alter table agents_contracts alter column currency set not null;
alter table agents_contracts alter column origin_id set not null;
alter table agents_contracts add constraint agents_contracts__end_asked_by_known
  check (end_asked_by in ('PAYER', 'PAYEE'));

-- What a payer has promised.
create index agents_contracts__payer on agents_contracts (payer_id, kind, status);
-- What is settled, and what waits for too long.
create index agents_contracts__merchant on agents_contracts (merchant_code, kind, status);

create table agents_bills (
  id              uuid        primary key,
  seq             bigint      not null generated always as identity unique,
  contract_id     uuid        not null references agents_contracts (id),
  merchant_code   text        not null,
  kind            text        not null,
  payer_id        uuid references identity_members (id),
  payee_id        uuid        not null references identity_members (id),
  root_id         uuid        not null references identity_members (id),
  depth           smallint    not null,
  currency        text        not null,
  period_start    timestamptz not null,
  period_end      timestamptz not null,
  team_turnover   bigint      not null,
  team_net        bigint      not null,
  carry_in        bigint      not null default 0,
  carry_out       bigint      not null default 0,
  active_count    integer     not null,
  rate_ppm        integer     not null,
  calc_amount     bigint      not null,
  owed_to_direct  bigint      not null default 0,
  paid_to_direct  bigint      not null default 0,
  received_amount bigint      not null default 0,
  own_paid        bigint      not null default 0,
  wallet_paid     bigint      not null default 0,
  issue_type      smallint    not null,
  status          smallint    not null,
  figures         jsonb       not null,
  fault           text,
  reason          text,
  is_written_off  boolean     not null default false,
  created_at      timestamptz not null,
  settled_at      timestamptz,
  tried_at        timestamptz,
  expires_at      timestamptz not null,
  constraint agents_bills__once unique (contract_id, period_start),
  constraint agents_bills__kind_known check (kind in ('DAILY_SALARY', 'HOURLY_SALARY', 'DIVIDEND')),
  constraint agents_bills__status_known check (status between 1 and 8),
  constraint agents_bills__fault_known
    check (fault in ('NOT_UPLINE', 'PAYER_NONE', 'CURRENCY', 'BEYOND_UPLINE')),
  constraint agents_bills__issue_type_known check (issue_type in (1, 2)),
  constraint agents_bills__carried_losses check (carry_in <= 0 and carry_out <= 0),
  constraint agents_bills__never_more check (received_amount between 0 and calc_amount),
  constraint agents_bills__all_passed_on check (
    paid_to_direct >= 0 and own_paid >= 0 and wallet_paid >= 0
    and received_amount + wallet_paid = paid_to_direct + own_paid)
);

-- A line is paid together, from the top down.
create index agents_bills__line on agents_bills (root_id, kind, period_start);
create index agents_bills__payee on agents_bills (payee_id, kind, seq);
create index agents_bills__payer on agents_bills (payer_id, kind, seq);
create index agents_bills__merchant on agents_bills (merchant_code, seq);
create index agents_bills__status on agents_bills (merchant_code, status, seq);
create index agents_bills__open on agents_bills (tried_at) where status in (2, 3, 8);

-- What was paid of a bill, step by step.
create table agents_bill_payments (
  id       uuid        primary key,
  bill_id  uuid        not null references agents_bills (id),
  source   text        not null,
  target   text        not null,
  amount   bigint      not null,
  at       timestamptz not null,
  constraint agents_bill_payments__source_known check (source in ('PURSE', 'WALLET')),
  constraint agents_bill_payments__target_known check (target in ('OWN', 'DIRECT')),
  constraint agents_bill_payments__something check (amount > 0)
);
create index agents_bill_payments__bill on agents_bill_payments (bill_id, at);

-- Which settlements are done; whoever runs them again begins after these.
create table agents_bill_runs (
  merchant_code text        not null references site_merchants (code),
  kind          text        not null,
  period_start  timestamptz not null,
  ended_at      timestamptz not null,
  primary key (merchant_code, kind, period_start)
);

-- What members whose upline is paid by the hour have played in each clock hour; kept for a few days.
create table agents_hours (
  merchant_code  text        not null,
  hour           timestamptz not null,
  member_id      uuid        not null,
  category       text        not null,
  currency       text        not null,
  valid_turnover numeric     not null,
  primary key (merchant_code, hour, member_id, category, currency)
);

-- By which periods a merchant settles dividends, and from which day on.
create table agents_dividend_periods (
  merchant_code text        not null references site_merchants (code),
  from_day      date        not null,
  period        text        not null,
  changed_at    timestamptz not null,
  changed_by    text        not null,
  primary key (merchant_code, from_day),
  constraint agents_dividend_periods__known
    check (period in ('HALF_MONTH', 'MONTH', 'WEEK', 'TEN_DAYS'))
);

-- Everybody of a merchant, for what is added up in one pass.
create index agents_nodes__merchant on agents_nodes (merchant_code, member_id);

-- Wins out of pools are few, and asked for by themselves.
create index wallet_transfers__jackpots on wallet_transfers (member_id, at) where kind = 'JACKPOT';
