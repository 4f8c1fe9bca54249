-- Why: members pay in by channels that each merchant offers, as orders whose states only lead forward. What a provider
-- tells of a payment is kept by the provider's own name for it, so that it counts once however often it is told; money
-- that no order takes is kept as well, for a person to say whose it is.
--
-- Invariants: an order has been credited exactly when it is SUCCESS, once, with received - fee + bonus; a member has at
-- most one order open in a channel; a payment is counted by one order at most.

create table cashier_channels (
  id                 uuid        not null primary key,
  merchant_code      text        not null references site_merchants (code),
  method             text        not null,
  currency           text        not null,
  -- Who collects; nobody does where an account of the merchant's own is paid to.
  provider_code      text,
  account            jsonb,
  coin               text,
  network            text,
  confirmations      integer,
  names              jsonb       not null,
  descriptions       jsonb       not null,
  logo               text        not null,
  -- None named are all.
  countries          text[]      not null default '{}',
  minimum            bigint      not null,
  maximum            bigint      not null,
  presets            bigint[]    not null default '{}',
  fee_payer          text        not null,
  fee_ppm            integer     not null,
  fee_fixed          bigint      not null,
  bonus_ppm          integer     not null,
  daily_max_member   bigint,
  daily_max_total    bigint,
  vip_min            integer     not null default 0,
  -- Minutes of the merchant's day; null where it never closes.
  opens_at           integer,
  closes_at          integer,
  expiry_minutes     integer     not null,
  is_manual          boolean     not null,
  needs_proof        boolean     not null,
  needs_payer_name   boolean     not null,
  is_on              boolean     not null default true,
  sort               integer     not null default 0,
  changed_at         timestamptz not null,
  changed_by         text        not null,
  constraint cashier_channels__method_known
    check (method in ('BANK_TRANSFER', 'QR', 'EWALLET', 'CRYPTO')),
  constraint cashier_channels__paid_to_somebody check (provider_code is not null or account is not null),
  constraint cashier_channels__coins_are_crypto
    check ((method = 'CRYPTO') = (coin is not null) and (coin is null) = (network is null)
           and (coin is null) = (confirmations is null)),
  constraint cashier_channels__amounts_make_sense
    check (minimum > 0 and maximum >= minimum and fee_ppm between 0 and 500000 and fee_fixed >= 0
           and bonus_ppm between 0 and 500000 and fee_payer in ('PLATFORM', 'MEMBER')
           and expiry_minutes > 0 and (opens_at is null) = (closes_at is null))
);

create index cashier_channels__of_merchant on cashier_channels (merchant_code, currency, sort);

create table cashier_deposits (
  order_no        text        not null primary key,
  seq             bigint      not null generated always as identity,
  merchant_code   text        not null references site_merchants (code),
  member_id       uuid        not null references identity_members (id),
  wallet          text        not null,
  currency        text        not null,
  channel_id      uuid        not null references cashier_channels (id),
  provider_code   text,
  state           text        not null,
  -- What the client calls its wish, so that the same one opens one order.
  wish_key        text        not null,
  amount          bigint      not null,
  -- The channel's terms as they were when the order was opened: later ones do not change it.
  minimum         bigint      not null,
  fee_payer       text        not null,
  fee_ppm         integer     not null,
  fee_fixed       bigint      not null,
  bonus_ppm       integer     not null,
  is_manual       boolean     not null,
  needs_proof     boolean     not null,
  confirmations   integer,
  payer_name      text,
  reference       text        not null,
  -- How it is to be paid, as whoever collects said.
  instructions    jsonb,
  received        bigint,
  fee             bigint,
  bonus           bigint,
  credited        bigint,
  business_day    date        not null,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  submitted_at    timestamptz,
  ended_at        timestamptz,
  claimed_by      text,
  claimed_at      timestamptz,
  reviewed_by     text,
  reject_reason   text,
  note            text,
  -- Opened by operators for a payment that had none: it is nobody's wish, and stands in nobody's way.
  is_by_hand      boolean     not null default false,
  constraint cashier_deposits__one_per_wish unique (member_id, wish_key),
  constraint cashier_deposits__state_known
    check (state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'PROCESSING', 'SUCCESS', 'REJECTED',
                     'EXPIRED', 'CANCELLED', 'FAILED')),
  constraint cashier_deposits__credited_when_successful
    check ((state = 'SUCCESS') = (credited is not null)
           and (credited is null) = (received is null)
           and (credited is null or credited = received - fee + bonus)),
  constraint cashier_deposits__ended_when_over
    check ((state in ('SUCCESS', 'REJECTED', 'EXPIRED', 'CANCELLED', 'FAILED')) = (ended_at is not null)),
  constraint cashier_deposits__amounts_make_sense
    check (amount > 0 and (received is null or (received > 0 and fee between 0 and received and bonus >= 0)))
);

create unique index cashier_deposits__one_open_per_channel on cashier_deposits (member_id, channel_id)
  where state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'PROCESSING') and not is_by_hand;
create index cashier_deposits__of_member on cashier_deposits (member_id, seq desc);
create index cashier_deposits__of_merchant on cashier_deposits (merchant_code, seq desc);
create index cashier_deposits__of_state on cashier_deposits (merchant_code, state, seq desc);
create index cashier_deposits__of_day on cashier_deposits (channel_id, business_day);
create index cashier_deposits__to_expire on cashier_deposits (expires_at)
  where state in ('CREATED', 'AWAITING_PAYMENT');

create table cashier_receipts (
  id        uuid        not null primary key,
  order_no  text        not null references cashier_deposits (order_no),
  hash      text        not null,
  width     integer     not null,
  height    integer     not null,
  bytes     bytea       not null,
  added_at  timestamptz not null,
  constraint cashier_receipts__once_per_order unique (order_no, hash)
);

create table cashier_payments (
  id            uuid        not null primary key,
  seq           bigint      not null generated always as identity,
  provider_code text        not null,
  payment_ref   text        not null,
  merchant_code text        not null references site_merchants (code),
  member_id     uuid        not null references identity_members (id),
  order_no      text        not null references cashier_deposits (order_no),
  currency      text        not null,
  -- A digest of what must not differ when it is told again.
  fingerprint   text        not null,
  state         text        not null,
  -- Null while the worth of coins is not known.
  amount        bigint,
  coins         text,
  -- Seen while the quote held: then coins count by it, however long their confirmations take.
  is_by_quote   boolean     not null default false,
  confirmations integer     not null default 0,
  why           text,
  told_at       timestamptz not null,
  settled_at    timestamptz,
  settled_by    text,
  constraint cashier_payments__once unique (provider_code, payment_ref),
  constraint cashier_payments__state_known
    check (state in ('SEEN', 'WAITING', 'CREDITED', 'UNMATCHED', 'ASSIGNED'))
);

create index cashier_payments__of_order on cashier_payments (order_no);
create index cashier_payments__of_state on cashier_payments (merchant_code, state, seq desc);
