-- Why: the board of winners shows the few bets among millions that paid well. They are written down when
-- they are settled, because looking for them among the tickets would need an index there, and an index
-- over what a ticket paid makes every settlement write to all of them.
--
-- A game's client may also stand elsewhere than where the platform reaches the provider's server.

alter table play_providers
  -- Where players are led to; null where that is the base address.
  add column client_url text;

create table play_wins (
  member_id     uuid        not null,
  provider_code text        not null,
  round_id      text        not null,
  tx_id         text        not null,
  merchant_code text        not null,
  vendor_code   text        not null,
  game_id       text        not null,
  category      text        not null,
  currency      text        not null,
  payout        bigint      not null,
  settled_at    timestamptz not null,
  primary key (member_id, provider_code, round_id, tx_id),
  constraint play_wins__paid check (payout > 0)
);

create index play_wins__latest on play_wins (merchant_code, settled_at);
