-- Why: this studio keeps its players' money itself. A player has one purse for each currency; a transfer
-- is known by its number for ever, so that the same number never moves money twice.

create table purses (
  player_id   uuid   not null,
  currency    text   not null,
  balance     bigint not null default 0,
  -- How the next transfer is met. Testers choose it, so that silence and late answers can be tried.
  next_answer text   not null default 'NORMAL',
  primary key (player_id, currency),
  constraint purses__not_negative check (balance >= 0),
  constraint purses__answer_known check (next_answer in ('NORMAL', 'REFUSE', 'LATE', 'SILENT'))
);

create table purses_transfers (
  player_id uuid        not null,
  ref_no    text        not null,
  currency  text        not null,
  direction text        not null,
  amount    bigint      not null,
  status    text        not null,
  at        timestamptz not null,
  primary key (player_id, ref_no),
  constraint purses_transfers__direction_known check (direction in ('TO_VENDOR', 'FROM_VENDOR')),
  constraint purses_transfers__amount_positive check (amount > 0),
  constraint purses_transfers__status_known check (status in ('SUCCESS', 'REFUSED'))
);
