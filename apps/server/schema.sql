-- Generated from the migrations by "npm run generate". Do not edit: the next run writes it anew.
-- It shows and compares what the migrations build; it is not meant to be run.

table platform_call_keys
  id text not null
  public_key text not null
  private_key_sealed text not null
  created_at timestamp with time zone not null
  retires_at timestamp with time zone not null
  constraint platform_call_keys__retires_after_creation CHECK ((retires_at > created_at))
  constraint platform_call_keys_pkey PRIMARY KEY (id)
  CREATE INDEX platform_call_keys__retires_at ON public.platform_call_keys USING btree (retires_at)

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
  constraint site_links__kind_known CHECK ((kind = ANY (ARRAY['SOCIAL'::text, 'DOWNLOAD'::text, 'SERVICE'::text])))
  constraint site_links__type_given CHECK ((type <> ''::text))
  constraint site_links__url_harmless CHECK (((url <> ''::text) AND (url !~* '^[[:space:][:cntrl:]]*(javascript|data|vbscript)[[:space:]]*:'::text)))
  constraint site_links_merchant_code_fkey FOREIGN KEY (merchant_code) REFERENCES site_merchants(code)
  constraint site_links_pkey PRIMARY KEY (merchant_code, kind, type)

table site_market_policies
  country_code text not null
  mode text not null
  minimum_age integer
  licence_ref text
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
  constraint site_merchants__version_counts_up CHECK ((version >= 1))
  constraint site_merchants_pkey PRIMARY KEY (code)
  CREATE UNIQUE INDEX site_merchants__one_default ON public.site_merchants USING btree (is_default) WHERE is_default

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
