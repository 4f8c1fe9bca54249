-- Generated from the migrations by "npm run generate". Do not edit: the next run writes it anew.
-- It shows and compares what the migrations build; it is not meant to be run.

table agents_bill_payments
  id uuid not null
  bill_id uuid not null
  source text not null
  target text not null
  amount bigint not null
  at timestamp with time zone not null
  constraint agents_bill_payments__something CHECK ((amount > 0))
  constraint agents_bill_payments__source_known CHECK ((source = ANY (ARRAY['PURSE'::text, 'WALLET'::text])))
  constraint agents_bill_payments__target_known CHECK ((target = ANY (ARRAY['OWN'::text, 'DIRECT'::text])))
  constraint agents_bill_payments_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES agents_bills(id)
  constraint agents_bill_payments_pkey PRIMARY KEY (id)
  CREATE INDEX agents_bill_payments__bill ON public.agents_bill_payments USING btree (bill_id, at)

table agents_bill_runs
  merchant_code text not null
  kind text not null
  period_start timestamp with time zone not null
  ended_at timestamp with time zone not null
  constraint agents_bill_runs_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint agents_bill_runs_pkey PRIMARY KEY (merchant_code, kind, period_start)

table agents_bills
  id uuid not null
  seq bigint not null generated always as identity
  contract_id uuid not null
  merchant_code text not null
  kind text not null
  payer_id uuid
  payee_id uuid not null
  root_id uuid not null
  depth smallint not null
  currency text not null
  period_start timestamp with time zone not null
  period_end timestamp with time zone not null
  team_turnover bigint not null
  team_net bigint not null
  carry_in bigint not null default 0
  carry_out bigint not null default 0
  active_count integer not null
  rate_ppm integer not null
  calc_amount bigint not null
  owed_to_direct bigint not null default 0
  paid_to_direct bigint not null default 0
  received_amount bigint not null default 0
  own_paid bigint not null default 0
  wallet_paid bigint not null default 0
  issue_type smallint not null
  status smallint not null
  figures jsonb not null
  fault text
  reason text
  is_written_off boolean not null default false
  created_at timestamp with time zone not null
  settled_at timestamp with time zone
  tried_at timestamp with time zone
  expires_at timestamp with time zone not null
  constraint agents_bills__all_passed_on CHECK (((paid_to_direct >= 0) AND (own_paid >= 0) AND (wallet_paid >= 0) AND ((received_amount + wallet_paid) = (paid_to_direct + own_paid))))
  constraint agents_bills__carried_losses CHECK (((carry_in <= 0) AND (carry_out <= 0)))
  constraint agents_bills__fault_known CHECK ((fault = ANY (ARRAY['NOT_UPLINE'::text, 'PAYER_NONE'::text, 'CURRENCY'::text, 'BEYOND_UPLINE'::text])))
  constraint agents_bills__issue_type_known CHECK ((issue_type = ANY (ARRAY[1, 2])))
  constraint agents_bills__kind_known CHECK ((kind = ANY (ARRAY['DAILY_SALARY'::text, 'HOURLY_SALARY'::text, 'DIVIDEND'::text])))
  constraint agents_bills__never_more CHECK (((received_amount >= 0) AND (received_amount <= calc_amount)))
  constraint agents_bills__once UNIQUE (contract_id, period_start)
  constraint agents_bills__status_known CHECK (((status >= 1) AND (status <= 8)))
  constraint agents_bills_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES agents_contracts(id)
  constraint agents_bills_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES identity_members(id)
  constraint agents_bills_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES identity_members(id)
  constraint agents_bills_pkey PRIMARY KEY (id)
  constraint agents_bills_root_id_fkey FOREIGN KEY (root_id) REFERENCES identity_members(id)
  constraint agents_bills_seq_key UNIQUE (seq)
  CREATE INDEX agents_bills__line ON public.agents_bills USING btree (root_id, kind, period_start)
  CREATE INDEX agents_bills__merchant ON public.agents_bills USING btree (merchant_code, seq)
  CREATE INDEX agents_bills__open ON public.agents_bills USING btree (tried_at) WHERE (status = ANY (ARRAY[2, 3, 8]))
  CREATE INDEX agents_bills__payee ON public.agents_bills USING btree (payee_id, kind, seq)
  CREATE INDEX agents_bills__payer ON public.agents_bills USING btree (payer_id, kind, seq)
  CREATE INDEX agents_bills__status ON public.agents_bills USING btree (merchant_code, status, seq)

table agents_contracts
  id uuid not null
  kind text not null
  payer_id uuid
  payee_id uuid not null
  terms jsonb not null
  status smallint not null
  request_type smallint not null
  created_at timestamp with time zone not null
  decided_at timestamp with time zone
  effective_from timestamp with time zone
  ended_at timestamp with time zone
  supersedes_id uuid
  remark text not null default ''::text
  merchant_code text not null
  currency text not null
  origin_id uuid not null
  end_asked_by text
  constraint agents_contracts__end_asked_by_known CHECK ((end_asked_by = ANY (ARRAY['PAYER'::text, 'PAYEE'::text])))
  constraint agents_contracts__kind_known CHECK ((kind = ANY (ARRAY['DAILY_SALARY'::text, 'HOURLY_SALARY'::text, 'DIVIDEND'::text])))
  constraint agents_contracts__not_with_oneself CHECK ((payer_id <> payee_id))
  constraint agents_contracts__request_type_known CHECK ((request_type = ANY (ARRAY[1, 2])))
  constraint agents_contracts__status_known CHECK (((status >= 1) AND (status <= 5)))
  constraint agents_contracts_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES agents_contracts(id)
  constraint agents_contracts_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES identity_members(id)
  constraint agents_contracts_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES identity_members(id)
  constraint agents_contracts_pkey PRIMARY KEY (id)
  constraint agents_contracts_supersedes_id_fkey FOREIGN KEY (supersedes_id) REFERENCES agents_contracts(id)
  CREATE INDEX agents_contracts__merchant ON public.agents_contracts USING btree (merchant_code, kind, status)
  CREATE UNIQUE INDEX agents_contracts__one_requested ON public.agents_contracts USING btree (payee_id, kind) WHERE (status = 2)
  CREATE UNIQUE INDEX agents_contracts__one_valid ON public.agents_contracts USING btree (payee_id, kind) WHERE (status = 1)
  CREATE INDEX agents_contracts__payer ON public.agents_contracts USING btree (payer_id, kind, status)

table agents_dividend_periods
  merchant_code text not null
  from_day date not null
  period text not null
  changed_at timestamp with time zone not null
  changed_by text not null
  constraint agents_dividend_periods__known CHECK ((period = ANY (ARRAY['HALF_MONTH'::text, 'MONTH'::text, 'WEEK'::text, 'TEN_DAYS'::text])))
  constraint agents_dividend_periods_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint agents_dividend_periods_pkey PRIMARY KEY (merchant_code, from_day)

table agents_gift_parts
  gift_id uuid not null
  number integer not null
  amount bigint not null
  member_id uuid
  given_at timestamp with time zone
  constraint agents_gift_parts__something CHECK ((amount > 0))
  constraint agents_gift_parts_gift_id_fkey FOREIGN KEY (gift_id) REFERENCES agents_gifts(id)
  constraint agents_gift_parts_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint agents_gift_parts_pkey PRIMARY KEY (gift_id, number)
  CREATE INDEX agents_gift_parts__free ON public.agents_gift_parts USING btree (gift_id, number) WHERE (member_id IS NULL)
  CREATE INDEX agents_gift_parts__member ON public.agents_gift_parts USING btree (member_id, given_at DESC) WHERE (given_at IS NOT NULL)
  CREATE UNIQUE INDEX agents_gift_parts__one_each ON public.agents_gift_parts USING btree (gift_id, member_id) WHERE (member_id IS NOT NULL)

table agents_gift_settings
  merchant_code text not null
  reach text not null
  changed_at timestamp with time zone not null
  constraint agents_gift_settings__reach_known CHECK ((reach = ANY (ARRAY['DIRECT'::text, 'TEAM'::text])))
  constraint agents_gift_settings_pkey PRIMARY KEY (merchant_code)

table agents_gifts
  id uuid not null
  seq bigint not null generated always as identity
  merchant_code text not null
  sender_id uuid not null
  kind text not null
  status text not null
  wallet text not null
  currency text not null
  total bigint not null
  count integer not null
  refunded bigint not null default 0
  greeting text not null default ''::text
  business_day date not null
  wish_key text not null
  fingerprint text not null
  sent_at timestamp with time zone not null
  ended_at timestamp with time zone
  reason text
  audience text
  audience_ids uuid[] not null default '{}'::uuid[]
  starts_at timestamp with time zone
  ends_at timestamp with time zone
  told_at timestamp with time zone
  claimed_by uuid
  claimed_name text
  claimed_at timestamp with time zone
  constraint agents_gifts__kind_known CHECK ((kind = ANY (ARRAY['TRANSFER'::text, 'FIXED'::text, 'EQUAL'::text, 'LUCKY'::text])))
  constraint agents_gifts__lucky_has_time CHECK (((kind = 'LUCKY'::text) = ((audience IS NOT NULL) AND (starts_at IS NOT NULL) AND (ends_at IS NOT NULL))))
  constraint agents_gifts__once UNIQUE (sender_id, wish_key)
  constraint agents_gifts__something CHECK (((total > 0) AND (count > 0) AND ((refunded >= 0) AND (refunded <= total))))
  constraint agents_gifts__status_known CHECK ((status = ANY (ARRAY['PENDING_REVIEW'::text, 'DONE'::text, 'REJECTED'::text, 'SCHEDULED'::text, 'FINISHED'::text, 'CANCELLED'::text])))
  constraint agents_gifts_pkey PRIMARY KEY (id)
  constraint agents_gifts_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES identity_members(id)
  constraint agents_gifts_seq_key UNIQUE (seq)
  CREATE INDEX agents_gifts__day ON public.agents_gifts USING btree (sender_id, business_day)
  CREATE INDEX agents_gifts__ending ON public.agents_gifts USING btree (ends_at) WHERE ((kind = 'LUCKY'::text) AND (status = ANY (ARRAY['SCHEDULED'::text, 'PENDING_REVIEW'::text])))
  CREATE INDEX agents_gifts__merchant ON public.agents_gifts USING btree (merchant_code, seq DESC)
  CREATE INDEX agents_gifts__rains ON public.agents_gifts USING btree (sender_id, ends_at) WHERE (status = 'SCHEDULED'::text)
  CREATE INDEX agents_gifts__sender ON public.agents_gifts USING btree (sender_id, seq DESC)
  CREATE INDEX agents_gifts__untold ON public.agents_gifts USING btree (starts_at) WHERE ((status = 'SCHEDULED'::text) AND (told_at IS NULL))

table agents_hours
  merchant_code text not null
  hour timestamp with time zone not null
  member_id uuid not null
  category text not null
  currency text not null
  valid_turnover numeric not null
  constraint agents_hours_pkey PRIMARY KEY (merchant_code, hour, member_id, category, currency)

table agents_link_deposits
  member_id uuid not null
  merchant_code text not null
  code text not null
  deposited_at timestamp with time zone not null
  constraint agents_link_deposits_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint agents_link_deposits_pkey PRIMARY KEY (member_id)
  CREATE INDEX agents_link_deposits__code ON public.agents_link_deposits USING btree (merchant_code, code)

table agents_links
  merchant_code text not null
  code text not null
  rebates jsonb not null
  constraint agents_links_merchant_code_code_fkey FOREIGN KEY (merchant_code, code) REFERENCES identity_affiliate_codes(merchant_code, code)
  constraint agents_links_pkey PRIMARY KEY (merchant_code, code)

table agents_moves
  id uuid not null
  merchant_code text not null
  member_id uuid not null
  from_id uuid
  to_id uuid not null
  members integer not null
  state text not null
  effective_on date not null
  reason text not null
  ordered_by text not null
  ordered_at timestamp with time zone not null
  ended_at timestamp with time zone
  obstacle text
  constraint agents_moves__ended_when_over CHECK (((state = 'DUE'::text) = (ended_at IS NULL)))
  constraint agents_moves__fails_for_a_reason CHECK (((state = 'FAILED'::text) = (obstacle IS NOT NULL)))
  constraint agents_moves__state_known CHECK ((state = ANY (ARRAY['DUE'::text, 'DONE'::text, 'CANCELLED'::text, 'FAILED'::text])))
  constraint agents_moves_from_id_fkey FOREIGN KEY (from_id) REFERENCES agents_nodes(member_id)
  constraint agents_moves_member_id_fkey FOREIGN KEY (member_id) REFERENCES agents_nodes(member_id)
  constraint agents_moves_pkey PRIMARY KEY (id)
  constraint agents_moves_to_id_fkey FOREIGN KEY (to_id) REFERENCES agents_nodes(member_id)
  CREATE INDEX agents_moves__newest ON public.agents_moves USING btree (merchant_code, id)
  CREATE UNIQUE INDEX agents_moves__one_due ON public.agents_moves USING btree (member_id) WHERE (state = 'DUE'::text)

table agents_nodes
  member_id uuid not null
  merchant_code text not null
  parent_id uuid
  line uuid[] not null
  depth smallint not null
  joined_via text not null
  joined_at timestamp with time zone not null
  username text not null
  type smallint not null
  since date
  direct_count integer not null default 0
  team_count integer not null default 0
  constraint agents_nodes__counts_not_negative CHECK (((direct_count >= 0) AND (direct_count <= team_count)))
  constraint agents_nodes__depth_counted CHECK ((depth = (cardinality(line) + 1)))
  constraint agents_nodes__not_below_oneself CHECK ((member_id <> ALL (line)))
  constraint agents_nodes__parent_is_last CHECK ((NOT (parent_id IS DISTINCT FROM line[cardinality(line)])))
  constraint agents_nodes_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint agents_nodes_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES agents_nodes(member_id)
  constraint agents_nodes_pkey PRIMARY KEY (member_id)
  CREATE INDEX agents_nodes__direct ON public.agents_nodes USING btree (parent_id, member_id)
  CREATE INDEX agents_nodes__merchant ON public.agents_nodes USING btree (merchant_code, member_id)
  CREATE UNIQUE INDEX agents_nodes__one_name ON public.agents_nodes USING btree (merchant_code, username COLLATE "C")
  CREATE INDEX agents_nodes__opened ON public.agents_nodes USING btree (parent_id, joined_at) WHERE (joined_via = 'AGENT_CREATED'::text)
  CREATE INDEX agents_nodes__team ON public.agents_nodes USING gin (line)
  CREATE INDEX agents_nodes__top ON public.agents_nodes USING btree (merchant_code, member_id) WHERE (parent_id IS NULL)

table agents_past_places
  member_id uuid not null
  parent_id uuid
  line uuid[] not null
  since date
  until date not null
  constraint agents_past_places__lasted CHECK ((since < until))
  constraint agents_past_places_member_id_fkey FOREIGN KEY (member_id) REFERENCES agents_nodes(member_id)
  constraint agents_past_places_pkey PRIMARY KEY (member_id, until)
  CREATE INDEX agents_past_places__direct ON public.agents_past_places USING btree (parent_id, member_id)

table agents_rebate_caps
  merchant_code text not null
  rebate_group text not null
  cap integer not null
  step integer not null
  changed_at timestamp with time zone not null
  changed_by text not null
  constraint agents_rebate_caps__sensible CHECK (((cap >= 0) AND (step > 0)))
  constraint agents_rebate_caps_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint agents_rebate_caps_pkey PRIMARY KEY (merchant_code, rebate_group)

table agents_rebate_debts
  member_id uuid not null
  currency text not null
  merchant_code text not null
  amount bigint not null
  changed_at timestamp with time zone not null
  constraint agents_rebate_debts__not_negative CHECK ((amount >= 0))
  constraint agents_rebate_debts_pkey PRIMARY KEY (member_id, currency)
  CREATE INDEX agents_rebate_debts__open ON public.agents_rebate_debts USING btree (merchant_code, member_id) WHERE (amount > 0)

table agents_rebate_lines
  member_id uuid not null
  day date not null
  source_id uuid not null
  rebate_group text not null
  currency text not null
  merchant_code text not null
  turnover bigint not null
  rate integer not null
  amount bigint not null
  constraint agents_rebate_lines_pkey PRIMARY KEY (member_id, day, source_id, rebate_group, currency)
  CREATE INDEX agents_rebate_lines__day ON public.agents_rebate_lines USING btree (merchant_code, day, member_id)
  CREATE INDEX agents_rebate_lines__source ON public.agents_rebate_lines USING btree (source_id, day)

table agents_rebate_payments
  member_id uuid not null
  day date not null
  currency text not null
  merchant_code text not null
  own bigint not null
  team bigint not null
  paid_own bigint not null default 0
  paid_team bigint not null default 0
  debt_taken bigint not null default 0
  debt_added bigint not null default 0
  state text not null
  hold text
  settled_at timestamp with time zone
  constraint agents_rebate_payments__adds_up CHECK (((state <> 'PAID'::text) OR ((own + team) = (((paid_own + paid_team) + debt_taken) - debt_added))))
  constraint agents_rebate_payments__held_waits CHECK (((state = 'HELD'::text) = (settled_at IS NULL)))
  constraint agents_rebate_payments__hold_known CHECK ((hold = ANY (ARRAY['DISABLED'::text, 'NO_WALLET'::text])))
  constraint agents_rebate_payments__state_known CHECK ((state = ANY (ARRAY['PAID'::text, 'HELD'::text, 'WRITTEN_OFF'::text])))
  constraint agents_rebate_payments_pkey PRIMARY KEY (member_id, day, currency)
  CREATE INDEX agents_rebate_payments__day ON public.agents_rebate_payments USING btree (merchant_code, day, member_id)
  CREATE INDEX agents_rebate_payments__held ON public.agents_rebate_payments USING btree (merchant_code, member_id, day) WHERE (state = 'HELD'::text)

table agents_rebate_values
  member_id uuid not null
  rebate_group text not null
  merchant_code text not null
  value integer not null
  changed_at timestamp with time zone not null
  changed_by text not null
  constraint agents_rebate_values__not_negative CHECK ((value >= 0))
  constraint agents_rebate_values_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint agents_rebate_values_pkey PRIMARY KEY (member_id, rebate_group)

table agents_seen_counts
  agent_id uuid not null
  kind text not null
  day date not null
  previous date not null
  members integer not null
  constraint agents_seen_counts__kind_known CHECK ((kind = ANY (ARRAY['LOGIN'::text, 'BET'::text, 'REGISTER'::text])))
  constraint agents_seen_counts__members_not_negative CHECK ((members >= 0))
  constraint agents_seen_counts_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents_nodes(member_id)
  constraint agents_seen_counts_pkey PRIMARY KEY (agent_id, kind, day, previous)

table agents_seen_days
  member_id uuid not null
  kind text not null
  days date[] not null
  constraint agents_seen_days_member_id_fkey FOREIGN KEY (member_id) REFERENCES agents_nodes(member_id)
  constraint agents_seen_days_pkey PRIMARY KEY (member_id, kind)

table agents_series_days
  member_id uuid not null
  day date not null
  currency text not null
  rebate_group text not null
  base integer not null
  merchant_code text not null
  stake bigint not null
  later bigint not null
  constraint agents_series_days_pkey PRIMARY KEY (member_id, day, currency, rebate_group, base)

table agents_series_tickets
  member_id uuid not null
  provider_code text not null
  tx_id text not null
  merchant_code text not null
  currency text not null
  rebate_group text not null
  chosen integer not null
  personal integer not null
  stake bigint not null
  day date not null
  amount bigint not null
  is_paid boolean not null
  taken_back_on date
  constraint agents_series_tickets__sensible CHECK (((stake >= 0) AND (amount >= 0) AND ((amount > 0) OR (NOT is_paid))))
  constraint agents_series_tickets_pkey PRIMARY KEY (member_id, provider_code, tx_id)

table agents_team_categories
  agent_id uuid not null
  currency text not null
  business_day date not null
  category text not null
  own_stake numeric not null default 0
  own_valid_turnover numeric not null default 0
  own_payout numeric not null default 0
  own_bets bigint not null default 0
  team_stake numeric not null default 0
  team_valid_turnover numeric not null default 0
  team_payout numeric not null default 0
  team_bets bigint not null default 0
  constraint agents_team_categories_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents_nodes(member_id)
  constraint agents_team_categories_pkey PRIMARY KEY (agent_id, currency, business_day, category)

table agents_team_days
  agent_id uuid not null
  currency text not null
  business_day date not null
  own_stake numeric not null default 0
  own_valid_turnover numeric not null default 0
  own_payout numeric not null default 0
  own_bets bigint not null default 0
  own_deposits numeric not null default 0
  own_first_deposits bigint not null default 0
  own_withdrawals numeric not null default 0
  own_rebates numeric not null default 0
  own_promotions numeric not null default 0
  own_salaries numeric not null default 0
  own_dividends numeric not null default 0
  team_stake numeric not null default 0
  team_valid_turnover numeric not null default 0
  team_payout numeric not null default 0
  team_bets bigint not null default 0
  team_deposits numeric not null default 0
  team_first_deposits bigint not null default 0
  team_withdrawals numeric not null default 0
  team_rebates numeric not null default 0
  team_promotions numeric not null default 0
  team_salaries numeric not null default 0
  team_dividends numeric not null default 0
  constraint agents_team_days_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agents_nodes(member_id)
  constraint agents_team_days_pkey PRIMARY KEY (agent_id, currency, business_day)

table agents_team_settings
  merchant_code text not null
  shows_balances boolean not null
  constraint agents_team_settings_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint agents_team_settings_pkey PRIMARY KEY (merchant_code)

table cashier_channels
  id uuid not null
  merchant_code text not null
  method text not null
  currency text not null
  provider_code text
  account jsonb
  coin text
  network text
  confirmations integer
  names jsonb not null
  descriptions jsonb not null
  logo text not null
  countries text[] not null default '{}'::text[]
  minimum bigint not null
  maximum bigint not null
  presets bigint[] not null default '{}'::bigint[]
  fee_payer text not null
  fee_ppm integer not null
  fee_fixed bigint not null
  bonus_ppm integer not null
  daily_max_member bigint
  daily_max_total bigint
  vip_min integer not null default 0
  opens_at integer
  closes_at integer
  expiry_minutes integer not null
  is_manual boolean not null
  needs_proof boolean not null
  needs_payer_name boolean not null
  is_on boolean not null default true
  sort integer not null default 0
  changed_at timestamp with time zone not null
  changed_by text not null
  constraint cashier_channels__amounts_make_sense CHECK (((minimum > 0) AND (maximum >= minimum) AND ((fee_ppm >= 0) AND (fee_ppm <= 500000)) AND (fee_fixed >= 0) AND ((bonus_ppm >= 0) AND (bonus_ppm <= 500000)) AND (fee_payer = ANY (ARRAY['PLATFORM'::text, 'MEMBER'::text])) AND (expiry_minutes > 0) AND ((opens_at IS NULL) = (closes_at IS NULL))))
  constraint cashier_channels__coins_are_crypto CHECK ((((method = 'CRYPTO'::text) = (coin IS NOT NULL)) AND ((coin IS NULL) = (network IS NULL)) AND ((coin IS NULL) = (confirmations IS NULL))))
  constraint cashier_channels__method_known CHECK ((method = ANY (ARRAY['BANK_TRANSFER'::text, 'QR'::text, 'EWALLET'::text, 'CRYPTO'::text])))
  constraint cashier_channels__paid_to_somebody CHECK (((provider_code IS NOT NULL) OR (account IS NOT NULL)))
  constraint cashier_channels_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint cashier_channels_pkey PRIMARY KEY (id)
  CREATE INDEX cashier_channels__of_merchant ON public.cashier_channels USING btree (merchant_code, currency, sort)

table cashier_deposits
  order_no text not null
  seq bigint not null generated always as identity
  merchant_code text not null
  member_id uuid not null
  wallet text not null
  currency text not null
  channel_id uuid not null
  provider_code text
  state text not null
  wish_key text not null
  amount bigint not null
  minimum bigint not null
  fee_payer text not null
  fee_ppm integer not null
  fee_fixed bigint not null
  bonus_ppm integer not null
  is_manual boolean not null
  needs_proof boolean not null
  confirmations integer
  payer_name text
  reference text not null
  instructions jsonb
  received bigint
  fee bigint
  bonus bigint
  credited bigint
  business_day date not null
  created_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  submitted_at timestamp with time zone
  ended_at timestamp with time zone
  claimed_by text
  claimed_at timestamp with time zone
  reviewed_by text
  reject_reason text
  note text
  is_by_hand boolean not null default false
  constraint cashier_deposits__amounts_make_sense CHECK (((amount > 0) AND ((received IS NULL) OR ((received > 0) AND ((fee >= 0) AND (fee <= received)) AND (bonus >= 0)))))
  constraint cashier_deposits__credited_when_successful CHECK ((((state = 'SUCCESS'::text) = (credited IS NOT NULL)) AND ((credited IS NULL) = (received IS NULL)) AND ((credited IS NULL) OR (credited = ((received - fee) + bonus)))))
  constraint cashier_deposits__ended_when_over CHECK (((state = ANY (ARRAY['SUCCESS'::text, 'REJECTED'::text, 'EXPIRED'::text, 'CANCELLED'::text, 'FAILED'::text])) = (ended_at IS NOT NULL)))
  constraint cashier_deposits__one_per_wish UNIQUE (member_id, wish_key)
  constraint cashier_deposits__state_known CHECK ((state = ANY (ARRAY['CREATED'::text, 'AWAITING_PAYMENT'::text, 'SUBMITTED'::text, 'PROCESSING'::text, 'SUCCESS'::text, 'REJECTED'::text, 'EXPIRED'::text, 'CANCELLED'::text, 'FAILED'::text])))
  constraint cashier_deposits_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES cashier_channels(id)
  constraint cashier_deposits_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint cashier_deposits_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint cashier_deposits_pkey PRIMARY KEY (order_no)
  CREATE INDEX cashier_deposits__of_day ON public.cashier_deposits USING btree (channel_id, business_day)
  CREATE INDEX cashier_deposits__of_member ON public.cashier_deposits USING btree (member_id, seq DESC)
  CREATE INDEX cashier_deposits__of_merchant ON public.cashier_deposits USING btree (merchant_code, seq DESC)
  CREATE INDEX cashier_deposits__of_state ON public.cashier_deposits USING btree (merchant_code, state, seq DESC)
  CREATE UNIQUE INDEX cashier_deposits__one_open_per_channel ON public.cashier_deposits USING btree (member_id, channel_id) WHERE ((state = ANY (ARRAY['CREATED'::text, 'AWAITING_PAYMENT'::text, 'SUBMITTED'::text, 'PROCESSING'::text])) AND (NOT is_by_hand))
  CREATE INDEX cashier_deposits__to_expire ON public.cashier_deposits USING btree (expires_at) WHERE (state = ANY (ARRAY['CREATED'::text, 'AWAITING_PAYMENT'::text]))

table cashier_payments
  id uuid not null
  seq bigint not null generated always as identity
  provider_code text not null
  payment_ref text not null
  merchant_code text not null
  member_id uuid not null
  order_no text not null
  currency text not null
  fingerprint text not null
  state text not null
  amount bigint
  coins text
  is_by_quote boolean not null default false
  confirmations integer not null default 0
  why text
  told_at timestamp with time zone not null
  settled_at timestamp with time zone
  settled_by text
  constraint cashier_payments__once UNIQUE (provider_code, payment_ref)
  constraint cashier_payments__state_known CHECK ((state = ANY (ARRAY['SEEN'::text, 'WAITING'::text, 'CREDITED'::text, 'UNMATCHED'::text, 'ASSIGNED'::text])))
  constraint cashier_payments_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint cashier_payments_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint cashier_payments_order_no_fkey FOREIGN KEY (order_no) REFERENCES cashier_deposits(order_no)
  constraint cashier_payments_pkey PRIMARY KEY (id)
  CREATE INDEX cashier_payments__of_order ON public.cashier_payments USING btree (order_no)
  CREATE INDEX cashier_payments__of_state ON public.cashier_payments USING btree (merchant_code, state, seq DESC)

table cashier_payout_accounts
  id uuid not null
  merchant_code text not null
  member_id uuid not null
  type text not null
  bank_code text
  branch text
  network text
  number_sealed text not null
  number_hash text not null
  last_four text not null
  holder_name text not null
  is_default boolean not null
  bound_at timestamp with time zone not null
  usable_at timestamp with time zone not null
  removed_at timestamp with time zone
  constraint cashier_payout_accounts__default_is_bound CHECK (((NOT is_default) OR (removed_at IS NULL)))
  constraint cashier_payout_accounts__names_its_place CHECK ((((type = 'CRYPTO'::text) = (network IS NOT NULL)) AND ((type = 'CRYPTO'::text) = (bank_code IS NULL))))
  constraint cashier_payout_accounts__type_known CHECK ((type = ANY (ARRAY['BANK'::text, 'EWALLET'::text, 'CRYPTO'::text])))
  constraint cashier_payout_accounts_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint cashier_payout_accounts_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint cashier_payout_accounts_pkey PRIMARY KEY (id)
  CREATE INDEX cashier_payout_accounts__of_member ON public.cashier_payout_accounts USING btree (member_id, bound_at)
  CREATE UNIQUE INDEX cashier_payout_accounts__one_default ON public.cashier_payout_accounts USING btree (member_id) WHERE is_default
  CREATE UNIQUE INDEX cashier_payout_accounts__one_number ON public.cashier_payout_accounts USING btree (merchant_code, number_hash) WHERE (removed_at IS NULL)

table cashier_receipts
  id uuid not null
  order_no text not null
  hash text not null
  width integer not null
  height integer not null
  bytes bytea not null
  added_at timestamp with time zone not null
  constraint cashier_receipts__once_per_order UNIQUE (order_no, hash)
  constraint cashier_receipts_order_no_fkey FOREIGN KEY (order_no) REFERENCES cashier_deposits(order_no)
  constraint cashier_receipts_pkey PRIMARY KEY (id)

table cashier_rollover_bets
  rollover_id uuid not null
  provider_code text not null
  tx_id text not null
  settled_at timestamp with time zone not null
  turnover bigint not null
  counted bigint not null
  constraint cashier_rollover_bets__adds_up CHECK (((turnover > 0) AND ((counted >= 0) AND (counted <= turnover))))
  constraint cashier_rollover_bets_pkey PRIMARY KEY (rollover_id, provider_code, tx_id, settled_at)
  constraint cashier_rollover_bets_rollover_id_fkey FOREIGN KEY (rollover_id) REFERENCES cashier_rollovers(id)
  CREATE INDEX cashier_rollover_bets__by_bet ON public.cashier_rollover_bets USING btree (provider_code, tx_id)

table cashier_rollovers
  id uuid not null
  seq bigint not null generated always as identity
  merchant_code text not null
  member_id uuid not null
  currency text not null
  source text not null
  source_key text not null
  principal bigint not null
  multiple integer not null
  required bigint not null
  done bigint not null default 0
  groups text[] not null default '{}'::text[]
  max_bet bigint
  status text not null default 'OPEN'::text
  opened_at timestamp with time zone not null
  ended_at timestamp with time zone
  look_since timestamp with time zone
  joint_id uuid
  constraint cashier_rollovers__adds_up CHECK (((principal > 0) AND (multiple > 0) AND (required > 0) AND ((done >= 0) AND (done <= required)) AND ((max_bet IS NULL) OR (max_bet > 0)) AND ((done < required) OR (status = 'DONE'::text)) AND ((status = 'OPEN'::text) = (ended_at IS NULL))))
  constraint cashier_rollovers__deposit_joint CHECK (((joint_id IS NULL) OR (source = 'DEPOSIT'::text)))
  constraint cashier_rollovers__opened_once UNIQUE (member_id, source, source_key)
  constraint cashier_rollovers__source_known CHECK ((source = ANY (ARRAY['DEPOSIT'::text, 'BONUS'::text, 'DOWNLINE_IN'::text, 'MANUAL'::text])))
  constraint cashier_rollovers__status_known CHECK ((status = ANY (ARRAY['OPEN'::text, 'DONE'::text, 'CLEARED'::text, 'FORFEITED'::text])))
  constraint cashier_rollovers_joint_id_fkey FOREIGN KEY (joint_id) REFERENCES cashier_rollovers(id)
  constraint cashier_rollovers_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint cashier_rollovers_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint cashier_rollovers_pkey PRIMARY KEY (id)
  CREATE INDEX cashier_rollovers__of_member ON public.cashier_rollovers USING btree (member_id, seq DESC)
  CREATE INDEX cashier_rollovers__open ON public.cashier_rollovers USING btree (member_id, seq) WHERE (status = 'OPEN'::text)
  CREATE INDEX cashier_rollovers__to_look_at ON public.cashier_rollovers USING btree (look_since) WHERE ((status = 'OPEN'::text) AND (look_since IS NOT NULL))

table cashier_traces
  merchant_code text not null
  kind text not null
  value_hash text not null
  member_id uuid not null
  seen_at timestamp with time zone not null
  constraint cashier_traces__kind_known CHECK ((kind = ANY (ARRAY['DEVICE'::text, 'NETWORK'::text, 'HOLDER'::text])))
  constraint cashier_traces_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint cashier_traces_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint cashier_traces_pkey PRIMARY KEY (merchant_code, kind, value_hash, member_id)
  CREATE INDEX cashier_traces__of_member ON public.cashier_traces USING btree (member_id)

table cashier_withdrawal_steps
  order_no text not null
  seq bigint not null generated always as identity
  status text not null
  at timestamp with time zone not null
  by_name text
  constraint cashier_withdrawal_steps_order_no_fkey FOREIGN KEY (order_no) REFERENCES cashier_withdrawals(order_no)
  constraint cashier_withdrawal_steps_pkey PRIMARY KEY (order_no, seq)

table cashier_withdrawals
  order_no text not null
  merchant_code text not null
  member_id uuid not null
  account_id uuid not null
  wallet text not null
  currency text not null
  amount bigint not null
  fee bigint not null
  status text not null
  wish_key text not null
  business_day date not null
  requested_at timestamp with time zone not null
  status_at timestamp with time zone not null
  fired text[] not null default '{}'::text[]
  check_at timestamp with time zone
  checks integer not null default 0
  heard_at timestamp with time zone
  provider_ref text
  provider_word text
  claimed_by uuid
  claimed_name text
  claimed_at timestamp with time zone
  reason text
  constraint cashier_withdrawals__adds_up CHECK (((amount > 0) AND (fee >= 0) AND (fee < amount)))
  constraint cashier_withdrawals__asked_while_open CHECK (((status = ANY (ARRAY['PAYING'::text, 'UNKNOWN'::text])) = (check_at IS NOT NULL)))
  constraint cashier_withdrawals__claim_is_whole CHECK ((((claimed_by IS NULL) = (claimed_name IS NULL)) AND ((claimed_by IS NULL) = (claimed_at IS NULL))))
  constraint cashier_withdrawals__one_wish UNIQUE (member_id, wish_key)
  constraint cashier_withdrawals__status_known CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'RISK_CHECK'::text, 'REVIEW'::text, 'APPROVED'::text, 'PAYING'::text, 'UNKNOWN'::text, 'PAID'::text, 'REJECTED'::text, 'FAILED'::text, 'CANCELLED'::text])))
  constraint cashier_withdrawals_account_id_fkey FOREIGN KEY (account_id) REFERENCES cashier_payout_accounts(id)
  constraint cashier_withdrawals_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint cashier_withdrawals_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint cashier_withdrawals_pkey PRIMARY KEY (order_no)
  CREATE INDEX cashier_withdrawals__of_member ON public.cashier_withdrawals USING btree (member_id, requested_at DESC, order_no DESC)
  CREATE INDEX cashier_withdrawals__of_merchant ON public.cashier_withdrawals USING btree (merchant_code, requested_at DESC, order_no DESC)
  CREATE UNIQUE INDEX cashier_withdrawals__one_open ON public.cashier_withdrawals USING btree (member_id) WHERE (status <> ALL (ARRAY['PAID'::text, 'REJECTED'::text, 'FAILED'::text, 'CANCELLED'::text]))
  CREATE INDEX cashier_withdrawals__to_ask ON public.cashier_withdrawals USING btree (check_at) WHERE (check_at IS NOT NULL)
  CREATE INDEX cashier_withdrawals__to_drive ON public.cashier_withdrawals USING btree (status_at) WHERE (status = ANY (ARRAY['REQUESTED'::text, 'RISK_CHECK'::text, 'APPROVED'::text]))

table catalog_favourites
  member_id uuid not null
  node_id bigint not null
  added_at timestamp with time zone not null
  constraint catalog_favourites_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalog_games(node_id) ON DELETE CASCADE
  constraint catalog_favourites_pkey PRIMARY KEY (member_id, node_id)
  CREATE INDEX catalog_favourites__latest ON public.catalog_favourites USING btree (member_id, added_at, node_id)

table catalog_game_choices
  merchant_code text not null
  vendor_code text not null
  game_id text not null
  is_on boolean not null default true
  sort_order integer
  names jsonb not null default '{}'::jsonb
  icon text
  is_new boolean
  constraint catalog_game_choices__names_object CHECK ((jsonb_typeof(names) = 'object'::text))
  constraint catalog_game_choices_pkey PRIMARY KEY (merchant_code, vendor_code, game_id)
  constraint catalog_game_choices_vendor_code_game_id_fkey FOREIGN KEY (vendor_code, game_id) REFERENCES catalog_games(vendor_code, game_id) ON DELETE CASCADE
  CREATE INDEX catalog_game_choices__game ON public.catalog_game_choices USING btree (vendor_code, game_id)

table catalog_games
  vendor_code text not null
  game_id text not null
  category text not null
  names jsonb not null
  is_on boolean not null default true
  classify text not null default ''::text
  min_lines integer
  has_free_play boolean not null default true
  return_per_10m integer
  icon text
  sort_order integer not null default 1000
  created_at timestamp with time zone not null default now()
  node_id bigint not null generated always as identity
  game_code text
  room_id text
  lotto_modes text[] not null default '{}'::text[]
  min_bets jsonb not null default '{}'::jsonb
  is_shared boolean not null default false
  constraint catalog_games__category_known CHECK ((category = ANY (ARRAY['RNG'::text, 'LIVE'::text, 'FISH'::text, 'PVP'::text, 'SPORTS'::text, 'ESPORTS'::text, 'COCKFIGHT'::text, 'LOTT'::text, 'ELOTT'::text, 'JACKPOT'::text])))
  constraint catalog_games__min_bets_positive CHECK ((NOT jsonb_path_exists(min_bets, '$.*?(@.type() != "number" || @ <= 0)'::jsonpath)))
  constraint catalog_games__min_lines_positive CHECK ((min_lines > 0))
  constraint catalog_games__node_id UNIQUE (node_id)
  constraint catalog_games__return_is_share CHECK (((return_per_10m >= 1) AND (return_per_10m <= 10000000)))
  constraint catalog_games_pkey PRIMARY KEY (vendor_code, game_id)
  constraint catalog_games_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES catalog_vendors(code)
  CREATE INDEX catalog_games__sort_order ON public.catalog_games USING btree (sort_order, vendor_code, game_id)

table catalog_hot
  merchant_code text
  node_id bigint not null
  sort_order integer not null
  constraint catalog_hot__once UNIQUE NULLS NOT DISTINCT (merchant_code, node_id)
  constraint catalog_hot_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalog_games(node_id) ON DELETE CASCADE

table catalog_recents
  member_id uuid not null
  vendor_code text not null
  game_id text not null
  played_at timestamp with time zone not null
  constraint catalog_recents_pkey PRIMARY KEY (member_id, vendor_code, game_id)
  constraint catalog_recents_vendor_code_game_id_fkey FOREIGN KEY (vendor_code, game_id) REFERENCES catalog_games(vendor_code, game_id)
  CREATE INDEX catalog_recents__latest ON public.catalog_recents USING btree (member_id, played_at, vendor_code, game_id)
  CREATE INDEX catalog_recents__played_at ON public.catalog_recents USING btree (played_at)

table catalog_vendor_choices
  merchant_code text not null
  vendor_code text not null
  is_on boolean not null default true
  sort_order integer
  constraint catalog_vendor_choices_pkey PRIMARY KEY (merchant_code, vendor_code)
  constraint catalog_vendor_choices_vendor_code_fkey FOREIGN KEY (vendor_code) REFERENCES catalog_vendors(code) ON DELETE CASCADE
  CREATE INDEX catalog_vendor_choices__vendor ON public.catalog_vendor_choices USING btree (vendor_code)

table catalog_vendors
  code text not null
  provider_code text not null
  category text not null
  wallet_mode text not null default 'SEAMLESS'::text
  names jsonb not null
  is_on boolean not null default true
  lists_games boolean not null default true
  sort_order integer not null default 1000
  icon_large text
  icon_small text
  constraint catalog_vendors__category_known CHECK ((category = ANY (ARRAY['RNG'::text, 'LIVE'::text, 'FISH'::text, 'PVP'::text, 'SPORTS'::text, 'ESPORTS'::text, 'COCKFIGHT'::text, 'LOTT'::text, 'ELOTT'::text, 'JACKPOT'::text])))
  constraint catalog_vendors__wallet_mode_known CHECK ((wallet_mode = ANY (ARRAY['SEAMLESS'::text, 'TRANSFER'::text])))
  constraint catalog_vendors_pkey PRIMARY KEY (code)

table content_changes
  id bigint not null generated always as identity
  merchant_code text not null
  changed_at timestamp with time zone not null
  changed_by text not null
  change jsonb not null
  constraint content_changes__changed_by_given CHECK ((changed_by <> ''::text))
  constraint content_changes_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint content_changes_pkey PRIMARY KEY (id)
  CREATE INDEX content_changes__merchant_code_id ON public.content_changes USING btree (merchant_code, id)

table content_entries
  id uuid not null
  merchant_code text not null
  key text not null
  kind text not null
  is_help boolean not null
  version integer not null
  live_version integer
  published_at timestamp with time zone
  published_by text
  withdrawn_at timestamp with time zone
  group_name text not null default ''::text
  title text not null
  image text
  languages text[] not null
  audience text not null
  saved_at timestamp with time zone not null
  saved_by text not null
  starts_at timestamp with time zone
  ends_at timestamp with time zone
  constraint content_entries__audience_known CHECK ((audience = ANY (ARRAY['everybody'::text, 'guests'::text, 'members'::text, 'agents'::text, 'some'::text])))
  constraint content_entries__help_by_kind CHECK ((is_help = (kind = 'HELP'::text)))
  constraint content_entries__key_once UNIQUE (merchant_code, is_help, key)
  constraint content_entries__kind_known CHECK ((kind = ANY (ARRAY['A'::text, 'PL'::text, 'B'::text, 'PU'::text, 'PR'::text, 'H'::text, 'HELP'::text])))
  constraint content_entries__live_is_there CHECK (((live_version >= 1) AND (live_version <= version)))
  constraint content_entries__live_published CHECK (((live_version IS NULL) OR ((published_at IS NOT NULL) AND (published_by IS NOT NULL))))
  constraint content_entries_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint content_entries_pkey PRIMARY KEY (id)
  CREATE INDEX content_entries__kind ON public.content_entries USING btree (merchant_code, kind, saved_at DESC, id DESC)
  CREATE INDEX content_entries__saved ON public.content_entries USING btree (merchant_code, saved_at DESC, id DESC)

table content_help
  id uuid not null
  merchant_code text not null
  key text not null
  tag text
  device text not null default 'ALL'::text
  sort_order integer not null default 1000
  status text not null default 'DRAFT'::text
  updated_at timestamp with time zone not null
  constraint content_help__device_known CHECK ((device = ANY (ARRAY['MOBILE'::text, 'WEB'::text, 'ALL'::text])))
  constraint content_help__key_once UNIQUE (merchant_code, key)
  constraint content_help__key_well_formed CHECK ((key ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'::text))
  constraint content_help__status_known CHECK ((status = ANY (ARRAY['DRAFT'::text, 'LIVE'::text, 'ARCHIVED'::text])))
  constraint content_help__tag_known CHECK ((tag = ANY (ARRAY['tc'::text, 'privacy'::text, 'responsible'::text, 'start'::text, 'fairness'::text, 'contact'::text])))
  constraint content_help_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint content_help_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX content_help__tag_once_on_mobile ON public.content_help USING btree (merchant_code, tag) WHERE ((status = 'LIVE'::text) AND (device = ANY (ARRAY['MOBILE'::text, 'ALL'::text])))
  CREATE UNIQUE INDEX content_help__tag_once_on_web ON public.content_help USING btree (merchant_code, tag) WHERE ((status = 'LIVE'::text) AND (device = ANY (ARRAY['WEB'::text, 'ALL'::text])))

table content_help_texts
  help_id uuid not null
  language text not null
  title text not null
  body text not null
  constraint content_help_texts__language_known CHECK ((language = ANY (ARRAY['EN'::text, 'JA'::text, 'CN'::text, 'TH'::text, 'VI'::text])))
  constraint content_help_texts__title_given CHECK ((title <> ''::text))
  constraint content_help_texts_help_id_fkey FOREIGN KEY (help_id) REFERENCES content_help(id)
  constraint content_help_texts_pkey PRIMARY KEY (help_id, language)

table content_items
  id uuid not null
  merchant_code text not null
  key text not null
  kind text not null
  group_name text not null default ''::text
  platform text not null default 'ALL'::text
  image text
  link_type text not null default 'NONE'::text
  linkage text not null default ''::text
  audience jsonb not null
  starts_at timestamp with time zone
  ends_at timestamp with time zone
  sort_order integer not null default 1000
  is_pinned boolean not null default false
  must_read boolean not null default false
  frequency text not null default 'ONCE'::text
  status text not null default 'DRAFT'::text
  published_at timestamp with time zone
  updated_at timestamp with time zone not null
  constraint content_items__audience_is_object CHECK ((jsonb_typeof(audience) = 'object'::text))
  constraint content_items__frequency_known CHECK ((frequency = ANY (ARRAY['ONCE'::text, 'DAILY'::text, 'ALWAYS'::text])))
  constraint content_items__group_with_banner CHECK (((kind = 'B'::text) = (group_name <> ''::text)))
  constraint content_items__image_harmless CHECK (((image <> ''::text) AND (image !~* '^[[:space:][:cntrl:]]*(javascript|data|vbscript)[[:space:]]*:'::text)))
  constraint content_items__key_once UNIQUE (merchant_code, key)
  constraint content_items__key_well_formed CHECK ((key ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'::text))
  constraint content_items__kind_known CHECK ((kind = ANY (ARRAY['A'::text, 'PL'::text, 'B'::text, 'PU'::text, 'PR'::text, 'H'::text])))
  constraint content_items__link_type_known CHECK ((link_type = ANY (ARRAY['NONE'::text, 'URL'::text, 'ROUTE'::text, 'GAME'::text, 'PROMO'::text])))
  constraint content_items__linkage_harmless CHECK ((linkage !~* '^[[:space:][:cntrl:]]*(javascript|data|vbscript)[[:space:]]*:'::text))
  constraint content_items__live_published CHECK (((status <> 'LIVE'::text) OR (published_at IS NOT NULL)))
  constraint content_items__period_ordered CHECK ((starts_at < ends_at))
  constraint content_items__platform_known CHECK ((platform = ANY (ARRAY['M'::text, 'W'::text, 'ALL'::text])))
  constraint content_items__status_known CHECK ((status = ANY (ARRAY['DRAFT'::text, 'LIVE'::text, 'ARCHIVED'::text])))
  constraint content_items_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint content_items_pkey PRIMARY KEY (id)

table content_pictures
  merchant_code text not null
  hash text not null
  name text not null
  width integer not null
  height integer not null
  bytes bytea not null
  added_at timestamp with time zone not null
  added_by text not null
  constraint content_pictures__hash_well_formed CHECK ((hash ~ '^[0-9a-f]{32}$'::text))
  constraint content_pictures_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint content_pictures_pkey PRIMARY KEY (merchant_code, hash)
  CREATE INDEX content_pictures__added ON public.content_pictures USING btree (merchant_code, added_at DESC, hash DESC)

table content_reads
  member_id uuid not null
  item_id uuid not null
  read_at timestamp with time zone not null
  constraint content_reads_item_id_fkey FOREIGN KEY (item_id) REFERENCES content_items(id)
  constraint content_reads_pkey PRIMARY KEY (member_id, item_id)

table content_texts
  item_id uuid not null
  language text not null
  title text not null
  text text not null default ''::text
  body text not null default ''::text
  constraint content_texts__language_known CHECK ((language = ANY (ARRAY['EN'::text, 'JA'::text, 'CN'::text, 'TH'::text, 'VI'::text])))
  constraint content_texts__title_given CHECK ((title <> ''::text))
  constraint content_texts_item_id_fkey FOREIGN KEY (item_id) REFERENCES content_items(id)
  constraint content_texts_pkey PRIMARY KEY (item_id, language)

table content_versions
  entry_id uuid not null
  version integer not null
  saved_at timestamp with time zone not null
  saved_by text not null
  restored_from integer
  content jsonb not null
  constraint content_versions__restored_from_earlier CHECK ((restored_from < version))
  constraint content_versions__version_counted CHECK ((version >= 1))
  constraint content_versions_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES content_entries(id)
  constraint content_versions_pkey PRIMARY KEY (entry_id, version)

table identity_affiliate_codes
  merchant_code text not null
  code text not null
  owner_id uuid not null
  target_type smallint not null default 0
  domain text
  uses integer not null default 0
  uses_max integer
  expires_at timestamp with time zone
  disabled_at timestamp with time zone
  remark text not null default ''::text
  created_at timestamp with time zone not null
  visits integer not null default 0
  constraint identity_affiliate_codes__code_well_formed CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'::text))
  constraint identity_affiliate_codes__remark_short CHECK ((length(remark) <= 140))
  constraint identity_affiliate_codes__target_type_known CHECK ((target_type = ANY (ARRAY[0, 1])))
  constraint identity_affiliate_codes__uses_within_maximum CHECK (((uses >= 0) AND ((uses_max IS NULL) OR (uses <= uses_max))))
  constraint identity_affiliate_codes_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint identity_affiliate_codes_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES identity_members(id)
  constraint identity_affiliate_codes_pkey PRIMARY KEY (merchant_code, code)
  CREATE INDEX identity_affiliate_codes__newest ON public.identity_affiliate_codes USING btree (merchant_code, created_at DESC, code)
  CREATE INDEX identity_affiliate_codes__owner_id ON public.identity_affiliate_codes USING btree (owner_id)

table identity_affiliate_visits
  merchant_code text not null
  code text not null
  day date not null
  visitor text not null
  constraint identity_affiliate_visits_merchant_code_code_fkey FOREIGN KEY (merchant_code, code) REFERENCES identity_affiliate_codes(merchant_code, code)
  constraint identity_affiliate_visits_pkey PRIMARY KEY (merchant_code, code, day, visitor)
  CREATE INDEX identity_affiliate_visits__day ON public.identity_affiliate_visits USING btree (day)

table identity_captchas
  id text not null
  merchant_code text not null
  answer_hash text not null
  expires_at timestamp with time zone not null
  constraint identity_captchas_pkey PRIMARY KEY (id)
  CREATE INDEX identity_captchas__expires_at ON public.identity_captchas USING btree (expires_at)

table identity_ceremonies
  id text not null
  merchant_code text not null
  kind text not null
  member_id uuid
  memory jsonb not null
  expires_at timestamp with time zone not null
  constraint identity_ceremonies__kind_known CHECK ((kind = ANY (ARRAY['PASSKEY_ADD'::text, 'PASSKEY_LOGIN'::text, 'SOCIAL'::text, 'SOCIAL_SIGNUP'::text])))
  constraint identity_ceremonies_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint identity_ceremonies_pkey PRIMARY KEY (id)
  CREATE INDEX identity_ceremonies__expires_at ON public.identity_ceremonies USING btree (expires_at)

table identity_codes
  id uuid not null
  merchant_code text not null
  channel text not null
  recipient text not null
  purpose text not null
  code_hash text not null
  address text not null
  is_sent boolean not null
  sent_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  wrong_tries integer not null default 0
  spent_at timestamp with time zone
  asker text not null
  standing text not null
  constraint identity_codes__channel_known CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text])))
  constraint identity_codes__purpose_known CHECK ((purpose = ANY (ARRAY['login'::text, 'register'::text, 'forgot'::text, 'bind'::text, 'payment'::text])))
  constraint identity_codes__standing_known CHECK ((standing = ANY (ARRAY['STRANGER'::text, 'MEMBER'::text, 'OWNER'::text])))
  constraint identity_codes__tries_counted CHECK (((wrong_tries >= 0) AND (wrong_tries <= 5)))
  constraint identity_codes_pkey PRIMARY KEY (id)
  CREATE INDEX identity_codes__address ON public.identity_codes USING btree (merchant_code, channel, address, sent_at DESC)
  CREATE INDEX identity_codes__asked ON public.identity_codes USING btree (merchant_code, channel, purpose, standing, sent_at DESC)
  CREATE INDEX identity_codes__recipient ON public.identity_codes USING btree (merchant_code, channel, recipient, sent_at DESC)
  CREATE INDEX identity_codes__sent ON public.identity_codes USING btree (merchant_code, channel, purpose, standing, sent_at DESC) WHERE is_sent
  CREATE INDEX identity_codes__sent_at ON public.identity_codes USING btree (sent_at)

table identity_devices
  member_id uuid not null
  device_hash text not null
  seen_at timestamp with time zone not null
  constraint identity_devices_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint identity_devices_pkey PRIMARY KEY (member_id, device_hash)
  CREATE INDEX identity_devices__device_hash ON public.identity_devices USING btree (device_hash)

table identity_field_settings
  merchant_code text not null
  field text not null
  is_enabled boolean not null
  is_required boolean not null
  length_min integer
  length_max integer
  pattern text
  messages jsonb not null default '{}'::jsonb
  sort integer
  constraint identity_field_settings__length_ordered CHECK (((length_min >= 0) AND (length_max >= length_min)))
  constraint identity_field_settings__required_is_enabled CHECK ((is_enabled OR (NOT is_required)))
  constraint identity_field_settings_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint identity_field_settings_pkey PRIMARY KEY (merchant_code, field)

table identity_guesses
  merchant_code text not null
  subject text not null
  guesses integer not null
  counted_from timestamp with time zone not null
  locks integer not null default 0
  locked_until timestamp with time zone
  constraint identity_guesses__counted CHECK (((guesses >= 0) AND (locks >= 0)))
  constraint identity_guesses_pkey PRIMARY KEY (merchant_code, subject)
  CREATE INDEX identity_guesses__counted_from ON public.identity_guesses USING btree (counted_from)

table identity_head_pictures
  member_id uuid not null
  hash text not null
  bytes bytea not null
  added_at timestamp with time zone not null
  constraint identity_head_pictures_hash_check CHECK ((hash ~ '^[0-9a-f]{32}$'::text))
  constraint identity_head_pictures_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint identity_head_pictures_pkey PRIMARY KEY (member_id)
  CREATE INDEX identity_head_pictures__hash ON public.identity_head_pictures USING btree (hash)

table identity_labels
  merchant_code text not null
  name text not null
  constraint identity_labels__name_given CHECK (((name <> ''::text) AND (length(name) <= 32)))
  constraint identity_labels_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint identity_labels_pkey PRIMARY KEY (merchant_code, name)

table identity_members
  id uuid not null
  merchant_code text not null
  type smallint not null
  username text not null
  password_hash text
  payment_password_hash text
  nickname text
  payee_name text
  birthday date
  email text
  email_verified_at timestamp with time zone
  mobile text
  mobile_verified_at timestamp with time zone
  id_number text
  contacts jsonb not null default '{}'::jsonb
  currency text not null
  language text not null
  country_code text
  club_label text
  club_label_type text
  labels text[] not null default '{}'::text[]
  parent_id uuid
  joined_via text not null
  referrer_id uuid
  register_host text not null
  register_method text not null
  registered_at timestamp with time zone not null
  registered_address text not null
  must_change_password boolean not null default false
  disabled_at timestamp with time zone
  expires_at timestamp with time zone
  is_demo boolean not null default false
  disabled_by text
  disabled_reason text
  excluded_until timestamp with time zone
  head_icon text
  payee_name_locked_at timestamp with time zone
  payment_password_reset_at timestamp with time zone
  birthday_set_at timestamp with time zone
  invitation_code text
  constraint identity_members__email_lower_case CHECK ((email = lower(email)))
  constraint identity_members__joined_via_known CHECK ((joined_via = ANY (ARRAY['LINK'::text, 'CODE'::text, 'AGENT_CREATED'::text, 'REFERRAL'::text, 'DEFAULT'::text, 'OPERATOR'::text, 'TRIAL'::text])))
  constraint identity_members__mobile_international CHECK ((mobile ~ '^\+[1-9][0-9]{6,14}$'::text))
  constraint identity_members__not_own_parent CHECK ((parent_id <> id))
  constraint identity_members__not_own_referrer CHECK ((referrer_id <> id))
  constraint identity_members__one_username UNIQUE (merchant_code, username)
  constraint identity_members__only_trials_expire CHECK (((type = 4) = (expires_at IS NOT NULL)))
  constraint identity_members__type_known CHECK ((type = ANY (ARRAY[0, 1, 2, 4, 40, 41, 42])))
  constraint identity_members__username_lower_case CHECK (((username <> ''::text) AND (username = lower(username))))
  constraint identity_members__verified_email_given CHECK (((email_verified_at IS NULL) OR (email IS NOT NULL)))
  constraint identity_members__verified_mobile_given CHECK (((mobile_verified_at IS NULL) OR (mobile IS NOT NULL)))
  constraint identity_members_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint identity_members_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES identity_members(id)
  constraint identity_members_pkey PRIMARY KEY (id)
  constraint identity_members_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES identity_members(id)
  CREATE INDEX identity_members__blocked ON public.identity_members USING btree (merchant_code, registered_at, id) WHERE (disabled_at IS NOT NULL)
  CREATE INDEX identity_members__email ON public.identity_members USING btree (merchant_code, email) WHERE (email IS NOT NULL)
  CREATE INDEX identity_members__expires_at ON public.identity_members USING btree (expires_at) WHERE (expires_at IS NOT NULL)
  CREATE INDEX identity_members__is_demo ON public.identity_members USING btree (id) WHERE is_demo
  CREATE INDEX identity_members__labels ON public.identity_members USING gin (labels)
  CREATE INDEX identity_members__mobile ON public.identity_members USING btree (merchant_code, mobile) WHERE (mobile IS NOT NULL)
  CREATE INDEX identity_members__name ON public.identity_members USING btree (merchant_code, username text_pattern_ops)
  CREATE INDEX identity_members__newest ON public.identity_members USING btree (merchant_code, registered_at, id)
  CREATE UNIQUE INDEX identity_members__one_verified_email ON public.identity_members USING btree (merchant_code, email) WHERE (email_verified_at IS NOT NULL)
  CREATE UNIQUE INDEX identity_members__one_verified_mobile ON public.identity_members USING btree (merchant_code, mobile) WHERE (mobile_verified_at IS NOT NULL)
  CREATE INDEX identity_members__parent_id ON public.identity_members USING btree (parent_id)
  CREATE INDEX identity_members__registered_address ON public.identity_members USING btree (merchant_code, registered_address) WHERE (registered_address <> ''::text)
  CREATE INDEX identity_members__type ON public.identity_members USING btree (merchant_code, type, registered_at, id)

table identity_merchant_settings
  merchant_code text not null
  default_agent_id uuid
  bonus_ru integer not null default 0
  constraint identity_merchant_settings__bonus_not_negative CHECK ((bonus_ru >= 0))
  constraint identity_merchant_settings_default_agent_id_fkey FOREIGN KEY (default_agent_id) REFERENCES identity_members(id)
  constraint identity_merchant_settings_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint identity_merchant_settings_pkey PRIMARY KEY (merchant_code)

table identity_notes
  id uuid not null
  member_id uuid not null
  operator_id uuid not null
  operator_name text not null
  text text not null
  written_at timestamp with time zone not null
  constraint identity_notes__text_given CHECK ((text <> ''::text))
  constraint identity_notes_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint identity_notes_pkey PRIMARY KEY (id)
  CREATE INDEX identity_notes__member_id ON public.identity_notes USING btree (member_id, id)

table identity_outbox_messages
  id bigint not null generated always as identity
  merchant_code text not null
  channel text not null
  recipient text not null
  subject text not null default ''::text
  body text not null
  sent_at timestamp with time zone not null
  constraint identity_outbox_messages_pkey PRIMARY KEY (id)

table identity_passkeys
  id text not null
  merchant_code text not null
  member_id uuid not null
  public_key bytea not null
  counter bigint not null
  transports text[] not null default '{}'::text[]
  name text not null
  created_at timestamp with time zone not null
  used_at timestamp with time zone
  constraint identity_passkeys__counter_not_negative CHECK ((counter >= 0))
  constraint identity_passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint identity_passkeys_pkey PRIMARY KEY (id)
  CREATE INDEX identity_passkeys__member_id ON public.identity_passkeys USING btree (member_id)

table identity_payment_guesses
  member_id uuid not null
  guesses integer not null
  locked_until timestamp with time zone
  constraint identity_payment_guesses__counted CHECK (((guesses >= 0) AND (guesses <= 5)))
  constraint identity_payment_guesses_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint identity_payment_guesses_pkey PRIMARY KEY (member_id)

table identity_referral_codes
  merchant_code text not null
  code text not null
  member_id uuid not null
  created_at timestamp with time zone not null
  constraint identity_referral_codes__code_well_formed CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'::text))
  constraint identity_referral_codes__one_of_each UNIQUE (member_id)
  constraint identity_referral_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint identity_referral_codes_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint identity_referral_codes_pkey PRIMARY KEY (merchant_code, code)

table identity_registrations
  member_id uuid not null
  merchant_code text not null
  network text not null
  registered_at timestamp with time zone not null
  constraint identity_registrations_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint identity_registrations_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint identity_registrations_pkey PRIMARY KEY (member_id, network)
  CREATE INDEX identity_registrations__network ON public.identity_registrations USING btree (merchant_code, network, registered_at DESC)
  CREATE INDEX identity_registrations__registered_at ON public.identity_registrations USING btree (registered_at)

table identity_renewals
  token_hash text not null
  session_id uuid not null
  expires_at timestamp with time zone not null
  device_hash text not null
  constraint identity_renewals_pkey PRIMARY KEY (token_hash)
  constraint identity_renewals_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity_sessions(id)
  CREATE INDEX identity_renewals__expires_at ON public.identity_renewals USING btree (expires_at)

table identity_sessions
  id uuid not null
  member_id uuid not null
  merchant_code text not null
  token_hash text not null
  via text not null
  device text not null
  address text not null
  country_code text
  opened_at timestamp with time zone not null
  seen_at timestamp with time zone not null
  idle_ms bigint not null
  ends_at timestamp with time zone not null
  ended_at timestamp with time zone
  constraint identity_sessions__ends_after_opening CHECK ((ends_at > opened_at))
  constraint identity_sessions__idle_positive CHECK ((idle_ms > 0))
  constraint identity_sessions__one_token UNIQUE (token_hash)
  constraint identity_sessions__via_known CHECK ((via = ANY (ARRAY['PASSWORD'::text, 'SMS'::text, 'PASSKEY'::text, 'SOCIAL'::text, 'REGISTRATION'::text, 'RENEWAL'::text, 'TRIAL'::text])))
  constraint identity_sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint identity_sessions_pkey PRIMARY KEY (id)
  CREATE INDEX identity_sessions__address ON public.identity_sessions USING btree (merchant_code, address)
  CREATE INDEX identity_sessions__ends_at ON public.identity_sessions USING btree (ends_at)
  CREATE INDEX identity_sessions__member_id ON public.identity_sessions USING btree (member_id, opened_at DESC)
  CREATE INDEX identity_sessions__seen_at ON public.identity_sessions USING btree (merchant_code, seen_at)

table identity_social_accounts
  merchant_code text not null
  provider text not null
  subject text not null
  member_id uuid not null
  name text not null
  linked_at timestamp with time zone not null
  constraint identity_social_accounts__one_per_provider UNIQUE (member_id, provider)
  constraint identity_social_accounts__provider_known CHECK ((provider = ANY (ARRAY['facebook'::text, 'google'::text, 'line'::text, 'twitter'::text])))
  constraint identity_social_accounts_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint identity_social_accounts_pkey PRIMARY KEY (merchant_code, provider, subject)

table identity_trials
  member_id uuid not null
  merchant_code text not null
  device_hash text not null
  address text not null
  opened_at timestamp with time zone not null
  networks text[] not null default '{}'::text[]
  constraint identity_trials_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint identity_trials_pkey PRIMARY KEY (member_id)
  CREATE INDEX identity_trials__address ON public.identity_trials USING btree (merchant_code, address, opened_at DESC)
  CREATE INDEX identity_trials__device_hash ON public.identity_trials USING btree (merchant_code, device_hash, opened_at DESC)
  CREATE INDEX identity_trials__networks ON public.identity_trials USING gin (networks)

table lottery_result_entries
  game_id text not null
  issue_no integer not null
  result jsonb not null
  entered_by uuid not null
  entered_by_name text not null
  entered_at timestamp with time zone not null
  differed_by_name text
  differed_at timestamp with time zone
  confirmed_by uuid
  confirmed_by_name text
  confirmed_at timestamp with time zone
  constraint lottery_result_entries__confirmed_wholly CHECK ((((confirmed_by IS NULL) = (confirmed_at IS NULL)) AND ((confirmed_by IS NULL) = (confirmed_by_name IS NULL))))
  constraint lottery_result_entries__differed_wholly CHECK (((differed_by_name IS NULL) = (differed_at IS NULL)))
  constraint lottery_result_entries__four_eyes CHECK ((confirmed_by <> entered_by))
  constraint lottery_result_entries_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES operators_accounts(id)
  constraint lottery_result_entries_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES operators_accounts(id)
  constraint lottery_result_entries_pkey PRIMARY KEY (game_id, issue_no)
  CREATE INDEX lottery_result_entries__confirmed_by ON public.lottery_result_entries USING btree (confirmed_by)
  CREATE INDEX lottery_result_entries__entered_by ON public.lottery_result_entries USING btree (entered_by)

table messages_broadcast_marks
  member_id uuid not null
  broadcast_id uuid not null
  read_at timestamp with time zone
  deleted_at timestamp with time zone
  constraint messages_broadcast_marks_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES messages_broadcasts(id)
  constraint messages_broadcast_marks_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint messages_broadcast_marks_pkey PRIMARY KEY (member_id, broadcast_id)
  CREATE INDEX messages_broadcast_marks__of_broadcast ON public.messages_broadcast_marks USING btree (broadcast_id, read_at)

table messages_broadcasts
  id uuid not null
  merchant_code text not null
  category text not null
  titles jsonb not null
  bodies jsonb not null
  types smallint[] not null
  vip_min integer
  vip_max integer
  labels text[] not null
  countries text[] not null
  languages text[] not null
  reach integer not null
  sent_at timestamp with time zone not null
  sent_by text not null
  withdrawn_at timestamp with time zone
  withdrawn_by text
  constraint messages_broadcasts__category_known CHECK ((category = ANY (ARRAY['SYSTEM'::text, 'FINANCE'::text, 'PROMO'::text, 'AGENT'::text])))
  constraint messages_broadcasts__withdrawn_by_somebody CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL)))
  constraint messages_broadcasts_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_broadcasts_pkey PRIMARY KEY (id)
  CREATE INDEX messages_broadcasts__of_merchant ON public.messages_broadcasts USING btree (merchant_code, id)

table messages_chat_answers
  id uuid not null
  merchant_code text not null
  title text not null
  texts jsonb not null
  saved_at timestamp with time zone not null
  saved_by text not null
  constraint messages_chat_answers_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_chat_answers_pkey PRIMARY KEY (id)
  CREATE INDEX messages_chat_answers__of_merchant ON public.messages_chat_answers USING btree (merchant_code, title)

table messages_chat_conversations
  id uuid not null
  seq bigint not null generated always as identity
  room_id uuid not null
  merchant_code text not null
  member_id uuid not null
  language text not null
  state text not null
  operator text
  opened_at timestamp with time zone not null
  claimed_at timestamp with time zone
  closed_at timestamp with time zone
  closed_by text
  rating smallint
  comment text not null default ''::text
  constraint messages_chat_conversations__claimed CHECK (((state <> 'OPEN'::text) OR (operator IS NOT NULL)))
  constraint messages_chat_conversations__closed CHECK (((state = 'CLOSED'::text) = (closed_at IS NOT NULL)))
  constraint messages_chat_conversations__rating CHECK (((rating >= 1) AND (rating <= 5)))
  constraint messages_chat_conversations__state CHECK ((state = ANY (ARRAY['WAITING'::text, 'OPEN'::text, 'CLOSED'::text])))
  constraint messages_chat_conversations_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint messages_chat_conversations_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_chat_conversations_pkey PRIMARY KEY (id)
  constraint messages_chat_conversations_room_id_fkey FOREIGN KEY (room_id) REFERENCES messages_chat_rooms(id) ON DELETE CASCADE
  constraint messages_chat_conversations_seq_key UNIQUE (seq)
  CREATE INDEX messages_chat_conversations__current ON public.messages_chat_conversations USING btree (merchant_code, seq) WHERE (state <> 'CLOSED'::text)
  CREATE INDEX messages_chat_conversations__of_merchant ON public.messages_chat_conversations USING btree (merchant_code, seq DESC)
  CREATE INDEX messages_chat_conversations__of_room ON public.messages_chat_conversations USING btree (room_id, seq DESC)
  CREATE UNIQUE INDEX messages_chat_conversations__one_at_a_time ON public.messages_chat_conversations USING btree (room_id) WHERE (state <> 'CLOSED'::text)

table messages_chat_launches
  token_hash text not null
  merchant_code text not null
  member_id uuid not null
  is_b2c boolean not null
  language text
  back_url text not null
  header_color text
  title text
  made_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  session_id uuid
  used_at timestamp with time zone
  constraint messages_chat_launches__used CHECK (((session_id IS NULL) = (used_at IS NULL)))
  constraint messages_chat_launches_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint messages_chat_launches_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_chat_launches_pkey PRIMARY KEY (token_hash)
  CREATE INDEX messages_chat_launches__by_age ON public.messages_chat_launches USING btree (made_at)
  CREATE INDEX messages_chat_launches__of_session ON public.messages_chat_launches USING btree (session_id, used_at DESC) WHERE (session_id IS NOT NULL)

table messages_chat_members
  member_id uuid not null
  sent_at timestamp with time zone
  muted_until timestamp with time zone
  muted_by text
  constraint messages_chat_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint messages_chat_members_pkey PRIMARY KEY (member_id)

table messages_chat_messages
  room_id uuid not null
  seq bigint not null
  member_id uuid
  operator text
  client_key text not null
  body text not null
  sent_at timestamp with time zone not null
  deleted_at timestamp with time zone
  deleted_by text
  removal bigint
  constraint messages_chat_messages__author CHECK (((member_id IS NULL) <> (operator IS NULL)))
  constraint messages_chat_messages__deleted CHECK (((deleted_at IS NULL) = (deleted_by IS NULL)))
  constraint messages_chat_messages__removal CHECK (((deleted_at IS NULL) = (removal IS NULL)))
  constraint messages_chat_messages_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint messages_chat_messages_pkey PRIMARY KEY (room_id, seq)
  constraint messages_chat_messages_room_id_fkey FOREIGN KEY (room_id) REFERENCES messages_chat_rooms(id) ON DELETE CASCADE
  CREATE INDEX messages_chat_messages__by_age ON public.messages_chat_messages USING btree (sent_at)
  CREATE UNIQUE INDEX messages_chat_messages__once_of_member ON public.messages_chat_messages USING btree (room_id, member_id, client_key) WHERE (member_id IS NOT NULL)
  CREATE UNIQUE INDEX messages_chat_messages__once_of_operator ON public.messages_chat_messages USING btree (room_id, operator, client_key) WHERE (operator IS NOT NULL)
  CREATE UNIQUE INDEX messages_chat_messages__removals ON public.messages_chat_messages USING btree (room_id, removal) WHERE (removal IS NOT NULL)

table messages_chat_pictures
  id uuid not null
  room_id uuid not null
  seq bigint
  place smallint
  hash text not null
  width integer not null
  height integer not null
  bytes bytea not null
  added_at timestamp with time zone not null
  constraint messages_chat_pictures_pkey PRIMARY KEY (id)
  constraint messages_chat_pictures_room_id_fkey FOREIGN KEY (room_id) REFERENCES messages_chat_rooms(id) ON DELETE CASCADE
  CREATE INDEX messages_chat_pictures__by_age ON public.messages_chat_pictures USING btree (added_at)
  CREATE INDEX messages_chat_pictures__of_message ON public.messages_chat_pictures USING btree (room_id, seq)

table messages_chat_reports
  id uuid not null
  number bigint not null generated always as identity
  merchant_code text not null
  room_id uuid not null
  seq bigint not null
  member_id uuid not null
  reason text not null
  reported_at timestamp with time zone not null
  decided_at timestamp with time zone
  decided_by text
  constraint messages_chat_reports__once UNIQUE (room_id, seq, member_id)
  constraint messages_chat_reports_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint messages_chat_reports_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_chat_reports_number_key UNIQUE (number)
  constraint messages_chat_reports_pkey PRIMARY KEY (id)
  constraint messages_chat_reports_room_id_fkey FOREIGN KEY (room_id) REFERENCES messages_chat_rooms(id) ON DELETE CASCADE
  CREATE INDEX messages_chat_reports__open ON public.messages_chat_reports USING btree (merchant_code, number DESC) WHERE (decided_at IS NULL)

table messages_chat_rooms
  id uuid not null
  merchant_code text not null
  kind text not null
  member_id uuid
  language text not null
  last_seq bigint not null default 0
  member_read_seq bigint not null default 0
  member_read_at timestamp with time zone
  operator_read_seq bigint not null default 0
  member_typed_at timestamp with time zone
  created_at timestamp with time zone not null
  removals bigint not null default 0
  constraint messages_chat_rooms__kind CHECK ((kind = ANY (ARRAY['SUPPORT'::text, 'LOBBY'::text])))
  constraint messages_chat_rooms__read CHECK (((member_read_seq <= last_seq) AND (operator_read_seq <= last_seq)))
  constraint messages_chat_rooms__whose CHECK (((kind = 'SUPPORT'::text) = (member_id IS NOT NULL)))
  constraint messages_chat_rooms_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint messages_chat_rooms_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_chat_rooms_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX messages_chat_rooms__lobby ON public.messages_chat_rooms USING btree (merchant_code, language) WHERE (kind = 'LOBBY'::text)
  CREATE UNIQUE INDEX messages_chat_rooms__of_member ON public.messages_chat_rooms USING btree (member_id) WHERE (kind = 'SUPPORT'::text)

table messages_chat_words
  merchant_code text not null
  word text not null
  constraint messages_chat_words_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_chat_words_pkey PRIMARY KEY (merchant_code, word)

table messages_feedback
  id uuid not null
  seq bigint not null generated always as identity
  merchant_code text not null
  member_id uuid not null
  type smallint not null
  content text not null
  language text not null
  state text not null
  sent_at timestamp with time zone not null
  taken_by text
  taken_at timestamp with time zone
  answer text
  answered_by text
  answered_at timestamp with time zone
  closed_at timestamp with time zone
  constraint messages_feedback__answered CHECK ((((state = ANY (ARRAY['ANSWERED'::text, 'CLOSED'::text])) = (answer IS NOT NULL)) AND ((answer IS NULL) = (answered_by IS NULL)) AND ((answer IS NULL) = (answered_at IS NULL))))
  constraint messages_feedback__closed CHECK (((state = 'CLOSED'::text) = (closed_at IS NOT NULL)))
  constraint messages_feedback__state_known CHECK ((state = ANY (ARRAY['NEW'::text, 'IN_PROGRESS'::text, 'ANSWERED'::text, 'CLOSED'::text])))
  constraint messages_feedback__taken CHECK (((state = 'NEW'::text) = (taken_by IS NULL)))
  constraint messages_feedback__type_known CHECK ((type = ANY (ARRAY[0, 1, 2, 3, 4, 6])))
  constraint messages_feedback_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint messages_feedback_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_feedback_pkey PRIMARY KEY (id)
  constraint messages_feedback_seq_key UNIQUE (seq)
  CREATE INDEX messages_feedback__by_state ON public.messages_feedback USING btree (merchant_code, state, seq)
  CREATE INDEX messages_feedback__of_member ON public.messages_feedback USING btree (member_id, seq DESC)
  CREATE INDEX messages_feedback__of_merchant ON public.messages_feedback USING btree (merchant_code, seq DESC)

table messages_inbox
  member_id uuid not null
  id uuid not null
  merchant_code text not null
  category text not null
  kind text not null
  params jsonb not null
  source_key text not null
  sent_at timestamp with time zone not null
  read_at timestamp with time zone
  deleted_at timestamp with time zone
  constraint messages_inbox__category_known CHECK ((category = ANY (ARRAY['SYSTEM'::text, 'FINANCE'::text, 'PROMO'::text, 'AGENT'::text])))
  constraint messages_inbox__told_once UNIQUE (member_id, source_key)
  constraint messages_inbox_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint messages_inbox_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_inbox_pkey PRIMARY KEY (member_id, id)
  CREATE INDEX messages_inbox__old ON public.messages_inbox USING btree (sent_at)
  CREATE INDEX messages_inbox__unread ON public.messages_inbox USING btree (member_id, sent_at) WHERE ((read_at IS NULL) AND (deleted_at IS NULL))

table messages_live_models
  id uuid not null
  merchant_code text not null
  name text not null
  is_active boolean not null
  is_streaming boolean not null
  game_code text not null
  viewers integer not null default 0
  constraint messages_live_models_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_live_models_pkey PRIMARY KEY (id)
  CREATE INDEX messages_live_models__of_merchant ON public.messages_live_models USING btree (merchant_code, name)

table messages_push_days
  merchant_code text not null
  day date not null
  category text not null
  outcome text not null
  count integer not null
  constraint messages_push_days__category_known CHECK ((category = ANY (ARRAY['FINANCE'::text, 'SECURITY'::text, 'PROMO'::text])))
  constraint messages_push_days__counted CHECK ((count > 0))
  constraint messages_push_days__outcome_known CHECK ((outcome = ANY (ARRAY['TAKEN'::text, 'GONE'::text, 'REFUSED'::text, 'GIVEN_UP'::text])))
  constraint messages_push_days_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_push_days_pkey PRIMARY KEY (merchant_code, day, category, outcome)

table messages_push_deliveries
  id bigint not null generated always as identity
  session_id uuid not null
  category text not null
  kind text not null
  params jsonb not null
  attempts integer not null default 0
  queued_at timestamp with time zone not null
  next_at timestamp with time zone not null
  constraint messages_push_deliveries__attempts_counted CHECK ((attempts >= 0))
  constraint messages_push_deliveries__category_known CHECK ((category = ANY (ARRAY['FINANCE'::text, 'SECURITY'::text, 'PROMO'::text])))
  constraint messages_push_deliveries_pkey PRIMARY KEY (id)
  constraint messages_push_deliveries_session_id_fkey FOREIGN KEY (session_id) REFERENCES messages_push_devices(session_id) ON DELETE CASCADE
  CREATE INDEX messages_push_deliveries__next_at ON public.messages_push_deliveries USING btree (next_at)
  CREATE INDEX messages_push_deliveries__session_id ON public.messages_push_deliveries USING btree (session_id)

table messages_push_devices
  session_id uuid not null
  member_id uuid not null
  merchant_code text not null
  endpoint text not null
  p256dh text not null
  auth text not null
  language text not null
  categories text[] not null
  quiet_from integer
  quiet_to integer
  time_zone text not null
  kept_at timestamp with time zone not null
  constraint messages_push_devices__categories_known CHECK ((categories <@ ARRAY['FINANCE'::text, 'SECURITY'::text, 'PROMO'::text]))
  constraint messages_push_devices__one_session UNIQUE (endpoint)
  constraint messages_push_devices__quiet_within_a_day CHECK ((((quiet_from IS NULL) = (quiet_to IS NULL)) AND ((quiet_from >= 0) AND (quiet_from <= 1439)) AND ((quiet_to >= 0) AND (quiet_to <= 1439)) AND (quiet_from <> quiet_to)))
  constraint messages_push_devices_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint messages_push_devices_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_push_devices_pkey PRIMARY KEY (session_id)
  constraint messages_push_devices_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity_sessions(id) ON DELETE CASCADE
  CREATE INDEX messages_push_devices__member_id ON public.messages_push_devices USING btree (member_id)

table messages_templates
  merchant_code text not null
  kind text not null
  is_off boolean not null
  titles jsonb not null
  texts jsonb not null
  changed_at timestamp with time zone not null
  changed_by text not null
  constraint messages_templates_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint messages_templates_pkey PRIMARY KEY (merchant_code, kind)

table operators_accounts
  id uuid not null
  name text not null
  role text not null
  merchant_codes text[]
  created_at timestamp with time zone not null
  disabled_at timestamp with time zone
  password_hash text
  code_salt text
  code_period bigint not null default 0
  allowed_networks cidr[]
  is_demo boolean not null default false
  constraint operators_accounts__allowed_networks_some CHECK ((allowed_networks <> '{}'::cidr[]))
  constraint operators_accounts__both_proofs CHECK (((password_hash IS NULL) = (code_salt IS NULL)))
  constraint operators_accounts__merchant_codes_some CHECK ((merchant_codes <> '{}'::text[]))
  constraint operators_accounts__name_unique UNIQUE (name)
  constraint operators_accounts__name_well_formed CHECK ((name ~ '^[a-z][a-z0-9._-]{1,30}$'::text))
  constraint operators_accounts__role_known CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'finance'::text, 'support'::text, 'content'::text, 'risk'::text, 'auditor'::text])))
  constraint operators_accounts_pkey PRIMARY KEY (id)

table operators_failures
  operator_id uuid not null
  address_key text not null
  failures integer not null
  last_at timestamp with time zone not null
  constraint operators_failures_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_accounts(id)
  constraint operators_failures_pkey PRIMARY KEY (operator_id, address_key)

table operators_invitations
  operator_id uuid not null
  token_hash text not null
  code_salt text not null
  expires_at timestamp with time zone not null
  constraint operators_invitations__token_hash_unique UNIQUE (token_hash)
  constraint operators_invitations_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_accounts(id)
  constraint operators_invitations_pkey PRIMARY KEY (operator_id)

table operators_proposals
  id uuid not null
  merchant_code text not null
  kind text not null
  subject text not null
  payload jsonb not null
  reason text not null
  proposed_by uuid not null
  proposed_by_name text not null
  proposed_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  state text not null default 'open'::text
  decided_by uuid
  decided_by_name text
  decided_at timestamp with time zone
  result jsonb
  constraint operators_proposals__decided_wholly CHECK ((((state = 'open'::text) = (decided_by IS NULL)) AND ((state = 'open'::text) = (decided_at IS NULL))))
  constraint operators_proposals__four_eyes CHECK (((state <> 'done'::text) OR (decided_by <> proposed_by)))
  constraint operators_proposals__state_known CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'rejected'::text])))
  constraint operators_proposals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators_accounts(id)
  constraint operators_proposals_pkey PRIMARY KEY (id)
  constraint operators_proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES operators_accounts(id)
  CREATE INDEX operators_proposals__decided_by ON public.operators_proposals USING btree (decided_by)
  CREATE INDEX operators_proposals__merchant ON public.operators_proposals USING btree (merchant_code, id)
  CREATE INDEX operators_proposals__open ON public.operators_proposals USING btree (merchant_code, id) WHERE (state = 'open'::text)
  CREATE INDEX operators_proposals__proposed_by ON public.operators_proposals USING btree (proposed_by)

table operators_recovery_codes
  operator_id uuid not null
  code_hash text not null
  used_at timestamp with time zone
  constraint operators_recovery_codes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_accounts(id)
  constraint operators_recovery_codes_pkey PRIMARY KEY (operator_id, code_hash)

table operators_sessions
  id uuid not null
  operator_id uuid not null
  token_hash text not null
  opened_at timestamp with time zone not null
  seen_at timestamp with time zone not null
  ends_at timestamp with time zone not null
  ended_at timestamp with time zone
  address text not null default ''::text
  address_key text not null default ''::text
  user_agent text not null default ''::text
  constraint operators_sessions__token_hash_unique UNIQUE (token_hash)
  constraint operators_sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators_accounts(id)
  constraint operators_sessions_pkey PRIMARY KEY (id)
  CREATE INDEX operators_sessions__ends_at ON public.operators_sessions USING btree (ends_at)
  CREATE INDEX operators_sessions__operator_id ON public.operators_sessions USING btree (operator_id)

table platform_audit
  merchant_code text not null
  seq bigint not null
  at timestamp with time zone not null
  operator_id uuid not null
  operator_name text not null
  address text not null
  act text not null
  subject text not null
  reason text
  before jsonb not null
  after jsonb not null
  hash bytea not null
  constraint platform_audit_pkey PRIMARY KEY (merchant_code, seq)
  CREATE INDEX platform_audit__act ON public.platform_audit USING btree (merchant_code, act, seq)
  CREATE INDEX platform_audit__at ON public.platform_audit USING btree (merchant_code, at)
  CREATE INDEX platform_audit__operator ON public.platform_audit USING btree (merchant_code, operator_name, seq)
  CREATE INDEX platform_audit__subject ON public.platform_audit USING btree (merchant_code, subject, seq)

table platform_audit_heads
  merchant_code text not null
  seq bigint not null
  hash bytea not null
  constraint platform_audit_heads_pkey PRIMARY KEY (merchant_code)

table platform_call_keys
  id text not null
  public_key text not null
  private_key_sealed text not null
  created_at timestamp with time zone not null
  retires_at timestamp with time zone not null
  constraint platform_call_keys__retires_after_creation CHECK ((retires_at > created_at))
  constraint platform_call_keys_pkey PRIMARY KEY (id)
  CREATE INDEX platform_call_keys__retires_at ON public.platform_call_keys USING btree (retires_at)

table platform_job_runs
  name text not null
  ended_at timestamp with time zone not null
  failing_since timestamp with time zone
  error text
  constraint platform_job_runs__failure_whole CHECK (((failing_since IS NULL) = (error IS NULL)))
  constraint platform_job_runs_pkey PRIMARY KEY (name)

table platform_migrations
  name text not null
  sha256 text not null
  applied_at timestamp with time zone not null
  constraint platform_migrations_pkey PRIMARY KEY (name)

table platform_outbox_cursors
  handler text not null
  xact xid8 not null
  event_id bigint not null
  moved_at timestamp with time zone not null
  constraint platform_outbox_cursors__handler_given CHECK ((handler <> ''::text))
  constraint platform_outbox_cursors_pkey PRIMARY KEY (handler)

table platform_outbox_events
  id bigint not null generated always as identity
  xact xid8 not null default pg_current_xact_id()
  name text not null
  payload jsonb not null
  recorded_at timestamp with time zone not null
  constraint platform_outbox_events__name_given CHECK ((name <> ''::text))
  constraint platform_outbox_events_pkey PRIMARY KEY (id)
  CREATE INDEX platform_outbox_events__xact_id ON public.platform_outbox_events USING btree (xact, id)

table platform_outbox_failures
  handler text not null
  event_id bigint not null
  name text not null
  payload jsonb not null
  attempts integer not null
  last_error text not null
  failed_at timestamp with time zone not null
  constraint platform_outbox_failures__attempted CHECK ((attempts > 0))
  constraint platform_outbox_failures_pkey PRIMARY KEY (handler, event_id)

table platform_spent_challenges
  challenge text not null
  expires_at timestamp with time zone not null
  constraint platform_spent_challenges_pkey PRIMARY KEY (challenge)
  CREATE INDEX platform_spent_challenges__expires_at ON public.platform_spent_challenges USING btree (expires_at)

table play_ceilings
  provider_code text not null
  vendor_code text not null default ''::text
  game_id text not null default ''::text
  win_per_round_max bigint
  win_per_stake_max bigint
  jackpot_max bigint
  exposure_per_day_max bigint
  changed_at timestamp with time zone not null
  changed_by text not null
  constraint play_ceilings__game_whole CHECK (((vendor_code = ''::text) = (game_id = ''::text)))
  constraint play_ceilings__positive CHECK ((LEAST(win_per_round_max, win_per_stake_max, jackpot_max, exposure_per_day_max) > 0))
  constraint play_ceilings_pkey PRIMARY KEY (provider_code, vendor_code, game_id)
  constraint play_ceilings_provider_code_fkey FOREIGN KEY (provider_code) REFERENCES play_providers(code)

table play_day_totals
  member_id uuid not null
  business_day date not null
  category text not null
  vendor_code text not null
  currency text not null
  merchant_code text not null
  stake numeric not null
  valid_turnover numeric not null
  payout numeric not null
  bets bigint not null
  constraint play_day_totals_pkey PRIMARY KEY (member_id, business_day, category, vendor_code, currency)
  CREATE INDEX play_day_totals__day_member ON public.play_day_totals USING btree (merchant_code, business_day, member_id)

table play_exceptions
  id bigint not null generated always as identity
  kind text not null
  provider_code text not null
  member_id uuid
  reference text not null
  detail jsonb not null
  raised_at timestamp with time zone not null
  resolved_at timestamp with time zone
  resolved_by text
  resolution text
  merchant_code text
  constraint play_exceptions__kind_known CHECK ((kind = ANY (ARRAY['WIN_PARKED'::text, 'TOTALS_DIFFER'::text, 'ROUND_OVERDUE'::text, 'BET_IN_CLOSED_ROUND'::text, 'RECONCILIATION'::text, 'TRANSFER_UNKNOWN'::text, 'WIN_HELD'::text])))
  constraint play_exceptions__once UNIQUE (kind, provider_code, reference)
  constraint play_exceptions__resolution_whole CHECK ((((resolved_at IS NULL) = (resolved_by IS NULL)) AND ((resolved_at IS NULL) = (resolution IS NULL))))
  constraint play_exceptions_pkey PRIMARY KEY (id)
  CREATE INDEX play_exceptions__merchant ON public.play_exceptions USING btree (merchant_code, id)
  CREATE INDEX play_exceptions__merchant_kind ON public.play_exceptions USING btree (merchant_code, kind, id)
  CREATE INDEX play_exceptions__merchant_open ON public.play_exceptions USING btree (merchant_code, id) WHERE (resolved_at IS NULL)
  CREATE INDEX play_exceptions__merchant_provider ON public.play_exceptions USING btree (merchant_code, provider_code, id)
  CREATE INDEX play_exceptions__open ON public.play_exceptions USING btree (raised_at) WHERE (resolved_at IS NULL)

table play_exposures
  business_day date not null
  process_id uuid not null
  provider_code text not null
  vendor_code text not null
  game_id text not null
  is_play boolean not null
  staked numeric not null
  paid numeric not null
  constraint play_exposures_pkey PRIMARY KEY (business_day, process_id, provider_code, vendor_code, game_id, is_play)

table play_fund_transfers
  member_id uuid not null
  ref_no text not null
  merchant_code text not null
  provider_code text not null
  vendor_code text not null
  direction text not null
  amount bigint not null
  currency text not null
  status text not null
  wish_key text not null
  checks integer not null default 0
  check_at timestamp with time zone
  requested_at timestamp with time zone not null
  ended_at timestamp with time zone
  constraint play_fund_transfers__amount_positive CHECK ((amount > 0))
  constraint play_fund_transfers__direction_known CHECK ((direction = ANY (ARRAY['TO_VENDOR'::text, 'FROM_VENDOR'::text])))
  constraint play_fund_transfers__ends_when_known CHECK (((status = ANY (ARRAY['SUCCESS'::text, 'FAILED'::text])) = (ended_at IS NOT NULL)))
  constraint play_fund_transfers__one_per_wish UNIQUE (member_id, wish_key)
  constraint play_fund_transfers__status_known CHECK ((status = ANY (ARRAY['PENDING'::text, 'SUCCESS'::text, 'FAILED'::text, 'UNKNOWN'::text])))
  constraint play_fund_transfers_pkey PRIMARY KEY (member_id, ref_no)
  constraint play_fund_transfers_provider_code_fkey FOREIGN KEY (provider_code) REFERENCES play_providers(code)
  CREATE INDEX play_fund_transfers__check_at ON public.play_fund_transfers USING btree (check_at) WHERE (status = ANY (ARRAY['PENDING'::text, 'UNKNOWN'::text]))
  CREATE UNIQUE INDEX play_fund_transfers__one_at_a_time ON public.play_fund_transfers USING btree (member_id) WHERE (status = 'PENDING'::text)

table play_held_wins
  member_id uuid not null
  provider_code text not null
  key text not null
  round_id text not null
  bet_tx text not null
  amount bigint not null
  currency text not null
  is_final boolean not null
  is_jackpot boolean not null
  valid_turnover bigint
  result text
  result_text text
  ceiling text not null
  held_at timestamp with time zone not null
  decision text
  decided_at timestamp with time zone
  decided_by text
  reason text
  merchant_code text not null
  constraint play_held_wins__ceiling_known CHECK ((ceiling = ANY (ARRAY['WIN_PER_ROUND'::text, 'WIN_PER_STAKE'::text, 'JACKPOT'::text, 'EXPOSURE_PER_DAY'::text, 'GAME_EXPOSURE_PER_DAY'::text])))
  constraint play_held_wins__decision_known CHECK ((decision = ANY (ARRAY['PAID'::text, 'REFUSED'::text])))
  constraint play_held_wins__decision_whole CHECK ((num_nulls(decision, decided_at, decided_by, reason) = ANY (ARRAY[0, 4])))
  constraint play_held_wins_pkey PRIMARY KEY (member_id, provider_code, key)
  CREATE INDEX play_held_wins__open ON public.play_held_wins USING btree (held_at) WHERE (decision IS NULL)

table play_launches
  token_hash text not null
  member_id uuid not null
  merchant_code text not null
  provider_code text not null
  vendor_code text not null
  game_id text not null
  wallet text not null
  language text not null
  theme text not null
  device text not null
  address text not null
  created_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  spent_at timestamp with time zone
  login_id uuid
  constraint play_launches_pkey PRIMARY KEY (token_hash)
  constraint play_launches_provider_code_fkey FOREIGN KEY (provider_code) REFERENCES play_providers(code)
  CREATE INDEX play_launches__expires_at ON public.play_launches USING btree (expires_at)

table play_preferences
  member_id uuid not null
  is_auto boolean not null default true
  constraint play_preferences_pkey PRIMARY KEY (member_id)

table play_provider_hours
  provider_code text not null
  hour timestamp with time zone not null
  calls bigint not null
  turned_away bigint not null
  failed bigint not null
  took_ms bigint not null
  slowest_ms bigint not null
  last_at timestamp with time zone not null
  constraint play_provider_hours_pkey PRIMARY KEY (provider_code, hour)
  constraint play_provider_hours_provider_code_fkey FOREIGN KEY (provider_code) REFERENCES play_providers(code)
  CREATE INDEX play_provider_hours__hour ON public.play_provider_hours USING btree (hour)

table play_provider_keys
  id text not null
  provider_code text not null
  secret_sealed text not null
  created_at timestamp with time zone not null
  retired_at timestamp with time zone
  last_used_at timestamp with time zone
  collect_until timestamp with time zone
  collected_at timestamp with time zone
  collected_by text
  constraint play_provider_keys_pkey PRIMARY KEY (id)
  constraint play_provider_keys_provider_code_fkey FOREIGN KEY (provider_code) REFERENCES play_providers(code)
  CREATE INDEX play_provider_keys__provider_code ON public.play_provider_keys USING btree (provider_code)

table play_providers
  code text not null
  name text not null
  base_url text
  is_on boolean not null default true
  created_at timestamp with time zone not null
  client_url text
  constraint play_providers_pkey PRIMARY KEY (code)

table play_rounds
  member_id uuid not null
  provider_code text not null
  round_id text not null
  status text not null
  stake bigint not null
  payout bigint not null
  result_ref text
  closed_at timestamp with time zone not null
  constraint play_rounds__status_known CHECK ((status = ANY (ARRAY['CLOSED'::text, 'VOIDED'::text])))
  constraint play_rounds_pkey PRIMARY KEY (member_id, provider_code, round_id)

table play_sessions
  member_id uuid not null
  id uuid not null
  merchant_code text not null
  provider_code text not null
  vendor_code text not null
  game_id text not null
  wallet text not null
  currency text not null
  device text not null
  address text not null
  opened_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  ended_at timestamp with time zone
  login_id uuid
  series jsonb
  prize_modes jsonb
  constraint play_sessions_pkey PRIMARY KEY (member_id, id)
  CREATE INDEX play_sessions__expires_at ON public.play_sessions USING btree (expires_at)

table play_tickets partitioned by HASH (member_id)
  member_id uuid not null
  provider_code text not null
  tx_id text not null
  merchant_code text not null
  wallet text not null
  currency text not null
  seq bigint not null
  session_id uuid not null
  vendor_code text not null
  game_id text not null
  category text not null
  round_id text not null
  selection text
  odds text
  stake bigint not null
  valid_turnover bigint not null default 0
  payout bigint not null default 0
  status text not null
  result_text text
  placed_at timestamp with time zone not null
  settled_at timestamp with time zone
  held bigint not null default 0
  lottery jsonb
  constraint play_tickets__adds_up CHECK (((payout >= 0) AND ((valid_turnover >= 0) AND (valid_turnover <= stake)) AND ((status = 'PENDING'::text) = (settled_at IS NULL))))
  constraint play_tickets_pkey PRIMARY KEY (member_id, provider_code, round_id, tx_id)
  CREATE INDEX play_tickets__history ON ONLY public.play_tickets USING btree (member_id, wallet, placed_at, seq)
  CREATE INDEX play_tickets__placed_at ON ONLY public.play_tickets USING brin (placed_at) WITH (pages_per_range='16')

table play_tickets_0 partition of play_tickets FOR VALUES WITH (modulus 8, remainder 0)
  member_id uuid not null
  provider_code text not null
  tx_id text not null
  merchant_code text not null
  wallet text not null
  currency text not null
  seq bigint not null
  session_id uuid not null
  vendor_code text not null
  game_id text not null
  category text not null
  round_id text not null
  selection text
  odds text
  stake bigint not null
  valid_turnover bigint not null default 0
  payout bigint not null default 0
  status text not null
  result_text text
  placed_at timestamp with time zone not null
  settled_at timestamp with time zone
  held bigint not null default 0
  lottery jsonb
  constraint play_tickets_0_pkey PRIMARY KEY (member_id, provider_code, round_id, tx_id)
  constraint play_tickets__adds_up CHECK (((payout >= 0) AND ((valid_turnover >= 0) AND (valid_turnover <= stake)) AND ((status = 'PENDING'::text) = (settled_at IS NULL))))
  CREATE INDEX play_tickets_0_member_id_wallet_placed_at_seq_idx ON public.play_tickets_0 USING btree (member_id, wallet, placed_at, seq)
  CREATE INDEX play_tickets_0_placed_at_idx ON public.play_tickets_0 USING brin (placed_at) WITH (pages_per_range='16')

table play_tickets_1 partition of play_tickets FOR VALUES WITH (modulus 8, remainder 1)
  member_id uuid not null
  provider_code text not null
  tx_id text not null
  merchant_code text not null
  wallet text not null
  currency text not null
  seq bigint not null
  session_id uuid not null
  vendor_code text not null
  game_id text not null
  category text not null
  round_id text not null
  selection text
  odds text
  stake bigint not null
  valid_turnover bigint not null default 0
  payout bigint not null default 0
  status text not null
  result_text text
  placed_at timestamp with time zone not null
  settled_at timestamp with time zone
  held bigint not null default 0
  lottery jsonb
  constraint play_tickets_1_pkey PRIMARY KEY (member_id, provider_code, round_id, tx_id)
  constraint play_tickets__adds_up CHECK (((payout >= 0) AND ((valid_turnover >= 0) AND (valid_turnover <= stake)) AND ((status = 'PENDING'::text) = (settled_at IS NULL))))
  CREATE INDEX play_tickets_1_member_id_wallet_placed_at_seq_idx ON public.play_tickets_1 USING btree (member_id, wallet, placed_at, seq)
  CREATE INDEX play_tickets_1_placed_at_idx ON public.play_tickets_1 USING brin (placed_at) WITH (pages_per_range='16')

table play_tickets_2 partition of play_tickets FOR VALUES WITH (modulus 8, remainder 2)
  member_id uuid not null
  provider_code text not null
  tx_id text not null
  merchant_code text not null
  wallet text not null
  currency text not null
  seq bigint not null
  session_id uuid not null
  vendor_code text not null
  game_id text not null
  category text not null
  round_id text not null
  selection text
  odds text
  stake bigint not null
  valid_turnover bigint not null default 0
  payout bigint not null default 0
  status text not null
  result_text text
  placed_at timestamp with time zone not null
  settled_at timestamp with time zone
  held bigint not null default 0
  lottery jsonb
  constraint play_tickets_2_pkey PRIMARY KEY (member_id, provider_code, round_id, tx_id)
  constraint play_tickets__adds_up CHECK (((payout >= 0) AND ((valid_turnover >= 0) AND (valid_turnover <= stake)) AND ((status = 'PENDING'::text) = (settled_at IS NULL))))
  CREATE INDEX play_tickets_2_member_id_wallet_placed_at_seq_idx ON public.play_tickets_2 USING btree (member_id, wallet, placed_at, seq)
  CREATE INDEX play_tickets_2_placed_at_idx ON public.play_tickets_2 USING brin (placed_at) WITH (pages_per_range='16')

table play_tickets_3 partition of play_tickets FOR VALUES WITH (modulus 8, remainder 3)
  member_id uuid not null
  provider_code text not null
  tx_id text not null
  merchant_code text not null
  wallet text not null
  currency text not null
  seq bigint not null
  session_id uuid not null
  vendor_code text not null
  game_id text not null
  category text not null
  round_id text not null
  selection text
  odds text
  stake bigint not null
  valid_turnover bigint not null default 0
  payout bigint not null default 0
  status text not null
  result_text text
  placed_at timestamp with time zone not null
  settled_at timestamp with time zone
  held bigint not null default 0
  lottery jsonb
  constraint play_tickets_3_pkey PRIMARY KEY (member_id, provider_code, round_id, tx_id)
  constraint play_tickets__adds_up CHECK (((payout >= 0) AND ((valid_turnover >= 0) AND (valid_turnover <= stake)) AND ((status = 'PENDING'::text) = (settled_at IS NULL))))
  CREATE INDEX play_tickets_3_member_id_wallet_placed_at_seq_idx ON public.play_tickets_3 USING btree (member_id, wallet, placed_at, seq)
  CREATE INDEX play_tickets_3_placed_at_idx ON public.play_tickets_3 USING brin (placed_at) WITH (pages_per_range='16')

table play_tickets_4 partition of play_tickets FOR VALUES WITH (modulus 8, remainder 4)
  member_id uuid not null
  provider_code text not null
  tx_id text not null
  merchant_code text not null
  wallet text not null
  currency text not null
  seq bigint not null
  session_id uuid not null
  vendor_code text not null
  game_id text not null
  category text not null
  round_id text not null
  selection text
  odds text
  stake bigint not null
  valid_turnover bigint not null default 0
  payout bigint not null default 0
  status text not null
  result_text text
  placed_at timestamp with time zone not null
  settled_at timestamp with time zone
  held bigint not null default 0
  lottery jsonb
  constraint play_tickets_4_pkey PRIMARY KEY (member_id, provider_code, round_id, tx_id)
  constraint play_tickets__adds_up CHECK (((payout >= 0) AND ((valid_turnover >= 0) AND (valid_turnover <= stake)) AND ((status = 'PENDING'::text) = (settled_at IS NULL))))
  CREATE INDEX play_tickets_4_member_id_wallet_placed_at_seq_idx ON public.play_tickets_4 USING btree (member_id, wallet, placed_at, seq)
  CREATE INDEX play_tickets_4_placed_at_idx ON public.play_tickets_4 USING brin (placed_at) WITH (pages_per_range='16')

table play_tickets_5 partition of play_tickets FOR VALUES WITH (modulus 8, remainder 5)
  member_id uuid not null
  provider_code text not null
  tx_id text not null
  merchant_code text not null
  wallet text not null
  currency text not null
  seq bigint not null
  session_id uuid not null
  vendor_code text not null
  game_id text not null
  category text not null
  round_id text not null
  selection text
  odds text
  stake bigint not null
  valid_turnover bigint not null default 0
  payout bigint not null default 0
  status text not null
  result_text text
  placed_at timestamp with time zone not null
  settled_at timestamp with time zone
  held bigint not null default 0
  lottery jsonb
  constraint play_tickets_5_pkey PRIMARY KEY (member_id, provider_code, round_id, tx_id)
  constraint play_tickets__adds_up CHECK (((payout >= 0) AND ((valid_turnover >= 0) AND (valid_turnover <= stake)) AND ((status = 'PENDING'::text) = (settled_at IS NULL))))
  CREATE INDEX play_tickets_5_member_id_wallet_placed_at_seq_idx ON public.play_tickets_5 USING btree (member_id, wallet, placed_at, seq)
  CREATE INDEX play_tickets_5_placed_at_idx ON public.play_tickets_5 USING brin (placed_at) WITH (pages_per_range='16')

table play_tickets_6 partition of play_tickets FOR VALUES WITH (modulus 8, remainder 6)
  member_id uuid not null
  provider_code text not null
  tx_id text not null
  merchant_code text not null
  wallet text not null
  currency text not null
  seq bigint not null
  session_id uuid not null
  vendor_code text not null
  game_id text not null
  category text not null
  round_id text not null
  selection text
  odds text
  stake bigint not null
  valid_turnover bigint not null default 0
  payout bigint not null default 0
  status text not null
  result_text text
  placed_at timestamp with time zone not null
  settled_at timestamp with time zone
  held bigint not null default 0
  lottery jsonb
  constraint play_tickets_6_pkey PRIMARY KEY (member_id, provider_code, round_id, tx_id)
  constraint play_tickets__adds_up CHECK (((payout >= 0) AND ((valid_turnover >= 0) AND (valid_turnover <= stake)) AND ((status = 'PENDING'::text) = (settled_at IS NULL))))
  CREATE INDEX play_tickets_6_member_id_wallet_placed_at_seq_idx ON public.play_tickets_6 USING btree (member_id, wallet, placed_at, seq)
  CREATE INDEX play_tickets_6_placed_at_idx ON public.play_tickets_6 USING brin (placed_at) WITH (pages_per_range='16')

table play_tickets_7 partition of play_tickets FOR VALUES WITH (modulus 8, remainder 7)
  member_id uuid not null
  provider_code text not null
  tx_id text not null
  merchant_code text not null
  wallet text not null
  currency text not null
  seq bigint not null
  session_id uuid not null
  vendor_code text not null
  game_id text not null
  category text not null
  round_id text not null
  selection text
  odds text
  stake bigint not null
  valid_turnover bigint not null default 0
  payout bigint not null default 0
  status text not null
  result_text text
  placed_at timestamp with time zone not null
  settled_at timestamp with time zone
  held bigint not null default 0
  lottery jsonb
  constraint play_tickets_7_pkey PRIMARY KEY (member_id, provider_code, round_id, tx_id)
  constraint play_tickets__adds_up CHECK (((payout >= 0) AND ((valid_turnover >= 0) AND (valid_turnover <= stake)) AND ((status = 'PENDING'::text) = (settled_at IS NULL))))
  CREATE INDEX play_tickets_7_member_id_wallet_placed_at_seq_idx ON public.play_tickets_7 USING btree (member_id, wallet, placed_at, seq)
  CREATE INDEX play_tickets_7_placed_at_idx ON public.play_tickets_7 USING brin (placed_at) WITH (pages_per_range='16')

table play_wins
  member_id uuid not null
  provider_code text not null
  round_id text not null
  tx_id text not null
  merchant_code text not null
  vendor_code text not null
  game_id text not null
  category text not null
  currency text not null
  payout bigint not null
  settled_at timestamp with time zone not null
  constraint play_wins__paid CHECK ((payout > 0))
  constraint play_wins_pkey PRIMARY KEY (member_id, provider_code, round_id, tx_id)
  CREATE INDEX play_wins__latest ON public.play_wins USING btree (merchant_code, settled_at)

table rewards_addresses
  id uuid not null
  member_id uuid not null
  sealed text not null
  saved_at timestamp with time zone not null
  constraint rewards_addresses_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_addresses_pkey PRIMARY KEY (id)
  CREATE INDEX rewards_addresses__of_member ON public.rewards_addresses USING btree (member_id, saved_at DESC)

table rewards_bonuses
  grant_id uuid not null
  merchant_code text not null
  member_id uuid not null
  currency text not null
  amount bigint not null
  max_cash_out bigint
  opened_at timestamp with time zone not null
  expires_at timestamp with time zone
  state text not null default 'OPEN'::text
  deducted bigint not null default 0
  deducted_win bigint not null default 0
  why text
  ended_by text
  ended_at timestamp with time zone
  looked_at timestamp with time zone not null
  constraint rewards_bonuses__adds_up CHECK (((amount > 0) AND (deducted >= 0) AND ((deducted_win >= 0) AND (deducted_win <= deducted)) AND ((state = 'OPEN'::text) = (ended_at IS NULL))))
  constraint rewards_bonuses__state_known CHECK ((state = ANY (ARRAY['OPEN'::text, 'DONE'::text, 'FORFEITED'::text])))
  constraint rewards_bonuses_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES rewards_grants(id)
  constraint rewards_bonuses_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_bonuses_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_bonuses_pkey PRIMARY KEY (grant_id)
  CREATE INDEX rewards_bonuses__of_member ON public.rewards_bonuses USING btree (member_id, opened_at)
  CREATE INDEX rewards_bonuses__open ON public.rewards_bonuses USING btree (looked_at) WHERE (state = 'OPEN'::text)
  CREATE INDEX rewards_bonuses__to_expire ON public.rewards_bonuses USING btree (expires_at) WHERE (state = 'OPEN'::text)

table rewards_deposit_choices
  order_no text not null
  promotion_id uuid not null
  member_id uuid not null
  address_hash text
  device_hash text
  chosen_at timestamp with time zone not null
  refusal text
  constraint rewards_deposit_choices_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_deposit_choices_pkey PRIMARY KEY (order_no)
  constraint rewards_deposit_choices_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES rewards_promotions(id)

table rewards_gifts_due
  member_id uuid not null
  merchant_code text not null
  verified_at timestamp with time zone not null
  constraint rewards_gifts_due_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_gifts_due_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_gifts_due_pkey PRIMARY KEY (member_id)
  CREATE INDEX rewards_gifts_due__oldest ON public.rewards_gifts_due USING btree (verified_at, member_id)

table rewards_goods
  id uuid not null
  merchant_code text not null
  kind text not null
  titles jsonb not null
  descriptions jsonb not null
  picture text not null
  points integer not null
  worth_cents integer not null
  rollover integer not null
  stock integer not null
  vip_min integer not null
  limit_count integer not null
  limit_period text not null
  sale_from timestamp with time zone
  sale_to timestamp with time zone
  status text not null
  sort integer not null
  changed_at timestamp with time zone not null
  changed_by text not null
  constraint rewards_goods__adds_up CHECK (((points > 0) AND (worth_cents >= 0) AND (rollover >= 0) AND (stock >= 0) AND (vip_min >= 0) AND (limit_count >= 0)))
  constraint rewards_goods__credit_has_worth CHECK (((kind = ANY (ARRAY['PHYSICAL'::text, 'VOUCHER'::text])) OR ((worth_cents > 0) AND (rollover > 0))))
  constraint rewards_goods__kind_known CHECK ((kind = ANY (ARRAY['CASH'::text, 'BONUS'::text, 'PHYSICAL'::text, 'VOUCHER'::text, 'CHIP'::text])))
  constraint rewards_goods__period_known CHECK ((limit_period = ANY (ARRAY['DAY'::text, 'WEEK'::text, 'MONTH'::text, 'EVER'::text])))
  constraint rewards_goods__sale_has_time CHECK ((sale_from < sale_to))
  constraint rewards_goods__status_known CHECK ((status = ANY (ARRAY['DRAFT'::text, 'ACTIVE'::text, 'PAUSED'::text])))
  constraint rewards_goods_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_goods_pkey PRIMARY KEY (id)
  CREATE INDEX rewards_goods__of_merchant ON public.rewards_goods USING btree (merchant_code, sort, id)

table rewards_grants
  id uuid not null
  merchant_code text not null
  member_id uuid not null
  kind text not null
  source_key text not null
  title jsonb
  number integer
  currency text not null
  amount bigint not null
  points integer not null
  rollover_principal bigint not null default 0
  rollover_multiple integer not null default 0
  rollover_groups text[] not null default '{}'::text[]
  rollover_max_bet bigint
  rollover_days integer
  available_from timestamp with time zone not null
  expires_at timestamp with time zone not null
  state text not null default 'CLAIMABLE'::text
  granted_at timestamp with time zone not null
  ended_at timestamp with time zone
  rollover_max_cash_out bigint
  rollover_joint_deposit text
  constraint rewards_grants__ended_or_not CHECK (((state = 'CLAIMABLE'::text) = (ended_at IS NULL)))
  constraint rewards_grants__given_once UNIQUE (member_id, kind, source_key)
  constraint rewards_grants__gives_something CHECK (((amount >= 0) AND (points >= 0) AND ((amount > 0) OR (points > 0))))
  constraint rewards_grants__has_time CHECK ((available_from < expires_at))
  constraint rewards_grants__state_known CHECK ((state = ANY (ARRAY['CLAIMABLE'::text, 'CLAIMED'::text, 'EXPIRED'::text, 'CANCELLED'::text])))
  constraint rewards_grants__terms_add_up CHECK (((rollover_multiple >= 0) AND ((rollover_multiple > 0) = (rollover_principal > 0)) AND ((rollover_max_bet IS NULL) OR (rollover_max_bet > 0)) AND ((rollover_days IS NULL) OR (rollover_days > 0))))
  constraint rewards_grants_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_grants_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_grants_pkey PRIMARY KEY (id)
  CREATE INDEX rewards_grants__past ON public.rewards_grants USING btree (member_id, ended_at DESC, id DESC) WHERE (state <> 'CLAIMABLE'::text)
  CREATE INDEX rewards_grants__to_expire ON public.rewards_grants USING btree (expires_at) WHERE (state = 'CLAIMABLE'::text)
  CREATE INDEX rewards_grants__waiting ON public.rewards_grants USING btree (member_id, expires_at) WHERE (state = 'CLAIMABLE'::text)

table rewards_mall_moves
  order_no text not null
  step integer not null
  state text not null
  at timestamp with time zone not null
  operator text
  note text
  constraint rewards_mall_moves_order_no_fkey FOREIGN KEY (order_no) REFERENCES rewards_mall_orders(order_no)
  constraint rewards_mall_moves_pkey PRIMARY KEY (order_no, step)

table rewards_mall_orders
  order_no text not null
  seq bigint not null generated always as identity
  merchant_code text not null
  member_id uuid not null
  good_id uuid not null
  wish_key text not null
  kind text not null
  state text not null
  titles jsonb not null
  picture text not null
  points integer not null
  amount bigint not null
  currency text not null
  address_sealed text
  carrier text
  tracking_no text
  ordered_at timestamp with time zone not null
  moved_at timestamp with time zone not null
  constraint rewards_mall_orders__adds_up CHECK (((points > 0) AND (amount >= 0)))
  constraint rewards_mall_orders__once UNIQUE (member_id, wish_key)
  constraint rewards_mall_orders__sent_somewhere CHECK (((kind <> 'PHYSICAL'::text) OR (address_sealed IS NOT NULL)))
  constraint rewards_mall_orders__state_known CHECK ((state = ANY (ARRAY['CREATED'::text, 'COMPLETED'::text, 'ISSUED'::text, 'PENDING'::text, 'CONFIRMED'::text, 'SHIPPED'::text, 'RECEIVED'::text, 'CANCELLED'::text, 'REFUNDED'::text])))
  constraint rewards_mall_orders_good_id_fkey FOREIGN KEY (good_id) REFERENCES rewards_goods(id)
  constraint rewards_mall_orders_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_mall_orders_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_mall_orders_pkey PRIMARY KEY (order_no)
  CREATE INDEX rewards_mall_orders__counted ON public.rewards_mall_orders USING btree (member_id, good_id, ordered_at)
  CREATE INDEX rewards_mall_orders__of_member ON public.rewards_mall_orders USING btree (member_id, seq DESC)
  CREATE INDEX rewards_mall_orders__of_merchant ON public.rewards_mall_orders USING btree (merchant_code, seq DESC)
  CREATE INDEX rewards_mall_orders__on_the_way ON public.rewards_mall_orders USING btree (moved_at) WHERE (state = 'SHIPPED'::text)

table rewards_mission_facts
  source text not null
  key text not null
  counted_at timestamp with time zone not null
  constraint rewards_mission_facts_pkey PRIMARY KEY (source, key)
  CREATE INDEX rewards_mission_facts__old ON public.rewards_mission_facts USING btree (counted_at)

table rewards_mission_games
  member_id uuid not null
  mission_code text not null
  period text not null
  currency text not null
  game text not null
  constraint rewards_mission_games_pkey PRIMARY KEY (member_id, mission_code, period, currency, game)

table rewards_mission_progress
  member_id uuid not null
  merchant_code text not null
  mission_code text not null
  period text not null
  currency text not null
  value bigint not null
  target bigint not null
  done_at timestamp with time zone
  claimed_at timestamp with time zone
  claimed_on date
  activity integer not null default 0
  constraint rewards_mission_progress__adds_up CHECK (((value >= 0) AND (target > 0) AND (activity >= 0)))
  constraint rewards_mission_progress__claimed_on_a_day CHECK (((claimed_at IS NULL) = (claimed_on IS NULL)))
  constraint rewards_mission_progress__claimed_when_done CHECK (((claimed_at IS NULL) OR (done_at IS NOT NULL)))
  constraint rewards_mission_progress_merchant_code_mission_code_fkey FOREIGN KEY (merchant_code, mission_code) REFERENCES rewards_missions(merchant_code, code)
  constraint rewards_mission_progress_pkey PRIMARY KEY (member_id, mission_code, period, currency)
  CREATE INDEX rewards_mission_progress__activity ON public.rewards_mission_progress USING btree (member_id, claimed_on) WHERE (claimed_on IS NOT NULL)
  CREATE INDEX rewards_mission_progress__done ON public.rewards_mission_progress USING btree (merchant_code, done_at) WHERE (done_at IS NOT NULL)

table rewards_missions
  merchant_code text not null
  code text not null
  tab text not null
  metric text not null
  target bigint not null
  categories text[] not null default '{}'::text[]
  game_id text
  cash_ru bigint not null
  points integer not null
  activity integer not null
  rollover_multiple integer not null
  repeat text not null
  titles jsonb not null
  starts_at timestamp with time zone
  ends_at timestamp with time zone
  is_on boolean not null
  sort integer not null
  changed_at timestamp with time zone not null
  changed_by text not null
  constraint rewards_missions__code_plain CHECK ((code ~ '^[a-z0-9-]{2,40}$'::text))
  constraint rewards_missions__gives_something CHECK (((cash_ru >= 0) AND (points >= 0) AND (activity >= 0) AND (((cash_ru + points) + activity) > 0)))
  constraint rewards_missions__has_time CHECK (((starts_at IS NULL) OR (ends_at IS NULL) OR (starts_at < ends_at)))
  constraint rewards_missions__repeat_known CHECK ((repeat = ANY (ARRAY['ONCE'::text, 'DAILY'::text, 'WEEKLY'::text])))
  constraint rewards_missions__rollover_given CHECK ((rollover_multiple >= 0))
  constraint rewards_missions__target_there CHECK ((target > 0))
  constraint rewards_missions_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_missions_pkey PRIMARY KEY (merchant_code, code)

table rewards_packet_rounds
  id uuid not null
  seq bigint not null generated always as identity
  promotion_id uuid not null
  merchant_code text not null
  starts_at timestamp with time zone not null
  ends_at timestamp with time zone not null
  opened_at timestamp with time zone
  told_at timestamp with time zone
  constraint rewards_packet_rounds__has_time CHECK ((starts_at < ends_at))
  constraint rewards_packet_rounds__once UNIQUE (promotion_id, starts_at)
  constraint rewards_packet_rounds_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_packet_rounds_pkey PRIMARY KEY (id)
  constraint rewards_packet_rounds_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES rewards_promotions(id)
  constraint rewards_packet_rounds_seq_key UNIQUE (seq)
  CREATE INDEX rewards_packet_rounds__of_merchant ON public.rewards_packet_rounds USING btree (merchant_code, seq DESC)
  CREATE INDEX rewards_packet_rounds__to_open ON public.rewards_packet_rounds USING btree (starts_at) WHERE (opened_at IS NULL)

table rewards_packets
  round_id uuid not null
  number integer not null
  units bigint not null
  member_id uuid
  currency text
  taken_at timestamp with time zone
  constraint rewards_packets__holds_something CHECK ((units > 0))
  constraint rewards_packets__one_each UNIQUE (round_id, member_id)
  constraint rewards_packets__taken_or_not CHECK ((((member_id IS NULL) = (taken_at IS NULL)) AND ((member_id IS NULL) = (currency IS NULL))))
  constraint rewards_packets_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_packets_pkey PRIMARY KEY (round_id, number)
  constraint rewards_packets_round_id_fkey FOREIGN KEY (round_id) REFERENCES rewards_packet_rounds(id)
  CREATE INDEX rewards_packets__left ON public.rewards_packets USING btree (round_id, number) WHERE (member_id IS NULL)
  CREATE INDEX rewards_packets__of_member ON public.rewards_packets USING btree (member_id, taken_at DESC) WHERE (member_id IS NOT NULL)

table rewards_point_accounts
  member_id uuid not null
  merchant_code text not null
  balance bigint not null
  seq bigint not null
  constraint rewards_point_accounts__adds_up CHECK (((balance >= 0) AND (seq >= 0)))
  constraint rewards_point_accounts_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_point_accounts_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_point_accounts_pkey PRIMARY KEY (member_id)

table rewards_point_lots
  member_id uuid not null
  seq bigint not null
  points bigint not null
  unspent bigint not null
  expires_at timestamp with time zone not null
  constraint rewards_point_lots__adds_up CHECK (((points > 0) AND ((unspent >= 0) AND (unspent <= points))))
  constraint rewards_point_lots_member_id_seq_fkey FOREIGN KEY (member_id, seq) REFERENCES rewards_point_transfers(member_id, seq)
  constraint rewards_point_lots_pkey PRIMARY KEY (member_id, seq)
  CREATE INDEX rewards_point_lots__to_expire ON public.rewards_point_lots USING btree (expires_at) WHERE (unspent > 0)
  CREATE INDEX rewards_point_lots__unspent ON public.rewards_point_lots USING btree (member_id, expires_at, seq) WHERE (unspent > 0)

table rewards_point_plays
  member_id uuid not null
  currency text not null
  worth numeric not null
  constraint rewards_point_plays__not_negative CHECK ((worth >= (0)::numeric))
  constraint rewards_point_plays_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_point_plays_pkey PRIMARY KEY (member_id, currency)

table rewards_point_transfers
  member_id uuid not null
  seq bigint not null
  kind text not null
  key text not null
  points bigint not null
  balance_after bigint not null
  at timestamp with time zone not null
  constraint rewards_point_transfers__adds_up CHECK (((points <> 0) AND (balance_after >= 0)))
  constraint rewards_point_transfers__once UNIQUE (member_id, kind, key)
  constraint rewards_point_transfers_member_id_fkey FOREIGN KEY (member_id) REFERENCES rewards_point_accounts(member_id)
  constraint rewards_point_transfers_pkey PRIMARY KEY (member_id, seq)

table rewards_point_uses
  member_id uuid not null
  seq bigint not null
  lot_seq bigint not null
  points bigint not null
  constraint rewards_point_uses__takes_something CHECK ((points > 0))
  constraint rewards_point_uses_member_id_lot_seq_fkey FOREIGN KEY (member_id, lot_seq) REFERENCES rewards_point_lots(member_id, seq)
  constraint rewards_point_uses_member_id_seq_fkey FOREIGN KEY (member_id, seq) REFERENCES rewards_point_transfers(member_id, seq)
  constraint rewards_point_uses_pkey PRIMARY KEY (member_id, seq, lot_seq)

table rewards_point_warnings
  member_id uuid not null
  expires_on date not null
  points bigint not null
  constraint rewards_point_warnings_member_id_fkey FOREIGN KEY (member_id) REFERENCES rewards_point_accounts(member_id)
  constraint rewards_point_warnings_pkey PRIMARY KEY (member_id, expires_on)

table rewards_promotion_claims
  id uuid not null
  seq bigint not null generated always as identity
  promotion_id uuid not null
  merchant_code text not null
  member_id uuid not null
  period_key text not null
  state text not null
  currency text not null
  base bigint not null default 0
  amount bigint not null default 0
  grant_id uuid
  remark text
  business_day date not null
  address_hash text
  device_hash text
  claimed_at timestamp with time zone not null
  decided_by text
  reason text
  ended_at timestamp with time zone
  constraint rewards_promotion_claims__amounts CHECK (((base >= 0) AND (amount >= 0)))
  constraint rewards_promotion_claims__once UNIQUE (promotion_id, member_id, period_key)
  constraint rewards_promotion_claims_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES rewards_grants(id)
  constraint rewards_promotion_claims_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_promotion_claims_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_promotion_claims_pkey PRIMARY KEY (id)
  constraint rewards_promotion_claims_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES rewards_promotions(id)
  constraint rewards_promotion_claims_seq_key UNIQUE (seq)
  CREATE INDEX rewards_promotion_claims__by_address ON public.rewards_promotion_claims USING btree (promotion_id, address_hash)
  CREATE INDEX rewards_promotion_claims__by_device ON public.rewards_promotion_claims USING btree (promotion_id, device_hash)
  CREATE INDEX rewards_promotion_claims__by_grant ON public.rewards_promotion_claims USING btree (grant_id) WHERE (grant_id IS NOT NULL)
  CREATE INDEX rewards_promotion_claims__of_member ON public.rewards_promotion_claims USING btree (member_id, promotion_id)
  CREATE INDEX rewards_promotion_claims__of_merchant ON public.rewards_promotion_claims USING btree (merchant_code, seq DESC)

table rewards_promotion_comments
  id uuid not null
  seq bigint not null generated always as identity
  promotion_id uuid not null
  merchant_code text not null
  member_id uuid not null
  text text not null
  state text not null default 'WAITING'::text
  written_at timestamp with time zone not null
  decided_by text
  constraint rewards_promotion_comments__state_known CHECK ((state = ANY (ARRAY['WAITING'::text, 'SHOWN'::text, 'HIDDEN'::text])))
  constraint rewards_promotion_comments_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_promotion_comments_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_promotion_comments_pkey PRIMARY KEY (id)
  constraint rewards_promotion_comments_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES rewards_promotions(id)
  constraint rewards_promotion_comments_seq_key UNIQUE (seq)
  CREATE INDEX rewards_promotion_comments__of_merchant ON public.rewards_promotion_comments USING btree (merchant_code, seq DESC)
  CREATE INDEX rewards_promotion_comments__shown ON public.rewards_promotion_comments USING btree (promotion_id, seq DESC)

table rewards_promotion_images
  id uuid not null
  promotion_id uuid not null
  member_id uuid not null
  claim_id uuid
  hash text not null
  bytes bytea not null
  added_at timestamp with time zone not null
  constraint rewards_promotion_images_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES rewards_promotion_claims(id)
  constraint rewards_promotion_images_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_promotion_images_pkey PRIMARY KEY (id)
  constraint rewards_promotion_images_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES rewards_promotions(id)
  CREATE INDEX rewards_promotion_images__of_claim ON public.rewards_promotion_images USING btree (claim_id)
  CREATE INDEX rewards_promotion_images__of_member ON public.rewards_promotion_images USING btree (member_id, promotion_id)

table rewards_promotions
  id uuid not null
  merchant_code text not null
  type text not null
  kind text not null
  titles jsonb not null
  texts jsonb not null
  banner text not null
  show_from timestamp with time zone not null
  start_at timestamp with time zone not null
  end_at timestamp with time zone
  audience jsonb not null
  apply_mode text not null
  review_mode text not null
  rule jsonb not null
  rollover jsonb not null
  limits jsonb not null
  exclusive_group text
  status text not null
  sort integer not null
  changed_at timestamp with time zone not null
  changed_by text not null
  claimed integer not null default 0
  spent bigint not null default 0
  constraint rewards_promotions__counts CHECK (((claimed >= 0) AND (spent >= 0)))
  constraint rewards_promotions__has_time CHECK (((end_at IS NULL) OR (start_at < end_at)))
  constraint rewards_promotions__status_known CHECK ((status = ANY (ARRAY['DRAFT'::text, 'ACTIVE'::text, 'PAUSED'::text, 'ENDED'::text])))
  constraint rewards_promotions_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_promotions_pkey PRIMARY KEY (id)
  CREATE INDEX rewards_promotions__of_merchant ON public.rewards_promotions USING btree (merchant_code, sort, id)

table rewards_referrals
  friend_id uuid not null
  merchant_code text not null
  referrer_id uuid not null
  joined_at timestamp with time zone not null
  last_day date not null
  currency text
  deposits bigint not null default 0
  state text not null default 'OPEN'::text
  qualified_at timestamp with time zone
  commission_from date
  commission_until date
  referrer_currency text
  constraint rewards_referrals__deposits_have_a_wallet CHECK (((deposits >= 0) AND ((deposits = 0) OR (currency IS NOT NULL))))
  constraint rewards_referrals__qualified_pays CHECK ((((state = 'QUALIFIED'::text) = (qualified_at IS NOT NULL)) AND ((state = 'QUALIFIED'::text) = (commission_from IS NOT NULL)) AND ((state = 'QUALIFIED'::text) = (commission_until IS NOT NULL)) AND ((state = 'QUALIFIED'::text) = (referrer_currency IS NOT NULL))))
  constraint rewards_referrals__state_known CHECK ((state = ANY (ARRAY['OPEN'::text, 'QUALIFIED'::text, 'EXPIRED'::text])))
  constraint rewards_referrals__two_members CHECK ((friend_id <> referrer_id))
  constraint rewards_referrals_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES identity_members(id)
  constraint rewards_referrals_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_referrals_pkey PRIMARY KEY (friend_id)
  constraint rewards_referrals_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES identity_members(id)
  CREATE INDEX rewards_referrals__newest ON public.rewards_referrals USING btree (merchant_code, joined_at DESC, friend_id DESC)
  CREATE INDEX rewards_referrals__of_referrer ON public.rewards_referrals USING btree (referrer_id, joined_at, friend_id)
  CREATE INDEX rewards_referrals__open ON public.rewards_referrals USING btree (merchant_code, friend_id) WHERE (state = 'OPEN'::text)
  CREATE INDEX rewards_referrals__paying ON public.rewards_referrals USING btree (merchant_code, referrer_id) WHERE (state = 'QUALIFIED'::text)

table rewards_sign_ins
  member_id uuid not null
  business_day date not null
  merchant_code text not null
  number integer not null
  card_began date not null
  is_repaired boolean not null default false
  signed_at timestamp with time zone not null
  constraint rewards_sign_ins__number_on_card CHECK (((number >= 1) AND (number <= 7)))
  constraint rewards_sign_ins_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint rewards_sign_ins_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_sign_ins_pkey PRIMARY KEY (member_id, business_day)
  CREATE UNIQUE INDEX rewards_sign_ins__repaired_once ON public.rewards_sign_ins USING btree (member_id, card_began) WHERE is_repaired

table rewards_vip_levels
  merchant_code text not null
  level integer not null
  turnover_ru integer not null
  deposit_ru integer not null
  keep_ru integer not null
  level_up_ru integer not null
  monthly_ru integer not null
  birthday_ru integer not null
  free_withdrawals integer not null
  day_max_ru integer not null
  slots_ppm integer not null
  live_ppm integer not null
  sports_ppm integer not null
  pvp_ppm integer not null
  changed_at timestamp with time zone not null
  changed_by text not null
  constraint rewards_vip_levels__amounts_count CHECK (((level >= 0) AND (LEAST(turnover_ru, deposit_ru, keep_ru, level_up_ru, monthly_ru, birthday_ru, free_withdrawals, slots_ppm, live_ppm, sports_ppm, pvp_ppm) >= 0) AND (day_max_ru > 0)))
  constraint rewards_vip_levels_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_vip_levels_pkey PRIMARY KEY (merchant_code, level)

table rewards_vip_members
  member_id uuid not null
  currency text not null
  merchant_code text not null
  level integer not null default 0
  highest integer not null default 0
  seen integer not null default 0
  since timestamp with time zone not null
  upgraded_month date
  turnover bigint not null
  deposits bigint not null
  month date not null
  month_turnover bigint not null
  constraint rewards_vip_members__deposits_count CHECK ((deposits >= 0))
  constraint rewards_vip_members__levels_add_up CHECK ((((level >= 0) AND (level <= highest)) AND (seen >= 0)))
  constraint rewards_vip_members_pkey PRIMARY KEY (member_id, currency)
  CREATE INDEX rewards_vip_members__judged ON public.rewards_vip_members USING btree (merchant_code, member_id) WHERE (level > 0)

table rewards_vip_runs
  merchant_code text not null
  job text not null
  period date not null
  after_member uuid
  ended_at timestamp with time zone
  constraint rewards_vip_runs_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint rewards_vip_runs_pkey PRIMARY KEY (merchant_code, job, period)

table rewards_voucher_codes
  id uuid not null
  good_id uuid not null
  sealed text not null
  hash text not null
  order_no text
  added_at timestamp with time zone not null
  constraint rewards_voucher_codes__given_once UNIQUE (order_no)
  constraint rewards_voucher_codes__once UNIQUE (good_id, hash)
  constraint rewards_voucher_codes_good_id_fkey FOREIGN KEY (good_id) REFERENCES rewards_goods(id)
  constraint rewards_voucher_codes_order_no_fkey FOREIGN KEY (order_no) REFERENCES rewards_mall_orders(order_no)
  constraint rewards_voucher_codes_pkey PRIMARY KEY (id)
  CREATE INDEX rewards_voucher_codes__free ON public.rewards_voucher_codes USING btree (good_id, id) WHERE (order_no IS NULL)

table safety_caps
  member_id uuid not null
  stake_day bigint
  stake_week bigint
  stake_month bigint
  loss_day bigint
  loss_week bigint
  loss_month bigint
  deposit_day bigint
  deposit_week bigint
  deposit_month bigint
  session_day bigint
  session_week bigint
  session_month bigint
  changed_at timestamp with time zone not null
  constraint safety_caps__not_negative CHECK ((LEAST(stake_day, stake_week, stake_month, loss_day, loss_week, loss_month, deposit_day, deposit_week, deposit_month, session_day, session_week, session_month) >= 0))
  constraint safety_caps_pkey PRIMARY KEY (member_id)

table safety_changes
  id bigint not null generated always as identity
  member_id uuid not null
  kind text not null
  period text not null
  step text not null
  amount bigint
  changed_at timestamp with time zone not null
  constraint safety_changes__step_known CHECK ((step = ANY (ARRAY['LOWERED'::text, 'RAISE_ASKED'::text, 'RAISE_CONFIRMED'::text, 'RAISE_WITHDRAWN'::text])))
  constraint safety_changes_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint safety_changes_pkey PRIMARY KEY (id)
  CREATE INDEX safety_changes__member_id ON public.safety_changes USING btree (member_id, id)

table safety_documents
  verification_id uuid not null
  side text not null
  sealed text not null
  constraint safety_documents__side_known CHECK ((side = ANY (ARRAY['FRONT'::text, 'BACK'::text, 'SELFIE'::text])))
  constraint safety_documents_pkey PRIMARY KEY (verification_id, side)
  constraint safety_documents_verification_id_fkey FOREIGN KEY (verification_id) REFERENCES safety_verifications(id)

table safety_exclusions
  id bigint not null generated always as identity
  member_id uuid not null
  kind text not null
  began_at timestamp with time zone not null
  ends_at timestamp with time zone not null
  constraint safety_exclusions__ends_later CHECK ((ends_at > began_at))
  constraint safety_exclusions__kind_known CHECK ((kind = ANY (ARRAY['TIME_OUT'::text, 'SELF_EXCLUSION'::text])))
  constraint safety_exclusions_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint safety_exclusions_pkey PRIMARY KEY (id)
  CREATE INDEX safety_exclusions__member_id ON public.safety_exclusions USING btree (member_id, id)

table safety_lifts
  exclusion_id bigint not null
  lifted_at timestamp with time zone not null
  lifted_by text not null
  reason text not null
  constraint safety_lifts_exclusion_id_fkey FOREIGN KEY (exclusion_id) REFERENCES safety_exclusions(id)
  constraint safety_lifts_pkey PRIMARY KEY (exclusion_id)

table safety_persons
  member_id uuid not null
  name text not null
  birthday date not null
  stated_at timestamp with time zone not null
  constraint safety_persons_pkey PRIMARY KEY (member_id)

table safety_raises
  member_id uuid not null
  kind text not null
  period text not null
  amount bigint
  asked_at timestamp with time zone not null
  confirm_from timestamp with time zone not null
  constraint safety_raises__amount_not_negative CHECK ((amount >= 0))
  constraint safety_raises__kind_known CHECK ((kind = ANY (ARRAY['STAKE'::text, 'LOSS'::text, 'DEPOSIT'::text, 'SESSION'::text])))
  constraint safety_raises__period_known CHECK ((period = ANY (ARRAY['DAY'::text, 'WEEK'::text, 'MONTH'::text])))
  constraint safety_raises__waits CHECK ((confirm_from > asked_at))
  constraint safety_raises_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id)
  constraint safety_raises_pkey PRIMARY KEY (member_id, kind, period)

table safety_sittings
  member_id uuid not null
  every_minutes integer
  started_at timestamp with time zone not null
  active_at timestamp with time zone not null
  checked_at timestamp with time zone
  constraint safety_sittings__active_after_start CHECK ((active_at >= started_at))
  constraint safety_sittings__every_positive CHECK ((every_minutes > 0))
  constraint safety_sittings_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint safety_sittings_pkey PRIMARY KEY (member_id)

table safety_stays
  member_id uuid not null
  started_at timestamp with time zone not null
  active_at timestamp with time zone not null
  constraint safety_stays__active_after_start CHECK ((active_at >= started_at))
  constraint safety_stays_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity_members(id) ON DELETE CASCADE
  constraint safety_stays_pkey PRIMARY KEY (member_id, started_at)

table safety_uploads
  member_id uuid not null
  side text not null
  sealed text not null
  added_at timestamp with time zone not null
  constraint safety_uploads__side_known CHECK ((side = ANY (ARRAY['FRONT'::text, 'BACK'::text, 'SELFIE'::text])))
  constraint safety_uploads_pkey PRIMARY KEY (member_id, side)
  CREATE INDEX safety_uploads__added_at ON public.safety_uploads USING btree (added_at)

table safety_verifications
  id uuid not null
  merchant_code text not null
  member_id uuid not null
  status text not null
  name text not null
  birthday date not null
  country_code text
  document_kind text not null
  submitted_at timestamp with time zone not null
  claimed_by text
  claimed_at timestamp with time zone
  decided_by text
  decided_at timestamp with time zone
  reason text
  note text
  constraint safety_verifications__claim_whole CHECK (((claimed_by IS NULL) = (claimed_at IS NULL)))
  constraint safety_verifications__decision_whole CHECK ((((status = ANY (ARRAY['APPROVED'::text, 'REJECTED'::text])) = (decided_by IS NOT NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL))))
  constraint safety_verifications__kind_known CHECK ((document_kind = ANY (ARRAY['PASSPORT'::text, 'DRIVING_LICENCE'::text, 'RESIDENCE_CARD'::text, 'NATIONAL_ID'::text])))
  constraint safety_verifications__rejected_why CHECK (((status = 'REJECTED'::text) = (reason IS NOT NULL)))
  constraint safety_verifications__review_claimed CHECK (((status <> ALL (ARRAY['SUBMITTED'::text, 'IN_REVIEW'::text])) OR ((status = 'IN_REVIEW'::text) = (claimed_by IS NOT NULL))))
  constraint safety_verifications__status_known CHECK ((status = ANY (ARRAY['SUBMITTED'::text, 'IN_REVIEW'::text, 'APPROVED'::text, 'REJECTED'::text, 'REPLACED'::text])))
  constraint safety_verifications_pkey PRIMARY KEY (id)
  CREATE INDEX safety_verifications__all ON public.safety_verifications USING btree (merchant_code, submitted_at, id)
  CREATE INDEX safety_verifications__member ON public.safety_verifications USING btree (member_id, submitted_at)
  CREATE UNIQUE INDEX safety_verifications__one_approved ON public.safety_verifications USING btree (member_id) WHERE (status = 'APPROVED'::text)
  CREATE UNIQUE INDEX safety_verifications__one_open ON public.safety_verifications USING btree (member_id) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'IN_REVIEW'::text]))
  CREATE INDEX safety_verifications__waiting ON public.safety_verifications USING btree (merchant_code, submitted_at, id) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'IN_REVIEW'::text]))

table site_flags
  merchant_code text not null
  flag text not null
  is_on boolean not null
  constraint site_flags__flag_well_formed CHECK ((flag ~ '^[A-Z0-9]+$'::text))
  constraint site_flags_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint site_flags_pkey PRIMARY KEY (merchant_code, flag)

table site_hosts
  host text not null
  merchant_code text not null
  constraint site_hosts__host_lower_case CHECK ((host = lower(host)))
  constraint site_hosts__host_well_formed CHECK ((host ~ '^[^[:space:]/]+$'::text))
  constraint site_hosts_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint site_hosts_pkey PRIMARY KEY (host)
  CREATE INDEX site_hosts__merchant_code ON public.site_hosts USING btree (merchant_code)

table site_links
  merchant_code text not null
  kind text not null
  type text not null
  url text not null
  sort integer not null default 0
  language text not null default ''::text
  constraint site_links__kind_known CHECK ((kind = ANY (ARRAY['SOCIAL'::text, 'DOWNLOAD'::text, 'SERVICE'::text])))
  constraint site_links__language_known CHECK ((language = ANY (ARRAY[''::text, 'EN'::text, 'JA'::text, 'CN'::text, 'TH'::text, 'VI'::text])))
  constraint site_links__language_of_service CHECK (((language = ''::text) OR (kind = 'SERVICE'::text)))
  constraint site_links__type_given CHECK ((type <> ''::text))
  constraint site_links__url_harmless CHECK (((url <> ''::text) AND (url !~* '^[[:space:][:cntrl:]]*(javascript|data|vbscript)[[:space:]]*:'::text)))
  constraint site_links_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint site_links_pkey PRIMARY KEY (merchant_code, kind, type, language)

table site_market_policies
  country_code text not null
  mode text not null
  minimum_age integer
  licence_ref text
  real_since timestamp with time zone
  constraint site_market_policies__country_code_well_formed CHECK ((country_code ~ '^[A-Z]{2}$'::text))
  constraint site_market_policies__minimum_age_adult CHECK (((minimum_age >= 18) AND (minimum_age <= 99)))
  constraint site_market_policies__mode_known CHECK ((mode = ANY (ARRAY['DEMO'::text, 'REAL'::text, 'BLOCKED'::text])))
  constraint site_market_policies__real_money_licensed CHECK (((mode <> 'REAL'::text) OR (COALESCE(licence_ref, ''::text) <> ''::text)))
  constraint site_market_policies_pkey PRIMARY KEY (country_code)

table site_menu_items
  merchant_code text not null
  item text not null
  is_on boolean not null
  constraint site_menu_items__item_given CHECK ((item <> ''::text))
  constraint site_menu_items_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint site_menu_items_pkey PRIMARY KEY (merchant_code, item)

table site_merchants
  code text not null
  name text not null
  look text not null
  is_default boolean not null default false
  main_domain text not null
  default_language text not null
  languages text[] not null
  currency text not null
  currencies text[] not null
  business_timezone text not null default 'Asia/Tokyo'::text
  minimum_age integer not null default 18
  is_demo_login boolean not null default false
  mem_cen smallint not null default 1
  dep_func smallint not null default 1
  image_hosts text[] not null default '{}'::text[]
  licence_number text
  licence_authority text
  copyright_holder text not null
  copyright_from integer not null
  copyright_to integer not null
  maintenance_on boolean not null default false
  maintenance_ends_at timestamp with time zone
  version integer not null default 1
  menu_off text[] not null default '{}'::text[]
  look_colours jsonb
  planned_from timestamp with time zone
  planned_to timestamp with time zone
  constraint site_merchants__business_timezone_well_formed CHECK ((business_timezone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$'::text))
  constraint site_merchants__code_well_formed CHECK ((code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$'::text))
  constraint site_merchants__copyright_years_ordered CHECK ((((copyright_from >= 1970) AND (copyright_from <= copyright_to)) AND (copyright_to <= 9999)))
  constraint site_merchants__currencies_known CHECK ((currencies <@ ARRAY['JPY'::text, 'PHP'::text, 'THB'::text, 'VND'::text, 'CNY'::text, 'USD'::text]))
  constraint site_merchants__currency_offered CHECK (COALESCE((currency = ANY (currencies)), false))
  constraint site_merchants__default_language_offered CHECK (COALESCE((default_language = ANY (languages)), false))
  constraint site_merchants__dep_func_known CHECK ((dep_func = ANY (ARRAY[0, 1])))
  constraint site_merchants__image_hosts_given CHECK ((array_position(image_hosts, NULL::text) IS NULL))
  constraint site_merchants__languages_known CHECK ((languages <@ ARRAY['EN'::text, 'JA'::text, 'CN'::text, 'TH'::text, 'VI'::text]))
  constraint site_merchants__licence_whole CHECK (((licence_number IS NULL) = (licence_authority IS NULL)))
  constraint site_merchants__look_well_formed CHECK ((look ~ '^[a-z][a-z0-9-]*$'::text))
  constraint site_merchants__main_domain_lower_case CHECK (((main_domain <> ''::text) AND (main_domain = lower(main_domain))))
  constraint site_merchants__mem_cen_known CHECK ((mem_cen = ANY (ARRAY[0, 1])))
  constraint site_merchants__minimum_age_adult CHECK (((minimum_age >= 18) AND (minimum_age <= 99)))
  constraint site_merchants__name_given CHECK ((name <> ''::text))
  constraint site_merchants__planned_ordered CHECK ((planned_from < planned_to))
  constraint site_merchants__planned_whole CHECK (((planned_from IS NULL) = (planned_to IS NULL)))
  constraint site_merchants__version_counts_up CHECK ((version >= 1))
  constraint site_merchants_pkey PRIMARY KEY (code)
  CREATE UNIQUE INDEX site_merchants__one_default ON public.site_merchants USING btree (is_default) WHERE is_default

table site_sections
  merchant_code text not null
  section text not null
  version integer not null
  changed_by text not null
  changed_at timestamp with time zone not null
  constraint site_sections__version_counts_up CHECK ((version >= 1))
  constraint site_sections_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint site_sections_pkey PRIMARY KEY (merchant_code, section)

table site_setting_changes
  id bigint not null generated always as identity
  merchant_code text
  changed_at timestamp with time zone not null
  changed_by text not null
  change jsonb not null
  constraint site_setting_changes__changed_by_given CHECK ((changed_by <> ''::text))
  constraint site_setting_changes_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint site_setting_changes_pkey PRIMARY KEY (id)
  CREATE INDEX site_setting_changes__merchant_code_id ON public.site_setting_changes USING btree (merchant_code, id)

table wallet_accounts
  member_id uuid not null
  code text not null
  merchant_code text not null
  currency text not null
  available bigint not null default 0
  held bigint not null default 0
  debt bigint not null default 0
  seq bigint not null default 0
  fence bigint not null default 0
  opened_at timestamp with time zone not null
  moved_at timestamp with time zone not null
  closed_at timestamp with time zone
  blocked_until timestamp with time zone
  day date not null
  week date not null
  month date not null
  staked_day bigint not null default 0
  staked_week bigint not null default 0
  staked_month bigint not null default 0
  lost_day bigint not null default 0
  lost_week bigint not null default 0
  lost_month bigint not null default 0
  deposited_day bigint not null default 0
  deposited_week bigint not null default 0
  deposited_month bigint not null default 0
  played_day bigint not null default 0
  played_week bigint not null default 0
  played_month bigint not null default 0
  staked_at timestamp with time zone
  constraint wallet_accounts__never_negative CHECK (((available >= 0) AND (held >= 0) AND (debt >= 0)))
  constraint wallet_accounts_pkey PRIMARY KEY (member_id, code)

table wallet_checkpoints
  member_id uuid not null
  wallet text not null
  seq bigint not null
  balance bigint not null
  at timestamp with time zone not null
  verified_at timestamp with time zone not null
  constraint wallet_checkpoints_pkey PRIMARY KEY (member_id, wallet)

table wallet_checks
  mode text not null
  checked_at timestamp with time zone not null
  verdicts jsonb not null
  constraint wallet_checks__mode_known CHECK ((mode = ANY (ARRAY['news'::text, 'full'::text])))
  constraint wallet_checks_pkey PRIMARY KEY (mode)

table wallet_counterparties
  member_id uuid not null
  source text not null
  key text not null
  counterparty_id uuid not null
  constraint wallet_counterparties_counterparty_id_fkey FOREIGN KEY (counterparty_id) REFERENCES identity_members(id)
  constraint wallet_counterparties_pkey PRIMARY KEY (member_id, source, key)
  CREATE INDEX wallet_counterparties__with ON public.wallet_counterparties USING btree (member_id, counterparty_id)

table wallet_debts
  member_id uuid not null
  source text not null
  key text not null
  wallet text not null
  currency text not null
  owed_to text not null
  amount bigint not null
  collected bigint not null default 0
  reason text not null
  created_at timestamp with time zone not null
  constraint wallet_debts__amount_positive CHECK ((amount > 0))
  constraint wallet_debts__collected_within_amount CHECK (((collected >= 0) AND (collected <= amount)))
  constraint wallet_debts_pkey PRIMARY KEY (member_id, source, key)
  CREATE INDEX wallet_debts__open ON public.wallet_debts USING btree (member_id, wallet, created_at) WHERE (collected < amount)

table wallet_holds
  member_id uuid not null
  source text not null
  key text not null
  fingerprint text not null
  wallet text not null
  currency text not null
  amount bigint not null
  status text not null
  refusal text
  placed_at timestamp with time zone not null
  ended_at timestamp with time zone
  constraint wallet_holds__amount_positive CHECK ((amount > 0))
  constraint wallet_holds__ends_once CHECK (((status = 'PLACED'::text) = (ended_at IS NULL)))
  constraint wallet_holds__refused_for_a_reason CHECK (((status = 'REFUSED'::text) = (refusal IS NOT NULL)))
  constraint wallet_holds__status_known CHECK ((status = ANY (ARRAY['PLACED'::text, 'POSTED'::text, 'RELEASED'::text, 'REFUSED'::text])))
  constraint wallet_holds_pkey PRIMARY KEY (member_id, source, key)
  CREATE INDEX wallet_holds__placed ON public.wallet_holds USING btree (member_id, wallet) WHERE (status = 'PLACED'::text)

table wallet_house_balances
  merchant_code text not null
  account text not null
  currency text not null
  balance numeric not null
  constraint wallet_house_balances_pkey PRIMARY KEY (merchant_code, account, currency)

table wallet_transfers partitioned by HASH (member_id)
  member_id uuid not null
  source text not null
  key text not null
  fingerprint text not null
  outcome text not null
  refusal text
  kind text not null
  wallet text
  debit text not null
  credit text not null
  amount bigint not null
  merchant_code text not null
  currency text not null
  seq bigint
  balance_after bigint
  ref_type text
  ref_id text
  remark text
  author text
  at timestamp with time zone not null
  xact bigint not null default ((pg_current_xact_id())::text)::bigint
  constraint wallet_transfers__two_sides CHECK (((amount >= 0) AND (balance_after >= 0) AND (debit <> credit) AND (((outcome = 'DONE'::text) AND (wallet IS NOT NULL)) = (seq IS NOT NULL))))
  constraint wallet_transfers_pkey PRIMARY KEY (member_id, source, key)
  CREATE INDEX wallet_transfers__at ON ONLY public.wallet_transfers USING brin (at) WITH (pages_per_range='16')
  CREATE INDEX wallet_transfers__history ON ONLY public.wallet_transfers USING btree (member_id, wallet, at, seq) WHERE (seq IS NOT NULL)
  CREATE INDEX wallet_transfers__jackpots ON ONLY public.wallet_transfers USING btree (member_id, at) WHERE (kind = 'JACKPOT'::text)
  CREATE INDEX wallet_transfers__no_game ON ONLY public.wallet_transfers USING btree (member_id, wallet, at) WHERE ((seq IS NOT NULL) AND (kind <> ALL (ARRAY['BET'::text, 'PAYOUT'::text, 'BET_REFUND'::text, 'RESETTLE'::text, 'JACKPOT'::text])))
  CREATE INDEX wallet_transfers__xact ON ONLY public.wallet_transfers USING brin (xact) WITH (pages_per_range='16')

table wallet_transfers_0 partition of wallet_transfers FOR VALUES WITH (modulus 8, remainder 0)
  member_id uuid not null
  source text not null
  key text not null
  fingerprint text not null
  outcome text not null
  refusal text
  kind text not null
  wallet text
  debit text not null
  credit text not null
  amount bigint not null
  merchant_code text not null
  currency text not null
  seq bigint
  balance_after bigint
  ref_type text
  ref_id text
  remark text
  author text
  at timestamp with time zone not null
  xact bigint not null default ((pg_current_xact_id())::text)::bigint
  constraint wallet_transfers_0_pkey PRIMARY KEY (member_id, source, key)
  constraint wallet_transfers__two_sides CHECK (((amount >= 0) AND (balance_after >= 0) AND (debit <> credit) AND (((outcome = 'DONE'::text) AND (wallet IS NOT NULL)) = (seq IS NOT NULL))))
  CREATE INDEX wallet_transfers_0_at_idx ON public.wallet_transfers_0 USING brin (at) WITH (pages_per_range='16')
  CREATE INDEX wallet_transfers_0_member_id_at_idx ON public.wallet_transfers_0 USING btree (member_id, at) WHERE (kind = 'JACKPOT'::text)
  CREATE INDEX wallet_transfers_0_member_id_wallet_at_idx ON public.wallet_transfers_0 USING btree (member_id, wallet, at) WHERE ((seq IS NOT NULL) AND (kind <> ALL (ARRAY['BET'::text, 'PAYOUT'::text, 'BET_REFUND'::text, 'RESETTLE'::text, 'JACKPOT'::text])))
  CREATE INDEX wallet_transfers_0_member_id_wallet_at_seq_idx ON public.wallet_transfers_0 USING btree (member_id, wallet, at, seq) WHERE (seq IS NOT NULL)
  CREATE INDEX wallet_transfers_0_xact_idx ON public.wallet_transfers_0 USING brin (xact) WITH (pages_per_range='16')

table wallet_transfers_1 partition of wallet_transfers FOR VALUES WITH (modulus 8, remainder 1)
  member_id uuid not null
  source text not null
  key text not null
  fingerprint text not null
  outcome text not null
  refusal text
  kind text not null
  wallet text
  debit text not null
  credit text not null
  amount bigint not null
  merchant_code text not null
  currency text not null
  seq bigint
  balance_after bigint
  ref_type text
  ref_id text
  remark text
  author text
  at timestamp with time zone not null
  xact bigint not null default ((pg_current_xact_id())::text)::bigint
  constraint wallet_transfers_1_pkey PRIMARY KEY (member_id, source, key)
  constraint wallet_transfers__two_sides CHECK (((amount >= 0) AND (balance_after >= 0) AND (debit <> credit) AND (((outcome = 'DONE'::text) AND (wallet IS NOT NULL)) = (seq IS NOT NULL))))
  CREATE INDEX wallet_transfers_1_at_idx ON public.wallet_transfers_1 USING brin (at) WITH (pages_per_range='16')
  CREATE INDEX wallet_transfers_1_member_id_at_idx ON public.wallet_transfers_1 USING btree (member_id, at) WHERE (kind = 'JACKPOT'::text)
  CREATE INDEX wallet_transfers_1_member_id_wallet_at_idx ON public.wallet_transfers_1 USING btree (member_id, wallet, at) WHERE ((seq IS NOT NULL) AND (kind <> ALL (ARRAY['BET'::text, 'PAYOUT'::text, 'BET_REFUND'::text, 'RESETTLE'::text, 'JACKPOT'::text])))
  CREATE INDEX wallet_transfers_1_member_id_wallet_at_seq_idx ON public.wallet_transfers_1 USING btree (member_id, wallet, at, seq) WHERE (seq IS NOT NULL)
  CREATE INDEX wallet_transfers_1_xact_idx ON public.wallet_transfers_1 USING brin (xact) WITH (pages_per_range='16')

table wallet_transfers_2 partition of wallet_transfers FOR VALUES WITH (modulus 8, remainder 2)
  member_id uuid not null
  source text not null
  key text not null
  fingerprint text not null
  outcome text not null
  refusal text
  kind text not null
  wallet text
  debit text not null
  credit text not null
  amount bigint not null
  merchant_code text not null
  currency text not null
  seq bigint
  balance_after bigint
  ref_type text
  ref_id text
  remark text
  author text
  at timestamp with time zone not null
  xact bigint not null default ((pg_current_xact_id())::text)::bigint
  constraint wallet_transfers_2_pkey PRIMARY KEY (member_id, source, key)
  constraint wallet_transfers__two_sides CHECK (((amount >= 0) AND (balance_after >= 0) AND (debit <> credit) AND (((outcome = 'DONE'::text) AND (wallet IS NOT NULL)) = (seq IS NOT NULL))))
  CREATE INDEX wallet_transfers_2_at_idx ON public.wallet_transfers_2 USING brin (at) WITH (pages_per_range='16')
  CREATE INDEX wallet_transfers_2_member_id_at_idx ON public.wallet_transfers_2 USING btree (member_id, at) WHERE (kind = 'JACKPOT'::text)
  CREATE INDEX wallet_transfers_2_member_id_wallet_at_idx ON public.wallet_transfers_2 USING btree (member_id, wallet, at) WHERE ((seq IS NOT NULL) AND (kind <> ALL (ARRAY['BET'::text, 'PAYOUT'::text, 'BET_REFUND'::text, 'RESETTLE'::text, 'JACKPOT'::text])))
  CREATE INDEX wallet_transfers_2_member_id_wallet_at_seq_idx ON public.wallet_transfers_2 USING btree (member_id, wallet, at, seq) WHERE (seq IS NOT NULL)
  CREATE INDEX wallet_transfers_2_xact_idx ON public.wallet_transfers_2 USING brin (xact) WITH (pages_per_range='16')

table wallet_transfers_3 partition of wallet_transfers FOR VALUES WITH (modulus 8, remainder 3)
  member_id uuid not null
  source text not null
  key text not null
  fingerprint text not null
  outcome text not null
  refusal text
  kind text not null
  wallet text
  debit text not null
  credit text not null
  amount bigint not null
  merchant_code text not null
  currency text not null
  seq bigint
  balance_after bigint
  ref_type text
  ref_id text
  remark text
  author text
  at timestamp with time zone not null
  xact bigint not null default ((pg_current_xact_id())::text)::bigint
  constraint wallet_transfers_3_pkey PRIMARY KEY (member_id, source, key)
  constraint wallet_transfers__two_sides CHECK (((amount >= 0) AND (balance_after >= 0) AND (debit <> credit) AND (((outcome = 'DONE'::text) AND (wallet IS NOT NULL)) = (seq IS NOT NULL))))
  CREATE INDEX wallet_transfers_3_at_idx ON public.wallet_transfers_3 USING brin (at) WITH (pages_per_range='16')
  CREATE INDEX wallet_transfers_3_member_id_at_idx ON public.wallet_transfers_3 USING btree (member_id, at) WHERE (kind = 'JACKPOT'::text)
  CREATE INDEX wallet_transfers_3_member_id_wallet_at_idx ON public.wallet_transfers_3 USING btree (member_id, wallet, at) WHERE ((seq IS NOT NULL) AND (kind <> ALL (ARRAY['BET'::text, 'PAYOUT'::text, 'BET_REFUND'::text, 'RESETTLE'::text, 'JACKPOT'::text])))
  CREATE INDEX wallet_transfers_3_member_id_wallet_at_seq_idx ON public.wallet_transfers_3 USING btree (member_id, wallet, at, seq) WHERE (seq IS NOT NULL)
  CREATE INDEX wallet_transfers_3_xact_idx ON public.wallet_transfers_3 USING brin (xact) WITH (pages_per_range='16')

table wallet_transfers_4 partition of wallet_transfers FOR VALUES WITH (modulus 8, remainder 4)
  member_id uuid not null
  source text not null
  key text not null
  fingerprint text not null
  outcome text not null
  refusal text
  kind text not null
  wallet text
  debit text not null
  credit text not null
  amount bigint not null
  merchant_code text not null
  currency text not null
  seq bigint
  balance_after bigint
  ref_type text
  ref_id text
  remark text
  author text
  at timestamp with time zone not null
  xact bigint not null default ((pg_current_xact_id())::text)::bigint
  constraint wallet_transfers_4_pkey PRIMARY KEY (member_id, source, key)
  constraint wallet_transfers__two_sides CHECK (((amount >= 0) AND (balance_after >= 0) AND (debit <> credit) AND (((outcome = 'DONE'::text) AND (wallet IS NOT NULL)) = (seq IS NOT NULL))))
  CREATE INDEX wallet_transfers_4_at_idx ON public.wallet_transfers_4 USING brin (at) WITH (pages_per_range='16')
  CREATE INDEX wallet_transfers_4_member_id_at_idx ON public.wallet_transfers_4 USING btree (member_id, at) WHERE (kind = 'JACKPOT'::text)
  CREATE INDEX wallet_transfers_4_member_id_wallet_at_idx ON public.wallet_transfers_4 USING btree (member_id, wallet, at) WHERE ((seq IS NOT NULL) AND (kind <> ALL (ARRAY['BET'::text, 'PAYOUT'::text, 'BET_REFUND'::text, 'RESETTLE'::text, 'JACKPOT'::text])))
  CREATE INDEX wallet_transfers_4_member_id_wallet_at_seq_idx ON public.wallet_transfers_4 USING btree (member_id, wallet, at, seq) WHERE (seq IS NOT NULL)
  CREATE INDEX wallet_transfers_4_xact_idx ON public.wallet_transfers_4 USING brin (xact) WITH (pages_per_range='16')

table wallet_transfers_5 partition of wallet_transfers FOR VALUES WITH (modulus 8, remainder 5)
  member_id uuid not null
  source text not null
  key text not null
  fingerprint text not null
  outcome text not null
  refusal text
  kind text not null
  wallet text
  debit text not null
  credit text not null
  amount bigint not null
  merchant_code text not null
  currency text not null
  seq bigint
  balance_after bigint
  ref_type text
  ref_id text
  remark text
  author text
  at timestamp with time zone not null
  xact bigint not null default ((pg_current_xact_id())::text)::bigint
  constraint wallet_transfers_5_pkey PRIMARY KEY (member_id, source, key)
  constraint wallet_transfers__two_sides CHECK (((amount >= 0) AND (balance_after >= 0) AND (debit <> credit) AND (((outcome = 'DONE'::text) AND (wallet IS NOT NULL)) = (seq IS NOT NULL))))
  CREATE INDEX wallet_transfers_5_at_idx ON public.wallet_transfers_5 USING brin (at) WITH (pages_per_range='16')
  CREATE INDEX wallet_transfers_5_member_id_at_idx ON public.wallet_transfers_5 USING btree (member_id, at) WHERE (kind = 'JACKPOT'::text)
  CREATE INDEX wallet_transfers_5_member_id_wallet_at_idx ON public.wallet_transfers_5 USING btree (member_id, wallet, at) WHERE ((seq IS NOT NULL) AND (kind <> ALL (ARRAY['BET'::text, 'PAYOUT'::text, 'BET_REFUND'::text, 'RESETTLE'::text, 'JACKPOT'::text])))
  CREATE INDEX wallet_transfers_5_member_id_wallet_at_seq_idx ON public.wallet_transfers_5 USING btree (member_id, wallet, at, seq) WHERE (seq IS NOT NULL)
  CREATE INDEX wallet_transfers_5_xact_idx ON public.wallet_transfers_5 USING brin (xact) WITH (pages_per_range='16')

table wallet_transfers_6 partition of wallet_transfers FOR VALUES WITH (modulus 8, remainder 6)
  member_id uuid not null
  source text not null
  key text not null
  fingerprint text not null
  outcome text not null
  refusal text
  kind text not null
  wallet text
  debit text not null
  credit text not null
  amount bigint not null
  merchant_code text not null
  currency text not null
  seq bigint
  balance_after bigint
  ref_type text
  ref_id text
  remark text
  author text
  at timestamp with time zone not null
  xact bigint not null default ((pg_current_xact_id())::text)::bigint
  constraint wallet_transfers_6_pkey PRIMARY KEY (member_id, source, key)
  constraint wallet_transfers__two_sides CHECK (((amount >= 0) AND (balance_after >= 0) AND (debit <> credit) AND (((outcome = 'DONE'::text) AND (wallet IS NOT NULL)) = (seq IS NOT NULL))))
  CREATE INDEX wallet_transfers_6_at_idx ON public.wallet_transfers_6 USING brin (at) WITH (pages_per_range='16')
  CREATE INDEX wallet_transfers_6_member_id_at_idx ON public.wallet_transfers_6 USING btree (member_id, at) WHERE (kind = 'JACKPOT'::text)
  CREATE INDEX wallet_transfers_6_member_id_wallet_at_idx ON public.wallet_transfers_6 USING btree (member_id, wallet, at) WHERE ((seq IS NOT NULL) AND (kind <> ALL (ARRAY['BET'::text, 'PAYOUT'::text, 'BET_REFUND'::text, 'RESETTLE'::text, 'JACKPOT'::text])))
  CREATE INDEX wallet_transfers_6_member_id_wallet_at_seq_idx ON public.wallet_transfers_6 USING btree (member_id, wallet, at, seq) WHERE (seq IS NOT NULL)
  CREATE INDEX wallet_transfers_6_xact_idx ON public.wallet_transfers_6 USING brin (xact) WITH (pages_per_range='16')

table wallet_transfers_7 partition of wallet_transfers FOR VALUES WITH (modulus 8, remainder 7)
  member_id uuid not null
  source text not null
  key text not null
  fingerprint text not null
  outcome text not null
  refusal text
  kind text not null
  wallet text
  debit text not null
  credit text not null
  amount bigint not null
  merchant_code text not null
  currency text not null
  seq bigint
  balance_after bigint
  ref_type text
  ref_id text
  remark text
  author text
  at timestamp with time zone not null
  xact bigint not null default ((pg_current_xact_id())::text)::bigint
  constraint wallet_transfers_7_pkey PRIMARY KEY (member_id, source, key)
  constraint wallet_transfers__two_sides CHECK (((amount >= 0) AND (balance_after >= 0) AND (debit <> credit) AND (((outcome = 'DONE'::text) AND (wallet IS NOT NULL)) = (seq IS NOT NULL))))
  CREATE INDEX wallet_transfers_7_at_idx ON public.wallet_transfers_7 USING brin (at) WITH (pages_per_range='16')
  CREATE INDEX wallet_transfers_7_member_id_at_idx ON public.wallet_transfers_7 USING btree (member_id, at) WHERE (kind = 'JACKPOT'::text)
  CREATE INDEX wallet_transfers_7_member_id_wallet_at_idx ON public.wallet_transfers_7 USING btree (member_id, wallet, at) WHERE ((seq IS NOT NULL) AND (kind <> ALL (ARRAY['BET'::text, 'PAYOUT'::text, 'BET_REFUND'::text, 'RESETTLE'::text, 'JACKPOT'::text])))
  CREATE INDEX wallet_transfers_7_member_id_wallet_at_seq_idx ON public.wallet_transfers_7 USING btree (member_id, wallet, at, seq) WHERE (seq IS NOT NULL)
  CREATE INDEX wallet_transfers_7_xact_idx ON public.wallet_transfers_7 USING brin (xact) WITH (pages_per_range='16')

table wallet_watermarks
  name text not null
  xact bigint not null
  moved_at timestamp with time zone not null
  constraint wallet_watermarks_pkey PRIMARY KEY (name)
