-- Why: the lobby names a game by one word, shows what is hot, keeps what a member likes, and tells of a
-- game all that a launch needs. What an operator calls hot is a list of its own, so that it can be given
-- an order and changed without touching a game.

alter table catalog_vendors
  -- Paths of pictures; `art:` and a name for one that the site brings along itself.
  add column icon_large text,
  add column icon_small text;

alter table catalog_games
  -- Names the game where one word must do. A favourite outlives a change of vendor codes by it.
  add column node_id     bigint generated always as identity,
  -- What the provider calls it, where that is not its id.
  add column game_code   text,
  -- The room or table within a game that has several.
  add column room_id     text,
  -- Play types of a lottery.
  add column lotto_modes text[] not null default '{}',
  add constraint catalog_games__node_id unique (node_id);

-- What an operator calls hot. Rows without a merchant count wherever a merchant has none of its own.
create table catalog_hot (
  merchant_code text,
  node_id       bigint not null references catalog_games (node_id) on delete cascade,
  sort_order    int    not null,
  constraint catalog_hot__once unique nulls not distinct (merchant_code, node_id)
);

create table catalog_favourites (
  member_id uuid        not null,
  node_id   bigint      not null references catalog_games (node_id) on delete cascade,
  added_at  timestamptz not null,
  primary key (member_id, node_id)
);

create index catalog_favourites__latest on catalog_favourites (member_id, added_at, node_id);

-- What is played most is counted over the latest launches of all members.
create index catalog_recents__played_at on catalog_recents (played_at);
