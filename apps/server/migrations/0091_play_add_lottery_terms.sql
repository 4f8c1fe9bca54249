-- Why: a lottery ticket is paid by prizes that its player chose: by a series up to their own, or by odds that are the
-- same for all. The ticket counts in the category of its prizes, and those above the player share what a low series
-- leaves; so a bet says by which prizes it is paid, and a session up to which series its player may bet.
--
-- Invariants: no bet has a higher series than its session was told. Terms are as the protocol's schema let them in; they
-- have no check of their own, which every bet would pay for.

alter table play_tickets add column lottery jsonb;
-- By group; null where the game is no lottery.
alter table play_sessions add column series jsonb;
