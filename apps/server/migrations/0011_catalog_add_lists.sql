-- Why: games are chosen from lists, and a list shows more of a game than its name: what it costs to try,
-- whether it can be tried for nothing, and what it is proven to return. Players come back to what they
-- played, so each member's games are remembered with the time of the last launch.

alter table catalog_vendors
  -- A vendor either leads to a list of its games or opens at once, with a lobby of its own.
  add column lists_games boolean not null default true,
  add column sort_order  int     not null default 1000;

alter table catalog_games
  -- The kind within a category: SM and JP for slots, BAC for a baccarat table, and so on.
  add column classify       text        not null default '',
  -- In ledger units of reference units; null where nobody has said.
  add column min_bet_ru     bigint,
  add column min_lines      int,
  -- Whether it takes play credit.
  add column has_free_play  boolean     not null default true,
  -- The share of all stakes that comes back, in parts of ten million; null where it is not proven.
  add column return_per_10m int,
  -- Path of its picture, to which size and format are added.
  add column icon           text,
  add column sort_order     int         not null default 1000,
  add column created_at     timestamptz not null default now(),
  add constraint catalog_games__min_bet_positive check (min_bet_ru > 0),
  add constraint catalog_games__min_lines_positive check (min_lines > 0),
  add constraint catalog_games__return_is_share check (return_per_10m between 1 and 10000000);

create index catalog_games__sort_order on catalog_games (sort_order, vendor_code, game_id);

-- The newest launch of each game by each member.
create table catalog_recents (
  member_id   uuid        not null,
  vendor_code text        not null,
  game_id     text        not null,
  played_at   timestamptz not null,
  primary key (member_id, vendor_code, game_id),
  foreign key (vendor_code, game_id) references catalog_games (vendor_code, game_id)
);

create index catalog_recents__latest on catalog_recents (member_id, played_at, vendor_code, game_id);
