-- Why: a bet names a game, and whether that game is on, in which category it counts and what it is
-- called are facts of the catalogue, not of the provider that sends the bet.

create table catalog_vendors (
  code          text    primary key,
  -- Who speaks for the vendor: several vendors may be one provider's.
  provider_code text    not null,
  category      text    not null,
  -- SEAMLESS bets take money from the member's wallet; TRANSFER vendors hold a wallet of their own.
  wallet_mode   text    not null default 'SEAMLESS',
  names         jsonb   not null,
  is_on         boolean not null default true,
  constraint catalog_vendors__category_known check
    (category in ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'JACKPOT')),
  constraint catalog_vendors__wallet_mode_known check (wallet_mode in ('SEAMLESS', 'TRANSFER'))
);

create table catalog_games (
  vendor_code text    not null references catalog_vendors (code),
  game_id     text    not null,
  category    text    not null,
  names       jsonb   not null,
  is_on       boolean not null default true,
  primary key (vendor_code, game_id),
  constraint catalog_games__category_known check
    (category in ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'JACKPOT'))
);
