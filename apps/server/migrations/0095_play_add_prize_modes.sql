-- Why: by which prizes a lottery pays is the merchant's to choose, for all its lotteries alike. A provider that offers
-- several ways must hear which of them a session may have, and a bet by another one takes nothing.
--
-- Invariant: no bet names a mode that its session was not told.

-- Null where the game is no lottery, and in sessions from before; those are told nothing.
alter table play_sessions add column prize_modes jsonb;
