-- Why: points are earned by playing and by missions, last for a year, and are spent in the mall. They are kept like money:
-- every change is a row that says why, and what is left of each earning is known, so that the oldest go first.
--
-- Invariants: a balance is the sum of its transfers and of what is left of its lots; nothing is ever negative; the same
-- thing earns or costs points once.

create table rewards_point_accounts (
  member_id     uuid   not null primary key references identity_members (id),
  merchant_code text   not null references site_merchants (code),
  balance       bigint not null,
  seq           bigint not null,
  constraint rewards_point_accounts__adds_up check (balance >= 0 and seq >= 0)
);

create table rewards_point_transfers (
  member_id     uuid        not null references rewards_point_accounts (member_id),
  seq           bigint      not null,
  kind          text        not null,
  -- What it is for; with its kind it counts once.
  key           text        not null,
  points        bigint      not null,
  balance_after bigint      not null,
  at            timestamptz not null,
  primary key (member_id, seq),
  constraint rewards_point_transfers__once unique (member_id, kind, key),
  constraint rewards_point_transfers__adds_up check (points <> 0 and balance_after >= 0)
);

-- Points that were earned together and expire together, by the transfer that brought them.
create table rewards_point_lots (
  member_id  uuid        not null,
  seq        bigint      not null,
  points     bigint      not null,
  unspent    bigint      not null,
  expires_at timestamptz not null,
  primary key (member_id, seq),
  foreign key (member_id, seq) references rewards_point_transfers (member_id, seq),
  constraint rewards_point_lots__adds_up check (points > 0 and unspent between 0 and points)
);

create index rewards_point_lots__unspent on rewards_point_lots (member_id, expires_at, seq)
  where unspent > 0;
create index rewards_point_lots__to_expire on rewards_point_lots (expires_at) where unspent > 0;
