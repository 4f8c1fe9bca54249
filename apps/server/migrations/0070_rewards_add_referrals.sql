-- Why: a friend who was invited and has done what is asked for gives both of them something, and for a year a part of
-- what the friend plays. Who invited is fixed at registration; this keeps how far each friend is.
--
-- Invariants: one row for each friend; a friend who has done it all stays so, with the day from which commission is
-- counted and the first day on which it no longer is.

create table rewards_referrals (
  friend_id         uuid        not null primary key references identity_members (id),
  merchant_code     text        not null references site_merchants (code),
  referrer_id       uuid        not null references identity_members (id),
  joined_at         timestamptz not null,
  -- The last business day on which anything counts.
  last_day          date        not null,
  -- What was paid in, and the wallet that it went to. Another wallet begins anew: credit never meets money.
  currency          text,
  deposits          bigint      not null default 0,
  state             text        not null default 'OPEN',
  qualified_at      timestamptz,
  commission_from   date,
  commission_until  date,
  -- The wallet that the one who invited is given into.
  referrer_currency text,
  constraint rewards_referrals__two_members check (friend_id <> referrer_id),
  constraint rewards_referrals__state_known check (state in ('OPEN', 'QUALIFIED', 'EXPIRED')),
  constraint rewards_referrals__deposits_have_a_wallet
    check (deposits >= 0 and (deposits = 0 or currency is not null)),
  constraint rewards_referrals__qualified_pays
    check ((state = 'QUALIFIED') = (qualified_at is not null)
           and (state = 'QUALIFIED') = (commission_from is not null)
           and (state = 'QUALIFIED') = (commission_until is not null)
           and (state = 'QUALIFIED') = (referrer_currency is not null))
);

create index rewards_referrals__of_referrer on rewards_referrals (referrer_id, joined_at, friend_id);
create index rewards_referrals__open on rewards_referrals (merchant_code, friend_id) where state = 'OPEN';
create index rewards_referrals__paying on rewards_referrals (merchant_code, referrer_id)
  where state = 'QUALIFIED';
