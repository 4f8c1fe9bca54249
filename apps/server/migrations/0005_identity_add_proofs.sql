-- Why: whoever logs in proves something: that they read a picture, hold a phone, a mailbox, a key or
-- an account elsewhere. Each proof counts once and for a short while, and guessing at it is counted
-- in the database, so that any node sees every guess.
--
-- Invariants: an answer, a code and a ceremony are spent at most once; a code dies after five wrong
-- tries; an account elsewhere is linked to at most one member of a merchant.

create table identity_captchas (
  id            text        primary key,
  merchant_code text        not null,
  answer_hash   text        not null,
  expires_at    timestamptz not null
);

create index identity_captchas__expires_at on identity_captchas (expires_at);

-- One row per code that was asked for. A code that went to nobody (because the number has no account)
-- is recorded all the same, so that limits and answers are alike.
create table identity_codes (
  id            uuid        primary key,
  merchant_code text        not null,
  channel       text        not null,
  recipient     text        not null,
  purpose       text        not null,
  code_hash     text        not null,
  address       text        not null,
  is_sent       boolean     not null,
  sent_at       timestamptz not null,
  expires_at    timestamptz not null,
  wrong_tries   int         not null default 0,
  spent_at      timestamptz,
  constraint identity_codes__channel_known check (channel in ('sms', 'email')),
  constraint identity_codes__purpose_known
    check (purpose in ('login', 'register', 'forgot', 'bind')),
  constraint identity_codes__tries_counted check (wrong_tries between 0 and 5)
);

create index identity_codes__recipient on identity_codes (merchant_code, channel, recipient, sent_at desc);
create index identity_codes__address on identity_codes (merchant_code, channel, address, sent_at desc);
create index identity_codes__sent_at on identity_codes (sent_at);

-- What the development outbox shows: messages that went to nobody's phone or mailbox.
create table identity_outbox_messages (
  id            bigint generated always as identity primary key,
  merchant_code text        not null,
  channel       text        not null,
  recipient     text        not null,
  subject       text        not null default '',
  body          text        not null,
  sent_at       timestamptz not null
);

-- Wrong guesses by what was guessed at and from where: an account, an address, or one device at one
-- account. The subject is a hash, since people type passwords into the wrong field.
create table identity_guesses (
  merchant_code text        not null,
  subject       text        not null,
  guesses       int         not null,
  counted_from  timestamptz not null,
  locks         int         not null default 0,
  locked_until  timestamptz,
  primary key (merchant_code, subject),
  constraint identity_guesses__counted check (guesses >= 0 and locks >= 0)
);

create index identity_guesses__counted_from on identity_guesses (counted_from);

-- Devices from which a member has logged in before: a stranger's guesses do not lock these out.
create table identity_devices (
  member_id   uuid        not null references identity_members (id),
  device_hash text        not null,
  seen_at     timestamptz not null,
  primary key (member_id, device_hash)
);

create table identity_passkeys (
  id              text        primary key,
  merchant_code   text        not null,
  member_id       uuid        not null references identity_members (id),
  public_key      bytea       not null,
  counter         bigint      not null,
  transports      text[]      not null default '{}',
  name            text        not null,
  created_at      timestamptz not null,
  used_at         timestamptz,
  constraint identity_passkeys__counter_not_negative check (counter >= 0)
);

create index identity_passkeys__member_id on identity_passkeys (member_id);

-- A passkey ceremony or a visit to another login service that has begun: what we must remember until
-- it comes back, spent when it does.
create table identity_ceremonies (
  id            text        primary key,
  merchant_code text        not null,
  kind          text        not null,
  member_id     uuid references identity_members (id),
  memory        jsonb       not null,
  expires_at    timestamptz not null,
  constraint identity_ceremonies__kind_known
    check (kind in ('PASSKEY_ADD', 'PASSKEY_LOGIN', 'SOCIAL', 'SOCIAL_SIGNUP'))
);

create index identity_ceremonies__expires_at on identity_ceremonies (expires_at);

create table identity_social_accounts (
  merchant_code text        not null,
  provider      text        not null,
  subject       text        not null,
  member_id     uuid        not null references identity_members (id),
  name          text        not null,
  linked_at     timestamptz not null,
  primary key (merchant_code, provider, subject),
  constraint identity_social_accounts__one_per_provider unique (member_id, provider),
  constraint identity_social_accounts__provider_known
    check (provider in ('facebook', 'google', 'line', 'twitter'))
);

-- Trials by device, so that one device has one at a time, and by address, so that one place has few.
create table identity_trials (
  member_id     uuid        primary key references identity_members (id),
  merchant_code text        not null,
  device_hash   text        not null,
  address       text        not null,
  opened_at     timestamptz not null
);

create index identity_trials__device_hash on identity_trials (merchant_code, device_hash, opened_at desc);
create index identity_trials__address on identity_trials (merchant_code, address, opened_at desc);

-- Wrong payment passwords in a row; five lock it for a day.
create table identity_payment_guesses (
  member_id    uuid        primary key references identity_members (id),
  guesses      int         not null,
  locked_until timestamptz,
  constraint identity_payment_guesses__counted check (guesses between 0 and 5)
);
