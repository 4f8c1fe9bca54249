-- Why: what a lottery may cost the house is its operator's to say, game by game. Null is as it is shipped, so that a
-- better figure of a later version reaches everybody who never chose one. In whole reference units.

alter table lotteries
  add column ticket_stake_max  integer check (ticket_stake_max > 0),
  add column ticket_payout_max integer check (ticket_payout_max > 0),
  add column member_payout_max integer check (member_payout_max > 0),
  add column load_max          integer check (load_max > 0);
