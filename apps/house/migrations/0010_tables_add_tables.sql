-- Why: a table is one round after the other that everybody plays at once, run by whichever node holds its
-- lease. Each step is written before it is shown, so that any node goes on from what stands here.
--
-- A round (a coup) is BETTING, CLOSED, DEALT (its outcome is written down), SETTLED or VOIDED. A shoe is what one
-- seed decides: its hash is shown while the shoe before it is played, and it is told when it is over.
--
-- Invariants: one runner writes at a time; rounds are numbered without a gap; an outcome never changes; a
-- seed is told only once no further round is dealt from it.

create table tables (
  game_id     text        not null primary key,
  kind        text        not null,
  -- Counts all that has happened, so that whoever watches knows whether something was missed.
  version     integer     not null default 0,
  round_no    integer     not null default 0,
  runner      uuid,
  lease_until timestamptz,
  -- No further round is opened.
  is_paused   boolean     not null default false,
  constraint tables__lease_is_somebodys check ((runner is null) = (lease_until is null))
);

create table shoes (
  game_id            text        not null references tables (game_id),
  no                 integer     not null,
  status             text        not null,
  server_seed_sealed text        not null,
  commitment         text        not null,
  created_at         timestamptz not null,
  revealed_at        timestamptz,
  primary key (game_id, no),
  constraint shoes__status_known check (status in ('NEXT', 'ACTIVE', 'REVEALED')),
  constraint shoes__revealed_at_once check ((status = 'REVEALED') = (revealed_at is not null))
);

create unique index shoes__one_in_use on shoes (game_id, status) where status <> 'REVEALED';

create table coups (
  game_id    text        not null references tables (game_id),
  no         integer     not null,
  shoe_no    integer     not null,
  place      integer     not null,
  status     text        not null,
  -- Who runs it: another one who finds it before its outcome gives every stake back, unless it was left
  -- to whoever comes next.
  runner     uuid,
  -- By spot, what all players together have on it, in ten-thousandths of reference units, and how often.
  staked     jsonb       not null default '{}',
  bets       jsonb       not null default '{}',
  players    integer     not null default 0,
  outcome    jsonb,
  opened_at  timestamptz not null,
  closes_at  timestamptz not null,
  closed_at  timestamptz,
  dealt_at   timestamptz,
  settled_at timestamptz,
  -- Why it was given back, where it was.
  reason     text,
  primary key (game_id, no),
  foreign key (game_id, shoe_no) references shoes (game_id, no),
  constraint coups__place_once unique (game_id, shoe_no, place),
  constraint coups__status_known check
    (status in ('BETTING', 'CLOSED', 'DEALT', 'SETTLED', 'VOIDED')),
  constraint coups__outcome_once_dealt check
    (case when status in ('DEALT', 'SETTLED') then outcome is not null
          when status in ('BETTING', 'CLOSED') then outcome is null else true end)
) with (fillfactor = 50);

create unique index coups__one_open on coups (game_id)
  where status not in ('SETTLED', 'VOIDED');

-- Which round of a table a bet is on.
alter table rounds add column table_round integer;
create index rounds__at_table on rounds (game_id, table_round) where table_round is not null;
