-- Why: one installation serves several merchants, each under its own hosts, with its own look,
-- languages, currencies, menu and flags. All of it is data that an operator changes while the site
-- runs; every change is kept, because a regulator asks who switched what, and when.
--
-- Invariants: at most one merchant is the default, the one that answers unknown hosts; what a
-- merchant starts with is among what it offers; a market opens for real money only with a licence.

create table site_merchants (
  code                text        primary key,
  name                text        not null,
  look                text        not null,
  is_default          boolean     not null default false,
  main_domain         text        not null,
  default_language    text        not null,
  languages           text[]      not null,
  currency            text        not null,
  currencies          text[]      not null,
  business_timezone   text        not null default 'Asia/Tokyo',
  minimum_age         int         not null default 18,
  is_demo_login       boolean     not null default false,
  mem_cen             smallint    not null default 1,
  dep_func            smallint    not null default 1,
  image_hosts         text[]      not null default '{}',
  licence_number      text,
  licence_authority   text,
  copyright_holder    text        not null,
  copyright_from      int         not null,
  copyright_to        int         not null,
  maintenance_on      boolean     not null default false,
  maintenance_ends_at timestamptz,
  version             int         not null default 1,
  constraint site_merchants__code_well_formed check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$'),
  constraint site_merchants__name_given check (name <> ''),
  constraint site_merchants__look_well_formed check (look ~ '^[a-z][a-z0-9-]*$'),
  constraint site_merchants__main_domain_lower_case
    check (main_domain <> '' and main_domain = lower(main_domain)),
  constraint site_merchants__languages_known
    check (languages <@ array['EN', 'JA', 'CN', 'TH', 'VI']),
  constraint site_merchants__default_language_offered
    check (coalesce(default_language = any (languages), false)),
  constraint site_merchants__currencies_known
    check (currencies <@ array['JPY', 'PHP', 'THB', 'VND', 'CNY', 'USD']),
  constraint site_merchants__currency_offered
    check (coalesce(currency = any (currencies), false)),
  constraint site_merchants__business_timezone_well_formed
    check (business_timezone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$'),
  constraint site_merchants__minimum_age_adult check (minimum_age between 18 and 99),
  constraint site_merchants__mem_cen_known check (mem_cen in (0, 1)),
  constraint site_merchants__dep_func_known check (dep_func in (0, 1)),
  constraint site_merchants__image_hosts_given check (array_position(image_hosts, null) is null),
  constraint site_merchants__licence_whole
    check ((licence_number is null) = (licence_authority is null)),
  constraint site_merchants__copyright_years_ordered
    check (copyright_from between 1970 and copyright_to and copyright_to <= 9999),
  constraint site_merchants__version_counts_up check (version >= 1)
);

create unique index site_merchants__one_default on site_merchants (is_default) where is_default;

create table site_hosts (
  host          text primary key,
  merchant_code text not null references site_merchants (code),
  constraint site_hosts__host_lower_case check (host = lower(host)),
  constraint site_hosts__host_well_formed check (host ~ '^[^[:space:]/]+$')
);

create index site_hosts__merchant_code on site_hosts (merchant_code);

create table site_flags (
  merchant_code text    not null references site_merchants (code),
  flag          text    not null,
  is_on         boolean not null,
  primary key (merchant_code, flag),
  constraint site_flags__flag_well_formed check (flag ~ '^[A-Z0-9]+$')
);

-- A link is shown to every visitor, so an address that would run as a script is refused here too.
create table site_links (
  merchant_code text not null references site_merchants (code),
  kind          text not null,
  type          text not null,
  url           text not null,
  sort          int  not null default 0,
  primary key (merchant_code, kind, type),
  constraint site_links__kind_known check (kind in ('SOCIAL', 'DOWNLOAD', 'SERVICE')),
  constraint site_links__type_given check (type <> ''),
  constraint site_links__url_harmless
    check (url <> '' and url !~* '^[[:space:][:cntrl:]]*(javascript|data|vbscript)[[:space:]]*:')
);

create table site_menu_items (
  merchant_code text    not null references site_merchants (code),
  item          text    not null,
  is_on         boolean not null,
  primary key (merchant_code, item),
  constraint site_menu_items__item_given check (item <> '')
);

create table site_market_policies (
  country_code text primary key,
  mode         text not null,
  minimum_age  int,
  licence_ref  text,
  constraint site_market_policies__country_code_well_formed check (country_code ~ '^[A-Z]{2}$'),
  constraint site_market_policies__mode_known check (mode in ('DEMO', 'REAL', 'BLOCKED')),
  constraint site_market_policies__minimum_age_adult check (minimum_age between 18 and 99),
  constraint site_market_policies__real_money_licensed
    check (mode <> 'REAL' or coalesce(licence_ref, '') <> '')
);

-- A change to a market policy belongs to no merchant, and then merchant_code is null.
create table site_setting_changes (
  id            bigint generated always as identity primary key,
  merchant_code text references site_merchants (code),
  changed_at    timestamptz not null,
  changed_by    text        not null,
  change        jsonb       not null,
  constraint site_setting_changes__changed_by_given check (changed_by <> '')
);

create index site_setting_changes__merchant_code_id on site_setting_changes (merchant_code, id);
