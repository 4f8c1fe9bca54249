-- Why: a player's own limits must hold in the very statement that takes the money, so they stand in
-- one row that this statement reads. A limit is lowered at once; a raise waits a day and then for the
-- player's confirmation, and until both have happened it stands apart from what is in force.
--
-- Amounts are ledger units of the player's currency, playing time is seconds; null is no limit.

create table safety_caps (
  member_id     uuid        primary key,
  stake_day     bigint,
  stake_week    bigint,
  stake_month   bigint,
  loss_day      bigint,
  loss_week     bigint,
  loss_month    bigint,
  deposit_day   bigint,
  deposit_week  bigint,
  deposit_month bigint,
  session_day   bigint,
  session_week  bigint,
  session_month bigint,
  changed_at    timestamptz not null,
  constraint safety_caps__not_negative check (
    least(stake_day, stake_week, stake_month, loss_day, loss_week, loss_month, deposit_day,
          deposit_week, deposit_month, session_day, session_week, session_month) >= 0)
);

-- Raises that wait. Another wish for the same limit replaces the first, and its day begins anew.
create table safety_raises (
  member_id    uuid        not null references identity_members (id),
  kind         text        not null,
  period       text        not null,
  -- Null asks for no limit at all.
  amount       bigint,
  asked_at     timestamptz not null,
  confirm_from timestamptz not null,
  primary key (member_id, kind, period),
  constraint safety_raises__kind_known check (kind in ('STAKE', 'LOSS', 'DEPOSIT', 'SESSION')),
  constraint safety_raises__period_known check (period in ('DAY', 'WEEK', 'MONTH')),
  constraint safety_raises__amount_not_negative check (amount >= 0),
  constraint safety_raises__waits check (confirm_from > asked_at)
);

-- Who changed which limit when, for the player, the operator and the regulator.
create table safety_changes (
  id         bigint generated always as identity primary key,
  member_id  uuid        not null references identity_members (id),
  kind       text        not null,
  period     text        not null,
  step       text        not null,
  amount     bigint,
  changed_at timestamptz not null,
  constraint safety_changes__step_known
    check (step in ('LOWERED', 'RAISE_ASKED', 'RAISE_CONFIRMED', 'RAISE_WITHDRAWN'))
);

create index safety_changes__member_id on safety_changes (member_id, id);
