-- Why: what nobody knows the end of, and what the two sides of the protocol tell differently, needs a
-- person. It is listed once, stays listed until somebody resolves it, and is never dropped.

create table exceptions (
  id          uuid        not null primary key,
  kind        text        not null,
  player_id   uuid,
  -- What it is about: a round, or a transaction of the platform's list.
  reference   text        not null,
  detail      jsonb       not null,
  raised_at   timestamptz not null,
  resolved_at timestamptz,
  constraint exceptions__kind_known check (kind in ('ROUND_OPEN', 'RECONCILIATION'))
);

-- One open case for each matter, however often it is noticed.
create unique index exceptions__one_open on exceptions (kind, reference) where resolved_at is null;
