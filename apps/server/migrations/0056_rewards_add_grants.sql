-- Why: whatever a member is given (promotions, levels, missions, friends) waits in one place, is taken once, and says on
-- which terms: until when, and what has to be staked before its money may leave.
--
-- Invariants: the same thing is given once, by its kind and what it is for. One that was claimed with money stands in the
-- ledger under its id, and nowhere else.

create table rewards_grants (
  id                 uuid        not null primary key,
  merchant_code      text        not null references site_merchants (code),
  member_id          uuid        not null references identity_members (id),
  kind               text        not null,
  -- What it is for: a promotion and its day, a level, a mission and its period.
  source_key         text        not null,
  -- What the operator calls it, by language; null where its kind says enough.
  title              jsonb,
  -- What the kind counts by: a level, a day, a number of friends.
  number             integer,
  currency           text        not null,
  amount             bigint      not null,
  points             integer     not null,
  -- So much has to be staked so many times; a multiple of 0 is nothing.
  rollover_principal bigint      not null default 0,
  rollover_multiple  integer     not null default 0,
  rollover_groups    text[]      not null default '{}',
  rollover_max_bet   bigint,
  rollover_days      integer,
  available_from     timestamptz not null,
  expires_at         timestamptz not null,
  state              text        not null default 'CLAIMABLE',
  granted_at         timestamptz not null,
  ended_at           timestamptz,
  constraint rewards_grants__given_once unique (member_id, kind, source_key),
  constraint rewards_grants__state_known
    check (state in ('CLAIMABLE', 'CLAIMED', 'EXPIRED', 'CANCELLED')),
  constraint rewards_grants__gives_something
    check (amount >= 0 and points >= 0 and (amount > 0 or points > 0)),
  constraint rewards_grants__terms_add_up
    check (rollover_multiple >= 0 and (rollover_multiple > 0) = (rollover_principal > 0)
           and (rollover_max_bet is null or rollover_max_bet > 0)
           and (rollover_days is null or rollover_days > 0)),
  constraint rewards_grants__has_time check (available_from < expires_at),
  constraint rewards_grants__ended_or_not check ((state = 'CLAIMABLE') = (ended_at is null))
);

create index rewards_grants__waiting on rewards_grants (member_id, expires_at)
  where state = 'CLAIMABLE';
create index rewards_grants__to_expire on rewards_grants (expires_at) where state = 'CLAIMABLE';
create index rewards_grants__past on rewards_grants (member_id, ended_at desc, id desc)
  where state <> 'CLAIMABLE';
