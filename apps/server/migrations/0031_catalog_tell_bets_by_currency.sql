-- Why: a game takes round bets of each currency, not a multiple of a reference unit: ten yen, where 0.05 units come
-- to 7.50. A list that says or is asked for the smallest bet needs the one that the game really takes.

alter table catalog_games
  add column min_bets jsonb not null default '{}',
  add constraint catalog_games__min_bets_positive
    check (not jsonb_path_exists(min_bets, '$.* ? (@.type() != "number" || @ <= 0)'));

-- Bets of games that are not known by currency keep standing for what they did.
update catalog_games
   set min_bets = jsonb_build_object(
     'USD', min_bet_ru, 'JPY', min_bet_ru * 150, 'PHP', min_bet_ru * 56,
     'THB', min_bet_ru * 35, 'VND', min_bet_ru * 25000, 'CNY', min_bet_ru * 7)
 where min_bet_ru is not null;

alter table catalog_games drop column min_bet_ru;
