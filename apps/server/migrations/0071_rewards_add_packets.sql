-- Why: at set times of a day a merchant hands out red packets. Whoever taps takes one of them, as long as there are any.
--
-- Invariants: a promotion has one round for each start, and a round its packets once. A packet is taken by one member, and
-- a member takes one of a round. What packets hold is in 1/10 000 of a reference unit; it becomes money when it is taken.

create table rewards_packet_rounds (
  id            uuid        not null primary key,
  seq           bigint      not null generated always as identity unique,
  promotion_id  uuid        not null references rewards_promotions (id),
  merchant_code text        not null references site_merchants (code),
  starts_at     timestamptz not null,
  ends_at       timestamptz not null,
  -- When its packets were made, a little before it begins; null until then, and where it was never held.
  opened_at     timestamptz,
  -- When open pages were told that it has begun.
  told_at       timestamptz,
  constraint rewards_packet_rounds__once unique (promotion_id, starts_at),
  constraint rewards_packet_rounds__has_time check (starts_at < ends_at)
);

create index rewards_packet_rounds__of_merchant on rewards_packet_rounds (merchant_code, seq desc);
create index rewards_packet_rounds__to_open on rewards_packet_rounds (starts_at) where opened_at is null;

create table rewards_packets (
  round_id  uuid        not null references rewards_packet_rounds (id),
  number    integer     not null,
  units     bigint      not null,
  member_id uuid        references identity_members (id),
  -- Of the wallet that it went to.
  currency  text,
  taken_at  timestamptz,
  primary key (round_id, number),
  constraint rewards_packets__one_each unique (round_id, member_id),
  constraint rewards_packets__holds_something check (units > 0),
  constraint rewards_packets__taken_or_not
    check ((member_id is null) = (taken_at is null) and (member_id is null) = (currency is null))
);

create index rewards_packets__left on rewards_packets (round_id, number) where member_id is null;
create index rewards_packets__of_member on rewards_packets (member_id, taken_at desc) where member_id is not null;
