-- Why: points are spent on goods: credit, codes of others, and things that are sent. An order takes its points and its piece
-- of the stock in one step, and says at every moment where it stands and how it came there.
--
-- Invariants: stock is never negative; a code is given once; an order that was cancelled or refunded has its points back.
-- Codes and addresses are sealed: a copy of the database alone shows none.

create table rewards_goods (
  id            uuid        not null primary key,
  merchant_code text        not null references site_merchants (code),
  kind          text        not null,
  titles        jsonb       not null,
  descriptions  jsonb       not null,
  -- `art:<name>` of the pictures that ship, or the address of one that the merchant uploaded.
  picture       text        not null,
  points        integer     not null,
  -- Hundredths of a reference unit: what is credited, or what the thing is worth elsewhere.
  worth_cents   integer     not null,
  -- How many times credit has to be staked before it may leave.
  rollover      integer     not null,
  stock         integer     not null,
  vip_min       integer     not null,
  -- How many a member may order in each period; 0 is as many as wanted.
  limit_count   integer     not null,
  limit_period  text        not null,
  sale_from     timestamptz,
  sale_to       timestamptz,
  status        text        not null,
  sort          integer     not null,
  changed_at    timestamptz not null,
  changed_by    text        not null,
  constraint rewards_goods__kind_known
    check (kind in ('CASH', 'BONUS', 'PHYSICAL', 'VOUCHER', 'CHIP')),
  constraint rewards_goods__status_known check (status in ('DRAFT', 'ACTIVE', 'PAUSED')),
  constraint rewards_goods__period_known
    check (limit_period in ('DAY', 'WEEK', 'MONTH', 'EVER')),
  constraint rewards_goods__adds_up
    check (points > 0 and worth_cents >= 0 and rollover >= 0 and stock >= 0 and vip_min >= 0
           and limit_count >= 0),
  constraint rewards_goods__credit_has_worth
    check (kind in ('PHYSICAL', 'VOUCHER') or (worth_cents > 0 and rollover > 0)),
  constraint rewards_goods__sale_has_time check (sale_from < sale_to)
);

create index rewards_goods__of_merchant on rewards_goods (merchant_code, sort, id);

create table rewards_mall_orders (
  order_no       text        not null primary key,
  seq            bigint      not null generated always as identity,
  merchant_code  text        not null references site_merchants (code),
  member_id      uuid        not null references identity_members (id),
  good_id        uuid        not null references rewards_goods (id),
  -- What the client calls the wish: sent again, it is the same order.
  wish_key       text        not null,
  kind           text        not null,
  state          text        not null,
  -- As they were when it was ordered.
  titles         jsonb       not null,
  picture        text        not null,
  points         integer     not null,
  amount         bigint      not null,
  currency       text        not null,
  address_sealed text,
  carrier        text,
  tracking_no    text,
  ordered_at     timestamptz not null,
  moved_at       timestamptz not null,
  constraint rewards_mall_orders__once unique (member_id, wish_key),
  constraint rewards_mall_orders__state_known
    check (state in ('CREATED', 'COMPLETED', 'ISSUED', 'PENDING', 'CONFIRMED', 'SHIPPED',
                     'RECEIVED', 'CANCELLED', 'REFUNDED')),
  constraint rewards_mall_orders__adds_up check (points > 0 and amount >= 0),
  constraint rewards_mall_orders__sent_somewhere
    check (kind <> 'PHYSICAL' or address_sealed is not null)
);

create index rewards_mall_orders__of_member on rewards_mall_orders (member_id, seq desc);
create index rewards_mall_orders__of_merchant on rewards_mall_orders (merchant_code, seq desc);
create index rewards_mall_orders__counted on rewards_mall_orders (member_id, good_id, ordered_at);
create index rewards_mall_orders__on_the_way on rewards_mall_orders (moved_at)
  where state = 'SHIPPED';

-- How an order came where it stands.
create table rewards_mall_moves (
  order_no text        not null references rewards_mall_orders (order_no),
  step     integer     not null,
  state    text        not null,
  at       timestamptz not null,
  -- The operator who did it; null where the member or the time did.
  operator text,
  note     text,
  primary key (order_no, step)
);

create table rewards_voucher_codes (
  id       uuid        not null primary key,
  good_id  uuid        not null references rewards_goods (id),
  sealed   text        not null,
  -- Tells whether the same code comes twice, and nothing else.
  hash     text        not null,
  order_no text        references rewards_mall_orders (order_no),
  added_at timestamptz not null,
  constraint rewards_voucher_codes__once unique (good_id, hash),
  constraint rewards_voucher_codes__given_once unique (order_no)
);

create index rewards_voucher_codes__free on rewards_voucher_codes (good_id, id)
  where order_no is null;

-- Where members have things sent.
create table rewards_addresses (
  id        uuid        not null primary key,
  member_id uuid        not null references identity_members (id),
  sealed    text        not null,
  saved_at  timestamptz not null
);

create index rewards_addresses__of_member on rewards_addresses (member_id, saved_at desc);
