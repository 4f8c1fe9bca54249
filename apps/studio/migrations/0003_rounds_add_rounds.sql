-- Why: the seed of a player's next round is drawn, and its hash shown, before anything is bet on it. It is
-- shown itself as soon as the round is over, so that everybody can draw it again.

create table rounds (
  player_id   uuid        not null,
  currency    text        not null,
  nonce       integer     not null,
  server_seed text        not null,
  game_id     text,
  client_seed text,
  pick        text,
  stake       bigint,
  drawn       integer,
  payout      bigint,
  played_at   timestamptz,
  primary key (player_id, currency, nonce),
  -- A round is open, or it is played whole.
  constraint rounds__whole check (
    num_nulls(game_id, client_seed, pick, stake, drawn, payout, played_at) in (0, 7)
  )
);
