-- Generated from the migrations by "npm run generate". Do not edit: the next run writes it anew.
-- It shows and compares what the migrations build; it is not meant to be run.

table migrations
  name text not null
  sha256 text not null
  applied_at timestamp with time zone not null
  constraint migrations_pkey PRIMARY KEY (name)

table purses
  player_id uuid not null
  currency text not null
  balance bigint not null default 0
  next_answer text not null default 'NORMAL'::text
  constraint purses__answer_known CHECK ((next_answer = ANY (ARRAY['NORMAL'::text, 'REFUSE'::text, 'LATE'::text, 'SILENT'::text])))
  constraint purses__not_negative CHECK ((balance >= 0))
  constraint purses_pkey PRIMARY KEY (player_id, currency)

table purses_transfers
  player_id uuid not null
  ref_no text not null
  currency text not null
  direction text not null
  amount bigint not null
  status text not null
  at timestamp with time zone not null
  constraint purses_transfers__amount_positive CHECK ((amount > 0))
  constraint purses_transfers__direction_known CHECK ((direction = ANY (ARRAY['TO_VENDOR'::text, 'FROM_VENDOR'::text])))
  constraint purses_transfers__status_known CHECK ((status = ANY (ARRAY['SUCCESS'::text, 'REFUSED'::text])))
  constraint purses_transfers_pkey PRIMARY KEY (player_id, ref_no)

table rounds
  player_id uuid not null
  currency text not null
  nonce integer not null
  server_seed text not null
  game_id text
  client_seed text
  pick text
  stake bigint
  drawn integer
  payout bigint
  played_at timestamp with time zone
  constraint rounds__whole CHECK ((num_nulls(game_id, client_seed, pick, stake, drawn, payout, played_at) = ANY (ARRAY[0, 7])))
  constraint rounds_pkey PRIMARY KEY (player_id, currency, nonce)

table sittings
  id uuid not null
  token_hash text not null
  player_id uuid not null
  game_id text not null
  currency text not null
  language text not null
  theme text not null
  expires_at timestamp with time zone not null
  constraint sittings_pkey PRIMARY KEY (id)
  constraint sittings_token_hash_key UNIQUE (token_hash)
  CREATE INDEX sittings__expires_at ON studio.sittings USING btree (expires_at)
