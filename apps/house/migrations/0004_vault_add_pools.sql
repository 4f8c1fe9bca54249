-- Why: three jackpots of a merchant grow with every bet on the vault games and fall when they are hit.
-- Whoever bets takes the merchant's row, so that draws are numbered without a gap and nobody chooses
-- which draw is his; the pools change in the same transaction.
--
-- Invariants: amounts are whole grains, so that no contribution is rounded; a draw's number is used
-- once; the next seed's hash is known before the seed before it is revealed.

create table vault_merchants (
  merchant text   not null primary key,
  draw_no  bigint not null default 0
);

create table vault_pools (
  merchant text   not null references vault_merchants (merchant),
  pool     text   not null,
  grains   bigint not null,
  -- How often it was hit.
  hits     bigint not null default 0,
  primary key (merchant, pool),
  constraint vault_pools__pool_known check (pool in ('MINI', 'MINOR', 'GRAND')),
  constraint vault_pools__never_negative check (grains >= 0)
);

create table vault_seeds (
  merchant           text        not null references vault_merchants (merchant),
  id                 uuid        not null,
  status             text        not null,
  server_seed_sealed text        not null,
  commitment         text        not null,
  created_at         timestamptz not null,
  activated_at       timestamptz,
  revealed_at        timestamptz,
  primary key (merchant, id),
  constraint vault_seeds__status_known check (status in ('NEXT', 'ACTIVE', 'REVEALED'))
);

create unique index vault_seeds__one_in_use on vault_seeds (merchant, status)
  where status <> 'REVEALED';
