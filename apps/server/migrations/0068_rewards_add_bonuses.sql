-- Why: money that was given and has to be staked may be given up, runs out of time, or is taken back for abuse. Then it
-- leaves again together with what was won with it, and everybody can read how much and why.
--
-- Invariants: a bonus is the credited grant of the same id; what was deducted stands in the ledger under that id.

alter table rewards_grants add column rollover_max_cash_out bigint;

create table rewards_bonuses (
  grant_id      uuid        not null primary key references rewards_grants (id),
  merchant_code text        not null references site_merchants (code),
  member_id     uuid        not null references identity_members (id),
  currency      text        not null,
  amount        bigint      not null,
  -- More than this does not stay of it and of what was won with it.
  max_cash_out  bigint,
  opened_at     timestamptz not null,
  expires_at    timestamptz,
  state         text        not null default 'OPEN',
  deducted      bigint      not null default 0,
  -- How much of that was won with it.
  deducted_win  bigint      not null default 0,
  why           text,
  ended_by      text,
  ended_at      timestamptz,
  looked_at     timestamptz not null,
  constraint rewards_bonuses__state_known check (state in ('OPEN', 'DONE', 'FORFEITED')),
  constraint rewards_bonuses__adds_up
    check (amount > 0 and deducted >= 0 and deducted_win between 0 and deducted
           and (state = 'OPEN') = (ended_at is null))
);

create index rewards_bonuses__of_member on rewards_bonuses (member_id, opened_at);
create index rewards_bonuses__open on rewards_bonuses (looked_at) where state = 'OPEN';
create index rewards_bonuses__to_expire on rewards_bonuses (expires_at) where state = 'OPEN';
