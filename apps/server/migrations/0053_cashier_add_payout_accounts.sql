-- Why: a payout goes to an account that was bound before, in the member's own name. Numbers are sealed: a copy of the
-- database tells at most their last four characters. Whether somebody else has bound a number is found by a keyed hash.
-- Removed accounts stay, because orders name them.

create table cashier_payout_accounts (
  id            uuid        not null primary key,
  merchant_code text        not null references site_merchants (code),
  member_id     uuid        not null references identity_members (id),
  type          text        not null,
  -- The bank, or whoever runs the wallet.
  bank_code     text,
  branch        text,
  network       text,
  number_sealed text        not null,
  number_hash   text        not null,
  last_four     text        not null,
  holder_name   text        not null,
  is_default    boolean     not null,
  bound_at      timestamptz not null,
  -- From when on it may be paid to.
  usable_at     timestamptz not null,
  removed_at    timestamptz,
  constraint cashier_payout_accounts__type_known check (type in ('BANK', 'EWALLET', 'CRYPTO')),
  constraint cashier_payout_accounts__names_its_place
    check ((type = 'CRYPTO') = (network is not null) and (type = 'CRYPTO') = (bank_code is null)),
  constraint cashier_payout_accounts__default_is_bound check (not is_default or removed_at is null)
);

create unique index cashier_payout_accounts__one_number
  on cashier_payout_accounts (merchant_code, number_hash) where removed_at is null;
create unique index cashier_payout_accounts__one_default
  on cashier_payout_accounts (member_id) where is_default;
create index cashier_payout_accounts__of_member on cashier_payout_accounts (member_id, bound_at);

-- Where members who take money out have something in common: a browser, a network, a name. Only hashes are kept.
create table cashier_traces (
  merchant_code text        not null references site_merchants (code),
  kind          text        not null,
  value_hash    text        not null,
  member_id     uuid        not null references identity_members (id),
  seen_at       timestamptz not null,
  primary key (merchant_code, kind, value_hash, member_id),
  constraint cashier_traces__kind_known check (kind in ('DEVICE', 'NETWORK', 'HOLDER'))
);

create index cashier_traces__of_member on cashier_traces (member_id);
