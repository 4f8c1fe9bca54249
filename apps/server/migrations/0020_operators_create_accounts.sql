-- Why: whoever runs merchants is not one of their members. Operators have accounts and sessions of their own,
-- a role that says what they may do, and the merchants that they may do it for.

create table operators_accounts (
  id             uuid        primary key,
  name           text        not null,
  role           text        not null,
  -- Null for every merchant, those of tomorrow too.
  merchant_codes text[],
  created_at     timestamptz not null,
  disabled_at    timestamptz,
  constraint operators_accounts__name_unique unique (name),
  constraint operators_accounts__name_well_formed check (name ~ '^[a-z][a-z0-9._-]{1,30}$'),
  constraint operators_accounts__role_known
    check (role in ('owner', 'manager', 'finance', 'support', 'content', 'risk', 'auditor')),
  constraint operators_accounts__merchant_codes_some check (merchant_codes <> '{}')
);

create table operators_sessions (
  id          uuid        primary key,
  operator_id uuid        not null references operators_accounts (id),
  token_hash  text        not null,
  opened_at   timestamptz not null,
  seen_at     timestamptz not null,
  ends_at     timestamptz not null,
  ended_at    timestamptz,
  constraint operators_sessions__token_hash_unique unique (token_hash)
);

create index operators_sessions__operator_id on operators_sessions (operator_id);
create index operators_sessions__ends_at on operators_sessions (ends_at);
