-- Why: whoever had a provider's key could pay its players without limit. A provider, and each of its games, now has
-- ceilings: on what a bet may pay, on how many times its stake that may be, and on what the house may lose in a day.
-- A win beyond one is held: the money stays where it is, and the round open, until an operator has decided.
--
-- Invariants: a ticket holds what its undecided wins come to; a held win is decided once; its number is taken in the
-- ledger by a refusal, so that nothing else moves money under it, and the payment that may follow has a name of its own.

create table play_ceilings (
  provider_code        text        not null references play_providers (code),
  -- Both empty for the provider as a whole.
  vendor_code          text        not null default '',
  game_id              text        not null default '',
  -- In reference units; null is what holds for the provider, or for all.
  win_per_round_max    bigint,
  win_per_stake_max    bigint,
  jackpot_max          bigint,
  exposure_per_day_max bigint,
  changed_at           timestamptz not null,
  changed_by           text        not null,
  primary key (provider_code, vendor_code, game_id),
  constraint play_ceilings__game_whole check ((vendor_code = '') = (game_id = '')),
  constraint play_ceilings__positive check
    (least(win_per_round_max, win_per_stake_max, jackpot_max, exposure_per_day_max) > 0)
);

-- What each process has settled itself, in ten-thousandths of a reference unit: one row is written by one process only,
-- so that no two wins ever wait for each other because of it.
create table play_exposures (
  business_day  date    not null,
  process_id    uuid    not null,
  provider_code text    not null,
  vendor_code   text    not null,
  game_id       text    not null,
  is_play       boolean not null,
  staked        numeric not null,
  paid          numeric not null,
  primary key (business_day, process_id, provider_code, vendor_code, game_id, is_play)
);

-- What of its wins is held. Without a check of its own, which every bet would pay for: the books are asked at night.
alter table play_tickets add column held bigint not null default 0;

create table play_held_wins (
  member_id      uuid        not null,
  provider_code  text        not null,
  -- The name of the win in the ledger.
  key            text        not null,
  round_id       text        not null,
  bet_tx         text        not null,
  amount         bigint      not null,
  currency       text        not null,
  is_final       boolean     not null,
  is_jackpot     boolean     not null,
  valid_turnover bigint,
  result         text,
  result_text    text,
  ceiling        text        not null,
  held_at        timestamptz not null,
  decision       text,
  decided_at     timestamptz,
  decided_by     text,
  reason         text,
  primary key (member_id, provider_code, key),
  constraint play_held_wins__ceiling_known check
    (ceiling in ('WIN_PER_ROUND', 'WIN_PER_STAKE', 'JACKPOT', 'EXPOSURE_PER_DAY', 'GAME_EXPOSURE_PER_DAY')),
  constraint play_held_wins__decision_known check (decision in ('PAID', 'REFUSED')),
  constraint play_held_wins__decision_whole check
    (num_nulls(decision, decided_at, decided_by, reason) in (0, 4))
);

create index play_held_wins__open on play_held_wins (held_at) where decision is null;

alter table play_exceptions
  drop constraint play_exceptions__kind_known,
  add constraint play_exceptions__kind_known check
    (kind in ('WIN_PARKED', 'TOTALS_DIFFER', 'ROUND_OVERDUE', 'BET_IN_CLOSED_ROUND', 'RECONCILIATION',
              'TRANSFER_UNKNOWN', 'WIN_HELD'));
