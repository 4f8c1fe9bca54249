-- Why: what a merchant offers its members, and on which terms; who took it, applied for it, and what became of that.
--
-- Invariants: a member has one claim for each period of a promotion. What was claimed and what it cost is counted in one
-- row of the promotion, which is held while a claim is made: no limit and no budget is overrun, however many come at once.

create table rewards_promotions (
  id              uuid        not null primary key,
  merchant_code   text        not null references site_merchants (code),
  type            text        not null,
  -- Where the list shows it.
  kind            text        not null,
  titles          jsonb       not null,
  texts           jsonb       not null,
  -- `art:` and a name, or the address of a picture.
  banner          text        not null,
  show_from       timestamptz not null,
  start_at        timestamptz not null,
  end_at          timestamptz,
  audience        jsonb       not null,
  apply_mode      text        not null,
  review_mode     text        not null,
  rule            jsonb       not null,
  rollover        jsonb       not null,
  limits          jsonb       not null,
  exclusive_group text,
  status          text        not null,
  sort            integer     not null,
  changed_at      timestamptz not null,
  changed_by      text        not null,
  -- What was claimed so far, and what that cost in 1/10 000 of a reference unit.
  claimed         integer     not null default 0,
  spent           bigint      not null default 0,
  constraint rewards_promotions__status_known check (status in ('DRAFT', 'ACTIVE', 'PAUSED', 'ENDED')),
  constraint rewards_promotions__has_time check (end_at is null or start_at < end_at),
  constraint rewards_promotions__counts check (claimed >= 0 and spent >= 0)
);

create index rewards_promotions__of_merchant on rewards_promotions (merchant_code, sort, id);

create table rewards_promotion_claims (
  id            uuid        not null primary key,
  seq           bigint      not null generated always as identity unique,
  promotion_id  uuid        not null references rewards_promotions (id),
  merchant_code text        not null references site_merchants (code),
  member_id     uuid        not null references identity_members (id),
  -- What can be claimed once: a day, a week, a deposit.
  period_key    text        not null,
  state         text        not null,
  currency      text        not null,
  -- What it is reckoned from: a deposit, a loss.
  base          bigint      not null default 0,
  amount        bigint      not null default 0,
  grant_id      uuid        references rewards_grants (id),
  remark        text,
  business_day  date        not null,
  -- Where it came from, hashed.
  address_hash  text,
  device_hash   text,
  claimed_at    timestamptz not null,
  decided_by    text,
  reason        text,
  ended_at      timestamptz,
  constraint rewards_promotion_claims__once unique (promotion_id, member_id, period_key),
  constraint rewards_promotion_claims__amounts check (base >= 0 and amount >= 0)
);

create index rewards_promotion_claims__of_member on rewards_promotion_claims (member_id, promotion_id);
create index rewards_promotion_claims__by_address on rewards_promotion_claims (promotion_id, address_hash);
create index rewards_promotion_claims__by_device on rewards_promotion_claims (promotion_id, device_hash);
create index rewards_promotion_claims__by_grant on rewards_promotion_claims (grant_id)
  where grant_id is not null;
create index rewards_promotion_claims__of_merchant on rewards_promotion_claims (merchant_code, seq desc);

-- What a member chose for a deposit, by the deposit's number; kept until the money has come.
create table rewards_deposit_choices (
  order_no     text        not null primary key,
  promotion_id uuid        not null references rewards_promotions (id),
  member_id    uuid        not null references identity_members (id),
  address_hash text,
  device_hash  text,
  chosen_at    timestamptz not null,
  -- Why nothing came of it, where nothing did.
  refusal      text
);

-- Pictures for an application, as they were encoded anew. Without a claim until the application is sent.
create table rewards_promotion_images (
  id           uuid        not null primary key,
  promotion_id uuid        not null references rewards_promotions (id),
  member_id    uuid        not null references identity_members (id),
  claim_id     uuid        references rewards_promotion_claims (id),
  hash         text        not null,
  bytes        bytea       not null,
  added_at     timestamptz not null
);

create index rewards_promotion_images__of_member on rewards_promotion_images (member_id, promotion_id);
create index rewards_promotion_images__of_claim on rewards_promotion_images (claim_id);

create table rewards_promotion_comments (
  id            uuid        not null primary key,
  seq           bigint      not null generated always as identity unique,
  promotion_id  uuid        not null references rewards_promotions (id),
  merchant_code text        not null references site_merchants (code),
  member_id     uuid        not null references identity_members (id),
  text          text        not null,
  state         text        not null default 'WAITING',
  written_at    timestamptz not null,
  decided_by    text,
  constraint rewards_promotion_comments__state_known check (state in ('WAITING', 'SHOWN', 'HIDDEN'))
);

create index rewards_promotion_comments__shown on rewards_promotion_comments (promotion_id, seq desc);
create index rewards_promotion_comments__of_merchant on rewards_promotion_comments (merchant_code, seq desc);
