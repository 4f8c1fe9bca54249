-- Why: a member may have series of their own for lotteries, by groups of games. The platform tells them when a
-- session is opened, and what is bet in it is held against them.

alter table sessions add column series jsonb;
