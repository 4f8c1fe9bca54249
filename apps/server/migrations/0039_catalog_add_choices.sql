-- Why: one catalogue serves all merchants, and whoever runs one of them must be able to hide a studio or a game, to
-- call it something else, to show another picture of it and to put it somewhere else without touching the others.
-- What a merchant has chosen stands beside what holds for all, and only where it differs.
--
-- Invariant: a choice never makes playable what is off for all.

create table catalog_vendor_choices (
  merchant_code text    not null,
  vendor_code   text    not null references catalog_vendors (code) on delete cascade,
  is_on         boolean not null default true,
  -- Null is the place that it has for all.
  sort_order    integer,
  primary key (merchant_code, vendor_code)
);

create index catalog_vendor_choices__vendor on catalog_vendor_choices (vendor_code);

create table catalog_game_choices (
  merchant_code text    not null,
  vendor_code   text    not null,
  game_id       text    not null,
  is_on         boolean not null default true,
  sort_order    integer,
  -- By language; what is missing is called as it is for all.
  names         jsonb   not null default '{}',
  -- Null is the picture that it has for all.
  icon          text,
  -- Whether it is marked as new; null leaves that to its age.
  is_new        boolean,
  primary key (merchant_code, vendor_code, game_id),
  foreign key (vendor_code, game_id) references catalog_games (vendor_code, game_id) on delete cascade,
  constraint catalog_game_choices__names_object check (jsonb_typeof(names) = 'object')
);

create index catalog_game_choices__game on catalog_game_choices (vendor_code, game_id);
