-- Why: agents send money to their teams: to some of them at once, or as rain that the team takes part in. What is sent
-- is one row whatever its kind, because all of it counts for the same day's limit, waits for the same operators, and
-- goes the same way: out of the sender's wallet, then into those of others.
--
-- Invariants: the parts add up to the total. A part of a lucky rain is nobody's until it is taken; all others have
-- their member from the beginning. A member has one part of each at most.

create table agents_gift_settings (
  merchant_code text        primary key,
  reach         text        not null,
  changed_at    timestamptz not null,
  constraint agents_gift_settings__reach_known check (reach in ('DIRECT', 'TEAM'))
);

create table agents_gifts (
  id            uuid        primary key,
  seq           bigint      generated always as identity unique,
  merchant_code text        not null,
  sender_id     uuid        not null references identity_members (id),
  kind          text        not null,
  status        text        not null,
  wallet        text        not null,
  currency      text        not null,
  total         bigint      not null,
  count         integer     not null,
  refunded      bigint      not null default 0,
  greeting      text        not null default '',
  business_day  date        not null,
  wish_key      text        not null,
  fingerprint   text        not null,
  sent_at       timestamptz not null,
  ended_at      timestamptz,
  reason        text,
  -- Only of lucky rains.
  audience      text,
  audience_ids  uuid[]      not null default '{}',
  starts_at     timestamptz,
  ends_at       timestamptz,
  told_at       timestamptz,
  -- Who looks at it, and since when.
  claimed_by    uuid,
  claimed_name  text,
  claimed_at    timestamptz,
  constraint agents_gifts__once unique (sender_id, wish_key),
  constraint agents_gifts__kind_known check (kind in ('TRANSFER', 'FIXED', 'EQUAL', 'LUCKY')),
  constraint agents_gifts__status_known
    check (status in ('PENDING_REVIEW', 'DONE', 'REJECTED', 'SCHEDULED', 'FINISHED', 'CANCELLED')),
  constraint agents_gifts__something check (total > 0 and count > 0 and refunded between 0 and total),
  constraint agents_gifts__lucky_has_time
    check ((kind = 'LUCKY') = (audience is not null and starts_at is not null and ends_at is not null))
);

-- What a sender has sent on a day, and of late.
create index agents_gifts__day on agents_gifts (sender_id, business_day);
create index agents_gifts__sender on agents_gifts (sender_id, seq desc);
create index agents_gifts__merchant on agents_gifts (merchant_code, seq desc);
-- Rains that are under way: who is above somebody may let it rain.
create index agents_gifts__rains on agents_gifts (sender_id, ends_at) where status = 'SCHEDULED';
create index agents_gifts__ending on agents_gifts (ends_at)
  where kind = 'LUCKY' and status in ('SCHEDULED', 'PENDING_REVIEW');
create index agents_gifts__untold on agents_gifts (starts_at)
  where status = 'SCHEDULED' and told_at is null;

create table agents_gift_parts (
  gift_id   uuid    not null references agents_gifts (id),
  number    integer not null,
  amount    bigint  not null,
  member_id uuid references identity_members (id),
  given_at  timestamptz,
  primary key (gift_id, number),
  constraint agents_gift_parts__something check (amount > 0)
);

create unique index agents_gift_parts__one_each on agents_gift_parts (gift_id, member_id)
  where member_id is not null;
create index agents_gift_parts__member on agents_gift_parts (member_id, given_at desc)
  where given_at is not null;
create index agents_gift_parts__free on agents_gift_parts (gift_id, number) where member_id is null;
