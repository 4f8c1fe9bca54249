-- Why: a player who was let in by the platform plays for a while without being asked again. The house
-- keeps whom a bearer token stands for: one player, one game, one network. Only the token's hash is
-- kept, so that a copy of this table opens nothing.

create table sessions (
  -- The platform's own name for it: bets carry it.
  id                    uuid        not null primary key,
  token_hash            text        not null,
  player_id             uuid        not null,
  merchant              text        not null,
  vendor                text        not null,
  game_id               text        not null,
  currency              text        not null,
  -- As a range: 192.0.2.0/24. A token that turns up elsewhere was carried away.
  network               text        not null,
  language              text        not null,
  theme                 text        not null,
  reality_check_minutes integer     not null,
  opened_at             timestamptz not null,
  expires_at            timestamptz not null,
  ended_at              timestamptz,
  constraint sessions__token_once unique (token_hash)
);

create index sessions__expires_at on sessions (expires_at);
