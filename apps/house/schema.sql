-- Generated from the migrations by "npm run generate". Do not edit: the next run writes it anew.
-- It shows and compares what the migrations build; it is not meant to be run.

table chases
  player_id uuid not null
  id uuid not null
  key uuid not null
  game_id text not null
  currency text not null
  stops_on_win boolean not null
  status text not null
  issues jsonb not null
  placed_at timestamp with time zone not null
  constraint chases__status_known CHECK ((status = ANY (ARRAY['PLACING'::text, 'RUNNING'::text, 'STOPPED'::text, 'CANCELLED'::text, 'FAILED'::text])))
  constraint chases__wish_once UNIQUE (player_id, key)
  constraint chases_pkey PRIMARY KEY (player_id, id)
  CREATE INDEX chases__placing ON house.chases USING btree (placed_at) WHERE (status = 'PLACING'::text)

table coups
  game_id text not null
  no integer not null
  shoe_no integer not null
  place integer not null
  status text not null
  runner uuid
  staked jsonb not null default '{}'::jsonb
  bets jsonb not null default '{}'::jsonb
  players integer not null default 0
  outcome jsonb
  opened_at timestamp with time zone not null
  closes_at timestamp with time zone not null
  closed_at timestamp with time zone
  dealt_at timestamp with time zone
  settled_at timestamp with time zone
  reason text
  constraint coups__outcome_once_dealt CHECK (
CASE
    WHEN (status = ANY (ARRAY['DEALT'::text, 'SETTLED'::text])) THEN (outcome IS NOT NULL)
    WHEN (status = ANY (ARRAY['BETTING'::text, 'CLOSED'::text])) THEN (outcome IS NULL)
    ELSE true
END)
  constraint coups__place_once UNIQUE (game_id, shoe_no, place)
  constraint coups__status_known CHECK ((status = ANY (ARRAY['BETTING'::text, 'CLOSED'::text, 'DEALT'::text, 'SETTLED'::text, 'VOIDED'::text])))
  constraint coups_game_id_fkey FOREIGN KEY (game_id) REFERENCES house.tables(game_id)
  constraint coups_game_id_shoe_no_fkey FOREIGN KEY (game_id, shoe_no) REFERENCES house.shoes(game_id, no)
  constraint coups_pkey PRIMARY KEY (game_id, no)
  CREATE UNIQUE INDEX coups__one_open ON house.coups USING btree (game_id) WHERE (status <> ALL (ARRAY['SETTLED'::text, 'VOIDED'::text]))

table desk_calls
  nonce text not null
  taken_at timestamp with time zone not null
  constraint desk_calls_pkey PRIMARY KEY (nonce)

table draws_days_off
  game_id text not null
  day text not null
  constraint draws_days_off_pkey PRIMARY KEY (game_id, day)

table draws_loads
  game_id text not null
  no integer not null
  book text not null
  play text not null
  line text not null
  load bigint not null
  constraint draws_loads__book_known CHECK ((book = ANY (ARRAY['MONEY'::text, 'DEMO'::text])))
  constraint draws_loads_pkey PRIMARY KEY (game_id, no, book, play, line)

table draws_restrictions
  game_id text not null
  play text not null
  number text not null
  from_no integer not null
  until_no integer
  rule text not null
  constraint draws_restrictions__in_order CHECK (((until_no IS NULL) OR (from_no < until_no)))
  constraint draws_restrictions__rule_known CHECK ((rule = ANY (ARRAY['CLOSED'::text, 'HALF'::text])))
  constraint draws_restrictions_pkey PRIMARY KEY (game_id, play, number, from_no)

table draws_seeds
  day integer not null
  server_seed_sealed text not null
  commitment text not null
  created_at timestamp with time zone not null
  revealed_at timestamp with time zone
  constraint draws_seeds_commitment_key UNIQUE (commitment)
  constraint draws_seeds_pkey PRIMARY KEY (day)

table draws_stakes
  game_id text not null
  no integer not null
  player_id uuid not null
  currency text not null
  stake bigint not null
  payout bigint not null
  slips integer not null
  lines integer not null default 0
  constraint draws_stakes_pkey PRIMARY KEY (game_id, no, player_id, currency)

table duties
  name text not null
  day date not null
  started_at timestamp with time zone not null
  done_at timestamp with time zone
  constraint duties_pkey PRIMARY KEY (name, day)

table exceptions
  id uuid not null
  kind text not null
  player_id uuid
  reference text not null
  detail jsonb not null
  raised_at timestamp with time zone not null
  resolved_at timestamp with time zone
  constraint exceptions__kind_known CHECK ((kind = ANY (ARRAY['ROUND_OPEN'::text, 'RECONCILIATION'::text])))
  constraint exceptions_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX exceptions__one_open ON house.exceptions USING btree (kind, reference) WHERE (resolved_at IS NULL)

table issues
  game_id text not null
  no integer not null
  issue_no text not null
  open_at timestamp with time zone not null
  close_at timestamp with time zone not null
  draw_at timestamp with time zone not null
  void_at timestamp with time zone not null
  status text not null default 'SCHEDULED'::text
  seed_day integer
  commitment text
  result jsonb
  reason text
  due_at timestamp with time zone
  drawn_at timestamp with time zone
  settled_at timestamp with time zone
  totals jsonb
  version integer not null
  is_cleared boolean not null default false
  constraint issues__in_order CHECK (((open_at < close_at) AND (close_at <= draw_at) AND (draw_at < void_at)))
  constraint issues__named_once UNIQUE (game_id, issue_no)
  constraint issues__result_once_drawn CHECK (
CASE
    WHEN (status = ANY (ARRAY['DRAWN'::text, 'SETTLED'::text])) THEN (result IS NOT NULL)
    WHEN (status = ANY (ARRAY['SCHEDULED'::text, 'OPEN'::text, 'CLOSED'::text])) THEN (result IS NULL)
    ELSE true
END)
  constraint issues__seed_is_committed CHECK (((seed_day IS NULL) = (commitment IS NULL)))
  constraint issues__status_known CHECK ((status = ANY (ARRAY['SCHEDULED'::text, 'OPEN'::text, 'CLOSED'::text, 'DRAWN'::text, 'SETTLED'::text, 'VOID'::text])))
  constraint issues_pkey PRIMARY KEY (game_id, no)
  constraint issues_seed_day_fkey FOREIGN KEY (seed_day) REFERENCES house.draws_seeds(day)
  CREATE INDEX issues__changed ON house.issues USING btree (version)
  CREATE INDEX issues__due ON house.issues USING btree (due_at) WHERE (due_at IS NOT NULL)
  CREATE INDEX issues__of_seed ON house.issues USING btree (seed_day) WHERE (status <> ALL (ARRAY['SETTLED'::text, 'VOID'::text]))
  CREATE INDEX issues__to_clear ON house.issues USING btree (settled_at) WHERE ((settled_at IS NOT NULL) AND (NOT is_cleared))
  CREATE INDEX issues__waiting ON house.issues USING btree (game_id, no) WHERE (status = ANY (ARRAY['SCHEDULED'::text, 'OPEN'::text, 'CLOSED'::text]))

table lotteries
  game_id text not null
  is_offered boolean not null
  is_paused boolean not null default false
  ticket_stake_max integer
  ticket_payout_max integer
  member_payout_max integer
  load_max integer
  constraint lotteries_load_max_check CHECK ((load_max > 0))
  constraint lotteries_member_payout_max_check CHECK ((member_payout_max > 0))
  constraint lotteries_pkey PRIMARY KEY (game_id)
  constraint lotteries_ticket_payout_max_check CHECK ((ticket_payout_max > 0))
  constraint lotteries_ticket_stake_max_check CHECK ((ticket_stake_max > 0))

table migrations
  name text not null
  sha256 text not null
  applied_at timestamp with time zone not null
  constraint migrations_pkey PRIMARY KEY (name)

table rounds partitioned by HASH (player_id)
  player_id uuid not null
  id uuid not null
  key uuid not null
  session_id uuid not null
  merchant text not null
  vendor text not null
  game_id text not null
  currency text not null
  stake bigint not null
  win bigint not null
  wins jsonb not null default '[]'::jsonb
  model text not null
  model_version integer not null
  outcome jsonb
  seed_id uuid not null
  commitment text not null
  nonce integer not null
  blocks integer not null
  draw_no bigint
  draw_seed_id uuid
  has_jackpots boolean not null
  status text not null
  reason text
  is_seen boolean not null default false
  placed_at timestamp with time zone not null
  taken_at timestamp with time zone
  decided_at timestamp with time zone
  next_try_at timestamp with time zone
  attempts integer not null default 0
  draw_commitment text
  kind text not null
  bet jsonb
  is_alone boolean not null
  table_round integer
  due_since timestamp with time zone
  constraint rounds__amounts CHECK (((stake > 0) AND (win >= 0)))
  constraint rounds__draw_is_committed CHECK (((draw_no IS NULL) = (draw_commitment IS NULL)))
  constraint rounds__open_is_looked_at CHECK (((decided_at IS NULL) = (next_try_at IS NOT NULL)))
  constraint rounds__over_is_decided CHECK (((decided_at IS NULL) = (status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text]))))
  constraint rounds__status_known CHECK ((status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text, 'SETTLED'::text, 'DECLINED'::text, 'VOIDED'::text])))
  constraint rounds__wish_once UNIQUE (player_id, key)
  constraint rounds_pkey PRIMARY KEY (player_id, id)
  CREATE INDEX rounds__at_table ON ONLY house.rounds USING btree (game_id, table_round, player_id, id) WHERE (table_round IS NOT NULL)
  CREATE INDEX rounds__decided_at ON ONLY house.rounds USING brin (decided_at) WITH (pages_per_range='16')
  CREATE INDEX rounds__due_alone ON ONLY house.rounds USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NULL))
  CREATE INDEX rounds__due_shared ON ONLY house.rounds USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NOT NULL))
  CREATE INDEX rounds__history ON ONLY house.rounds USING btree (player_id, game_id, id)
  CREATE UNIQUE INDEX rounds__one_open ON ONLY house.rounds USING btree (player_id, kind) WHERE ((decided_at IS NULL) AND is_alone)
  CREATE INDEX rounds__open ON ONLY house.rounds USING btree (player_id) WHERE (decided_at IS NULL)
  CREATE INDEX rounds__session ON ONLY house.rounds USING btree (player_id, session_id)
  CREATE INDEX rounds__unseen ON ONLY house.rounds USING btree (player_id) WHERE (NOT is_seen)

table rounds_0 partition of rounds FOR VALUES WITH (modulus 8, remainder 0)
  player_id uuid not null
  id uuid not null
  key uuid not null
  session_id uuid not null
  merchant text not null
  vendor text not null
  game_id text not null
  currency text not null
  stake bigint not null
  win bigint not null
  wins jsonb not null default '[]'::jsonb
  model text not null
  model_version integer not null
  outcome jsonb
  seed_id uuid not null
  commitment text not null
  nonce integer not null
  blocks integer not null
  draw_no bigint
  draw_seed_id uuid
  has_jackpots boolean not null
  status text not null
  reason text
  is_seen boolean not null default false
  placed_at timestamp with time zone not null
  taken_at timestamp with time zone
  decided_at timestamp with time zone
  next_try_at timestamp with time zone
  attempts integer not null default 0
  draw_commitment text
  kind text not null
  bet jsonb
  is_alone boolean not null
  table_round integer
  due_since timestamp with time zone
  constraint rounds_0_pkey PRIMARY KEY (player_id, id)
  constraint rounds_0_player_id_key_key UNIQUE (player_id, key)
  constraint rounds__amounts CHECK (((stake > 0) AND (win >= 0)))
  constraint rounds__draw_is_committed CHECK (((draw_no IS NULL) = (draw_commitment IS NULL)))
  constraint rounds__open_is_looked_at CHECK (((decided_at IS NULL) = (next_try_at IS NOT NULL)))
  constraint rounds__over_is_decided CHECK (((decided_at IS NULL) = (status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text]))))
  constraint rounds__status_known CHECK ((status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text, 'SETTLED'::text, 'DECLINED'::text, 'VOIDED'::text])))
  CREATE INDEX rounds_0_decided_at_idx ON house.rounds_0 USING brin (decided_at) WITH (pages_per_range='16')
  CREATE INDEX rounds_0_game_id_table_round_player_id_id_idx ON house.rounds_0 USING btree (game_id, table_round, player_id, id) WHERE (table_round IS NOT NULL)
  CREATE INDEX rounds_0_next_try_at_idx ON house.rounds_0 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NULL))
  CREATE INDEX rounds_0_next_try_at_idx1 ON house.rounds_0 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NOT NULL))
  CREATE INDEX rounds_0_player_id_game_id_id_idx ON house.rounds_0 USING btree (player_id, game_id, id)
  CREATE INDEX rounds_0_player_id_idx ON house.rounds_0 USING btree (player_id) WHERE (decided_at IS NULL)
  CREATE INDEX rounds_0_player_id_idx1 ON house.rounds_0 USING btree (player_id) WHERE (NOT is_seen)
  CREATE UNIQUE INDEX rounds_0_player_id_kind_idx ON house.rounds_0 USING btree (player_id, kind) WHERE ((decided_at IS NULL) AND is_alone)
  CREATE INDEX rounds_0_player_id_session_id_idx ON house.rounds_0 USING btree (player_id, session_id)

table rounds_1 partition of rounds FOR VALUES WITH (modulus 8, remainder 1)
  player_id uuid not null
  id uuid not null
  key uuid not null
  session_id uuid not null
  merchant text not null
  vendor text not null
  game_id text not null
  currency text not null
  stake bigint not null
  win bigint not null
  wins jsonb not null default '[]'::jsonb
  model text not null
  model_version integer not null
  outcome jsonb
  seed_id uuid not null
  commitment text not null
  nonce integer not null
  blocks integer not null
  draw_no bigint
  draw_seed_id uuid
  has_jackpots boolean not null
  status text not null
  reason text
  is_seen boolean not null default false
  placed_at timestamp with time zone not null
  taken_at timestamp with time zone
  decided_at timestamp with time zone
  next_try_at timestamp with time zone
  attempts integer not null default 0
  draw_commitment text
  kind text not null
  bet jsonb
  is_alone boolean not null
  table_round integer
  due_since timestamp with time zone
  constraint rounds_1_pkey PRIMARY KEY (player_id, id)
  constraint rounds_1_player_id_key_key UNIQUE (player_id, key)
  constraint rounds__amounts CHECK (((stake > 0) AND (win >= 0)))
  constraint rounds__draw_is_committed CHECK (((draw_no IS NULL) = (draw_commitment IS NULL)))
  constraint rounds__open_is_looked_at CHECK (((decided_at IS NULL) = (next_try_at IS NOT NULL)))
  constraint rounds__over_is_decided CHECK (((decided_at IS NULL) = (status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text]))))
  constraint rounds__status_known CHECK ((status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text, 'SETTLED'::text, 'DECLINED'::text, 'VOIDED'::text])))
  CREATE INDEX rounds_1_decided_at_idx ON house.rounds_1 USING brin (decided_at) WITH (pages_per_range='16')
  CREATE INDEX rounds_1_game_id_table_round_player_id_id_idx ON house.rounds_1 USING btree (game_id, table_round, player_id, id) WHERE (table_round IS NOT NULL)
  CREATE INDEX rounds_1_next_try_at_idx ON house.rounds_1 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NULL))
  CREATE INDEX rounds_1_next_try_at_idx1 ON house.rounds_1 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NOT NULL))
  CREATE INDEX rounds_1_player_id_game_id_id_idx ON house.rounds_1 USING btree (player_id, game_id, id)
  CREATE INDEX rounds_1_player_id_idx ON house.rounds_1 USING btree (player_id) WHERE (decided_at IS NULL)
  CREATE INDEX rounds_1_player_id_idx1 ON house.rounds_1 USING btree (player_id) WHERE (NOT is_seen)
  CREATE UNIQUE INDEX rounds_1_player_id_kind_idx ON house.rounds_1 USING btree (player_id, kind) WHERE ((decided_at IS NULL) AND is_alone)
  CREATE INDEX rounds_1_player_id_session_id_idx ON house.rounds_1 USING btree (player_id, session_id)

table rounds_2 partition of rounds FOR VALUES WITH (modulus 8, remainder 2)
  player_id uuid not null
  id uuid not null
  key uuid not null
  session_id uuid not null
  merchant text not null
  vendor text not null
  game_id text not null
  currency text not null
  stake bigint not null
  win bigint not null
  wins jsonb not null default '[]'::jsonb
  model text not null
  model_version integer not null
  outcome jsonb
  seed_id uuid not null
  commitment text not null
  nonce integer not null
  blocks integer not null
  draw_no bigint
  draw_seed_id uuid
  has_jackpots boolean not null
  status text not null
  reason text
  is_seen boolean not null default false
  placed_at timestamp with time zone not null
  taken_at timestamp with time zone
  decided_at timestamp with time zone
  next_try_at timestamp with time zone
  attempts integer not null default 0
  draw_commitment text
  kind text not null
  bet jsonb
  is_alone boolean not null
  table_round integer
  due_since timestamp with time zone
  constraint rounds_2_pkey PRIMARY KEY (player_id, id)
  constraint rounds_2_player_id_key_key UNIQUE (player_id, key)
  constraint rounds__amounts CHECK (((stake > 0) AND (win >= 0)))
  constraint rounds__draw_is_committed CHECK (((draw_no IS NULL) = (draw_commitment IS NULL)))
  constraint rounds__open_is_looked_at CHECK (((decided_at IS NULL) = (next_try_at IS NOT NULL)))
  constraint rounds__over_is_decided CHECK (((decided_at IS NULL) = (status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text]))))
  constraint rounds__status_known CHECK ((status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text, 'SETTLED'::text, 'DECLINED'::text, 'VOIDED'::text])))
  CREATE INDEX rounds_2_decided_at_idx ON house.rounds_2 USING brin (decided_at) WITH (pages_per_range='16')
  CREATE INDEX rounds_2_game_id_table_round_player_id_id_idx ON house.rounds_2 USING btree (game_id, table_round, player_id, id) WHERE (table_round IS NOT NULL)
  CREATE INDEX rounds_2_next_try_at_idx ON house.rounds_2 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NULL))
  CREATE INDEX rounds_2_next_try_at_idx1 ON house.rounds_2 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NOT NULL))
  CREATE INDEX rounds_2_player_id_game_id_id_idx ON house.rounds_2 USING btree (player_id, game_id, id)
  CREATE INDEX rounds_2_player_id_idx ON house.rounds_2 USING btree (player_id) WHERE (decided_at IS NULL)
  CREATE INDEX rounds_2_player_id_idx1 ON house.rounds_2 USING btree (player_id) WHERE (NOT is_seen)
  CREATE UNIQUE INDEX rounds_2_player_id_kind_idx ON house.rounds_2 USING btree (player_id, kind) WHERE ((decided_at IS NULL) AND is_alone)
  CREATE INDEX rounds_2_player_id_session_id_idx ON house.rounds_2 USING btree (player_id, session_id)

table rounds_3 partition of rounds FOR VALUES WITH (modulus 8, remainder 3)
  player_id uuid not null
  id uuid not null
  key uuid not null
  session_id uuid not null
  merchant text not null
  vendor text not null
  game_id text not null
  currency text not null
  stake bigint not null
  win bigint not null
  wins jsonb not null default '[]'::jsonb
  model text not null
  model_version integer not null
  outcome jsonb
  seed_id uuid not null
  commitment text not null
  nonce integer not null
  blocks integer not null
  draw_no bigint
  draw_seed_id uuid
  has_jackpots boolean not null
  status text not null
  reason text
  is_seen boolean not null default false
  placed_at timestamp with time zone not null
  taken_at timestamp with time zone
  decided_at timestamp with time zone
  next_try_at timestamp with time zone
  attempts integer not null default 0
  draw_commitment text
  kind text not null
  bet jsonb
  is_alone boolean not null
  table_round integer
  due_since timestamp with time zone
  constraint rounds_3_pkey PRIMARY KEY (player_id, id)
  constraint rounds_3_player_id_key_key UNIQUE (player_id, key)
  constraint rounds__amounts CHECK (((stake > 0) AND (win >= 0)))
  constraint rounds__draw_is_committed CHECK (((draw_no IS NULL) = (draw_commitment IS NULL)))
  constraint rounds__open_is_looked_at CHECK (((decided_at IS NULL) = (next_try_at IS NOT NULL)))
  constraint rounds__over_is_decided CHECK (((decided_at IS NULL) = (status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text]))))
  constraint rounds__status_known CHECK ((status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text, 'SETTLED'::text, 'DECLINED'::text, 'VOIDED'::text])))
  CREATE INDEX rounds_3_decided_at_idx ON house.rounds_3 USING brin (decided_at) WITH (pages_per_range='16')
  CREATE INDEX rounds_3_game_id_table_round_player_id_id_idx ON house.rounds_3 USING btree (game_id, table_round, player_id, id) WHERE (table_round IS NOT NULL)
  CREATE INDEX rounds_3_next_try_at_idx ON house.rounds_3 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NULL))
  CREATE INDEX rounds_3_next_try_at_idx1 ON house.rounds_3 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NOT NULL))
  CREATE INDEX rounds_3_player_id_game_id_id_idx ON house.rounds_3 USING btree (player_id, game_id, id)
  CREATE INDEX rounds_3_player_id_idx ON house.rounds_3 USING btree (player_id) WHERE (decided_at IS NULL)
  CREATE INDEX rounds_3_player_id_idx1 ON house.rounds_3 USING btree (player_id) WHERE (NOT is_seen)
  CREATE UNIQUE INDEX rounds_3_player_id_kind_idx ON house.rounds_3 USING btree (player_id, kind) WHERE ((decided_at IS NULL) AND is_alone)
  CREATE INDEX rounds_3_player_id_session_id_idx ON house.rounds_3 USING btree (player_id, session_id)

table rounds_4 partition of rounds FOR VALUES WITH (modulus 8, remainder 4)
  player_id uuid not null
  id uuid not null
  key uuid not null
  session_id uuid not null
  merchant text not null
  vendor text not null
  game_id text not null
  currency text not null
  stake bigint not null
  win bigint not null
  wins jsonb not null default '[]'::jsonb
  model text not null
  model_version integer not null
  outcome jsonb
  seed_id uuid not null
  commitment text not null
  nonce integer not null
  blocks integer not null
  draw_no bigint
  draw_seed_id uuid
  has_jackpots boolean not null
  status text not null
  reason text
  is_seen boolean not null default false
  placed_at timestamp with time zone not null
  taken_at timestamp with time zone
  decided_at timestamp with time zone
  next_try_at timestamp with time zone
  attempts integer not null default 0
  draw_commitment text
  kind text not null
  bet jsonb
  is_alone boolean not null
  table_round integer
  due_since timestamp with time zone
  constraint rounds_4_pkey PRIMARY KEY (player_id, id)
  constraint rounds_4_player_id_key_key UNIQUE (player_id, key)
  constraint rounds__amounts CHECK (((stake > 0) AND (win >= 0)))
  constraint rounds__draw_is_committed CHECK (((draw_no IS NULL) = (draw_commitment IS NULL)))
  constraint rounds__open_is_looked_at CHECK (((decided_at IS NULL) = (next_try_at IS NOT NULL)))
  constraint rounds__over_is_decided CHECK (((decided_at IS NULL) = (status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text]))))
  constraint rounds__status_known CHECK ((status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text, 'SETTLED'::text, 'DECLINED'::text, 'VOIDED'::text])))
  CREATE INDEX rounds_4_decided_at_idx ON house.rounds_4 USING brin (decided_at) WITH (pages_per_range='16')
  CREATE INDEX rounds_4_game_id_table_round_player_id_id_idx ON house.rounds_4 USING btree (game_id, table_round, player_id, id) WHERE (table_round IS NOT NULL)
  CREATE INDEX rounds_4_next_try_at_idx ON house.rounds_4 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NULL))
  CREATE INDEX rounds_4_next_try_at_idx1 ON house.rounds_4 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NOT NULL))
  CREATE INDEX rounds_4_player_id_game_id_id_idx ON house.rounds_4 USING btree (player_id, game_id, id)
  CREATE INDEX rounds_4_player_id_idx ON house.rounds_4 USING btree (player_id) WHERE (decided_at IS NULL)
  CREATE INDEX rounds_4_player_id_idx1 ON house.rounds_4 USING btree (player_id) WHERE (NOT is_seen)
  CREATE UNIQUE INDEX rounds_4_player_id_kind_idx ON house.rounds_4 USING btree (player_id, kind) WHERE ((decided_at IS NULL) AND is_alone)
  CREATE INDEX rounds_4_player_id_session_id_idx ON house.rounds_4 USING btree (player_id, session_id)

table rounds_5 partition of rounds FOR VALUES WITH (modulus 8, remainder 5)
  player_id uuid not null
  id uuid not null
  key uuid not null
  session_id uuid not null
  merchant text not null
  vendor text not null
  game_id text not null
  currency text not null
  stake bigint not null
  win bigint not null
  wins jsonb not null default '[]'::jsonb
  model text not null
  model_version integer not null
  outcome jsonb
  seed_id uuid not null
  commitment text not null
  nonce integer not null
  blocks integer not null
  draw_no bigint
  draw_seed_id uuid
  has_jackpots boolean not null
  status text not null
  reason text
  is_seen boolean not null default false
  placed_at timestamp with time zone not null
  taken_at timestamp with time zone
  decided_at timestamp with time zone
  next_try_at timestamp with time zone
  attempts integer not null default 0
  draw_commitment text
  kind text not null
  bet jsonb
  is_alone boolean not null
  table_round integer
  due_since timestamp with time zone
  constraint rounds_5_pkey PRIMARY KEY (player_id, id)
  constraint rounds_5_player_id_key_key UNIQUE (player_id, key)
  constraint rounds__amounts CHECK (((stake > 0) AND (win >= 0)))
  constraint rounds__draw_is_committed CHECK (((draw_no IS NULL) = (draw_commitment IS NULL)))
  constraint rounds__open_is_looked_at CHECK (((decided_at IS NULL) = (next_try_at IS NOT NULL)))
  constraint rounds__over_is_decided CHECK (((decided_at IS NULL) = (status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text]))))
  constraint rounds__status_known CHECK ((status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text, 'SETTLED'::text, 'DECLINED'::text, 'VOIDED'::text])))
  CREATE INDEX rounds_5_decided_at_idx ON house.rounds_5 USING brin (decided_at) WITH (pages_per_range='16')
  CREATE INDEX rounds_5_game_id_table_round_player_id_id_idx ON house.rounds_5 USING btree (game_id, table_round, player_id, id) WHERE (table_round IS NOT NULL)
  CREATE INDEX rounds_5_next_try_at_idx ON house.rounds_5 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NULL))
  CREATE INDEX rounds_5_next_try_at_idx1 ON house.rounds_5 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NOT NULL))
  CREATE INDEX rounds_5_player_id_game_id_id_idx ON house.rounds_5 USING btree (player_id, game_id, id)
  CREATE INDEX rounds_5_player_id_idx ON house.rounds_5 USING btree (player_id) WHERE (decided_at IS NULL)
  CREATE INDEX rounds_5_player_id_idx1 ON house.rounds_5 USING btree (player_id) WHERE (NOT is_seen)
  CREATE UNIQUE INDEX rounds_5_player_id_kind_idx ON house.rounds_5 USING btree (player_id, kind) WHERE ((decided_at IS NULL) AND is_alone)
  CREATE INDEX rounds_5_player_id_session_id_idx ON house.rounds_5 USING btree (player_id, session_id)

table rounds_6 partition of rounds FOR VALUES WITH (modulus 8, remainder 6)
  player_id uuid not null
  id uuid not null
  key uuid not null
  session_id uuid not null
  merchant text not null
  vendor text not null
  game_id text not null
  currency text not null
  stake bigint not null
  win bigint not null
  wins jsonb not null default '[]'::jsonb
  model text not null
  model_version integer not null
  outcome jsonb
  seed_id uuid not null
  commitment text not null
  nonce integer not null
  blocks integer not null
  draw_no bigint
  draw_seed_id uuid
  has_jackpots boolean not null
  status text not null
  reason text
  is_seen boolean not null default false
  placed_at timestamp with time zone not null
  taken_at timestamp with time zone
  decided_at timestamp with time zone
  next_try_at timestamp with time zone
  attempts integer not null default 0
  draw_commitment text
  kind text not null
  bet jsonb
  is_alone boolean not null
  table_round integer
  due_since timestamp with time zone
  constraint rounds_6_pkey PRIMARY KEY (player_id, id)
  constraint rounds_6_player_id_key_key UNIQUE (player_id, key)
  constraint rounds__amounts CHECK (((stake > 0) AND (win >= 0)))
  constraint rounds__draw_is_committed CHECK (((draw_no IS NULL) = (draw_commitment IS NULL)))
  constraint rounds__open_is_looked_at CHECK (((decided_at IS NULL) = (next_try_at IS NOT NULL)))
  constraint rounds__over_is_decided CHECK (((decided_at IS NULL) = (status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text]))))
  constraint rounds__status_known CHECK ((status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text, 'SETTLED'::text, 'DECLINED'::text, 'VOIDED'::text])))
  CREATE INDEX rounds_6_decided_at_idx ON house.rounds_6 USING brin (decided_at) WITH (pages_per_range='16')
  CREATE INDEX rounds_6_game_id_table_round_player_id_id_idx ON house.rounds_6 USING btree (game_id, table_round, player_id, id) WHERE (table_round IS NOT NULL)
  CREATE INDEX rounds_6_next_try_at_idx ON house.rounds_6 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NULL))
  CREATE INDEX rounds_6_next_try_at_idx1 ON house.rounds_6 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NOT NULL))
  CREATE INDEX rounds_6_player_id_game_id_id_idx ON house.rounds_6 USING btree (player_id, game_id, id)
  CREATE INDEX rounds_6_player_id_idx ON house.rounds_6 USING btree (player_id) WHERE (decided_at IS NULL)
  CREATE INDEX rounds_6_player_id_idx1 ON house.rounds_6 USING btree (player_id) WHERE (NOT is_seen)
  CREATE UNIQUE INDEX rounds_6_player_id_kind_idx ON house.rounds_6 USING btree (player_id, kind) WHERE ((decided_at IS NULL) AND is_alone)
  CREATE INDEX rounds_6_player_id_session_id_idx ON house.rounds_6 USING btree (player_id, session_id)

table rounds_7 partition of rounds FOR VALUES WITH (modulus 8, remainder 7)
  player_id uuid not null
  id uuid not null
  key uuid not null
  session_id uuid not null
  merchant text not null
  vendor text not null
  game_id text not null
  currency text not null
  stake bigint not null
  win bigint not null
  wins jsonb not null default '[]'::jsonb
  model text not null
  model_version integer not null
  outcome jsonb
  seed_id uuid not null
  commitment text not null
  nonce integer not null
  blocks integer not null
  draw_no bigint
  draw_seed_id uuid
  has_jackpots boolean not null
  status text not null
  reason text
  is_seen boolean not null default false
  placed_at timestamp with time zone not null
  taken_at timestamp with time zone
  decided_at timestamp with time zone
  next_try_at timestamp with time zone
  attempts integer not null default 0
  draw_commitment text
  kind text not null
  bet jsonb
  is_alone boolean not null
  table_round integer
  due_since timestamp with time zone
  constraint rounds_7_pkey PRIMARY KEY (player_id, id)
  constraint rounds_7_player_id_key_key UNIQUE (player_id, key)
  constraint rounds__amounts CHECK (((stake > 0) AND (win >= 0)))
  constraint rounds__draw_is_committed CHECK (((draw_no IS NULL) = (draw_commitment IS NULL)))
  constraint rounds__open_is_looked_at CHECK (((decided_at IS NULL) = (next_try_at IS NOT NULL)))
  constraint rounds__over_is_decided CHECK (((decided_at IS NULL) = (status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text]))))
  constraint rounds__status_known CHECK ((status = ANY (ARRAY['PLACED'::text, 'UNDOING'::text, 'TAKEN'::text, 'PAYING'::text, 'SETTLED'::text, 'DECLINED'::text, 'VOIDED'::text])))
  CREATE INDEX rounds_7_decided_at_idx ON house.rounds_7 USING brin (decided_at) WITH (pages_per_range='16')
  CREATE INDEX rounds_7_game_id_table_round_player_id_id_idx ON house.rounds_7 USING btree (game_id, table_round, player_id, id) WHERE (table_round IS NOT NULL)
  CREATE INDEX rounds_7_next_try_at_idx ON house.rounds_7 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NULL))
  CREATE INDEX rounds_7_next_try_at_idx1 ON house.rounds_7 USING btree (next_try_at) WHERE ((next_try_at IS NOT NULL) AND (table_round IS NOT NULL))
  CREATE INDEX rounds_7_player_id_game_id_id_idx ON house.rounds_7 USING btree (player_id, game_id, id)
  CREATE INDEX rounds_7_player_id_idx ON house.rounds_7 USING btree (player_id) WHERE (decided_at IS NULL)
  CREATE INDEX rounds_7_player_id_idx1 ON house.rounds_7 USING btree (player_id) WHERE (NOT is_seen)
  CREATE UNIQUE INDEX rounds_7_player_id_kind_idx ON house.rounds_7 USING btree (player_id, kind) WHERE ((decided_at IS NULL) AND is_alone)
  CREATE INDEX rounds_7_player_id_session_id_idx ON house.rounds_7 USING btree (player_id, session_id)

table seeds partitioned by HASH (player_id)
  player_id uuid not null
  id uuid not null
  status text not null
  server_seed_sealed text not null
  commitment text not null
  client_seed text
  nonce integer not null default 0
  created_at timestamp with time zone not null
  activated_at timestamp with time zone
  revealed_at timestamp with time zone
  constraint seeds__revealed_at_once CHECK (((status = 'REVEALED'::text) = (revealed_at IS NOT NULL)))
  constraint seeds__status_known CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'REVEALED'::text])))
  constraint seeds__used_with_client_seed CHECK (((status = 'NEXT'::text) = (client_seed IS NULL)))
  constraint seeds_pkey PRIMARY KEY (player_id, id)
  CREATE UNIQUE INDEX seeds__one_in_use ON ONLY house.seeds USING btree (player_id, status) WHERE (status <> 'REVEALED'::text)

table seeds_0 partition of seeds FOR VALUES WITH (modulus 8, remainder 0)
  player_id uuid not null
  id uuid not null
  status text not null
  server_seed_sealed text not null
  commitment text not null
  client_seed text
  nonce integer not null default 0
  created_at timestamp with time zone not null
  activated_at timestamp with time zone
  revealed_at timestamp with time zone
  constraint seeds_0_pkey PRIMARY KEY (player_id, id)
  constraint seeds__revealed_at_once CHECK (((status = 'REVEALED'::text) = (revealed_at IS NOT NULL)))
  constraint seeds__status_known CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'REVEALED'::text])))
  constraint seeds__used_with_client_seed CHECK (((status = 'NEXT'::text) = (client_seed IS NULL)))
  CREATE UNIQUE INDEX seeds_0_player_id_status_idx ON house.seeds_0 USING btree (player_id, status) WHERE (status <> 'REVEALED'::text)

table seeds_1 partition of seeds FOR VALUES WITH (modulus 8, remainder 1)
  player_id uuid not null
  id uuid not null
  status text not null
  server_seed_sealed text not null
  commitment text not null
  client_seed text
  nonce integer not null default 0
  created_at timestamp with time zone not null
  activated_at timestamp with time zone
  revealed_at timestamp with time zone
  constraint seeds_1_pkey PRIMARY KEY (player_id, id)
  constraint seeds__revealed_at_once CHECK (((status = 'REVEALED'::text) = (revealed_at IS NOT NULL)))
  constraint seeds__status_known CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'REVEALED'::text])))
  constraint seeds__used_with_client_seed CHECK (((status = 'NEXT'::text) = (client_seed IS NULL)))
  CREATE UNIQUE INDEX seeds_1_player_id_status_idx ON house.seeds_1 USING btree (player_id, status) WHERE (status <> 'REVEALED'::text)

table seeds_2 partition of seeds FOR VALUES WITH (modulus 8, remainder 2)
  player_id uuid not null
  id uuid not null
  status text not null
  server_seed_sealed text not null
  commitment text not null
  client_seed text
  nonce integer not null default 0
  created_at timestamp with time zone not null
  activated_at timestamp with time zone
  revealed_at timestamp with time zone
  constraint seeds_2_pkey PRIMARY KEY (player_id, id)
  constraint seeds__revealed_at_once CHECK (((status = 'REVEALED'::text) = (revealed_at IS NOT NULL)))
  constraint seeds__status_known CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'REVEALED'::text])))
  constraint seeds__used_with_client_seed CHECK (((status = 'NEXT'::text) = (client_seed IS NULL)))
  CREATE UNIQUE INDEX seeds_2_player_id_status_idx ON house.seeds_2 USING btree (player_id, status) WHERE (status <> 'REVEALED'::text)

table seeds_3 partition of seeds FOR VALUES WITH (modulus 8, remainder 3)
  player_id uuid not null
  id uuid not null
  status text not null
  server_seed_sealed text not null
  commitment text not null
  client_seed text
  nonce integer not null default 0
  created_at timestamp with time zone not null
  activated_at timestamp with time zone
  revealed_at timestamp with time zone
  constraint seeds_3_pkey PRIMARY KEY (player_id, id)
  constraint seeds__revealed_at_once CHECK (((status = 'REVEALED'::text) = (revealed_at IS NOT NULL)))
  constraint seeds__status_known CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'REVEALED'::text])))
  constraint seeds__used_with_client_seed CHECK (((status = 'NEXT'::text) = (client_seed IS NULL)))
  CREATE UNIQUE INDEX seeds_3_player_id_status_idx ON house.seeds_3 USING btree (player_id, status) WHERE (status <> 'REVEALED'::text)

table seeds_4 partition of seeds FOR VALUES WITH (modulus 8, remainder 4)
  player_id uuid not null
  id uuid not null
  status text not null
  server_seed_sealed text not null
  commitment text not null
  client_seed text
  nonce integer not null default 0
  created_at timestamp with time zone not null
  activated_at timestamp with time zone
  revealed_at timestamp with time zone
  constraint seeds_4_pkey PRIMARY KEY (player_id, id)
  constraint seeds__revealed_at_once CHECK (((status = 'REVEALED'::text) = (revealed_at IS NOT NULL)))
  constraint seeds__status_known CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'REVEALED'::text])))
  constraint seeds__used_with_client_seed CHECK (((status = 'NEXT'::text) = (client_seed IS NULL)))
  CREATE UNIQUE INDEX seeds_4_player_id_status_idx ON house.seeds_4 USING btree (player_id, status) WHERE (status <> 'REVEALED'::text)

table seeds_5 partition of seeds FOR VALUES WITH (modulus 8, remainder 5)
  player_id uuid not null
  id uuid not null
  status text not null
  server_seed_sealed text not null
  commitment text not null
  client_seed text
  nonce integer not null default 0
  created_at timestamp with time zone not null
  activated_at timestamp with time zone
  revealed_at timestamp with time zone
  constraint seeds_5_pkey PRIMARY KEY (player_id, id)
  constraint seeds__revealed_at_once CHECK (((status = 'REVEALED'::text) = (revealed_at IS NOT NULL)))
  constraint seeds__status_known CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'REVEALED'::text])))
  constraint seeds__used_with_client_seed CHECK (((status = 'NEXT'::text) = (client_seed IS NULL)))
  CREATE UNIQUE INDEX seeds_5_player_id_status_idx ON house.seeds_5 USING btree (player_id, status) WHERE (status <> 'REVEALED'::text)

table seeds_6 partition of seeds FOR VALUES WITH (modulus 8, remainder 6)
  player_id uuid not null
  id uuid not null
  status text not null
  server_seed_sealed text not null
  commitment text not null
  client_seed text
  nonce integer not null default 0
  created_at timestamp with time zone not null
  activated_at timestamp with time zone
  revealed_at timestamp with time zone
  constraint seeds_6_pkey PRIMARY KEY (player_id, id)
  constraint seeds__revealed_at_once CHECK (((status = 'REVEALED'::text) = (revealed_at IS NOT NULL)))
  constraint seeds__status_known CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'REVEALED'::text])))
  constraint seeds__used_with_client_seed CHECK (((status = 'NEXT'::text) = (client_seed IS NULL)))
  CREATE UNIQUE INDEX seeds_6_player_id_status_idx ON house.seeds_6 USING btree (player_id, status) WHERE (status <> 'REVEALED'::text)

table seeds_7 partition of seeds FOR VALUES WITH (modulus 8, remainder 7)
  player_id uuid not null
  id uuid not null
  status text not null
  server_seed_sealed text not null
  commitment text not null
  client_seed text
  nonce integer not null default 0
  created_at timestamp with time zone not null
  activated_at timestamp with time zone
  revealed_at timestamp with time zone
  constraint seeds_7_pkey PRIMARY KEY (player_id, id)
  constraint seeds__revealed_at_once CHECK (((status = 'REVEALED'::text) = (revealed_at IS NOT NULL)))
  constraint seeds__status_known CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'REVEALED'::text])))
  constraint seeds__used_with_client_seed CHECK (((status = 'NEXT'::text) = (client_seed IS NULL)))
  CREATE UNIQUE INDEX seeds_7_player_id_status_idx ON house.seeds_7 USING btree (player_id, status) WHERE (status <> 'REVEALED'::text)

table sessions
  id uuid not null
  token_hash text not null
  player_id uuid not null
  merchant text not null
  vendor text not null
  game_id text not null
  currency text not null
  network text not null
  language text not null
  theme text not null
  reality_check_minutes integer not null
  opened_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  ended_at timestamp with time zone
  series jsonb
  prize_modes jsonb
  constraint sessions__token_once UNIQUE (token_hash)
  constraint sessions_pkey PRIMARY KEY (id)
  CREATE INDEX sessions__expires_at ON house.sessions USING btree (expires_at)

table shoes
  game_id text not null
  no integer not null
  status text not null
  server_seed_sealed text not null
  commitment text not null
  created_at timestamp with time zone not null
  revealed_at timestamp with time zone
  constraint shoes__revealed_at_once CHECK (((status = 'REVEALED'::text) = (revealed_at IS NOT NULL)))
  constraint shoes__status_known CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'REVEALED'::text])))
  constraint shoes_game_id_fkey FOREIGN KEY (game_id) REFERENCES house.tables(game_id)
  constraint shoes_pkey PRIMARY KEY (game_id, no)
  CREATE UNIQUE INDEX shoes__one_in_use ON house.shoes USING btree (game_id, status) WHERE (status <> 'REVEALED'::text)

table tables
  game_id text not null
  kind text not null
  version integer not null default 0
  round_no integer not null default 0
  runner uuid
  lease_until timestamp with time zone
  is_paused boolean not null default false
  constraint tables__lease_is_somebodys CHECK (((runner IS NULL) = (lease_until IS NULL)))
  constraint tables_pkey PRIMARY KEY (game_id)

table vault_merchants
  merchant text not null
  draw_no bigint not null default 0
  constraint vault_merchants_pkey PRIMARY KEY (merchant)

table vault_pools
  merchant text not null
  pool text not null
  grains bigint not null
  hits bigint not null default 0
  constraint vault_pools__never_negative CHECK ((grains >= 0))
  constraint vault_pools__pool_known CHECK ((pool = ANY (ARRAY['MINI'::text, 'MINOR'::text, 'GRAND'::text])))
  constraint vault_pools_merchant_fkey FOREIGN KEY (merchant) REFERENCES house.vault_merchants(merchant)
  constraint vault_pools_pkey PRIMARY KEY (merchant, pool)

table vault_seeds
  merchant text not null
  id uuid not null
  status text not null
  server_seed_sealed text not null
  commitment text not null
  created_at timestamp with time zone not null
  activated_at timestamp with time zone
  revealed_at timestamp with time zone
  constraint vault_seeds__status_known CHECK ((status = ANY (ARRAY['NEXT'::text, 'ACTIVE'::text, 'REVEALED'::text])))
  constraint vault_seeds_merchant_fkey FOREIGN KEY (merchant) REFERENCES house.vault_merchants(merchant)
  constraint vault_seeds_pkey PRIMARY KEY (merchant, id)
  CREATE UNIQUE INDEX vault_seeds__one_in_use ON house.vault_seeds USING btree (merchant, status) WHERE (status <> 'REVEALED'::text)
