-- Why: a lottery is bet on issue by issue, and issues follow the clock alone: when one opens, closes, is drawn
-- or comes to nothing is known from its row, so that any node takes the step that is due, also after all of them
-- stood still.
--
-- An issue is SCHEDULED, OPEN, CLOSED, DRAWN (its result is written down), SETTLED, or VOID. `due_at` is when
-- something has to be done about it next; nothing is due once its slips are settled or given back.
--
-- Invariants: a result never changes once it is there; it follows from the seed of its day, whose hash was shown
-- before; a seed is told only once no issue of its day is left to be drawn; what a number is loaded with is what the
-- slips that count would be paid for it.

create table lotteries (
  game_id    text    not null primary key,
  is_offered boolean not null,
  -- No further issue is opened.
  is_paused  boolean not null default false
);

-- Days without a draw, as 20300131 by the clocks of the game.
create table draws_days_off (
  game_id text not null,
  day     text not null,
  primary key (game_id, day)
);

-- What one seed decides: all that the house draws on one day of Greenwich, counted since 1970.
create table draws_seeds (
  day                integer     not null primary key,
  server_seed_sealed text        not null,
  commitment         text        not null unique,
  created_at         timestamptz not null,
  revealed_at        timestamptz
);

create table issues (
  game_id    text        not null,
  no         integer     not null,
  -- As people read it: the day, and its place in the day.
  issue_no   text        not null,
  open_at    timestamptz not null,
  close_at   timestamptz not null,
  draw_at    timestamptz not null,
  -- Without a result by then it is void.
  void_at    timestamptz not null,
  status     text        not null default 'SCHEDULED',
  -- Nothing where it is drawn elsewhere.
  seed_day   integer references draws_seeds (day),
  commitment text,
  result     jsonb,
  -- Why it is void.
  reason     text,
  due_at     timestamptz,
  drawn_at   timestamptz,
  settled_at timestamptz,
  -- By currency, what was staked and paid; written when it is settled.
  totals     jsonb,
  -- The count of all changes at which it changed last.
  version    integer     not null,
  primary key (game_id, no),
  constraint issues__named_once unique (game_id, issue_no),
  constraint issues__status_known check
    (status in ('SCHEDULED', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID')),
  constraint issues__result_once_drawn check
    (case when status in ('DRAWN', 'SETTLED') then result is not null
          when status in ('SCHEDULED', 'OPEN', 'CLOSED') then result is null else true end),
  constraint issues__seed_is_committed check ((seed_day is null) = (commitment is null)),
  constraint issues__in_order check (open_at < close_at and close_at <= draw_at and draw_at < void_at)
) with (fillfactor = 50);

create index issues__due on issues (due_at) where due_at is not null;
create index issues__changed on issues (version);
create index issues__of_seed on issues (seed_day) where status not in ('SETTLED', 'VOID');

-- Numbers that are not taken, or paid half, from an issue on and until another one.
create table draws_restrictions (
  game_id  text    not null,
  play     text    not null,
  number   text    not null,
  from_no  integer not null,
  until_no integer,
  rule     text    not null,
  primary key (game_id, play, number, from_no),
  constraint draws_restrictions__rule_known check (rule in ('CLOSED', 'HALF')),
  constraint draws_restrictions__in_order check (until_no is null or from_no < until_no)
);

-- What a number of a play would cost the house in an issue, in ten-thousandths of reference units. The credit of
-- demonstrations has a book of its own: it must not fill numbers for money.
create table draws_loads (
  game_id text    not null,
  no      integer not null,
  book    text    not null,
  play    text    not null,
  line    text    not null,
  load    bigint  not null,
  primary key (game_id, no, book, play, line),
  constraint draws_loads__book_known check (book in ('MONEY', 'DEMO'))
) with (fillfactor = 70);

-- What a member has on an issue: what was staked, and what luck could bring at most.
create table draws_stakes (
  game_id   text    not null,
  no        integer not null,
  player_id uuid    not null,
  currency  text    not null,
  stake     bigint  not null,
  payout    bigint  not null,
  slips     integer not null,
  primary key (game_id, no, player_id, currency)
) with (fillfactor = 70);

-- One wish for several issues. PLACING: not every stake is ours yet. FAILED: not every one became ours, and none counts.
create table chases (
  player_id    uuid        not null,
  id           uuid        not null,
  key          uuid        not null,
  game_id      text        not null,
  currency     text        not null,
  stops_on_win boolean     not null,
  status       text        not null,
  -- In order: the number, how it is read, the multiplier and the round of each.
  issues       jsonb       not null,
  placed_at    timestamptz not null,
  primary key (player_id, id),
  constraint chases__wish_once unique (player_id, key),
  constraint chases__status_known check (status in ('PLACING', 'RUNNING', 'STOPPED', 'CANCELLED', 'FAILED'))
);

create index chases__placing on chases (placed_at) where status = 'PLACING';
