-- Why: money that was paid in or given has to be played before it may leave: deposits once, against laundering, bonuses
-- as often as their promotion says. A row is one such requirement. Decided bets go to the oldest open row that takes
-- them, and what it has no use for goes on to the next.
--
-- Invariants: a row has never done more than it requires, and what it has done is the sum of what its bets counted; each
-- bet counts once for a row. A row that has done what it requires is not open.

create table cashier_rollovers (
  id            uuid        not null primary key,
  seq           bigint      not null generated always as identity,
  merchant_code text        not null references site_merchants (code),
  member_id     uuid        not null references identity_members (id),
  currency      text        not null,
  source        text        not null,
  -- What opened it: a deposit's number, for example. The pair opens one row.
  source_key    text        not null,
  principal     bigint      not null,
  multiple      integer     not null,
  required      bigint      not null,
  done          bigint      not null default 0,
  -- The categories of games whose bets it takes; none named are all of them.
  groups        text[]      not null default '{}',
  -- A larger stake counts nothing here.
  max_bet       bigint,
  status        text        not null default 'OPEN',
  opened_at     timestamptz not null,
  ended_at      timestamptz,
  -- Since when somebody should look whether there is anything left to play with.
  look_since    timestamptz,
  constraint cashier_rollovers__opened_once unique (member_id, source, source_key),
  constraint cashier_rollovers__source_known
    check (source in ('DEPOSIT', 'BONUS', 'DOWNLINE_IN', 'MANUAL')),
  constraint cashier_rollovers__status_known
    check (status in ('OPEN', 'DONE', 'CLEARED', 'FORFEITED')),
  constraint cashier_rollovers__adds_up
    check (principal > 0 and multiple > 0 and required > 0 and done between 0 and required
           and (max_bet is null or max_bet > 0)
           and (done < required or status = 'DONE') and (status = 'OPEN') = (ended_at is null))
);

create index cashier_rollovers__open on cashier_rollovers (member_id, seq) where status = 'OPEN';
create index cashier_rollovers__of_member on cashier_rollovers (member_id, seq desc);
create index cashier_rollovers__to_look_at on cashier_rollovers (look_since)
  where status = 'OPEN' and look_since is not null;

-- What a bet brought a row. A bet that pays more after all is told again, at a later time.
create table cashier_rollover_bets (
  rollover_id   uuid        not null references cashier_rollovers (id),
  provider_code text        not null,
  tx_id         text        not null,
  settled_at    timestamptz not null,
  turnover      bigint      not null,
  counted       bigint      not null,
  primary key (rollover_id, provider_code, tx_id, settled_at),
  constraint cashier_rollover_bets__adds_up check (turnover > 0 and counted between 0 and turnover)
);

create index cashier_rollover_bets__by_bet on cashier_rollover_bets (provider_code, tx_id);
