-- Why: money must be exact, provable and fast. A transfer moves one amount from one account to
-- another, in one statement: the balance that changes and the row that says so stand or fall
-- together. Accounts of the house are names, not rows: their balances are summed up from transfers
-- later, because one shared row in the path of every bet would cost more than half of the speed.
--
-- A transfer is known by its source and the source's own key. Refusals and cancellations stand under
-- the same key in the same table, so that of an answer and its opposite only one can ever be stored.
--
-- Invariants: available + held of an account is the sum of its transfers, numbered without a gap by
-- seq, each carrying on from the balance before; nothing is negative; play credit has currencies of
-- its own (`JPY.PLAY`), and an account never changes its currency; time never runs back in an account.

-- One row a member, however much is played, so it is not split: a statement would be set up once for
-- each part. Half of a page is left free, because every bet writes the row anew.
create table wallet_accounts (
  member_id       uuid        not null,
  -- MAIN is what a member plays with; FREE is play credit beside somebody's money.
  code            text        not null,
  merchant_code   text        not null,
  currency        text        not null,
  available       bigint      not null default 0,
  held            bigint      not null default 0,
  -- What reversals could not collect; taken from later credits.
  debt            bigint      not null default 0,
  seq             bigint      not null default 0,
  -- Raised by whoever no movement may follow that began before: such a movement then fails.
  fence           bigint      not null default 0,
  opened_at       timestamptz not null,
  moved_at        timestamptz not null,
  closed_at       timestamptz,
  blocked_until   timestamptz,
  -- The windows of the player's limits. Keys only ever grow: a clock set back opens no window again.
  day             date        not null,
  week            date        not null,
  month           date        not null,
  staked_day      bigint      not null default 0,
  staked_week     bigint      not null default 0,
  staked_month    bigint      not null default 0,
  lost_day        bigint      not null default 0,
  lost_week       bigint      not null default 0,
  lost_month      bigint      not null default 0,
  deposited_day   bigint      not null default 0,
  deposited_week  bigint      not null default 0,
  deposited_month bigint      not null default 0,
  played_day      bigint      not null default 0,
  played_week     bigint      not null default 0,
  played_month    bigint      not null default 0,
  staked_at       timestamptz,
  primary key (member_id, code),
  -- One check, and short: the engine reads it anew for every bet. What else must hold of an account
  -- is asked of the books each minute (invariants.ts).
  constraint wallet_accounts__never_negative check (available >= 0 and held >= 0 and debt >= 0)
) with (fillfactor = 50);

create table wallet_transfers (
  member_id     uuid        not null,
  source        text        not null,
  key           text        not null,
  -- What was asked, as a digest: the same key with other terms is a mistake of the caller.
  fingerprint   text        not null,
  outcome       text        not null,
  refusal       text,
  kind          text        not null,
  -- Which side is the member's; null where both are the house's.
  wallet        text,
  debit         text        not null,
  credit        text        not null,
  amount        bigint      not null,
  merchant_code text        not null,
  currency      text        not null,
  seq           bigint,
  balance_after bigint,
  ref_type      text,
  ref_id        text,
  remark        text,
  author        text,
  at            timestamptz not null,
  xact          bigint      not null default (pg_current_xact_id()::text)::bigint,
  primary key (member_id, source, key),
  constraint wallet_transfers__two_sides check (
    amount >= 0 and balance_after >= 0 and debit <> credit
    and (outcome = 'DONE' and wallet is not null) = (seq is not null))
) partition by hash (member_id);

-- An account's history, for its owner by date and for the check of its chain.
create index wallet_transfers__history on wallet_transfers (member_id, wallet, at, seq)
  where seq is not null;
-- Rows arrive in the order of time and of transactions, so a summary of blocks is enough to find
-- those of a while, and costs next to nothing in the path of a bet.
create index wallet_transfers__xact on wallet_transfers using brin (xact) with (pages_per_range = 16);
create index wallet_transfers__at on wallet_transfers using brin (at) with (pages_per_range = 16);

do $$
begin
  for part in 0..7 loop
    execute format(
      'create table wallet_transfers_%s partition of wallet_transfers
         for values with (modulus 8, remainder %s)', part, part);
  end loop;
end $$;

-- Money that is spoken for: it left what is available, but has not left the account.
create table wallet_holds (
  member_id   uuid        not null,
  source      text        not null,
  key         text        not null,
  fingerprint text        not null,
  wallet      text        not null,
  currency    text        not null,
  amount      bigint      not null,
  status      text        not null,
  -- Why it was not placed. It stands under the hold's own name, so a retry cannot turn a no into a hold.
  refusal     text,
  placed_at   timestamptz not null,
  ended_at    timestamptz,
  primary key (member_id, source, key),
  constraint wallet_holds__amount_positive check (amount > 0),
  constraint wallet_holds__status_known check (status in ('PLACED', 'POSTED', 'RELEASED', 'REFUSED')),
  constraint wallet_holds__ends_once check ((status = 'PLACED') = (ended_at is null)),
  constraint wallet_holds__refused_for_a_reason check ((status = 'REFUSED') = (refusal is not null))
);

create index wallet_holds__placed on wallet_holds (member_id, wallet) where status = 'PLACED';

-- What a reversal could not collect. Later credits pay the oldest first.
create table wallet_debts (
  member_id  uuid        not null,
  source     text        not null,
  key        text        not null,
  wallet     text        not null,
  currency   text        not null,
  -- The account of the house that the money is owed to.
  owed_to    text        not null,
  amount     bigint      not null,
  collected  bigint      not null default 0,
  reason     text        not null,
  created_at timestamptz not null,
  primary key (member_id, source, key),
  constraint wallet_debts__amount_positive check (amount > 0),
  constraint wallet_debts__collected_within_amount check (collected between 0 and amount)
);

create index wallet_debts__open on wallet_debts (member_id, wallet, created_at)
  where collected < amount;

create table wallet_house_balances (
  merchant_code text   not null,
  account       text   not null,
  currency      text   not null,
  balance       bigint not null,
  primary key (merchant_code, account, currency)
);

-- Up to which transaction the transfers have been summed up, or verified.
create table wallet_watermarks (
  name     text        primary key,
  xact     bigint      not null,
  moved_at timestamptz not null
);

-- How far an account's history is known to be right.
create table wallet_checkpoints (
  member_id   uuid        not null,
  wallet      text        not null,
  seq         bigint      not null,
  balance     bigint      not null,
  at          timestamptz not null,
  verified_at timestamptz not null,
  primary key (member_id, wallet)
);
