-- Why: money leaves by an order that is held, looked at, paid and only then debited. A crash between two steps leaves the
-- order where it stood, and any node drives it on.
--
-- Invariants: a member has one open order at most; while it is open its money is held in the wallet under its number, and
-- never before or after; an order that somebody else may have paid is not given back by a machine.

create table cashier_withdrawals (
  order_no      text        not null primary key,
  merchant_code text        not null references site_merchants (code),
  member_id     uuid        not null references identity_members (id),
  account_id    uuid        not null references cashier_payout_accounts (id),
  wallet        text        not null,
  currency      text        not null,
  -- What leaves the wallet; what arrives is less by the fee.
  amount        bigint      not null,
  fee           bigint      not null,
  status        text        not null,
  -- What the client calls its wish: sent again, it is the same order.
  wish_key      text        not null,
  -- Of the request, in the merchant's time.
  business_day  date        not null,
  requested_at  timestamptz not null,
  status_at     timestamptz not null,
  -- Which rules had somebody look at it.
  fired         text[]      not null default '{}',
  -- When the provider is asked next, and how often it was.
  check_at      timestamptz,
  checks        integer     not null default 0,
  -- When the provider last said that it is at it, or was told to pay.
  heard_at      timestamptz,
  provider_ref  text,
  -- What the provider said last where that did not end the order.
  provider_word text,
  claimed_by    uuid,
  claimed_name  text,
  claimed_at    timestamptz,
  reason        text,
  constraint cashier_withdrawals__one_wish unique (member_id, wish_key),
  constraint cashier_withdrawals__status_known
    check (status in ('REQUESTED', 'RISK_CHECK', 'REVIEW', 'APPROVED', 'PAYING', 'UNKNOWN', 'PAID',
                      'REJECTED', 'FAILED', 'CANCELLED')),
  constraint cashier_withdrawals__adds_up check (amount > 0 and fee >= 0 and fee < amount),
  constraint cashier_withdrawals__asked_while_open
    check ((status in ('PAYING', 'UNKNOWN')) = (check_at is not null)),
  constraint cashier_withdrawals__claim_is_whole
    check ((claimed_by is null) = (claimed_name is null)
           and (claimed_by is null) = (claimed_at is null))
);

create unique index cashier_withdrawals__one_open on cashier_withdrawals (member_id)
  where status not in ('PAID', 'REJECTED', 'FAILED', 'CANCELLED');
create index cashier_withdrawals__of_member
  on cashier_withdrawals (member_id, requested_at desc, order_no desc);
create index cashier_withdrawals__of_merchant
  on cashier_withdrawals (merchant_code, requested_at desc, order_no desc);
create index cashier_withdrawals__to_drive on cashier_withdrawals (status_at)
  where status in ('REQUESTED', 'RISK_CHECK', 'APPROVED');
create index cashier_withdrawals__to_ask on cashier_withdrawals (check_at) where check_at is not null;

-- How an order came where it stands.
create table cashier_withdrawal_steps (
  order_no text        not null references cashier_withdrawals (order_no),
  seq      bigint      not null generated always as identity,
  status   text        not null,
  at       timestamptz not null,
  -- Nobody where the platform did it by itself.
  by_name  text,
  primary key (order_no, seq)
);
