-- Why: an account belongs to one merchant: the same name at two merchants is two people. What proves
-- who somebody is (a hash, a verified number) stands apart from what they only told us, because
-- only the first may open the account again. Secrets are kept as hashes, never as themselves.
--
-- Invariants: a username is one member's within a merchant; a verified number or address is one
-- member's within a merchant, while anybody may have typed it unproven; trials end and nobody else
-- does; nobody is their own parent or referrer.

create table identity_members (
  id                    uuid        primary key,
  merchant_code         text        not null references site_merchants (code),
  type                  smallint    not null,
  username              text        not null,
  password_hash         text,
  payment_password_hash text,
  nickname              text,
  payee_name            text,
  birthday              date,
  email                 text,
  email_verified_at     timestamptz,
  mobile                text,
  mobile_verified_at    timestamptz,
  id_number             text,
  contacts              jsonb       not null default '{}',
  currency              text        not null,
  language              text        not null,
  country_code          text,
  club_label            text,
  club_label_type       text,
  labels                text[]      not null default '{}',
  parent_id             uuid references identity_members (id),
  joined_via            text        not null,
  referrer_id           uuid references identity_members (id),
  register_host         text        not null,
  register_method       text        not null,
  registered_at         timestamptz not null,
  registered_address    text        not null,
  must_change_password  boolean     not null default false,
  disabled_at           timestamptz,
  expires_at            timestamptz,
  constraint identity_members__type_known check (type in (0, 1, 2, 4, 40, 41, 42)),
  constraint identity_members__username_lower_case
    check (username <> '' and username = lower(username)),
  constraint identity_members__one_username unique (merchant_code, username),
  constraint identity_members__email_lower_case check (email = lower(email)),
  constraint identity_members__verified_email_given
    check (email_verified_at is null or email is not null),
  constraint identity_members__mobile_international check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  constraint identity_members__verified_mobile_given
    check (mobile_verified_at is null or mobile is not null),
  constraint identity_members__joined_via_known
    check (joined_via in ('LINK', 'CODE', 'AGENT_CREATED', 'REFERRAL', 'DEFAULT', 'OPERATOR', 'TRIAL')),
  constraint identity_members__only_trials_expire check ((type = 4) = (expires_at is not null)),
  constraint identity_members__not_own_parent check (parent_id <> id),
  constraint identity_members__not_own_referrer check (referrer_id <> id)
);

create unique index identity_members__one_verified_mobile
  on identity_members (merchant_code, mobile) where mobile_verified_at is not null;
create unique index identity_members__one_verified_email
  on identity_members (merchant_code, email) where email_verified_at is not null;
create index identity_members__parent_id on identity_members (parent_id);
create index identity_members__expires_at on identity_members (expires_at)
  where expires_at is not null;

-- A session is found by the hash of a token that only its owner has. What ended stays for a while,
-- because its owner may ask who was logged in.
create table identity_sessions (
  id            uuid        primary key,
  member_id     uuid        not null references identity_members (id),
  merchant_code text        not null,
  token_hash    text        not null,
  via           text        not null,
  device        text        not null,
  address       text        not null,
  country_code  text,
  opened_at     timestamptz not null,
  seen_at       timestamptz not null,
  idle_ms       bigint      not null,
  ends_at       timestamptz not null,
  ended_at      timestamptz,
  constraint identity_sessions__one_token unique (token_hash),
  constraint identity_sessions__via_known check
    (via in ('PASSWORD', 'SMS', 'PASSKEY', 'SOCIAL', 'REGISTRATION', 'RENEWAL', 'TRIAL')),
  constraint identity_sessions__ends_after_opening check (ends_at > opened_at),
  constraint identity_sessions__idle_positive check (idle_ms > 0)
);

create index identity_sessions__member_id on identity_sessions (member_id, opened_at desc);
create index identity_sessions__ends_at on identity_sessions (ends_at);

-- Carries a session into another browser: spent once, within a minute.
create table identity_renewals (
  token_hash text        primary key,
  session_id uuid        not null references identity_sessions (id),
  expires_at timestamptz not null
);

create index identity_renewals__expires_at on identity_renewals (expires_at);

-- The invitation codes of agents. Who registers with one becomes its owner's downline.
create table identity_affiliate_codes (
  merchant_code text        not null references site_merchants (code),
  code          text        not null,
  owner_id      uuid        not null references identity_members (id),
  target_type   smallint    not null default 0,
  domain        text,
  uses          int         not null default 0,
  uses_max      int,
  expires_at    timestamptz,
  disabled_at   timestamptz,
  remark        text        not null default '',
  created_at    timestamptz not null,
  primary key (merchant_code, code),
  constraint identity_affiliate_codes__code_well_formed
    check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  constraint identity_affiliate_codes__target_type_known check (target_type in (0, 1)),
  constraint identity_affiliate_codes__uses_within_maximum
    check (uses >= 0 and (uses_max is null or uses <= uses_max)),
  constraint identity_affiliate_codes__remark_short check (length(remark) <= 140)
);

create index identity_affiliate_codes__owner_id on identity_affiliate_codes (owner_id);

-- What a merchant asks of a new member where it differs from the product's own rules, and the
-- operator's words for it by language.
create table identity_field_settings (
  merchant_code text    not null references site_merchants (code),
  field         text    not null,
  is_enabled    boolean not null,
  is_required   boolean not null,
  length_min    int,
  length_max    int,
  pattern       text,
  messages      jsonb   not null default '{}',
  primary key (merchant_code, field),
  constraint identity_field_settings__length_ordered
    check (length_min >= 0 and length_max >= length_min),
  constraint identity_field_settings__required_is_enabled check (is_enabled or not is_required)
);

-- Whose downline those become who come uninvited, and what a new member begins with, in reference
-- units: the same worth in every currency.
create table identity_merchant_settings (
  merchant_code    text primary key references site_merchants (code),
  default_agent_id uuid references identity_members (id),
  bonus_ru         int  not null default 0,
  constraint identity_merchant_settings__bonus_not_negative check (bonus_ru >= 0)
);
