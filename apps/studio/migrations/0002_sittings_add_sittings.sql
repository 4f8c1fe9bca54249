-- Why: a player who was let in by the platform plays for a while without being asked again. Only the
-- token's hash is kept, so that a copy of this table opens nothing.

create table sittings (
  -- The platform's own name for it.
  id         uuid        not null primary key,
  token_hash text        not null unique,
  player_id  uuid        not null,
  game_id    text        not null,
  currency   text        not null,
  language   text        not null,
  theme      text        not null,
  expires_at timestamptz not null
);

create index sittings__expires_at on sittings (expires_at);
