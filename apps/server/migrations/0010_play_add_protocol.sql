-- Why: games are played at providers who are strangers to the platform. They prove who they are by a
-- key, their players by a launch, and their money calls by their own transaction numbers. What was bet
-- is kept as a ticket; a ticket is the player's receipt and the unit of every later count.
--
-- Invariants: a ticket and the transfer of its stake are written by one statement; a ticket is settled,
-- voided or waits in a round that is not closed; no more than two keys of a provider are active.

create table play_providers (
  code       text        primary key,
  name       text        not null,
  -- Where the platform reaches it; only those that hold wallets of their own are ever asked.
  base_url   text,
  is_on      boolean     not null default true,
  created_at timestamptz not null
);

create table play_provider_keys (
  id            text        primary key,
  provider_code text        not null references play_providers (code),
  secret_sealed text        not null,
  created_at    timestamptz not null,
  retired_at    timestamptz
);

create index play_provider_keys__provider_code on play_provider_keys (provider_code);

create table play_launches (
  token_hash    text        primary key,
  member_id     uuid        not null,
  merchant_code text        not null,
  provider_code text        not null references play_providers (code),
  vendor_code   text        not null,
  game_id       text        not null,
  wallet        text        not null,
  language      text        not null,
  theme         text        not null,
  device        text        not null,
  address       text        not null,
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  spent_at      timestamptz
);

create index play_launches__expires_at on play_launches (expires_at);

create table play_sessions (
  member_id     uuid        not null,
  id            uuid        not null,
  merchant_code text        not null,
  provider_code text        not null,
  vendor_code   text        not null,
  game_id       text        not null,
  wallet        text        not null,
  currency      text        not null,
  device        text        not null,
  address       text        not null,
  opened_at     timestamptz not null,
  expires_at    timestamptz not null,
  ended_at      timestamptz,
  primary key (member_id, id)
);

create index play_sessions__expires_at on play_sessions (expires_at);

create table play_tickets (
  member_id      uuid        not null,
  provider_code  text        not null,
  tx_id          text        not null,
  merchant_code  text        not null,
  wallet         text        not null,
  currency       text        not null,
  -- The number of the stake's transfer in its account; the ticket's number is made of it.
  seq            bigint      not null,
  session_id     uuid        not null,
  vendor_code    text        not null,
  game_id        text        not null,
  category       text        not null,
  round_id       text        not null,
  selection      text,
  odds           text,
  stake          bigint      not null,
  valid_turnover bigint      not null default 0,
  payout         bigint      not null default 0,
  status         text        not null,
  result_text    text,
  placed_at      timestamptz not null,
  settled_at     timestamptz,
  -- The round first: a win names both, and a round is closed by the sum of its tickets.
  primary key (member_id, provider_code, round_id, tx_id),
  constraint play_tickets__adds_up check (
    payout >= 0 and valid_turnover between 0 and stake and (status = 'PENDING') = (settled_at is null))
) partition by hash (member_id);

create index play_tickets__history on play_tickets (member_id, wallet, placed_at, seq);
create index play_tickets__placed_at on play_tickets using brin (placed_at)
  with (pages_per_range = 16);

do $$
begin
  for part in 0..7 loop
    execute format(
      'create table play_tickets_%s partition of play_tickets
         for values with (modulus 8, remainder %s) with (fillfactor = 80)', part, part);
  end loop;
end $$;

-- Rounds that are over. A round without a row is open.
create table play_rounds (
  member_id     uuid        not null,
  provider_code text        not null,
  round_id      text        not null,
  status        text        not null,
  stake         bigint      not null,
  payout        bigint      not null,
  result_ref    text,
  closed_at     timestamptz not null,
  primary key (member_id, provider_code, round_id),
  constraint play_rounds__status_known check (status in ('CLOSED', 'VOIDED'))
);

-- What does not add up and needs a person: never dropped, only resolved.
create table play_exceptions (
  id            bigint generated always as identity primary key,
  kind          text        not null,
  provider_code text        not null,
  member_id     uuid,
  reference     text        not null,
  detail        jsonb       not null,
  raised_at     timestamptz not null,
  resolved_at   timestamptz,
  resolved_by   text,
  resolution    text,
  constraint play_exceptions__once unique (kind, provider_code, reference),
  constraint play_exceptions__kind_known check
    (kind in ('WIN_PARKED', 'TOTALS_DIFFER', 'ROUND_OVERDUE', 'BET_IN_CLOSED_ROUND',
              'RECONCILIATION', 'TRANSFER_UNKNOWN')),
  constraint play_exceptions__resolution_whole
    check ((resolved_at is null) = (resolved_by is null) and (resolved_at is null) = (resolution is null))
);

create index play_exceptions__open on play_exceptions (raised_at) where resolved_at is null;

-- Money on its way to a vendor that holds a wallet of its own, or back.
create table play_fund_transfers (
  member_id     uuid        not null,
  ref_no        text        not null,
  merchant_code text        not null,
  provider_code text        not null references play_providers (code),
  vendor_code   text        not null,
  direction     text        not null,
  amount        bigint      not null,
  currency      text        not null,
  status        text        not null,
  -- The caller's own key: a repeated wish is the same transfer.
  wish_key      text        not null,
  checks        int         not null default 0,
  check_at      timestamptz,
  requested_at  timestamptz not null,
  ended_at      timestamptz,
  primary key (member_id, ref_no),
  constraint play_fund_transfers__one_per_wish unique (member_id, wish_key),
  constraint play_fund_transfers__direction_known check (direction in ('TO_VENDOR', 'FROM_VENDOR')),
  constraint play_fund_transfers__amount_positive check (amount > 0),
  constraint play_fund_transfers__status_known
    check (status in ('PENDING', 'SUCCESS', 'FAILED', 'UNKNOWN')),
  constraint play_fund_transfers__ends_when_known
    check ((status in ('SUCCESS', 'FAILED')) = (ended_at is not null))
);

create unique index play_fund_transfers__one_at_a_time on play_fund_transfers (member_id)
  where status = 'PENDING';
create index play_fund_transfers__check_at on play_fund_transfers (check_at)
  where status in ('PENDING', 'UNKNOWN');

-- What members chose about playing; without a row the defaults hold.
create table play_preferences (
  member_id uuid    primary key,
  is_auto   boolean not null default true
);
