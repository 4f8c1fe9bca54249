-- Why: whoever bets at a lottery by a lower series than their own gets the difference back when the ticket is decided,
-- and those above get the differences of their series at night.
--
-- Invariants: a ticket is shared out once, and taken back at most once. What a ticket gave back is money, or part of what
-- the night gives. The sums of a day are those of the tickets that were decided or taken back on it.

create table agents_series_tickets (
  member_id     uuid     not null,
  provider_code text     not null,
  tx_id         text     not null,
  merchant_code text     not null,
  currency      text     not null,
  rebate_group  text     not null,
  chosen        integer  not null,
  -- The member's own, when the ticket was decided.
  personal      integer  not null,
  stake         bigint   not null,
  -- The business day on which it was decided.
  day           date     not null,
  -- What the member gets back, and whether they had it at once; else the night gives it.
  amount        bigint   not null,
  is_paid       boolean  not null,
  taken_back_on date,
  primary key (member_id, provider_code, tx_id),
  constraint agents_series_tickets__sensible check (stake >= 0 and amount >= 0 and (amount > 0 or not is_paid))
);

-- What the night shares out, and what it gives members themselves that they did not have at once.
create table agents_series_days (
  member_id     uuid     not null,
  day           date     not null,
  currency      text     not null,
  rebate_group  text     not null,
  -- The higher of chosen and own series: shares of those above begin here.
  base          integer  not null,
  merchant_code text     not null,
  stake         bigint   not null,
  later         bigint   not null,
  primary key (member_id, day, currency, rebate_group, base)
);
