-- Why: at lotteries a player bets by a series up to their own, which the platform tells when a session opens.

-- By group of lotteries; null where the platform told none.
alter table sessions add column series jsonb;
