-- Why: rounds of some games are those of many players at once. Their tiles show what goes on at the table, so a list
-- must know which games have one before anybody asks the house.

alter table catalog_games add column is_shared boolean not null default false;
